package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/** Names a colour that then matters to everyone. */
record NameColour(Special special, Cause cause) implements OpenAsking {
    private static final ManaColour[] ALL = ManaColour.values();

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (ManaColour colour : ALL) {
            if (colour.basic() || (special == Special.EXPLOIT_MANA && colour == ManaColour.BLACK)) {
                into.add(colour.ordinal());
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int colour = pick.code(0);
        switch (special) {
            case BURN_CRYSTALS -> Spells.burnCrystals(t, colour);
            case EXPLOIT_MANA -> {
                t.player().tokens[colour]++;
                Lasting.begin(t, Lasting.What.EXPLOITED_COLOUR, t.seat(), colour);
            }
            default -> {
                Mana.gainCrystal(t, t.seat(), colour);
                boolean steals = special == Special.STEAL_MINDS;
                t.push(new ReadMinds(colour, 0, steals, new int[0], new int[0]));
            }
        }
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": which colour?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(ALL[code].toString(), "choose_color", "color", ALL[code].toString());
    }
}
