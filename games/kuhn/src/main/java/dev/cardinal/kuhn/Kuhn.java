package dev.cardinal.kuhn;

import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kit.cards.CardGame;
import dev.cardinal.kit.cards.CardTable;
import dev.cardinal.kit.cards.Zone;
import java.util.List;

/** Kuhn poker: each of two players antes a chip and gets one of three cards; one of them may bet one more. */
public final class Kuhn extends CardGame {
    static final List<String> CARDS = List.of("Jack", "Queen", "King");

    public Kuhn() {
        super("kuhn", "Kuhn poker: three cards, one bet, and the higher card takes the pot", 2);
    }

    @Override
    protected List<Zone> zones() {
        return List.of(Zone.closed("deck", "Deck"), Zone.hand(0), Zone.hand(1));
    }

    @Override
    protected List<Counter> numbers() {
        return List.of(
                new Counter("pot", "Pot", -1, 0),
                new Counter("0/chips", "Chips", 0, 0),
                new Counter("1/chips", "Chips", 1, 0));
    }

    @Override
    protected void deal(CardTable t) {
        t.put("deck", CARDS.toArray(String[]::new));
        t.shuffle("deck");
        for (int seat = 0; seat < 2; seat++) {
            t.draw("deck", seat + "/hand");
            t.pay(seat + "/chips", "pot", 1);
        }
        t.beginTurn(0);
        t.push(new Bet(false));
    }

    @Override
    protected long score(CardTable t, int seat) {
        return t.count(seat + "/chips");
    }

    /** Gives the pot to a player, and the game is over. */
    static void win(CardTable t, int seat, String how) {
        t.say("won", seat, "Player " + seat + " takes the pot of " + t.count("pot"));
        t.pay("pot", seat + "/chips", t.count("pot"));
        t.end(how);
    }

    /** Both show their cards. */
    static void showDown(CardTable t) {
        t.show("0/hand");
        t.show("1/hand");
        t.say("shown", -1, "Both show their cards");
        int first = CARDS.indexOf(t.face("0/hand", 0));
        win(t, first > CARDS.indexOf(t.face("1/hand", 0)) ? 0 : 1, "showdown");
    }
}
