package dev.cardinal.mageknight.speech;

import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.MoveReader;
import dev.cardinal.kit.Typed;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.tactic.Decision;
import dev.cardinal.mageknight.rules.tactic.TakeTactic;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Verb;
import java.util.ArrayList;
import java.util.List;

/** Reads moves that may name dice in any order, and explains why a move of a turn is not possible now. */
public final class MageKnightMoveReader extends MoveReader<Table> {
    public MageKnightMoveReader(Table t, Question question) {
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
        return super.read(move instanceof Data.Fields fields ? DieIds.inOrder(fields) : move);
    }

    @Override
    protected Refusal refuse(Data.Fields move, String hint) {
        return Data.of(Decision.MOVE).equals(move.get("type"))
                ? Decision.refuse(t, move.get("decision"))
                : super.refuse(move, hint);
    }

    @Override
    protected List<Barred> barred() {
        List<Barred> barred = new ArrayList<>(super.barred());
        if (!(t.asking() instanceof Turn) && !(t.asking() instanceof Fight)) {
            for (Verb verb : Verb.values()) {
                if (question.options().stream()
                        .noneMatch(option -> option.text().startsWith(verb.words))) {
                    barred.add(verb.barred(first()));
                }
            }
        }
        return barred;
    }

    /** Why another question must be answered first. */
    private Refusal first() {
        return switch (t.asking()) {
            case Decision decision -> decision.only("not_now", "Decide on " + decision.tactic() + " first");
            case TakeTactic taking -> new Refusal("not_now", "Everyone takes a tactic first", "", "4.2");
            default -> new Refusal("not_now", "Answer this question first", question.prompt());
        };
    }
}
