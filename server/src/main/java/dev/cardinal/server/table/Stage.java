package dev.cardinal.server.table;

import java.util.Locale;

/** Where a table is in its life. */
public enum Stage {
    /** Waiting for players. */
    OPEN,
    /** Everybody sits; the clients reveal what they contribute to chance. */
    DEALING,
    PLAYING,
    OVER,
    /** Given up before its game was over. */
    CLOSED;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Stage of(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }
}
