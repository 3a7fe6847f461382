package dev.cardinal.terminal.play;

import dev.cardinal.host.FileLog;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.Numbered;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Saves a person's game in a file. If the same file is continued elsewhere, this game moves to a new file; if a file
 * cannot be written, the game goes on without one and the player is told.
 */
public final class Keeper implements Log, AutoCloseable {
    private final HostedGame game;
    private final Shelf shelf;
    private @Nullable Claim claim;
    private @Nullable FileLog log;
    private @Nullable Refusal trouble;

    /** Continues a saved game. */
    public interface Restoring {
        HostedGame restore(GameFile saved) throws Refused;
    }

    private Keeper(HostedGame game, Shelf shelf) {
        this.game = game;
        this.shelf = shelf;
    }

    /** Saves a game in a new file on the shelf. */
    public static Keeper of(HostedGame game, Shelf shelf) {
        Keeper keeper = new Keeper(game, shelf);
        try {
            keeper.write(shelf.file(game.game()));
        } catch (IOException unwritable) {
            keeper.lost(shelf.folder(), unwritable);
        }
        game.keptIn(keeper);
        return keeper;
    }

    /** Continues a game in the file it is saved in, unless it is open elsewhere. */
    public static Keeper in(Path file, Shelf shelf, Restoring restoring) throws Refused {
        Claim claim = shelf.claim(file)
                .orElseThrow(() -> new Refused(new Refusal(
                        "open_elsewhere",
                        "The game in " + file + " is open in another window",
                        "Continue there, or quit it first.")));
        try {
            Keeper keeper = new Keeper(restoring.restore(GameFile.read(file)), shelf);
            keeper.claim = claim;
            keeper.open(file);
            return keeper;
        } catch (Refused broken) {
            claim.close();
            throw broken;
        }
    }

    private void open(Path file) {
        try {
            log = FileLog.on(file, game.file());
        } catch (IOException unwritable) {
            lost(file, unwritable);
        }
        game.keptIn(this);
    }

    /** Moves to another file. */
    private void write(Path file) throws IOException {
        close();
        claim = shelf.claim(file).orElse(null);
        log = FileLog.on(file, game.file());
    }

    /** Lets others continue the game. */
    @Override
    public void close() {
        Claim held = claim;
        claim = null;
        if (held != null) {
            held.close();
        }
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
                write(now);
                kept = Objects.requireNonNull(log);
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
