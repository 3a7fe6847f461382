package dev.cardinal.testkit.contract;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.data.Data;
import java.util.Collections;
import java.util.List;

/** Replays a whole game at a table: contract 3 for its log, contract 7 for taking back answers. */
public final class ReplayedGame {
    private ReplayedGame() {}

    /**
     * Checks a whole game.
     *
     * @param every one answer in this many is taken back and given again
     */
    public static void check(Game game, Options options, long seed, List<Action> actions, int every) {
        try {
            int seats = game.deal(options).seats();
            Seats people = Seats.of(game, Collections.nCopies(seats, Person.NAME));
            HostedGame hosted = HostedGame.start(game, Roster.numbered(game, options, people.names(), seed), people);
            for (int i = 0; i < actions.size(); i++) {
                if ((actions.size() - 1 - i) % every == 0) {
                    takeBack(hosted, actions.get(i));
                } else {
                    apply(hosted, actions.get(i));
                }
            }
            replays(game, hosted);
        } catch (Refused refused) {
            throw new Breach(3, "a game cannot be replayed: " + refused.refusal());
        } catch (Breach breach) {
            throw breach;
        } catch (RuntimeException bug) {
            throw Breach.thrown(3, bug);
        }
    }

    private static void apply(HostedGame hosted, Action action) throws Refused {
        switch (action) {
            case Action.Answered(Answer answer) ->
                hosted.answer(hosted.position().asked(), answer);
            case Action.Conceded(int seat) -> hosted.concede(seat);
        }
    }

    private static void takeBack(HostedGame hosted, Action action) throws Refused {
        Position before = hosted.position();
        int actor = action.seat(before);
        Step step = action.on(before);
        // A person alone may take back whatever told them nothing new.
        boolean settled = step.revealed() && (before.seats() > 1 || step.news());
        apply(hosted, action);
        boolean fair = action instanceof Action.Answered
                && !settled
                && !hosted.position().over();
        for (int seat = 0; seat < before.seats(); seat++) {
            int who = seat;
            Breach.unless(
                    hosted.undoable(seat) == (fair && seat == actor),
                    7,
                    () -> "seat " + who + (hosted.undoable(who) ? " may" : " may not") + " take back what seat " + actor
                            + " did");
        }
        if (fair) {
            Data.Fields after = hosted.position().everything();
            hosted.undo(actor);
            Breach.unless(hosted.position().equals(before), 7, () -> "taking back an answer led to another position");
            apply(hosted, action);
            Breach.unless(
                    hosted.position().everything().equals(after),
                    7,
                    () -> "the same answer led to another position after it was taken back");
        }
    }

    private static void replays(Game game, HostedGame hosted) throws Refused {
        GameFile file = hosted.file();
        GameFile read = GameFile.read("a game", file.text());
        Breach.unless(read.equals(file), 3, () -> "a game changes when it is written and read back");
        HostedGame again = HostedGame.restore(game, read, hosted.seats());
        Breach.unless(again.position().equals(hosted.position()), 3, () -> "a game's log led to another position");
        List<Happened> happened = hosted.history();
        Breach.unless(again.history().equals(happened), 3, () -> "a game's log led to other events");
        if (hosted.position().over()) {
            History verified = History.verified(game, read);
            Breach.unless(
                    verified.position().equals(hosted.position()), 3, () -> "a game's replay led to another position");
        }
    }
}
