package dev.cardinal.dominion.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is printed on a card, as data.
 *
 * @param id its number in the catalogue, in canonical order: the basic cards, then the kingdom by name
 * @param kinds its types as bits, including those that follow from its instructions
 * @param coins what it gives when played as a Treasure
 * @param points its victory points, if they are fixed
 * @param tens extra points for every ten cards its owner has
 * @param needs the types, one of which another card in hand must have to play it, if the rules demand that; 0 if none
 * @param edition 0 for the basic cards, 1 or 2 for the edition of a kingdom card, 3 for both
 * @param program its instructions
 * @param line what it does, in one line
 */
public record Card(
        int id,
        String name,
        int cost,
        int kinds,
        int coins,
        int points,
        int tens,
        int needs,
        int edition,
        List<Printed> program,
        String line) {
    public Card {
        program = List.copyOf(program);
    }

    public static final int ACTION = 1;
    public static final int TREASURE = 2;
    public static final int VICTORY = 4;
    public static final int CURSE = 8;
    public static final int ATTACK = 16;
    public static final int REACTION = 32;
    /** An Action that gives no actions, so that it ends the phase unless another card gave one to spare. */
    public static final int TERMINAL = 64;
    /** Anything that gives coins, Treasure or not. */
    public static final int PAYING = 128;

    /** Its slot in this game; cards that are not in the game share one. */
    public int in(Numbering game) {
        return id < Basic.SIZE ? id : game.slot(id);
    }

    /** Its victory points for a player with this many cards. */
    public int points(int cards) {
        return points + tens * (cards / 10);
    }

    public boolean is(int kind) {
        return (kinds & kind) != 0;
    }

    /** The coins it gives, whether played as a Treasure or as an Action. */
    public int money() {
        return coins + program.stream().mapToInt(Printed::coins).sum();
    }

    /** The card's type as card lines show it, such as "action-attack". */
    public String type() {
        List<String> words = new ArrayList<>();
        String[] names = {"action", "treasure", "victory", "curse", "attack", "reaction"};
        for (int i = 0; i < names.length; i++) {
            if (is(1 << i)) {
                words.add(names[i]);
            }
        }
        return String.join("-", words);
    }

    /** The catalogue has one instance of each card. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other;
    }

    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public String toString() {
        return name + " | $" + cost + " | " + type() + " | " + line;
    }
}
