package dev.cardinal.dominion.card;

import dev.cardinal.dominion.instruction.EachOther;
import dev.cardinal.dominion.instruction.Plus;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Printed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Describes what a card does, based on its instructions. */
public final class Wording {
    private final StringBuilder line = new StringBuilder();

    private Wording() {}

    /** One line, such as "+2 Cards. Opponents gain Curse". */
    static String line(Card card) {
        Wording wording = new Wording();
        if (card.coins() > 0) {
            wording.sentence("+$" + card.coins());
        }
        if (card.points() != 0) {
            wording.sentence(card.points() + " VP");
        }
        if (card.tens() > 0) {
            wording.sentence("Worth " + card.tens() + " VP / 10 cards in deck");
        }
        wording.program(card.program());
        if (card.is(Card.REACTION)) {
            wording.sentence("Reveal to block attacks");
        }
        return wording.line.toString();
    }

    private void program(List<Printed> program) {
        boolean opens = true;
        for (int i = 0; i < program.size(); i++) {
            Printed one = program.get(i);
            if (i + 1 < program.size()
                    && program.get(i + 1) instanceof EachOther others
                    && others.effect().equals(one)) {
                sentence("All " + one.phrase());
                i++;
                opens = true;
            } else if (opens || one instanceof EachOther) {
                sentence(one.words());
                opens = one instanceof Plus;
            } else {
                line.append(", ").append(one.phrase());
            }
        }
    }

    private void sentence(String words) {
        line.append(line.isEmpty() ? "" : ". ").append(words);
    }

    /** Further rules for the help, in whole sentences. */
    public static List<String> rules(Card card) {
        Set<String> rules = new LinkedHashSet<>();
        card.program().forEach(one -> rules.add(one.rule()));
        if (card.tens() > 0) {
            rules.add("Counts all your cards, including itself, rounded down to the nearest ten.");
        }
        if (card.is(Card.REACTION)) {
            rules.add("When another player attacks, you may reveal it. Then the attack does nothing to you,"
                    + " and the card stays in your hand.");
        }
        rules.remove("");
        return new ArrayList<>(rules);
    }
}
