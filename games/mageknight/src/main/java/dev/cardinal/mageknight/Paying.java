package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.effect.Colour;
import dev.cardinal.mageknight.effect.Effect;

/** A mana of one of several colours is paid, in the way that the player likes; then an effect follows. */
record Paying(int colours, Effect then, Cause cause) implements Asking {
    private static final Colour[] ALL = Colour.values();

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
        Mana.offer(t, colours, into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Mana.spend(t, pick.code(0));
        Effects.run(t, then, cause.remembering(Mana.as(pick.code(0))));
    }

    @Override
    public String prompt(Table t) {
        return Named.cause(t, cause) + ": pay with what?";
    }

    @Override
    public Choice choice(Table t, int way) {
        Colour colour = ALL[Mana.colour(way)];
        Colour as = ALL[Mana.as(way)];
        String what = switch (Mana.what(way)) {
            case Mana.ENDLESS -> "endless " + colour;
            case Mana.TOKEN -> colour + " token";
            case Mana.DIE -> colour + " die";
            case Mana.KEPT_DIE -> "stolen " + colour + " die";
            default -> colour + " crystal";
        };
        return Choice.plain(
                colour == as ? what : what + " as " + as,
                Data.fields().with("type", "pay_mana").with("with", what).with("as", as.toString()));
    }
}
