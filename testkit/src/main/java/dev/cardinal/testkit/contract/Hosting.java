package dev.cardinal.testkit.contract;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A host to check: how it seats people at a position, and what it does then. */
public interface Hosting {
    /** Cardinal's own host. */
    Hosting OURS = Hosting::ours;

    /** Continues a game from a position, with people in these seats and bots in the others. */
    At at(Game game, Position position, List<Integer> people, Pace pace) throws Refused;

    /** A game at a host. */
    interface At {
        /** Lets the host act by itself until a person has to answer. */
        void goOn() throws Refused;

        /** Enters a line of moves; returns the moves that were not tried. */
        List<String> line(int seat, String line) throws Refused;

        Position position();

        /** The number of entries in the log. */
        int entries();
    }

    private static At ours(Game game, Position position, List<Integer> people, Pace pace) throws Refused {
        List<String> names = new ArrayList<>(Collections.nCopies(position.seats(), "random"));
        people.forEach(seat -> names.set(seat, Person.NAME));
        Roster roster = Roster.numbered(game, Options.DEFAULT, names, 0);
        HostedGame hosted =
                HostedGame.on(game, roster, position, Seats.of(game, names)).at(pace);
        return new At() {
            @Override
            public void goOn() throws Refused {
                hosted.goOn();
            }

            @Override
            public List<String> line(int seat, String line) throws Refused {
                return hosted.line(seat, line).untried();
            }

            @Override
            public Position position() {
                return hosted.position();
            }

            @Override
            public int entries() {
                return hosted.last();
            }
        };
    }
}
