package dev.cardinal.arena;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;

/** Measures what it costs to keep finished games and to restore them. */
final class Shelved {
    private static final int GAMES = 60;
    private static final int COLLECTIONS = 3;

    private final Game game;
    private final List<String> players;
    private final List<HostedGame> kept = new ArrayList<>();
    private final List<String> files = new ArrayList<>();

    Shelved(Game game, List<String> players) {
        this.game = game;
        this.players = players;
    }

    private HostedGame played(long seed) throws Refused {
        Seats seats = Seats.of(game, players);
        Options options = game.seat(Options.DEFAULT, seats.players());
        HostedGame hosted = HostedGame.start(game, Roster.numbered(game, options, players, seed), seats);
        hosted.goOn();
        return hosted;
    }

    /** The average size of a finished game in bytes. */
    double bytes() throws Refused {
        played(-1);
        long before = used();
        for (long seed = 0; seed < GAMES; seed++) {
            kept.add(played(seed));
        }
        long after = used();
        kept.forEach(hosted -> files.add(hosted.file().text()));
        kept.clear();
        return (double) (after - before) / GAMES;
    }

    private static long used() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < COLLECTIONS; i++) {
            System.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }

    /** Restores all of them from their files. */
    int restoreAll() {
        int entries = 0;
        for (String file : files) {
            try {
                GameFile read = GameFile.read("a game", file);
                entries +=
                        HostedGame.restore(game, read, Seats.of(game, players)).last();
            } catch (Refused impossible) {
                throw new IllegalStateException("this game was just played", impossible);
            }
        }
        return entries;
    }

    int games() {
        return files.size();
    }
}
