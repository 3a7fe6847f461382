package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Play;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.text.Count;

/** Trash one card of a given type, or up to a number of cards of any type, from your hand. */
public record TrashFromHand(int kinds, boolean upTo, int most) implements HandPick, Printed {
    public static final int ANY = -1;

    private boolean treasure() {
        return kinds == Card.TREASURE;
    }

    @Override
    public int needs() {
        return upTo ? 0 : kinds;
    }

    private boolean optional(Table t) {
        return upTo || (treasure() && t.setup.mayDeclineMine());
    }

    @Override
    public String words() {
        return upTo ? "Trash up to " + Count.of(most, "card") : treasure() ? "Trash Treasure" : "Trash 1 card";
    }

    @Override
    public String rule() {
        return "Trashed cards are gone for good.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        return t.askIf(t.handSize(t.who(frame)) > 0);
    }

    @Override
    public String end(Table t, int frame) {
        return AreaNames.TRASH;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        boolean possible = !treasure() || (t.handKinds(t.who(frame)) & t.setup.treasures) != 0;
        offer.between(optional(t) || !possible ? 0 : 1, most);
        HandPick.addHand(t, t.who(frame), kinds, offer);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int who = t.who(frame);
        for (int i = 0; i < pick.size(); i++) {
            Verbs.trashFromHand(t, who, pick.code(i));
            t.number(frame - 1, Play.TRASHED, pick.code(i) + 1);
        }
        if (pick.size() == 0 && !optional(t)) {
            t.lack(who, t.setup.treasures);
        }
        t.pop();
        if (t.heard()) {
            Events.trashed(t, who, pick);
        }
    }

    @Override
    public boolean plausible(Table t, int frame) {
        boolean checked = treasure() && t.setup.preset.refusesIdleTrashers() && t.number(frame - 1, Play.DIRECT) == 1;
        return !checked || (t.handKinds(t.who(frame)) & t.setup.treasures) != 0;
    }

    @Override
    public String prompt(Table t, int frame) {
        if (upTo) {
            return "Select up to " + Count.of(most, "card") + " to trash (or 0 to skip)";
        }
        return treasure() ? "Select Treasure to trash" : "Select 1 card to trash";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.TRASH_CARDS;
    }

    @Override
    public Refusal wrongNumber(Table t, int frame, Offer offer) {
        String name = t.setup.card(t.card(frame)).name();
        if (upTo) {
            return new Refusal("too_many", name + " can only trash up to " + Count.of(most, "card"));
        }
        String hint = offer.max() == 0 ? "You have none." : name + " trashes exactly 1.";
        return new Refusal("must_trash", treasure() ? "Must trash a Treasure" : "Must trash a card", hint);
    }

    @Override
    public Refusal wrongKind(Table t, int frame) {
        return new Refusal("must_trash", "Must trash a Treasure");
    }
}
