package dev.cardinal.kuhn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.kit.cards.CardTable;

/** The player on turn puts a chip in, or not; who is facing a bet calls or folds. */
record Bet(boolean facing) implements Asking<CardTable> {
    @Override
    public void offer(CardTable t, Offer into) {
        into.one().add(NO).add(YES);
    }

    @Override
    public String prompt(CardTable t) {
        return facing ? "Do you call the bet?" : "Do you bet?";
    }

    @Override
    public Choice choice(CardTable t, int code) {
        return code == YES ? Choice.plain(word(code)) : Choice.plain(word(code)).plainly();
    }

    private String word(int code) {
        return code == YES ? facing ? "call" : "bet" : facing ? "fold" : "check";
    }

    @Override
    public boolean open() {
        return true;
    }

    @Override
    public void answer(CardTable t, Pick pick) {
        int me = t.turn();
        boolean chip = pick.code(0) == YES;
        t.say("acted", me, "Player " + me + " " + word(pick.code(0)) + "s");
        if (chip) {
            t.pay(me + "/chips", "pot", 1);
        }
        if (facing && !chip) {
            Kuhn.win(t, 1 - me, "fold");
        } else if (facing || (!chip && me == 1)) {
            Kuhn.showDown(t);
        } else {
            t.become(new Bet(chip));
            t.beginTurn(1 - me);
        }
    }
}
