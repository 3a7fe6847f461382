package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Seed;

/** Dominion with its options settled. */
record DominionDeal(int seats, Preset preset, boolean firstEdition, int turnLimit, Kingdom kingdom) implements Deal {

    @Override
    public Scratch scratch(Seed seed) {
        Table t = table(seed, setup(seed));
        Turn.begin(t, 0);
        return new DominionScratch(t);
    }

    Setup setup(Seed seed) {
        return kingdom.draw(seats, preset, firstEdition, turnLimit, seed.chance(1));
    }

    /** The table before the first turn. */
    Table table(Seed seed, Setup setup) {
        Table t = new Table(setup, seed.draws(2), seed.start(2));
        for (long left = setup.piles; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            t.supply(card, preset.pile(setup.card(card), seats));
        }
        for (int seat = 0; seat < seats; seat++) {
            t.own(seat, Basic.COPPER, 7);
            t.own(seat, Basic.ESTATE, 3);
            t.discard(seat, Basic.COPPER, 7);
            t.discard(seat, Basic.ESTATE, 3);
            Verbs.draw(t, seat, 5);
        }
        return t;
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        return new Arrange(this).position(position);
    }
}
