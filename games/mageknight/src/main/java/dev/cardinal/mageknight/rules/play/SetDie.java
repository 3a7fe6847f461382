package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Dice;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Sets a die to any colour but gold and gains tokens of it. */
record SetDie(int die, int tokens) implements OpenAsking {
    private static final ManaColour[] ALL = ManaColour.values();

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (ManaColour colour : ALL) {
            if (colour != ManaColour.GOLD) {
                into.add(colour.ordinal());
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Dice.set(t, die, pick.code(0));
        t.player().tokens[pick.code(0)] += tokens;
    }

    @Override
    public String prompt(Table t) {
        return "Which colour do you set the die to, for " + tokens + " mana of it?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(ALL[code].toString(), "choose_color", "color", ALL[code].toString())
                .on(Spots.die(t, die));
    }
}
