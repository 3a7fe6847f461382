package dev.cardinal.onepiece.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A written deck list.
 *
 * @param problems the lines that could not be read
 */
public record DeckList(List<Line> lines, List<String> problems) {
    private static final Pattern LINE = Pattern.compile(
            "(?:(\\d{1,3})(?:\\s*[xX×]\\s+|\\s+|\\s*[xX×]))?([A-Za-z0-9]+-[A-Za-z0-9]+)(?:_\\w+)?(?:\\s.*)?");

    public DeckList {
        lines = List.copyOf(lines);
        problems = List.copyOf(problems);
    }

    /**
     * Some copies of a card.
     *
     * @param at where it was written, such as "line 3"
     */
    public record Line(int count, String id, String at) {}

    /** Reads lines such as {@code 4x OP01-016}; text after the card number, or after a #, is ignored. */
    public static DeckList of(String text) {
        return read(text.split("\\R", -1), "line ");
    }

    /** Reads cards in one line, separated by plus signs, such as {@code 1xST01-001+4xST01-002}. */
    static DeckList inline(String text) {
        return read(text.split("\\+", -1), "part ");
    }

    private static DeckList read(String[] texts, String where) {
        List<Line> lines = new ArrayList<>();
        List<String> problems = new ArrayList<>();
        for (int i = 0; i < texts.length; i++) {
            String at = where + (i + 1);
            String text = texts[i].replaceFirst("(#|//).*", "").strip();
            Matcher line = LINE.matcher(text);
            if (line.matches()) {
                int count = line.group(1) == null ? 1 : Integer.parseInt(line.group(1));
                lines.add(new Line(count, line.group(2).toUpperCase(Locale.ROOT), at));
            } else if (!text.isEmpty()) {
                problems.add(at + " should look like '4x OP01-016', not '" + text + "'");
            }
        }
        return new DeckList(lines, problems);
    }
}
