package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;

/** You may trash a Copper from your hand for coins. The first edition's printed card requires it. */
public record MayTrashCopper(int coins) implements HandPick, Printed {

    @Override
    public String words() {
        return "Trash Copper for +$" + coins;
    }

    @Override
    public String rule() {
        return "Trashes one Copper at most. Without a Copper it gives nothing.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        if (t.handSize(who) == 0 && t.heard()) {
            Events.lent(t, who, new Pick(), coins);
        }
        return t.askIf(t.handSize(who) > 0);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.TRASH;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        int coppers = t.hand(t.who(frame), Basic.COPPER);
        offer.between(coppers == 0 || t.setup.mayDecline() ? 0 : 1, 1);
        if (coppers > 0) {
            offer.add(Basic.COPPER, coppers);
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        t.pop();
        if (pick.size() == 1) {
            Verbs.trashFromHand(t, who, Basic.COPPER);
            t.coins += coins;
        } else if (!t.setup.mayDecline()) {
            t.lack(who, 1L << Basic.COPPER);
        }
        if (t.heard()) {
            Events.lent(t, who, pick, coins);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        return "Trash Copper? (y/n)";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.TRASH_CARDS;
    }

    @Override
    public Refusal wrongNumber(Table t, int frame, Offer offer) {
        if (offer.max() == 0) {
            return new Refusal("no_copper", "No Copper to trash");
        }
        return new Refusal(
                "one_copper", name(t, frame) + " trashes one Copper", offer.min() == 1 ? "It must be done." : "");
    }

    @Override
    public Refusal wrongKind(Table t, int frame) {
        return new Refusal("one_copper", name(t, frame) + " trashes a Copper and nothing else");
    }

    private static String name(Table t, int frame) {
        return t.setup.card(t.card(frame)).name();
    }
}
