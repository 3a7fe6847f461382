package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.Notation;
import dev.cardinal.mageknight.pieces.Labels;
import java.util.ArrayList;
import java.util.List;

/** The help on a deed card. */
final class CardNotes {
    private CardNotes() {}

    /** The name and both effects, the strong one with its cost. */
    static String inShort(DeedCard card) {
        return card.name() + ": " + effects(card);
    }

    static String effects(DeedCard card) {
        String basic = Notation.write(card.basic());
        String strong = Notation.write(card.strong());
        return switch (card.type()) {
            case WOUND -> "useless until it is healed";
            case BASIC_ACTION, ADVANCED_ACTION -> basic + " | " + card.colour() + ": " + strong;
            case SPELL -> card.colour() + ": " + basic + " | " + card.colour() + "+black: " + strong;
            case ARTIFACT -> basic + " | thrown away: " + strong;
        };
    }

    static List<String> on(DeedCard card) {
        List<String> lines = new ArrayList<>();
        boolean spell = card.type() == DeedCard.Type.SPELL;
        lines.add(card.name() + ": " + (card.colour() == null ? "" : card.colour() + " ") + Labels.word(card.type())
                + whose(card));
        if (card.type() == DeedCard.Type.WOUND) {
            lines.add("  You cannot play it, and it counts against your hand limit. A point of healing outside combat"
                    + " removes it from your hand; a rest discards it. At the end, each costs you 2 points.");
            return lines;
        }
        lines.add("  basic" + (spell ? " (1 " + card.colour() + " mana)" : "") + ": " + Notation.write(card.basic()));
        String price = switch (card.type()) {
            case SPELL -> " (" + card.strongName() + ", 1 " + card.colour() + " and 1 black mana)";
            case ARTIFACT -> " (the card leaves the game)";
            default -> " (1 " + card.colour() + " mana)";
        };
        lines.add("  strong" + price + ": " + Notation.write(card.strong()));
        if (card.banner() != null) {
            lines.add("  the unit that carries it: " + Primer.banner(card.banner()));
        }
        lines.add("  sideways: move 1 or influence 1 or attack 1 or block 1");
        return lines;
    }

    private static String whose(DeedCard card) {
        String owner = card.hero() == DeedCard.NONE ? "" : ", " + Components.hero(card.hero()) + "'s own";
        return owner + (card.competitive() ? ", not in solo games" : "");
    }
}
