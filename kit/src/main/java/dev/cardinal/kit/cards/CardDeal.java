package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;

/** A card game with zones, ready to be dealt. */
record CardDeal(CardGame game) implements Deal {
    @Override
    public int seats() {
        return game.seats();
    }

    @Override
    public Scratch scratch(Seed seed) {
        return new CardScratch(table(seed));
    }

    private CardTable table(Seed seed) {
        CardTable t = new CardTable(game, seed.chance(1));
        game.deal(t);
        t.settle();
        return t;
    }

    @Override
    public Position arrange(Data.Fields position) throws Refused {
        CardTable t = table(Seed.of(0));
        Arranged.read(t, position.values());
        return new Position(new CardScratch(t));
    }
}
