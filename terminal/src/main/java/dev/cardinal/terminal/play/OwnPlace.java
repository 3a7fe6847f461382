package dev.cardinal.terminal.play;

import dev.cardinal.arena.program.Guests;
import dev.cardinal.arena.program.Invited;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Seats;
import dev.cardinal.host.Speaker;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Count;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** A game in this program, which is saved on the shelf as it is played. */
public final class OwnPlace implements Place {
    private final Shelf shelf;
    private final Pace pace;
    private Keeper keeper;
    private final Invited invited;
    private HostedGame game;
    private Guests guests;

    /**
     * A place at a game.
     *
     * @param invited the programs that play too
     * @param pace how long bots pause if several people are watching
     */
    public OwnPlace(Keeper keeper, Invited invited, Shelf shelf, Pace pace) {
        this.shelf = shelf;
        this.pace = pace;
        this.keeper = keeper;
        this.invited = invited;
        game = keeper.game();
        guests = begin();
    }

    private Guests begin() {
        game.at(people().size() > 1 ? pace : Pace.NONE);
        return invited.at(game);
    }

    public Keeper keeper() {
        return keeper;
    }

    @Override
    public Moment now() {
        Position position = game.position();
        return new Moment(game.last(), position.over() ? -1 : position.asked());
    }

    @Override
    public List<Integer> people() {
        return game.seats().humans();
    }

    @Override
    public Reply say(int seat, Data.Fields request) throws Refused {
        Viewer viewer = seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat);
        return new Reply(new Speaker(game, viewer).say(request));
    }

    @Override
    public void settle() {
        try {
            guests.goOn();
        } catch (Refused impossible) {
            throw new IllegalStateException("a game goes on even if it cannot be saved", impossible);
        }
    }

    @Override
    public Optional<Refusal> trouble() {
        return keeper.trouble().or(guests::trouble);
    }

    /** There is no one to talk to: whoever plays sits at the same keyboard. */
    @Override
    public boolean offers(Command command) {
        return command != Command.SAY && !command.isCompany();
    }

    @Override
    public Untried line(int seat, int entry, String text) throws Refused {
        Line.Result result = game.line(seat, text);
        return new Untried(result.untried(), result.stop(), now().asked());
    }

    @Override
    public void undo(int seat) throws Refused {
        game.undo(seat);
    }

    @Override
    public void concede(int seat) throws Refused {
        game.concede(seat);
    }

    @Override
    public void auto(int seat, boolean on) {
        game.autoPass(seat, on);
    }

    @Override
    public void chat(int seat, String text) throws Refused {
        game.chat(seat, text);
    }

    @Override
    public void save(Path file) throws Refused {
        if (Files.exists(file)) {
            replaceable(file);
        }
        try {
            game.file().write(file);
        } catch (IOException unwritable) {
            throw new Refused(
                    new Refusal("not_saved", "The game could not be written to " + file, GameFile.reason(unwritable)));
        }
    }

    private static void replaceable(Path file) throws Refused {
        try {
            GameFile.read(file);
        } catch (Refused other) {
            throw new Refused(new Refusal(
                    "file_in_the_way", file + " already exists and is not a saved game", "Choose another name."));
        }
    }

    @Override
    public void load(Path file) throws Refused {
        Seats seats = game.seats();
        Game rules = game.game();
        GameFile saved = GameFile.read(file);
        int number = rules.deal(saved.roster().options()).seats();
        if (number != seats.size()) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "That game has " + Count.of(number, "seat") + ", but this table has " + seats.size(),
                    "Start it with: cardinal play " + rules.name() + " --resume " + file));
        }
        Keeper other = Keeper.of(HostedGame.restore(rules, saved, seats), shelf);
        keeper.close();
        guests.close();
        keeper = other;
        game = other.game();
        guests = begin();
    }

    @Override
    public void close() {
        guests.close();
        keeper.close();
    }
}
