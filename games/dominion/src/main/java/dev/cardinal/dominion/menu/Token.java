package dev.cardinal.dominion.menu;

/**
 * A piece of a line.
 *
 * @param column where it starts, from 1
 */
record Token(Kind kind, String text, int column) {
    enum Kind {
        WORD,
        NUMBER,
        SIGN,
        END
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isWord(String word) {
        return kind == Kind.WORD && text.equalsIgnoreCase(word);
    }

    /** The token in words, for error messages. */
    @Override
    public String toString() {
        return kind == Kind.END ? "the end of the line" : "'" + text + "'";
    }
}
