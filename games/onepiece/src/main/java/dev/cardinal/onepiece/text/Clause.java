package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.text.spelling.Tags;

/** The pattern of a clause: its text without names and numbers. */
final class Clause {
    private Clause() {}

    static String kind(String clause) {
        StringBuilder kind = new StringBuilder();
        for (int i = 0; i < clause.length(); i++) {
            char c = clause.charAt(i);
            int close = c == '{'
                    ? clause.indexOf('}', i)
                    : c == '"' ? clause.indexOf('"', i + 1) : c == '[' ? end(clause, i) : -1;
            if (close > i) {
                kind.append(c).append("…").append(clause.charAt(close));
                i = close;
            } else if (Character.isDigit(c)) {
                if (kind.isEmpty() || kind.charAt(kind.length() - 1) != '#') kind.append('#');
            } else {
                kind.append(c);
            }
        }
        return kind.toString();
    }

    /** The end of a name; a tag is not a name. */
    private static int end(String clause, int at) {
        int close = clause.indexOf(']', at);
        return close < 0 || Tags.spelled(clause.substring(at + 1, close)) != null ? -1 : close;
    }
}
