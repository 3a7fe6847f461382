package dev.cardinal.host;

/**
 * How a client marks what it sends, so that sending it twice does it once.
 *
 * @param entry the last entry the client has seen
 * @param client the client's own name for what it sends; may be empty
 * @param reason why it is sent, in a few words that only this seat may read until the game is over; may be empty
 */
public record Sent(int entry, String client, String reason) {
    public static final int LONGEST_REASON = 300;

    /** Sent by someone who is always up to date and never sends twice. */
    static final Sent UNNAMED = new Sent(-1, "");

    public Sent(int entry, String client) {
        this(entry, client, "");
    }

    /** The same, with a reason. */
    public Sent because(String why) {
        return new Sent(entry, client, why);
    }

    boolean named() {
        return entry >= 0;
    }
}
