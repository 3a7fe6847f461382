package dev.cardinal.host;

/**
 * How a client marks what it sends, so that sending it twice does it once.
 *
 * @param entry the last entry the client has seen
 * @param client the client's own name for what it sends; may be empty
 */
public record Sent(int entry, String client) {
    /** Sent by someone who is always up to date and never sends twice. */
    static final Sent UNNAMED = new Sent(-1, "");

    boolean named() {
        return entry >= 0;
    }
}
