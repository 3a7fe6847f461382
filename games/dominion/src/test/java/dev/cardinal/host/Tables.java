package dev.cardinal.host;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Tables for tests of the host. */
final class Tables {
    private Tables() {}

    static Game dominion() {
        try {
            return Games.named("dominion");
        } catch (Refused missing) {
            throw new IllegalStateException(missing);
        }
    }

    /** A short game of Dominion with these players. */
    static HostedGame game(String... players) throws Refused {
        return game(new Options(Map.of("kingdom", "first game", "turns", "20")), players);
    }

    static HostedGame game(Options options, String... players) throws Refused {
        Seats seats = Seats.of(dominion(), List.of(players));
        Options seated = dominion().seat(options, seats.players());
        return HostedGame.start(dominion(), Roster.numbered(dominion(), seated, seats.names(), 5), seats);
    }

    /** What each person at a table contributes to the cards: the same digit over and over, one for each seat. */
    static Map<Integer, Contribution> contributions(List<String> players) {
        Map<Integer, Contribution> contributions = new TreeMap<>();
        for (int seat = 0; seat < players.size(); seat++) {
            if (Person.isCalled(players.get(seat))) {
                contributions.put(
                        seat, new Contribution(Integer.toString(seat + 1).repeat(64)));
            }
        }
        return contributions;
    }

    /** A short game of Dominion to whose cards every person contributes. */
    static HostedGame fair(String... players) throws Refused {
        return fair(new Secret("a table", "5e".repeat(32)), players);
    }

    static HostedGame fair(Secret secret, String... players) throws Refused {
        Seats seats = Seats.of(dominion(), List.of(players));
        Options options = new Options(
                Map.of("kingdom", "first game", "turns", "20", "players", Integer.toString(players.length)));
        Map<Integer, Contribution> contributions = contributions(seats.names());
        List<String> commitments = new ArrayList<>(Collections.nCopies(players.length, ""));
        contributions.forEach((seat, one) -> commitments.set(seat, one.commitment(secret.table(), seat)));
        Roster roster = Roster.fair(dominion(), options, seats.names(), secret, commitments);
        return HostedGame.start(dominion(), roster, contributions, seats);
    }

    /** Two people at a position written as in a scenario. */
    static HostedGame at(String position, String... players) throws Refused {
        Seats seats = Seats.of(dominion(), List.of(players));
        Options options = new Options(Map.of(
                "players",
                Integer.toString(players.length),
                "kingdom",
                "Cellar, Chapel, Village, Smithy, Militia, Moat, Market, Mine, Remodel, Workshop"));
        Position start = dominion().deal(options).arrange((Data.Fields) Json.parse(position));
        return HostedGame.on(dominion(), Roster.numbered(dominion(), options, seats.names(), 5), start, seats);
    }

    static HostedGame restored(HostedGame game) throws Refused {
        return HostedGame.restore(
                dominion(), GameFile.read("a game", game.file().text()), game.seats());
    }

    static List<String> words(HostedGame game) {
        return game.history().stream().map(Happened::words).toList();
    }

    interface Call {
        void run() throws Refused;
    }

    /** The code of the refusal. */
    static String code(Call call) {
        try {
            call.run();
            return "nothing was refused";
        } catch (Refused refused) {
            return refused.refusal().code();
        }
    }
}
