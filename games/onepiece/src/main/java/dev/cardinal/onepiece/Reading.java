package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.MoveReader;
import dev.cardinal.kit.Typed;

/** Understands moves, and says why one is not possible. */
final class Reading extends MoveReader<Table> {
    Reading(Table t, Question question) {
        super(t, question);
    }

    @Override
    protected Refusal refuse(String said, String text, String hint) {
        return new Why(t, question.seat()).not(said, text, hint);
    }

    @Override
    protected Refusal refuse(Data.Fields move, String hint) {
        String card = move.get("card") instanceof Data.Text(String text) ? text : "";
        String verb = move.get("type") instanceof Data.Text(String type) ? Why.verb(type) : "";
        return card.isEmpty() || verb.isEmpty()
                ? super.refuse(move, hint)
                : new Why(t, question.seat()).not(verb + Typed.plain(card), super.refuse(move, hint));
    }
}
