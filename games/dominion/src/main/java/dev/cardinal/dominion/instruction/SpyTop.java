package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;

/** Reveal the top card of your deck; the attacker decides whether you discard it or put it back. */
public record SpyTop() implements Asking, Printed {

    @Override
    public String words() {
        return "Reveal top card";
    }

    @Override
    public String rule() {
        return "You decide whether each player, including you, keeps the revealed card on the deck or discards it.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(Verbs.revealTop(t, t.who(frame), 1) == 1);
    }

    @Override
    public int asked(Table t, int frame) {
        return t.who(frame - 1);
    }

    @Override
    public int looking(Table t, int frame) {
        return 1;
    }

    @Override
    public boolean revealing() {
        return true;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one().add(YES).add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        int spy = asked(t, frame);
        int card = t.top(who, 0);
        t.pop();
        if (pick.code(0) == YES) {
            t.discard(who, t.takeTop(who) & Table.CARD, 1);
            if (t.heard()) {
                t.tracks().discarded(who, AreaNames.looking(who), card, 1);
            }
        } else {
            Verbs.putBack(t, who, 1);
        }
        if (t.heard()) {
            Events.spied(t, spy, who, card, pick.code(0) == YES);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return Events.player(t.who(frame)) + " revealed "
                + t.setup.card(t.top(t.who(frame), 0)).name() + ". Discard or keep?";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.SPY_DECISION;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        int who = t.who(frame);
        return json.with("player", who)
                .with("card", t.setup.card(t.top(who, 0)).name())
                .with("decision", code == YES ? "discard" : "keep");
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return new Refusal("discard_or_keep", "Say discard or keep", prompt(t, frame));
    }
}
