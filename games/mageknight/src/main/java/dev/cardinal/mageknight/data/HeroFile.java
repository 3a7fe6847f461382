package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.ManaColour;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The heroes and their skills.
 *
 * @param skills the skills of all heroes
 */
record HeroFile(List<Hero> heroes, List<Skill> skills) {
    private static final String NAME = "heroes.json";

    static List<String> names() {
        return Json.rows(NAME).stream().map(row -> row.text("name")).toList();
    }

    static HeroFile read(List<DeedCard> deeds) {
        List<Hero> heroes = new ArrayList<>();
        List<Skill> skills = new ArrayList<>();
        for (Row row : Json.rows(NAME)) {
            int hero = heroes.size();
            List<Integer> own = new ArrayList<>();
            for (Row skill : row.rows("skills")) {
                own.add(skills.size());
                skills.add(Skill.of(skills.size(), hero, skill));
            }
            heroes.add(
                    new Hero(hero, row.text("name"), row.some(ManaColour.class, "crystals"), own, deck(hero, deeds)));
        }
        return new HeroFile(List.copyOf(heroes), List.copyOf(skills));
    }

    /** The common cards, with the hero's own cards instead of those they replace. */
    private static List<Integer> deck(int hero, List<DeedCard> deeds) {
        List<DeedCard> own = deeds.stream().filter(card -> card.hero() == hero).toList();
        List<Integer> deck = new ArrayList<>();
        for (DeedCard card : deeds) {
            if (card.hero() == DeedCard.NONE || card.hero() == hero) {
                long replaced = own.stream()
                        .filter(other -> other.replaces() == card.id())
                        .count();
                deck.addAll(Collections.nCopies(card.copies() - (int) replaced, card.id()));
            }
        }
        return deck;
    }
}
