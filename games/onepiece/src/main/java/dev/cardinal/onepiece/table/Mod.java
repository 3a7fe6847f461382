package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;

/**
 * A temporary change by an effect.
 *
 * @param value the value of the change
 * @param piece the changed card, or -1 for a player
 * @param life the life of that card
 * @param player the changed player, if it is not a card
 * @param seat the effect's player, whose turns durations refer to
 * @param source the card whose effect it is
 * @param made the turn in which it was made
 */
public record Mod(
        Change change,
        int value,
        @PieceNumber int piece,
        @PieceNumber(PieceNumber.As.LIFE) int life,
        int player,
        Duration duration,
        int seat,
        @PieceNumber int source,
        int made) {
    public static Mod of(Table t, Change change, int value, int piece, Duration duration, int seat, int source) {
        return new Mod(change, value, piece, t.life(piece), -1, duration, seat, source, t.turnNumber);
    }

    Mod renamed(int[] names) {
        return new Mod(change, value, piece < 0 ? piece : names[piece], life, player, duration, seat, source, made);
    }
}
