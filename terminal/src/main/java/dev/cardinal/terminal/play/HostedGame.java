package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** A match whose seats are taken and whose every act is on disk before the next one. */
public final class HostedGame {
    private final Seats seats;
    private final Match match;
    private final long seed;
    private @Nullable Path file;
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
            hosted.rewrite();
        } catch (IOException unwritable) {
            hosted.lost(unwritable);
        }
        return hosted;
    }

    /** Goes on with a saved game in its own file. */
    public static HostedGame resume(Match match, Seats seats, Path file) {
        HostedGame hosted = new HostedGame(match, seats);
        hosted.file = file;
        hosted.rewrite();
        return hosted;
    }

    private void lost(IOException unwritable) {
        trouble = "This game is not being saved: " + SavedGame.reason(unwritable);
        file = null;
    }

    /** Why the game is not being saved, or nothing. */
    public @Nullable String trouble() {
        return trouble;
    }

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
            append();
        }
    }

    void concede(int seat) {
        match.concede(seat);
        append();
    }

    private void append() {
        if (file != null) {
            try {
                SavedGame.append(file, match.act(match.acts() - 1));
            } catch (IOException unwritable) {
                lost(unwritable);
            }
        }
    }

    private void rewrite() {
        if (file != null) {
            try {
                saved().write(file);
            } catch (IOException unwritable) {
                lost(unwritable);
            }
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
        rewrite();
        return choice;
    }
}
