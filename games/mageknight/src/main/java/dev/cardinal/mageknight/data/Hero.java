package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.ManaColour;
import java.util.List;

/**
 * A Mage Knight.
 *
 * @param crystals the crystals the hero has as a dummy player
 * @param skills the ids of the hero's skills
 * @param deck the ids of the deed cards in a starting deck, with repetitions
 */
public record Hero(int id, String name, List<ManaColour> crystals, List<Integer> skills, List<Integer> deck) {
    public Hero {
        crystals = List.copyOf(crystals);
        skills = List.copyOf(skills);
        deck = List.copyOf(deck);
    }

    @Override
    public String toString() {
        return name;
    }
}
