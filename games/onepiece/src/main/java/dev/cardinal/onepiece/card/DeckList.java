package dev.cardinal.onepiece.card;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A deck as somebody wrote it down: how many of which card.
 *
 * @param problems the lines that say no such thing
 */
public record DeckList(List<Line> lines, List<String> problems) {
    private static final Pattern LINE = Pattern.compile(
            "(?:(\\d{1,3})(?:\\s*[xX×]\\s+|\\s+|\\s*[xX×]))?([A-Za-z0-9]+-[A-Za-z0-9]+)(?:_\\w+)?(?:\\s.*)?");

    public DeckList {
        lines = List.copyOf(lines);
        problems = List.copyOf(problems);
    }

    /**
     * So many copies of a card.
     *
     * @param at where it was written, such as "line 3"
     */
    public record Line(int count, String id, String at) {}

    /** Reads lines such as {@code 4x OP01-016}; what follows the number of a card, or a #, is for people. */
    public static DeckList of(String text) {
        return read(text.split("\\R", -1), "line ");
    }

    /** Reads cards that stand in one line with plus signs between them, such as {@code 1xST01-001+4xST01-002}. */
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
