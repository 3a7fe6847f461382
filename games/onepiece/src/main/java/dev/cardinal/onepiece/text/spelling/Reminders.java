package dev.cardinal.onepiece.text.spelling;

import java.util.List;
import java.util.Locale;

/** Notes in parentheses that only say what a keyword or a sign means (2-8-4-1). */
final class Reminders {
    /** Words that tell a note: each list is of words that all stand in it. */
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
