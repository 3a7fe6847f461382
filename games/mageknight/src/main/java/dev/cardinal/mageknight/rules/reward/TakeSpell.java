package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Takes a spell from the offer, perhaps only of one colour. */
public record TakeSpell(int colour, int to) implements OpenAsking {
    @Override
    public boolean advance(Table t) {
        if (TakeAction.possible(t, Zone.SPELL_OFFER, colour)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.SPELL_OFFER, 0, card -> TakeAction.is(card, colour), into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        CardMoves.takeFromOffer(t, Zone.SPELL_OFFER, Zone.SPELLS, pick.code(0), TakeAction.zone(t, to));
    }

    @Override
    public String prompt(Table t) {
        return "Which spell do you take?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(Labels.card(code), "take_card", "card", Labels.card(code))
                .on(Spots.in(t, Zone.SPELL_OFFER, code))
                .to(Spots.zone(TakeAction.zone(t, to)));
    }
}
