package dev.cardinal.onepiece.turn;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Waiting;

/** How a game begins (5-2-1): who goes first, the first hands, redraws, and Life. */
public record Opening(Step step, int decider) implements Asking<Table> {
    private static final int FIRST = 1;

    /** The steps of the setup. */
    public enum Step {
        WHO_IS_FIRST,
        START_OF_GAME,
        HANDS,
        FIRST_REDRAW,
        SECOND_REDRAW,
        LIFE
    }

    private Opening at(Step next) {
        return new Opening(next, decider);
    }

    @Override
    public boolean advance(Table t) {
        if (step == Step.HANDS && Waiting.comesFirst(t)) {
            return false;
        }
        switch (step) {
            case START_OF_GAME -> {
                t.become(at(Step.HANDS));
                t.turn = t.first; // not the decider's first, as 5-2-1-5-1 has it (Q:OP13-079)
                t.await(t.leader(t.first), Timing.Tag.START_OF_GAME, -1);
                t.await(t.leader(1 - t.first), Timing.Tag.START_OF_GAME, -1);
            }
            case HANDS -> {
                t.turn = t.first;
                t.become(at(t.rules.mulligans() > 0 ? Step.FIRST_REDRAW : Step.LIFE));
                draw(t, t.first);
                draw(t, 1 - t.first);
            }
            case LIFE -> {
                t.pop();
                life(t, t.first);
                life(t, 1 - t.first);
                Turn.begin(t, t.first);
            }
            default -> {
                return true;
            }
        }
        return false;
    }

    private static void draw(Table t, int seat) {
        for (int i = 0; i < t.rules.handSize(); i++) {
            Moves.draw(t, seat, Origin.RULES);
        }
    }

    /** Life cards come from the deck unseen; the deck's top card ends up at the bottom (2-9-2-1). */
    private static void life(Table t, int seat) {
        int number = t.rules.life().orElse(t.printed(t.leader(seat)).card.life());
        for (int i = 0; i < number && t.size(seat, Areas.DECK) > 0; i++) {
            Moves.move(t, t.top(seat, Areas.DECK), Areas.LIFE, false, false, Origin.RULES);
        }
    }

    @Override
    public int asked(Table t) {
        return switch (step) {
            case FIRST_REDRAW -> t.first;
            case SECOND_REDRAW -> 1 - t.first;
            default -> decider;
        };
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one().add(YES).add(NO);
    }

    @Override
    public void answer(Table t, Pick pick) {
        boolean yes = pick.code(0) == YES;
        switch (step) {
            case WHO_IS_FIRST -> {
                t.first = yes ? decider : 1 - decider;
                if (t.heard()) {
                    TurnReports.first(t, decider);
                }
                t.become(at(Step.START_OF_GAME));
            }
            case FIRST_REDRAW -> {
                redraw(t, t.first, yes);
                t.become(at(Step.SECOND_REDRAW));
            }
            default -> {
                redraw(t, 1 - t.first, yes);
                t.become(at(Step.LIFE));
            }
        }
    }

    private static void redraw(Table t, int seat, boolean yes) {
        if (t.heard()) {
            TurnReports.mulligan(t, seat, yes);
        }
        if (yes) {
            while (t.size(seat, Areas.HAND) > 0) {
                Moves.move(t, t.top(seat, Areas.HAND), Areas.DECK, true, false, Origin.RULES);
            }
            Moves.shuffle(t, seat);
            draw(t, seat);
        }
    }

    @Override
    public String prompt(Table t) {
        return step == Step.WHO_IS_FIRST
                ? "You decide: do you go first or second?"
                : "Redraw your whole hand? You can do that once";
    }

    @Override
    public Choice choice(Table t, int code) {
        if (step == Step.WHO_IS_FIRST) {
            String word = code == FIRST ? "first" : "second";
            return Choice.plain(
                    "go " + word,
                    Data.fields().with("type", "choose_turn_order").with("order", word));
        }
        Choice choice = Choice.plain(
                code == YES ? "redraw" : "keep",
                Data.fields().with("type", "mulligan").with("decision", code == YES ? "yes" : "no"));
        return code == YES ? choice : choice.plainly();
    }
}
