package dev.cardinal.onepiece.text.spelling;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The text of a card in a plain spelling: lower case, one space between words and marks, and nothing typographic.
 *
 * <p>Text in brackets of any kind keeps its spelling, unless it is a tag. "K.O." is spelled "ko", "DON!!" "don",
 * and a circled number "circled" and the number. Reminder text in parentheses is left out.
 */
public final class Plain {
    private final String raw;
    private final StringBuilder line = new StringBuilder();
    private final List<String> lines = new ArrayList<>();
    private int at;

    private Plain(String raw) {
        this.raw = raw;
    }

    /** The lines of a text, each followed by a space. */
    public static List<String> lines(String text) {
        return new Plain(Typography.plain(text)).read();
    }

    private List<String> read() {
        while (at < raw.length()) {
            char c = raw.charAt(at);
            switch (c) {
                case '\n' -> endLine();
                case '[' -> bracket(']');
                case '{' -> bracket('}');
                case '<' -> bracket('>');
                case '"' -> quoted();
                case '(' -> note();
                case ')' -> at++;
                case '.', ',', ';', ':', '•' -> mark(c);
                default -> {
                    if (Character.isWhitespace(c)) at++;
                    else word();
                }
            }
        }
        endLine();
        return lines;
    }

    private void endLine() {
        at++;
        if (!line.isEmpty()) lines.add(line.toString());
        line.setLength(0);
    }

    private void mark(char c) {
        at++;
        emit(String.valueOf(c));
    }

    private void emit(String word) {
        line.append(word).append(' ');
    }

    private void bracket(char close) {
        int end = raw.indexOf(close, at);
        if (end < 0) {
            word();
            return;
        }
        String inside = raw.substring(at + 1, end).strip();
        char open = raw.charAt(at);
        String tag = open == '[' ? Tags.spelled(inside) : null;
        emit(open + (tag == null ? inside : tag) + close);
        at = end + 1;
    }

    private void quoted() {
        int end = raw.indexOf('"', at + 1);
        if (end < 0) {
            at++;
            return;
        }
        emit(raw.substring(at, end + 1));
        at = end + 1;
    }

    private void note() {
        int end = raw.indexOf(')', at);
        String inside = end < 0 ? "" : raw.substring(at + 1, end);
        if (inside.equals("s") && line.length() > 1) {
            line.setCharAt(line.length() - 1, 's');
            line.append(' ');
            at = end + 1;
        } else {
            boolean known = Reminders.isKnown(inside);
            at = known ? end + 1 : at + 1;
            if (known && isOnlyKeyword()) {
                lines.add(line.toString());
                line.setLength(0);
            }
        }
    }

    /** Whether the line so far is only a keyword with tags before it. */
    private boolean isOnlyKeyword() {
        int last = line.lastIndexOf("[");
        int end = line.length() - 2;
        return last >= 0
                && line.charAt(end) == ']'
                && Tags.keyword(line.substring(last + 1, end)) != null
                && line.substring(0, last).replaceAll("\\[[^]]*] ", "").isEmpty();
    }

    private void word() {
        int start = at;
        if (raw.regionMatches(true, at, "K.O.", 0, 4)) {
            at += 4;
            emitWord("ko", at);
        } else if (raw.regionMatches(true, at, "DON!!", 0, 5)) {
            at += 5;
            emitWord("don", at);
        } else if (raw.charAt(at) >= '①' && raw.charAt(at) <= '⑳') {
            emit("circled " + (raw.charAt(at) - '①' + 1));
            at++;
        } else {
            at++;
            emitWord(raw.substring(start, at), at);
        }
    }

    private void emitWord(String beginning, int from) {
        while (at < raw.length() && isInWord(raw.charAt(at))) at++;
        String word = (beginning + raw.substring(from, at)).toLowerCase(Locale.ROOT);
        emit(word.equals("-") && line.isEmpty() ? "•" : word.equals("can't") ? "cannot" : word);
    }

    private static boolean isInWord(char c) {
        return (Character.isLetterOrDigit(c) && c < '①') || c == '\'' || c == '!' || c == '-' || c == '+';
    }
}
