package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Card;
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
import java.util.ArrayList;
import java.util.List;

/**
 * Reveal the top two cards of your deck; trash one Treasure among them and discard the rest.
 *
 * <p>A Thief chooses which and may gain it; a Bandit leaves the choice to the victim and spares Copper.
 */
public record Steal(boolean thief) implements Asking, Printed {
    private static final int REVEALED = Table.A;
    private static final int STOLEN = Table.B;

    @Override
    public List<FrameField> fields() {
        return List.of(FrameField.number("revealed"), FrameField.card("stolen"));
    }

    @Override
    public String words() {
        return thief ? "Reveal 2, trash Treasure, you may gain" : "Reveal 2, trash Treasure other than Copper";
    }

    @Override
    public String rule() {
        return thief
                ? "You choose which of two revealed Treasures is trashed and then whether you take it; the other cards are"
                        + " discarded."
                : "A victim who reveals two different Treasures above Copper chooses which one is"
                        + " lost; the rest is discarded.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        if (t.number(frame, STOLEN) > 0) {
            return true;
        }
        int who = t.who(frame);
        int count = Verbs.revealTop(t, who, 2);
        t.number(frame, REVEALED, count);
        for (int i = 0; i < count; i++) {
            if (wanted(t, t.top(who, i))) {
                return true;
            }
        }
        Verbs.discardLooked(t, who, count);
        t.pop();
        return false;
    }

    @Override
    public int looking(Table t, int frame) {
        return gaining(t, frame) ? 0 : t.number(frame, REVEALED);
    }

    @Override
    public boolean revealing() {
        return true;
    }

    @Override
    public boolean openly(Table t, int frame) {
        return true;
    }

    @Override
    public String area(Table t, int frame) {
        return gaining(t, frame) ? AreaNames.TRASH : AreaNames.looking(t.who(frame));
    }

    @Override
    public String end(Table t, int frame) {
        return gaining(t, frame) ? AreaNames.discard(asked(t, frame)) : AreaNames.TRASH;
    }

    private boolean wanted(Table t, int card) {
        return t.setup.card(card).is(Card.TREASURE) && (thief || card != Basic.COPPER);
    }

    @Override
    public int asked(Table t, int frame) {
        return thief ? t.who(frame - 1) : t.who(frame);
    }

    @Override
    public int considered(Table t, int frame) {
        return t.number(frame, STOLEN) - 1;
    }

    private boolean gaining(Table t, int frame) {
        return t.number(frame, STOLEN) > 0;
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        offer.one();
        if (gaining(t, frame)) {
            offer.add(considered(t, frame)).add(NO);
            return;
        }
        int who = t.who(frame);
        int first = t.top(who, 0);
        int second = t.number(frame, REVEALED) == 2 ? t.top(who, 1) : first;
        if (wanted(t, Math.min(first, second))) {
            offer.add(Math.min(first, second));
        }
        if (first != second && wanted(t, Math.max(first, second))) {
            offer.add(Math.max(first, second));
        }
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int card = pick.code(0);
        if (gaining(t, frame)) {
            int stolen = considered(t, frame);
            int thiefSeat = asked(t, frame);
            t.pop();
            GainStolen.decide(t, thiefSeat, stolen, card != NO);
            return;
        }
        int who = t.who(frame);
        int count = t.number(frame, REVEALED);
        if (t.top(who, 0) != card) {
            int other = t.deckCell(who, 0);
            t.deckCell(who, 0, t.deckCell(who, 1));
            t.deckCell(who, 1, other);
        }
        t.takeTop(who);
        Verbs.trash(t, who, card, AreaNames.looking(who));
        if (t.heard()) {
            Events.stolen(t, who, card);
        }
        Verbs.discardLooked(t, who, count - 1);
        if (!thief) {
            t.pop();
        } else if (t.setup.preset.gainsLast()) {
            int reached = (who - t.who(frame - 1) + t.seats()) % t.seats();
            t.pop();
            t.number(t.top(), EachOther.STOLEN + reached - 1, card + 1);
        } else {
            t.number(frame, STOLEN, card + 1);
        }
    }

    @Override
    public String prompt(Table t, int frame) {
        if (gaining(t, frame)) {
            return GainStolen.ask(t, considered(t, frame));
        }
        List<String> names = new ArrayList<>();
        for (int i = 0; i < t.number(frame, REVEALED); i++) {
            int card = t.top(t.who(frame), i);
            if (wanted(t, card) && !names.contains(t.setup.card(card).name())) {
                names.add(t.setup.card(card).name());
            }
        }
        return "Choose Treasure to trash: " + String.join(" or ", names);
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return gaining(t, frame) ? MoveType.GAIN_TRASHED_CARD : MoveType.SELECT_TREASURE_TO_TRASH;
    }

    @Override
    public Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return gaining(t, frame) ? json : json.with("player", t.who(frame));
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        if (gaining(t, frame)) {
            return new Refusal("not_trashed", "That card was not trashed now", prompt(t, frame));
        }
        return new Refusal("not_revealed", "Must choose a revealed Treasure", prompt(t, frame) + ".");
    }
}
