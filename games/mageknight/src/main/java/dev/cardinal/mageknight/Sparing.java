package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.mageknight.data.Tactic;

/** Sparing Power: before each turn the top card of the deck goes under the tactic, or all cards there come to hand. */
record Sparing() implements Decision {
    private static final int STASH = 0;
    private static final int TAKE = 1;

    @Override
    public Tactic tactic() {
        return Tactic.SPARING_POWER;
    }

    @Override
    public String type() {
        return "sparing_power_choice";
    }

    @Override
    public Refusal only(Table t) {
        return t.piles.size(Place.deck(t.seat())) == 0
                ? only("deck", "Your deck is empty: you can only take what is under Sparing Power")
                : only("stash_or_take", "Sparing Power lets you stash a card or take what is there");
    }

    @Override
    public boolean advance(Table t) {
        return true;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (t.piles.size(Place.deck(t.seat())) > 0) {
            into.add(STASH);
        }
        into.add(TAKE);
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int seat = t.seat();
        Player player = t.player();
        if (pick.code(0) == STASH) {
            t.piles.add(Place.under(seat), t.piles.removeTop(Place.deck(seat)));
            player.knownTop = Math.max(0, player.knownTop - 1);
            player.knownBottom = Math.min(player.knownBottom, t.piles.size(Place.deck(seat)));
        } else {
            player.flipped = true;
            if (t.piles.size(Place.under(seat)) > 0) {
                t.revealed = true;
                t.piles.moveAll(Place.under(seat), Place.hand(seat));
            }
        }
        resolved(t, seat);
    }

    @Override
    public String prompt(Table t) {
        return named("put the top card of your deck under it, or take the " + t.piles.size(Place.under(t.seat()))
                + " there?");
    }

    @Override
    public Choice choice(Table t, int code) {
        String word = code == STASH ? "stash" : "take";
        return Decision.choice(word, type(), "choice", word);
    }
}
