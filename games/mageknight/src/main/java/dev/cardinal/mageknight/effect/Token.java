package dev.cardinal.mageknight.effect;

import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word, number or sign in a text.
 *
 * @param text in lower case; empty at the end
 * @param column where it starts, from 1
 */
record Token(String text, int column) {
    private static final Pattern PIECE = Pattern.compile("\\s*(?:(\\p{L}+|[+-]?\\d{1,6}|[,;:()/])|$)");

    static List<Token> cut(String text) throws Refused {
        List<Token> tokens = new ArrayList<>();
        Matcher pieces = PIECE.matcher(text);
        int at = 0;
        while (at < text.length() && pieces.region(at, text.length()).lookingAt()) {
            at = pieces.end();
            if (pieces.group(1) != null) {
                tokens.add(new Token(pieces.group(1).toLowerCase(Locale.ROOT), pieces.start(1) + 1));
            }
        }
        if (at < text.length()) {
            int column = at
                    + text.substring(at).length()
                    - text.substring(at).stripLeading().length();
            throw new Token(text.substring(column, column + 1), column + 1).wrong("a word, a number or a sign");
        }
        tokens.add(new Token("", text.length() + 1));
        return tokens;
    }

    boolean is(String other) {
        return text.equals(other);
    }

    boolean isEnd() {
        return text.isEmpty();
    }

    boolean isNumber() {
        return !isEnd() && Character.isDigit(text.charAt(text.length() - 1));
    }

    int number() {
        return Integer.parseInt(text);
    }

    Refused wrong(String expected) {
        String found = isEnd() ? "the end" : "'" + text + "'";
        return new Refused("bad_effect", "Column " + column + ": expected " + expected + " but found " + found);
    }
}
