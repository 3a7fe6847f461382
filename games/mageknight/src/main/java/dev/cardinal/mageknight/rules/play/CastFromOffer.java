package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.rules.reward.TakeAction;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Casts a spell of a colour from the offer, paying its mana; the spell stays there. */
record CastFromOffer(int colour) implements Asking<Table> {
    private static final int NOTHING = 99;
    private static final int STRONG = 100;

    private boolean may(Table t, int card, boolean strong) {
        Effect effect =
                strong ? Components.deed(card).strong() : Components.deed(card).basic();
        Cause cause = Cause.card(card);
        return TakeAction.is(card, colour)
                && (UsefulPhases.of(effect) & UsefulPhases.now(t)) != 0
                && Usable.now(t, effect, cause)
                && new Purse(t).affords(Play.priced(card, strong), cause);
    }

    @Override
    public boolean advance(Table t) {
        for (int i = 0; i < t.piles.size(Zone.SPELL_OFFER); i++) {
            int card = t.piles.get(Zone.SPELL_OFFER, i);
            if (may(t, card, false) || may(t, card, true)) {
                return true;
            }
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.SPELL_OFFER, 0, card -> may(t, card, false), into.one());
        into.add(NOTHING);
        Hand.offer(t, Zone.SPELL_OFFER, STRONG, card -> may(t, card, true), into);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        if (pick.code(0) == NOTHING) {
            return;
        }
        boolean strong = pick.code(0) >= STRONG;
        int card = pick.code(0) % STRONG;
        Play.cast(t, Components.deed(card));
        Effects.run(t, Play.priced(card, strong), Cause.card(card));
    }

    @Override
    public String prompt(Table t) {
        return "Which spell of the offer do you cast?";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (code == NOTHING) {
            return Choice.no("cast");
        }
        String card = Labels.card(code % STRONG);
        boolean strong = code >= STRONG;
        return Choice.plain(
                        "cast " + card + (strong ? " strong" : ""),
                        Data.fields().with("type", "cast").with("card", card).with("mode", strong ? "strong" : "basic"))
                .only(strong ? "strong" : "")
                .on(Spots.in(t, Zone.SPELL_OFFER, code % STRONG));
    }
}
