package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.effect.Colour;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Hue;

/** A spell of a colour is cast from the offer, for its mana, and stays there. */
record CastFromOffer(int colour) implements Asking {
    private static final int NOTHING = 99;

    private boolean may(Table t, int card) {
        DeedCard deed = Components.deed(card);
        return TakeAction.is(card, colour)
                && (Uses.of(deed.basic()) & Uses.now(t)) != 0
                && Usable.now(t, deed.basic(), Cause.card(card))
                && new Purse(t).affords(price(deed), Cause.card(card));
    }

    private Effect price(DeedCard deed) {
        return new Effect.Pay(Hue.of(Colour.values()[colour]), deed.basic());
    }

    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < t.piles.size(Place.SPELL_OFFER); i++) {
            if (may(t, t.piles.get(Place.SPELL_OFFER, i))) {
                return true;
            }
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Place.SPELL_OFFER, 0, card -> may(t, card), into.one());
        into.add(NOTHING);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) == NOTHING) {
            return;
        }
        DeedCard deed = Components.deed(pick.code(0));
        Play.cast(t, deed);
        Effects.run(t, price(deed), Cause.card(deed.id()));
    }

    @Override
    public String prompt(Table t) {
        return "Which spell of the offer do you cast?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == NOTHING
                ? Choice.no("cast")
                : Choice.plain(
                        "cast " + Cards.name(code),
                        Data.fields().with("type", "cast").with("card", Cards.name(code)));
    }
}
