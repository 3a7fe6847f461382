package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Sparing Power: before each turn, put the top card of the deck under the tactic or take all cards there. */
public record Sparing() implements Decision {
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
        return t.piles.size(Zone.deck(t.seat())) == 0
                ? only("deck", "Your deck is empty: you can only take the cards under Sparing Power")
                : only("stash_or_take", "Sparing Power lets you stash a card or take those under it");
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        if (t.piles.size(Zone.deck(t.seat())) > 0) {
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
            Carrying.top(t, Zone.deck(seat), Zone.under(seat), Carrying.NOBODY);
            player.knownTop = Math.max(0, player.knownTop - 1);
            player.knownBottom = Math.min(player.knownBottom, t.piles.size(Zone.deck(seat)));
        } else {
            Tactics.flip(t);
            if (t.piles.size(Zone.under(seat)) > 0) {
                t.learn();
                Carrying.all(t, Zone.under(seat), Zone.hand(seat), 1 << seat);
            }
        }
        resolved(t, seat);
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public String prompt(Table t) {
        return named("put the top card of your deck under it, or take the " + t.piles.size(Zone.under(t.seat()))
                + " there?");
    }

    @Override
    public Choice choice(Table t, int code) {
        String word = code == STASH ? "stash" : "take";
        return Decision.choice(word, type(), "choice", word)
                .on(Spots.zone(code == STASH ? Zone.deck(t.seat()) : Zone.under(t.seat())));
    }
}
