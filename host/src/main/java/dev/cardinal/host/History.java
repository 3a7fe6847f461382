package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;

/** What happened in a game and was not taken back, with the position before each entry. */
public final class History {
    private final List<Happened> happened;
    private final List<Position> before;
    private final Position position;

    private History(Playback playback) {
        happened = playback.acts().stream()
                .map(act -> new Happened(act.numbered(), act.events()))
                .toList();
        before = playback.acts().stream().map(act -> new Position(act.before())).toList();
        position = playback.position();
    }

    static History of(Roster roster, Position start, List<Numbered> entries) throws Refused {
        return new History(new Playback(roster, start, true).play(entries));
    }

    private static Position start(Game game, GameFile file) throws Refused {
        return file.roster().dealt(game, file.entries());
    }

    /** Replays a file, or says which entry is not possible. */
    public static History of(Game game, GameFile file) throws Refused {
        requireSameCourse(game, file);
        return of(file.roster(), start(game, file), file.entries());
    }

    /** A file of another rules version can be played only if its hashes prove that nothing has changed for it. */
    static void requireSameCourse(Game game, GameFile file) throws Refused {
        Roster roster = file.roster();
        if (roster.isUnder(game)) {
            return;
        }
        String versions = "This game was played under rules version " + roster.rules() + " of " + roster.game()
                + "; this is version " + game.rulesVersion();
        Checked checked;
        try {
            checked = checked(game, file);
        } catch (Refused differs) {
            throw new Refused(new Refusal(
                    "other_rules",
                    versions + ", which plays it differently",
                    differs.refusal().toString()));
        }
        if (checked.proved == 0) {
            throw new Refused(
                    "other_rules", versions + ", and the game is too short to tell whether it plays the same");
        }
    }

    /**
     * A file that was checked as far as its hashes go.
     *
     * @param proved the last entry with a hash
     */
    private record Checked(Playback playback, int proved) {}

    /**
     * Checks everything about a file: that it can be played, that its text agrees with its numbers, that its hashes
     * match every line and position, and that it ended. A refusal says which entry is wrong.
     */
    public static History verified(Game game, GameFile file) throws Refused {
        requireSameCourse(game, file);
        Checked checked = checked(game, file);
        if (!checked.playback.ended()) {
            throw new Refused(
                    "unfinished_replay",
                    "This replay has no end, so nothing after entry " + checked.proved + " can be verified");
        }
        return new History(checked.playback);
    }

    private static Checked checked(Game game, GameFile file) throws Refused {
        Playback playback = new Playback(file.roster(), start(game, file), true);
        Seal seal = new Seal(file.roster(), List.of());
        int proved = 0;
        for (Numbered numbered : file.entries()) {
            if (numbered.entry() instanceof Entry.Answered answered) {
                checkWords(numbered.number(), answered, playback.position());
            }
            playback.play(numbered);
            Position after = playback.position();
            if (numbered.entry() instanceof Entry.Over(Data.Fields outcome) && !says(outcome, after.outcome())) {
                throw changed("The game did not end as entry " + numbered.number() + " says");
            }
            if (!seal.next(numbered.entry(), after).equals(numbered)) {
                throw changed("Entries " + proved + " to " + numbered.number()
                        + " are not what was played: either they or the engine were changed");
            }
            proved = numbered.hash().isEmpty() ? proved : numbered.number();
        }
        return new Checked(playback, proved);
    }

    /** Solo games recorded before success was part of the outcome lack it. */
    private static boolean says(Data.Fields recorded, Outcome outcome) {
        Data.Fields ended = outcome.json();
        return ended.equals(recorded)
                || (recorded.get(Outcome.SUCCESS) == null
                        && ended.equals(recorded.with(Outcome.SUCCESS, outcome.success())));
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

    /** The position before this item of the list; after the last item, the final position. */
    public Position before(int index) {
        return index == before.size() ? position : before.get(index);
    }

    public Position position() {
        return position;
    }
}
