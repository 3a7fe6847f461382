package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Gains a mana token or a crystal of one of several colours. */
record ChooseColour(int colours, boolean crystal, Cause cause) implements OpenAsking {
    private static final ManaColour[] ALL = ManaColour.values();

    @Override
    public boolean advance(Table t) {
        if (Integer.bitCount(colours) > 1) {
            return true;
        }
        t.pop();
        if (colours != 0) {
            gain(t, Integer.numberOfTrailingZeros(colours));
        }
        return false;
    }

    private void gain(Table t, int colour) {
        if (crystal) {
            Mana.gainCrystal(t, t.seat(), colour);
        } else {
            t.player().tokens[colour]++;
            t.now.lastToken = colour;
        }
        if (t.heard()) {
            Events.mana(t, colour, crystal);
        }
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (ManaColour colour : ALL) {
            if ((colours & colour.bit()) != 0) {
                into.add(colour.ordinal());
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        gain(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": a " + (crystal ? "crystal" : "mana token") + " of which colour?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(ALL[code].toString(), "choose_color", "color", ALL[code].toString());
    }
}
