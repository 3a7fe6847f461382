package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scratch;
import java.util.ArrayList;
import java.util.List;

/** Records a game that is played without a host, such as one of a simulation. */
public final class Scribe {
    private final Roster roster;
    private final Seal seal;
    private final List<Numbered> entries = new ArrayList<>();

    public Scribe(Roster roster) {
        this.roster = roster;
        seal = new Seal(roster, entries);
    }

    /** Records an answer and the state after it. */
    public void answered(Question question, Answer answer, Scratch after) {
        add(
                new Entry.Answered(question.seat(), question.text(answer), question.numbers(answer), false, ""),
                new Position(after.copy()));
    }

    public void conceded(int seat, Scratch after) {
        add(new Entry.Conceded(seat), new Position(after.copy()));
    }

    private void add(Entry entry, Position after) {
        entries.add(seal.next(entry, after));
        if (after.over()) {
            entries.add(seal.next(new Entry.Over(after.outcome().json()), after));
        }
    }

    public GameFile file() {
        return new GameFile(roster, entries);
    }
}
