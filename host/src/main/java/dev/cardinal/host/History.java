package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import java.util.ArrayList;
import java.util.List;

/** Plays the entries of a game again and tells what happened, without what was taken back. */
public final class History {
    private final List<Numbered> entries;
    private final boolean checking;
    private final List<Happened> happened = new ArrayList<>();
    private final List<Position> before = new ArrayList<>();
    private Position position;
    private int proved;

    private History(Position start, List<Numbered> entries, boolean checking) {
        this.entries = entries;
        this.checking = checking;
        position = start;
    }

    static List<Happened> of(Position start, List<Numbered> entries) {
        try {
            return new History(start, entries, false).play().happened;
        } catch (Refused impossible) {
            throw new IllegalStateException("entries that were played before", impossible);
        }
    }

    /** Plays a file again, or says at which entry that is not possible. */
    public static History of(Game game, GameFile file) throws Refused {
        return of(game, file, false);
    }

    private static History of(Game game, GameFile file, boolean checking) throws Refused {
        file.roster().require(game);
        Position first =
                game.deal(file.roster().options()).position(file.roster().source());
        return new History(first, file.entries(), checking).play();
    }

    /**
     * Checks everything about a file: that it can be played, that its words say what its numbers do, that every position
     * is the one that its hash was made of, and that it came to its end. Says at which entry something is wrong.
     */
    public static History verified(Game game, GameFile file) throws Refused {
        History history = of(game, file, true);
        if (file.entries().isEmpty()
                || !(file.entries().getLast().entry() instanceof Entry.Over(Data.Fields outcome))) {
            throw new Refused(
                    "unfinished_replay",
                    "This replay has no end: nothing vouches for what came after entry "
                            + file.entries().size());
        }
        if (!history.position.over() || !history.position.outcome().json().equals(outcome)) {
            throw new Refused("changed_replay", "The game did not end as the last entry says");
        }
        return history;
    }

    public List<Happened> happened() {
        return List.copyOf(happened);
    }

    /** The position before the thing at this place of the list, or the last one. */
    public Position before(int index) {
        return index == before.size() ? position : before.get(index);
    }

    public Position position() {
        return position;
    }

    private History play() throws Refused {
        for (Numbered numbered : entries) {
            switch (numbered.entry()) {
                case Entry.Answered answered -> add(numbered, position.step(answer(numbered, answered)));
                case Entry.Conceded(int seat) -> add(numbered, position.concede(seat));
                case Entry.Undone(int seat, int entry) -> back(entry);
                case Entry.TakenBack(int seat, int entry) -> {
                    back(entry);
                    position = position.stirred(numbered.number());
                }
                case Entry.Seated _, Entry.Flagged _, Entry.Chatted _, Entry.Over _ -> {}
            }
            if (checking && !numbered.hash().isEmpty()) {
                check(numbered);
            }
        }
        return this;
    }

    private void check(Numbered numbered) throws Refused {
        int number = numbered.number();
        if (!numbered.hash().equals(Numbered.hash(position))) {
            String where =
                    proved == number - 1 ? "this entry" : "something in entries " + (proved + 1) + " to " + number;
            throw new Refused(
                    "changed_replay",
                    "The position after entry " + number + " is not the one that was played: " + where
                            + " was changed, or the engine was");
        }
        proved = number;
    }

    private void add(Numbered numbered, Step step) {
        happened.add(new Happened(numbered, step.events()));
        before.add(position);
        position = step.position();
    }

    private void back(int entry) {
        while (!happened.isEmpty() && happened.getLast().number() >= entry) {
            happened.removeLast();
            position = before.removeLast();
        }
    }

    private Answer answer(Numbered numbered, Entry.Answered answered) throws Refused {
        if (position.over() || position.asked() != answered.seat()) {
            throw broken(numbered, "seat " + answered.seat() + " is not asked");
        }
        Question question = position.question();
        if (question.numbers(answered.picks()) instanceof Answer answer) {
            String meant = question.text(answer);
            if (checking && !meant.equals(answered.words())) {
                throw new Refused(
                        "changed_replay",
                        "Entry " + numbered.number() + " says '" + answered.words() + "', but its numbers mean '"
                                + meant + "'");
            }
            return answer;
        }
        throw broken(numbered, "there are no such options");
    }

    private static Refused broken(Numbered numbered, String why) {
        return new Refused(
                "broken_replay",
                "Entry " + numbered.number() + " (" + new Happened(numbered, List.of()).words() + ") is not possible: "
                        + why);
    }
}
