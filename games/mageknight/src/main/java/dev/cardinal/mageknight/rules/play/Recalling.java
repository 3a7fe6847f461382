package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Puts chosen cards from the discard pile back into the deck. */
record Recalling(int number) implements OpenAsking {
    /** The same with random cards. */
    static void random(Table t, int number) {
        int discard = Zone.discard(t.seat());
        for (int i = 0; i < number && t.piles.size(discard) > 0; i++) {
            int index = t.chance().below(t.piles.size(discard));
            Carrying.carry(t, discard, index, Zone.looking(t.seat()), Move.EVERYBODY);
        }
        t.push(new TopOrBottom());
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.discard(t.seat()), 0, card -> true, into.exactly(number));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        for (int i = 0; i < pick.size(); i++) {
            Carrying.one(t, Zone.discard(t.seat()), pick.code(i), Zone.looking(t.seat()));
        }
        t.push(new TopOrBottom());
    }

    @Override
    public String prompt(Table t) {
        return "Which cards of your discard pile do you recall?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.item(Labels.card(code)).on(Spots.in(t, Zone.discard(t.seat()), code));
    }

    @Override
    public String verb() {
        return "recall";
    }

    @Override
    public Data.Fields json() {
        return Data.fields().with("type", "recall");
    }
}
