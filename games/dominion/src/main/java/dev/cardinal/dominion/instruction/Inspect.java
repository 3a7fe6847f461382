package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.List;

/**
 * Look at the top two cards of your deck; trash, discard or keep each, and put the kept ones back in any order.
 *
 * <p>The order is asked even for two equal cards, so that being asked does not reveal that they differ.
 */
public record Inspect() implements Asking, Printed {
    private static final int COUNT = Table.A;
    private static final int FIRST = Table.B;
    private static final int SECOND = Table.C;

    @Override
    public List<FrameField> fields() {
        return List.of(
                FrameField.number("lookedAt"),
                new FrameField("first", FrameField.Kind.FATE),
                new FrameField("second", FrameField.Kind.FATE));
    }

    @Override
    public String words() {
        return "Trash, discard or keep top 2 cards";
    }

    @Override
    public String rule() {
        return "Trash, discard or put back each of the two cards. If you put both back, you choose their order.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        int count = t.number(frame, COUNT);
        if (count == 0) {
            count = Verbs.peek(t, who, 2);
            t.number(frame, COUNT, count);
            if (count > 0 && t.heard()) {
                Events.looked(t, who, count, "looked");
            }
        }
        int first = t.number(frame, FIRST);
        int second = t.number(frame, SECOND);
        if (count > 0 && (first == 0 || (count == 2 && second == 0))) {
            return true;
        }
        if (count == 2 && first == NO && second == NO) {
            return true;
        }
        t.pop();
        carryOut(t, who, count, first, second);
        return false;
    }

    private static void carryOut(Table t, int who, int count, int first, int second) {
        int[] cells = new int[count];
        for (int i = 0; i < count; i++) {
            cells[i] = t.takeTop(who);
        }
        for (int i = count - 1; i >= 0; i--) {
            int fate = i == 0 ? first : second;
            int card = cells[i] & Table.CARD;
            if (fate == TRASH) {
                Verbs.trash(t, who, card, AreaNames.looking(who));
                t.revealed |= t.seats() > 1;
                if (t.heard()) {
                    Events.trashedTop(t, who, card);
                }
            } else if (fate == YES) {
                boolean covered = i == 1 && first == YES && t.setup.hidesDiscards;
                Verbs.discardPeeked(t, who, card, covered && cells[i] < Table.ALL_KNOW);
            } else {
                t.topdeck(who, cells[i]);
                if (t.heard()) {
                    t.tracks().ontoDeck(who, AreaNames.looking(who), card, Verbs.privy(who, cells[i]));
                    Events.putBack(t, who, 1);
                }
            }
        }
    }

    private static boolean ordering(Table t, int frame) {
        return t.number(frame, FIRST) != 0 && (t.number(frame, COUNT) == 1 || t.number(frame, SECOND) != 0);
    }

    @Override
    public int considered(Table t, int frame) {
        return t.top(t.who(frame), t.number(frame, FIRST) == 0 ? 0 : 1);
    }

    @Override
    public int looking(Table t, int frame) {
        return t.number(frame, COUNT);
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        if (ordering(t, frame)) {
            int first = t.top(t.who(frame), 0);
            int second = t.top(t.who(frame), 1);
            offer.add(Math.min(first, second));
            if (first != second) {
                offer.add(Math.max(first, second));
            }
        } else {
            offer.add(TRASH).add(YES).add(NO);
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int code = pick.code(0);
        if (!ordering(t, frame)) {
            t.number(frame, t.number(frame, FIRST) == 0 ? FIRST : SECOND, code);
            return;
        }
        int who = t.who(frame);
        int top = t.deckCell(who, 0);
        if ((top & Table.CARD) != code) {
            t.deckCell(who, 0, t.deckCell(who, 1));
            t.deckCell(who, 1, top);
        }
        // Others who knew the order no longer do.
        t.deckCell(who, 0, (t.deckCell(who, 0) & Table.CARD) | Table.OWNER_KNOWS);
        t.deckCell(who, 1, (t.deckCell(who, 1) & Table.CARD) | Table.OWNER_KNOWS);
        Verbs.putBack(t, who, 2);
        Events.putBack(t, who, 2);
        t.pop();
    }

    @Override
    public String prompt(Table t, int frame) {
        if (ordering(t, frame)) {
            return "Which card goes on top of your deck?";
        }
        return "Trash, discard or keep " + t.setup.card(considered(t, frame)).name() + "?";
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return ordering(t, frame) ? MoveType.SENTRY_ORDER : MoveType.SENTRY_DECISION;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        if (ordering(t, frame)) {
            return json;
        }
        return json.with("card", t.setup.card(considered(t, frame)).name()).with("decision", fate(code));
    }

    public static String fate(int code) {
        return code == TRASH ? "trash" : code == YES ? "discard" : "keep";
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        List<String> words = ordering(t, frame) ? List.of("one of the two cards") : List.of("trash", "discard", "keep");
        return new Refusal("trash_discard_or_keep", "Say " + String.join(" or ", words), prompt(t, frame));
    }
}
