package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A match whose seats are taken and whose every act is on disk before the next one. */
public final class HostedGame {
    private final Seats seats;
    private final Match match;
    private final long seed;
    private @Nullable Path file;
    private long size;
    private @Nullable String trouble;

    private HostedGame(Match match, Seats seats) {
        this.match = match;
        this.seats = seats;
        this.seed = match.replay().seed();
    }

    /** Starts a game and its file. */
    public static HostedGame start(Game game, Options options, long seed, Seats seats, Shelf shelf) throws Refused {
        Options seated = game.seat(options, seats.players());
        return on(new Match(game, seated, seed), seats, shelf);
    }

    /** Goes on with a match in a new file. */
    static HostedGame on(Match match, Seats seats, Shelf shelf) {
        HostedGame hosted = new HostedGame(match, seats);
        try {
            hosted.file = shelf.file(match.game());
            hosted.save(true);
        } catch (IOException unwritable) {
            hosted.lost(shelf.folder(), unwritable);
        }
        return hosted;
    }

    /** Goes on with a saved game in its own file. */
    public static HostedGame resume(Match match, Seats seats, Path file) {
        HostedGame hosted = new HostedGame(match, seats);
        hosted.file = file;
        hosted.size = file.toFile().length();
        hosted.save(true);
        return hosted;
    }

    private void lost(Path where, IOException unwritable) {
        trouble = "This game is not being saved in " + where + ". " + SavedGame.reason(unwritable);
        file = null;
    }

    /** What the players should know about the saving and have not been told. */
    Optional<String> trouble() {
        Optional<String> news = Optional.ofNullable(trouble);
        trouble = null;
        return news;
    }

    /** Where the game is saved; nothing if it cannot be. */
    public @Nullable Path file() {
        return file;
    }

    public Match match() {
        return match;
    }

    public Seats seats() {
        return seats;
    }

    public long seed() {
        return seed;
    }

    public Position position() {
        return match.position();
    }

    SavedGame saved() {
        return new SavedGame(match.replay(), seats.names());
    }

    Ahead ahead(int keyboard) {
        return new Ahead(match.position(), seats, keyboard, seed, match.acts());
    }

    /** Makes what was played ahead happen. */
    void carryOut(Ahead ahead) {
        for (Answer answer : ahead.answers()) {
            match.answer(answer);
            save(false);
        }
    }

    void concede(int seat) {
        match.concede(seat);
        save(false);
    }

    /** Brings the file up to date; who plays on with the same file elsewhere keeps it, and this game moves. */
    private void save(boolean whole) {
        Path last = file;
        if (last == null) {
            return;
        }
        try {
            boolean changed = last.toFile().length() != size;
            Path now = changed ? Shelf.beside(last) : last;
            if (whole || changed) {
                Files.createDirectories(now.toAbsolutePath().getParent());
                saved().write(now);
            } else {
                SavedGame.append(now, match.act(match.acts() - 1));
            }
            if (!now.equals(last)) {
                trouble = last + " was changed by somebody else. This game is now saved in " + now + ".";
            }
            file = now;
            size = now.toFile().length();
        } catch (IOException unwritable) {
            lost(last, unwritable);
        }
    }

    /** Takes back this seat's last answer that was a choice; whether that was possible. */
    boolean undo(int seat) {
        boolean choice = false;
        while (!choice && match.undoable(seat)) {
            match.undo(seat);
            choice = !match.position().forced();
        }
        if (!choice) {
            Ahead again = ahead(seat);
            again.settle();
            again.answers().forEach(match::answer);
        }
        save(true);
        return choice;
    }
}
