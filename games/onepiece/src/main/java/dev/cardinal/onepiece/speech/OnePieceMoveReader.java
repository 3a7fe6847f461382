package dev.cardinal.onepiece.speech;

import dev.cardinal.kernel.Question;
import dev.cardinal.kit.Barred;
import dev.cardinal.kit.MoveReader;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import java.util.stream.Stream;

/** Reads moves, and explains those that are possible only at another time. */
public final class OnePieceMoveReader extends MoveReader<Table> {
    public OnePieceMoveReader(Table t, Question question) {
        super(t, question);
    }

    @Override
    protected List<Barred> barred() {
        return Stream.concat(super.barred().stream(), Elsewhere.moves(t, question.seat()).stream())
                .toList();
    }
}
