package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Mana;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Table;

/** Pays a mana, in any way that leaves enough for the costs of the effect that follows. */
record Paying(int colours, Effect then, Cause cause) implements Asking<Table> {
    private static final ManaColour[] ALL = ManaColour.values();

    @Override
    public boolean advance(Table t) {
        if ((Mana.payable(t) & colours) != 0) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        Purse purse = new Purse(t);
        boolean enough = purse.affords(new Effect.Pay(new Hue(colours), then), cause);
        Mana.offer(t, colours, way -> !enough || purse.affords(way, then, cause), into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Mana.spend(t, pick.code(0));
        Effects.run(t, then, cause.remembering(Mana.as(pick.code(0))));
    }

    @Override
    public String prompt(Table t) {
        return Labels.cause(t, cause) + ": what do you pay with?";
    }

    @Override
    public Choice choice(Table t, int way) {
        ManaColour colour = ALL[Mana.colour(way)];
        ManaColour as = ALL[Mana.as(way)];
        String what = switch (Mana.what(way)) {
            case Mana.ENDLESS -> "endless " + colour;
            case Mana.TOKEN -> colour + " token";
            case Mana.DIE -> colour + " die";
            case Mana.KEPT_DIE -> "stolen " + colour + " die";
            default -> colour + " crystal";
        };
        Choice choice = Choice.plain(
                colour == as ? what : what + " as " + as,
                Data.fields().with("type", "pay_mana").with("with", what).with("as", as.toString()));
        return Spots.paid(t, way, choice);
    }
}
