package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.mageknight.data.Tactic;

/** A question that a tactic puts to a player, in JSON as {@code resolve_tactic_decision}. */
interface Decision extends Asking {
    /** The word for it in JSON. */
    String type();

    static Data.Fields json(String type) {
        return Data.fields()
                .with("type", "resolve_tactic_decision")
                .with("decision", Data.fields().with("type", type));
    }

    /** A decision for one thing. */
    static Choice choice(String text, String type, String field, String value) {
        return Choice.plain(
                text,
                Data.fields()
                        .with("type", "resolve_tactic_decision")
                        .with("decision", Data.fields().with("type", type).with(field, value)));
    }

    @Override
    default Data.Fields json() {
        return json(type());
    }

    @Override
    default String field() {
        return "decision.cardIds";
    }

    default void resolved(Table t, int seat) {
        if (t.heard()) {
            Told.decisionResolved(t, seat, type());
        }
    }

    /** What the tactic is called that asks. */
    static String named(Tactic tactic, String question) {
        return tactic + ": " + question;
    }
}
