package dev.cardinal.mageknight.rules.tactic;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Asking;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.pieces.RoundEvents;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A question that a tactic asks, answered in JSON by {@code resolve_tactic_decision}. */
public interface Decision extends Asking<Table> {
    String MOVE = "resolve_tactic_decision";

    /** The tactic that asks. */
    Tactic tactic();

    /** Its type in JSON. */
    String type();

    @Override
    default String rule() {
        return tactic().rule();
    }

    /** The refusal of any other answer. */
    Refusal only(Table t);

    default Refusal only(String code, String message) {
        return new Refusal(code, message, "", tactic().rule());
    }

    @Override
    default List<Barred> barred(Table t) {
        return List.of(Barred.anything("", json(), "", only(t)));
    }

    /** Why a decision in JSON does not answer the question. */
    static Refusal refuse(Table t, @Nullable Data said) {
        if (!(t.asking() instanceof Decision asking)) {
            return Bar.NO_DECISION.about();
        }
        boolean meant =
                said instanceof Data.Fields fields && Data.of(asking.type()).equals(fields.get("type"));
        String other = asking.tactic() + " asks for a decision of type " + asking.type();
        return meant ? asking.only(t) : asking.only("other_decision", other);
    }

    static Data.Fields json(String type) {
        return Data.fields().with("type", MOVE).with("decision", Data.fields().with("type", type));
    }

    /** A decision that names one thing. */
    static Choice choice(String text, String type, String field, String value) {
        return Choice.plain(
                text,
                Data.fields()
                        .with("type", MOVE)
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
            RoundEvents.decisionResolved(t, seat, tactic(), type());
        }
    }

    /** A question with the name of the tactic that asks it. */
    default String named(String question) {
        return tactic() + ": " + question;
    }
}
