package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/**
 * Gains a crystal by a die: gold is any colour, black is 1 fame.
 *
 * @param reward whether a crystal beyond three is lost rather than becoming a token
 */
public record RolledCrystal(int colour, boolean reward) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (colour == ManaColour.GOLD.ordinal()) {
            return true;
        }
        t.pop();
        if (colour == ManaColour.BLACK.ordinal()) {
            Fame.gain(t, t.seat(), 1);
        } else {
            gain(t, colour);
        }
        return false;
    }

    private void gain(Table t, int chosen) {
        if (reward) {
            Mana.rewardCrystal(t, t.seat(), chosen);
        } else {
            Mana.gainCrystal(t, t.seat(), chosen);
        }
        if (t.heard()) {
            Events.mana(t, chosen, true);
        }
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int basic = 0; basic < ManaColour.BASICS; basic++) {
            into.add(basic);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        gain(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "The die shows gold: a crystal of which colour?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String name = ManaColour.values()[code].toString();
        return Choice.naming(name, "choose_color", "color", name);
    }
}
