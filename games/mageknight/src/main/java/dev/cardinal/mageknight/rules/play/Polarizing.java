package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.ImmediateMana;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;

/** Turns one mana into a token of the opposite colour: red and blue, green and white, gold and black. */
record Polarizing() implements OpenAsking {
    private static final ManaColour[] ALL = ManaColour.values();
    private static final int[] OPPOSITES = {1, 0, 3, 2, 5, 4};

    static boolean possible(Table t) {
        Offer offer = new Offer();
        new Polarizing().offer(t, offer);
        return offer.size() > 0;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        Player player = t.player();
        for (int colour = 0; colour < ALL.length; colour++) {
            if (player.tokens[colour] > 0) {
                into.add(Mana.way(Mana.TOKEN, colour, OPPOSITES[colour]));
            }
            if (player.keptDie != Player.NO_DIE && t.source.colour(player.keptDie) == colour) {
                into.add(Mana.way(Mana.KEPT_DIE, colour, OPPOSITES[colour]));
            }
            if (Mana.diceLeft(t) > 0 && t.source.find(colour) >= 0) {
                into.add(Mana.way(Mana.DIE, colour, OPPOSITES[colour]));
            }
            if (colour < ManaColour.BASICS && player.crystals[colour] > 0) {
                into.add(Mana.way(Mana.CRYSTAL, colour, OPPOSITES[colour]));
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int way = pick.code(0);
        boolean atOnce = Mana.what(way) == Mana.TOKEN && ImmediateMana.waits(t, Mana.colour(way));
        Mana.spend(t, way);
        t.player().tokens[Mana.as(way)]++;
        if (atOnce) {
            t.now.rules.add(ImmediateMana.rule(Mana.as(way)));
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which mana becomes its opposite?";
    }

    @Override
    public Choice choice(Table t, int way) {
        String what = switch (Mana.what(way)) {
            case Mana.TOKEN -> "token";
            case Mana.DIE -> "die";
            case Mana.KEPT_DIE -> "stolen die";
            default -> "crystal";
        };
        ManaColour colour = ALL[Mana.colour(way)];
        Choice choice = Choice.naming(
                colour + " " + what + " to " + ALL[Mana.as(way)], "polarize", "with", colour + " " + what);
        return Spots.paid(t, way, choice);
    }
}
