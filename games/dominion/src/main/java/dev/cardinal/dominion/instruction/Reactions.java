package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.Attempt;
import dev.cardinal.dominion.table.FrameField;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Play;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import java.util.List;

/** Asks each other player, clockwise, whether to reveal a Reaction before an attack does anything, as printed. */
public record Reactions() implements Asking {
    private static final int REACHED = Table.A;

    @Override
    public List<FrameField> fields() {
        return List.of(FrameField.number("reached"));
    }

    @Override
    public boolean advance(Table t, int frame) {
        int reached = Math.max(1, t.number(frame, REACHED));
        while (reached < t.seats()) {
            int victim = (t.who(frame) + reached) % t.seats();
            if (!t.isOut(victim) && t.handSize(victim) > 0) {
                t.number(frame, REACHED, reached);
                return true;
            }
            reached++;
        }
        t.pop();
        return false;
    }

    @Override
    public int asked(Table t, int frame) {
        return (t.who(frame) + t.number(frame, REACHED)) % t.seats();
    }

    @Override
    public void offer(Table t, int frame, Offer offer) {
        Reaction.offerReactions(t, asked(t, frame), offer);
    }

    @Override
    public void answer(Table t, int frame, Pick pick) {
        int victim = asked(t, frame);
        if (pick.code(0) != NO) {
            Reaction.reveal(t, victim, pick.code(0), t.card(frame));
            int unaffected = t.number(frame - 1, Play.UNAFFECTED) | (1 << victim);
            t.number(frame - 1, Play.UNAFFECTED, unaffected);
        }
        abandon(t, frame);
    }

    @Override
    public void abandon(Table t, int frame) {
        t.number(frame, REACHED, t.number(frame, REACHED) + 1);
    }

    @Override
    public String prompt(Table t, int frame) {
        return Reaction.ask(t, t.who(frame), t.card(frame));
    }

    @Override
    public MoveType type(Table t, int frame, int code) {
        return MoveType.REVEAL_REACTION;
    }

    @Override
    public Refusal refuse(Table t, int frame, Attempt move) {
        return Reaction.refusal(t, move);
    }
}
