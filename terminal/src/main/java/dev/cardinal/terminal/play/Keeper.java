package dev.cardinal.terminal.play;

import dev.cardinal.host.FileLog;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.Numbered;
import dev.cardinal.kernel.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Saves a person's game in a file. If the same file is continued elsewhere, this game moves to a new file; if a file
 * cannot be written, the game goes on without one and the player is told.
 */
public final class Keeper implements Log {
    private final HostedGame game;
    private @Nullable FileLog log;
    private @Nullable Refusal trouble;

    private Keeper(HostedGame game) {
        this.game = game;
    }

    /** Saves a game in a new file on the shelf. */
    public static Keeper of(HostedGame game, Shelf shelf) {
        Keeper keeper = new Keeper(game);
        try {
            keeper.log = FileLog.on(shelf.file(game.game()), game.file());
        } catch (IOException unwritable) {
            keeper.lost(shelf.folder(), unwritable);
        }
        game.keptIn(keeper);
        return keeper;
    }

    /** Saves a game in the file it came from. */
    public static Keeper in(Path file, HostedGame game) {
        Keeper keeper = new Keeper(game);
        try {
            keeper.log = FileLog.on(file, game.file());
        } catch (IOException unwritable) {
            keeper.lost(file, unwritable);
        }
        game.keptIn(keeper);
        return keeper;
    }

    public HostedGame game() {
        return game;
    }

    /** The game's file; null if it cannot be saved. */
    public @Nullable Path file() {
        return log == null ? null : log.file();
    }

    /** A problem with saving that the players have not been told about yet. */
    Optional<Refusal> trouble() {
        Optional<Refusal> news = Optional.ofNullable(trouble);
        trouble = null;
        return news;
    }

    private void lost(Path where, IOException unwritable) {
        trouble = new Refusal("not_saved", "This game cannot be saved in " + where, GameFile.reason(unwritable));
        log = null;
    }

    @Override
    public void append(List<Numbered> entries) {
        FileLog kept = log;
        if (kept == null) {
            return;
        }
        try {
            if (kept.disturbed()) {
                Path old = kept.file();
                Path now = Shelf.beside(old);
                Files.createDirectories(now.toAbsolutePath().getParent());
                kept = FileLog.on(now, game.file());
                log = kept;
                trouble = new Refusal(
                        "saved_elsewhere",
                        old + " was changed by another program",
                        "This game is now saved in " + now + ".");
            }
            kept.append(entries);
        } catch (IOException unwritable) {
            lost(kept.file(), unwritable);
        }
    }
}
