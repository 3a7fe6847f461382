package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kit.MoveReader;
import dev.cardinal.kit.Typed;

/** Understands moves in which dice may be named in any order. */
final class Reading extends MoveReader<Table> {
    Reading(Table t, Question question) {
        super(t, question);
    }

    @Override
    public Reply read(String text) {
        String said = Typed.plain(text);
        String inOrder = DieIds.inOrder(said);
        return super.read(said.equals(inOrder) ? text : inOrder);
    }

    @Override
    public Reply read(Data move) {
        return super.read(move instanceof Data.Fields fields ? DieIds.lowest(t.source, fields) : move);
    }

    @Override
    protected Refusal refuse(String said, String text, String hint) {
        return new Why(t, question.seat()).not(said, text, hint);
    }

    @Override
    protected Refusal refuse(Data.Fields move, String hint) {
        return new Why(t, question.seat()).notMove(move, hint);
    }
}
