package dev.cardinal.onepiece.notation;

/**
 * A token of the notation.
 *
 * @param line where it starts, from 1, like the column
 */
record Token(Kind kind, String text, int line, int column) {
    enum Kind {
        WORD,
        NUMBER,
        TEXT,
        SIGN,
        END
    }

    boolean is(String sign) {
        return kind == Kind.SIGN && text.equals(sign);
    }

    boolean isWord() {
        return kind == Kind.WORD;
    }

    /** The token in words, for messages. */
    @Override
    public String toString() {
        return kind == Kind.END ? "the end" : "'" + text + "'";
    }
}
