package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.util.Map;

/** Contract 1: anything else is refused with a code and a sentence, and a refusal changes nothing. */
final class NonsenseIsRefused implements Check {
    @Override
    public int contract() {
        return 1;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        Data.Fields before = snapshot.everything();
        Position position = snapshot.position();
        Map<Data, Reply> nonsense = snapshot.nonsense(chance);
        nonsense.forEach((said, reply) -> {
            switch (reply) {
                case Refusal refusal ->
                    Breach.unless(
                            !refusal.code().isBlank() && !refusal.message().isBlank(),
                            1,
                            () -> said + " is refused without a message: " + refusal);
                case Answer answer ->
                    Breach.unless(
                            !position.over()
                                    && !Nonsense.WORDLESS.contains(said)
                                    && position.question().accepts(answer),
                            1,
                            () -> said + " is read as " + answer + ", which does not answer the question");
            }
        });
        Breach.unless(
                position.everything().equals(before),
                1,
                () -> "reading one of these changed the position: " + nonsense.keySet());
    }

    /** What the game makes of it; text is typed, anything else is JSON. */
    static Reply said(Position position, Data said) {
        try {
            return said instanceof Data.Text(String text) ? position.read(text) : position.read(said);
        } catch (RuntimeException bug) {
            throw new Breach(1, said + " is neither understood nor refused: " + bug);
        }
    }
}
