package dev.cardinal.server;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes all games of a database to files that {@code cardinal replay} reads. */
public final class Export {
    private Export() {}

    /** Writes each game to a file in this folder; returns how many there were. */
    public static int to(Path folder, Database database) throws Refused {
        int games = 0;
        try (Store store = new Store(database)) {
            Files.createDirectories(folder);
            for (String id : store.dealt()) {
                StoredTable row = store.table(id).orElseThrow();
                String roster = row.roster();
                if (roster != null) {
                    GameFile game = new GameFile(Roster.read(roster), store.entries(id));
                    game.write(folder.resolve(row.game() + "-" + id + ".replay"));
                    games++;
                }
            }
        } catch (IOException failed) {
            throw new Refused(new Refusal("not_exported", "The games could not be written", GameFile.reason(failed)));
        }
        return games;
    }
}
