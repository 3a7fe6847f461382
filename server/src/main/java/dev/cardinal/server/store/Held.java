package dev.cardinal.server.store;

/**
 * What a key opens.
 *
 * @param kind whether it is a seat's key or an invitation
 */
public record Held(Kind kind, String table, int seat) {
    /** What a key is for. */
    public enum Kind {
        SEAT,
        INVITATION
    }
}
