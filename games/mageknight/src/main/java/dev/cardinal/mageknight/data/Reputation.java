package dev.cardinal.mageknight.data;

/**
 * A space of the reputation track.
 *
 * @param influence the influence it adds to an interaction
 * @param shunned whether people refuse to deal with the hero
 */
public record Reputation(int number, int influence, boolean shunned) {
    public static final int LEAST = -7;
    public static final int MOST = 7;

    static Reputation of(Row row) {
        return new Reputation(row.number("reputation"), row.number("influence", 0), row.flag("shunned"));
    }
}
