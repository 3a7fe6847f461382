package dev.cardinal.testkit;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
import java.util.List;

/** Plays a whole game again as a match: contract 3 for its replay, contract 7 for what may be taken back. */
final class PlayedAgain {
    private PlayedAgain() {}

    /**
     * Checks a whole game.
     *
     * @param every one answer in so many is taken back and given again
     */
    static void check(Game game, Options options, long seed, List<Act> acts, int every) {
        try {
            Match match = new Match(game, options, seed);
            for (int i = 0; i < acts.size(); i++) {
                if ((acts.size() - 1 - i) % every == 0) {
                    takeBack(match, acts.get(i));
                } else {
                    apply(match, acts.get(i));
                }
            }
            replays(game, match);
        } catch (Refused refused) {
            throw new Breach(3, "a game cannot be played again: " + refused.refusal());
        } catch (Breach breach) {
            throw breach;
        } catch (RuntimeException bug) {
            throw Breach.thrown(3, bug);
        }
    }

    private static List<Event> apply(Match match, Act act) {
        return switch (act) {
            case Act.Answered(Answer answer) -> match.answer(answer);
            case Act.Conceded(int seat) -> match.concede(seat);
        };
    }

    private static void takeBack(Match match, Act act) {
        Position before = match.position();
        int actor = act.seat(before);
        boolean revealed = act.on(before).revealed();
        List<Event> events = apply(match, act);
        boolean fair = act instanceof Act.Answered && !revealed;
        for (int seat = 0; seat < before.seats(); seat++) {
            int who = seat;
            Breach.unless(
                    match.undoable(seat) == (fair && seat == actor),
                    7,
                    () -> "seat " + who + (match.undoable(who) ? " may" : " may not") + " take back what seat " + actor
                            + " did");
        }
        if (fair) {
            Data.Fields after = match.position().everything();
            match.undo(actor);
            Breach.unless(match.position().equals(before), 7, () -> "taking back an answer led to another position");
            Breach.unless(
                    apply(match, act).equals(events)
                            && match.position().everything().equals(after),
                    7,
                    () -> "the same answer led elsewhere after it was taken back");
        }
    }

    private static void replays(Game game, Match match) throws Refused {
        Replay replay = match.replay();
        Breach.unless(
                Replay.read(Json.parse(replay.head().toString()), replay.acts()).equals(replay),
                3,
                () -> "a replay is another one once it is written and read");
        Match again = replay.match(game);
        Breach.unless(again.position().equals(match.position()), 3, () -> "a game's replay led to another position");
        for (int act = 0; act < match.acts(); act++) {
            int number = act;
            Breach.unless(
                    again.events(act).equals(match.events(act)) && again.seat(act) == match.seat(act),
                    3,
                    () -> "act " + number + " of a replay was told as " + again.events(number) + " and not as "
                            + match.events(number));
        }
    }
}
