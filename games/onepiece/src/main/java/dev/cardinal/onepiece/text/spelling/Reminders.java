package dev.cardinal.onepiece.text.spelling;

import java.util.List;
import java.util.Locale;

/** Reminder text in parentheses, which only explains a keyword or a symbol (2-8-4-1). */
final class Reminders {
    /** Phrases that identify reminder text; all phrases of a list must occur. */
    private static final List<List<String>> KNOWN = List.of(
            List.of("specified number of don!!", "cost area"),
            List.of("specified number of don!!", "don!! deck"),
            List.of("rest this card", "new target of the attack"),
            List.of("can attack", "on the turn in which it is played"),
            List.of("this card deals 2 damage"),
            List.of("deals damage", "trashed without activating its trigger"),
            List.of("cannot be blocked"),
            List.of("this card", "cannot activate", "blocker"));

    private Reminders() {}

    static boolean isKnown(String note) {
        String words = note.toLowerCase(Locale.ROOT).strip();
        return KNOWN.stream().anyMatch(signs -> signs.stream().allMatch(words::contains));
    }
}
