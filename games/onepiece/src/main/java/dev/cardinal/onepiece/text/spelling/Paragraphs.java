package dev.cardinal.onepiece.text.spelling;

import java.util.ArrayList;
import java.util.List;

/** The paragraphs of a card's text, one for each effect. */
public final class Paragraphs {
    private static final String START = "at the start of the game , ";

    private Paragraphs() {}

    public static List<String> of(String text) {
        List<String> paragraphs = new ArrayList<>();
        for (String line : Plain.lines(text)) {
            for (String part : parts(line)) {
                if (!paragraphs.isEmpty() && continues(part)) {
                    String before = paragraphs.removeLast();
                    boolean afterChoices = before.contains("• ") && !part.startsWith("• ");
                    paragraphs.add(before + (afterChoices ? "¶ " : "") + part);
                } else {
                    paragraphs.add(part);
                }
            }
        }
        return paragraphs;
    }

    /** The effects in one line: one at the start of the game is separate from a permanent one. */
    private static List<String> parts(String line) {
        int start = line.indexOf(" and " + START);
        if (start < 0) return atTags(line);
        List<String> parts = new ArrayList<>(atTags(line.substring(0, start) + " . "));
        parts.add(line.substring(start + " and ".length()));
        return parts;
    }

    private static boolean continues(String line) {
        return line.startsWith("• ") || line.startsWith("then ") || line.startsWith("if you do ");
    }

    /** Splits where a tag after the end of a sentence begins another effect. */
    private static List<String> atTags(String line) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int dot = line.indexOf(". ["); dot >= 0; dot = line.indexOf(". [", dot + 1)) {
            int end = line.indexOf(']', dot);
            if (end < 0 || Tags.spelled(line.substring(dot + 3, end)) == null) continue;
            parts.add(line.substring(start, dot + 2));
            start = dot + 2;
        }
        parts.add(line.substring(start));
        return parts;
    }
}
