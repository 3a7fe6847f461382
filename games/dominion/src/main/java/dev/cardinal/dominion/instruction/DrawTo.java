package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import java.util.List;

/**
 * Draw until your hand reaches a size; you may set aside each Action as you draw it, and discard those at the end.
 *
 * <p>Every card prompts the question, so that being asked does not reveal that it is an Action.
 */
public record DrawTo(int size) implements Asking, Printed {

    @Override
    public String words() {
        return "Draw to " + Count.of(size, "card") + ", may skip Actions";
    }

    @Override
    public String rule() {
        return "You draw one by one. Keep each Action that turns up, or set it aside until you hold " + size
                + "; those set aside are then discarded.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        if (t.handSize(who) < size && Verbs.peek(t, who, 1) == 1) {
            if (t.heard()) {
                Events.looked(t, who, 1, "peeked");
            }
            return true;
        }
        t.pop();
        List<String> aside = t.heard() ? Events.asideNames(t, who) : List.of();
        Verbs.discardAside(t, who);
        if (t.heard()) {
            Events.drewTo(t, who, aside);
        }
        return false;
    }

    @Override
    public int looking(Table t, int frame) {
        return 1;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        if (t.setup.card(t.top(t.who(frame), 0)).is(Card.ACTION)) {
            offer.add(YES);
        }
        offer.add(NO);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        if (pick.code(0) == NO) {
            Verbs.drawLooked(t, who);
            return;
        }
        int card = t.takeTop(who) & Table.CARD;
        t.aside(who, card, 1);
        t.revealed = true;
        if (t.heard()) {
            t.tracks().open(AreaNames.looking(who), AreaNames.aside(who), card, 1);
            Events.setAside(t, who, card);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Set aside " + t.setup.card(t.top(t.who(frame), 0)).name() + "? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.LIBRARY_SET_ASIDE;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return json.with("card", t.setup.card(t.top(t.who(frame), 0)).name()).with("set_aside", code == YES);
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return t.setup.card(t.top(t.who(frame), 0)).is(Card.ACTION)
                ? new Refusal("yes_or_no", "Say yes or no", prompt(t, frame))
                : new Refusal("not_an_action", "Only an Action card can be set aside");
    }
}
