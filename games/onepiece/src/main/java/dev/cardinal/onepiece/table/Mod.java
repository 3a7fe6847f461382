package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;

/**
 * Something that an effect has changed for a while.
 *
 * @param value the number that the change came to
 * @param piece the card that is changed, or -1 for a player
 * @param life which card that piece was
 * @param player the player that is changed, where it is no card
 * @param seat the effect's player, from whom durations count
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
    Mod renamed(int[] names) {
        return new Mod(change, value, piece < 0 ? piece : names[piece], life, player, duration, seat, source, made);
    }
}
