package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import java.util.List;

/** What happened in a game and was not taken back, with what stood before each thing. */
public final class History {
    private final List<Happened> happened;
    private final List<Position> before;
    private final Position position;

    private History(Again again) {
        happened = again.acts().stream()
                .map(act -> new Happened(act.numbered(), act.events()))
                .toList();
        before = again.acts().stream().map(act -> new Position(act.before())).toList();
        position = again.position();
    }

    static History of(Position start, List<Numbered> entries) throws Refused {
        return new History(new Again(start, true).play(entries));
    }

    /** Plays a file again, or says at which entry that is not possible. */
    public static History of(Game game, GameFile file) throws Refused {
        return of(file.roster().dealt(game), file.entries());
    }

    /**
     * Checks everything about a file: that it can be played, that its words say what its numbers do, that its hashes
     * vouch for every line and position, and that it came to its end. Says at which entry something is wrong.
     */
    public static History verified(Game game, GameFile file) throws Refused {
        Again again = new Again(file.roster().dealt(game), true);
        Seal seal = new Seal(file.roster(), List.of());
        int proved = 0;
        for (Numbered numbered : file.entries()) {
            if (numbered.entry() instanceof Entry.Answered answered) {
                checkWords(numbered.number(), answered, again.position());
            }
            again.play(numbered);
            Position after = again.position();
            if (numbered.entry() instanceof Entry.Over(Data.Fields outcome)
                    && !after.outcome().json().equals(outcome)) {
                throw changed("The game did not end as entry " + numbered.number() + " says");
            }
            if (!seal.next(numbered.entry(), after).equals(numbered)) {
                throw changed("Something in entries " + proved + " to " + numbered.number()
                        + " is not what was played: they were changed, or the engine was");
            }
            proved = numbered.hash().isEmpty() ? proved : numbered.number();
        }
        if (!again.ended()) {
            throw new Refused(
                    "unfinished_replay", "This replay has no end: nothing vouches for what came after entry " + proved);
        }
        return new History(again);
    }

    private static void checkWords(int number, Entry.Answered answered, Position position) throws Refused {
        if (position.over()) {
            return;
        }
        Question question = position.question();
        if (question.numbers(answered.picks()) instanceof Answer answer
                && !question.text(answer).equals(answered.words())) {
            throw changed("Entry " + number + " says '" + answered.words() + "', but its numbers mean '"
                    + question.text(answer) + "'");
        }
    }

    private static Refused changed(String how) {
        return new Refused("changed_replay", how);
    }

    public List<Happened> happened() {
        return happened;
    }

    /** The position before the thing at this place of the list, or the last one. */
    public Position before(int index) {
        return index == before.size() ? position : before.get(index);
    }

    public Position position() {
        return position;
    }
}
