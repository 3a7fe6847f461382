package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Hand;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Preparation: look through the deck, take a card and shuffle the rest. */
public record Preparing(int seat) implements Decision {
    /** Whether this player is looking through the deck. */
    public static boolean looks(Table t, int seat) {
        return t.frames.top() instanceof Preparing preparing && preparing.seat() == seat;
    }

    @Override
    public Tactic tactic() {
        return Tactic.PREPARATION;
    }

    @Override
    public String type() {
        return "preparation_pick_card";
    }

    @Override
    public Refusal only(Table t) {
        return only("not_in_deck", "Preparation takes a card from your deck");
    }

    @Override
    public boolean advance(Table t) {
        if (t.piles.size(Zone.deck(seat)) == 0 && t.piles.size(Zone.discard(seat)) > 0) {
            Carrying.all(t, Zone.discard(seat), Zone.deck(seat), Move.EVERYBODY);
            CardMoves.shuffleDeck(t, seat);
        }
        if (t.piles.size(Zone.deck(seat)) > 0) {
            t.learn();
            look(t, 1 << seat);
            return true;
        }
        t.pop();
        return false;
    }

    /** Shows these seats the deck in its order. */
    public void look(Table t, int privy) {
        int size = t.piles.size(Zone.deck(seat));
        for (int i = 0; t.heard() && i < size; i++) {
            if (!CardMoves.knownInDeck(t, seat, i)) {
                Carrying.look(t, Zone.deck(seat), i, privy);
            }
        }
    }

    @Override
    public int asked(Table t) {
        return seat;
    }

    @Override
    public void offer(Table t, Offer into) {
        Hand.offer(t, Zone.deck(seat), 0, card -> true, into.one());
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        Carrying.fromSomewhere(t, Zone.deck(seat), pick.code(0), Zone.hand(seat), 1 << seat);
        CardMoves.shuffleDeck(t, seat);
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("which card do you take from your deck?");
    }

    @Override
    public Choice choice(Table t, int code) {
        return Decision.choice(Labels.card(code), type(), "cardId", Labels.card(code))
                .on(Spots.in(t, Zone.deck(seat), code))
                .to(Spots.zone(Zone.hand(seat)));
    }
}
