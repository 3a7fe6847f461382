package dev.cardinal.terminal;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.terminal.play.Keeper;
import dev.cardinal.terminal.play.LineProtocol;
import dev.cardinal.terminal.play.Paint;
import dev.cardinal.terminal.play.PlainScreen;
import dev.cardinal.terminal.play.RichScreen;
import dev.cardinal.terminal.play.Screen;
import dev.cardinal.terminal.play.Shelf;
import dev.cardinal.terminal.play.Sitting;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "play",
        description = {
            "Play a game in the terminal, against bots or with others at the same keyboard.",
            "Every game is saved as you play; --resume continues it."
        })
final class PlayCommand implements Callable<Integer> {
    private static final String TWO_SEATS = "2";

    @Mixin
    private SetUp setUp = new SetUp();

    @Option(
            names = "--players",
            paramLabel = "human,BOT,...",
            description =
                    "The players, by seat. Several humans share the keyboard, and each hand is hidden until its owner"
                            + " confirms. By default, you play against the game's default bot.")
    private @Nullable String players;

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "",
            description = "Continue the last unfinished game, or the one in FILE.")
    private @Nullable String resume;

    @Option(
            names = "--json",
            description = "A line protocol for programs: one JSON object per line out, one answer per line in.")
    private boolean json;

    private final Surroundings surroundings;

    PlayCommand() {
        this(Surroundings.real());
    }

    PlayCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws Refused, IOException {
        Game game = setUp.game();
        Shelf shelf = Shelf.of(surroundings.environment());
        Keeper kept = resume == null ? newGame(game, shelf) : savedGame(game, shelf, resume);
        if (json) {
            new LineProtocol(kept, surroundings.in(), surroundings.out()).run();
            return CommandLine.ExitCode.OK;
        }
        try (Screen screen = screen(kept.game().words(), shelf)) {
            play(kept, screen, shelf);
        }
        return CommandLine.ExitCode.OK;
    }

    private void play(Keeper first, Screen screen, Shelf shelf) throws Refused {
        Game game = first.game().game();
        Sitting sitting = new Sitting(first, screen, shelf, pace());
        while (sitting.run()) {
            HostedGame last = sitting.keeper().game();
            if (last.seats().people().isEmpty() || !again(screen)) {
                return;
            }
            Roster next = Roster.fair(game, last.options(), last.seats().names());
            sitting = new Sitting(Keeper.of(HostedGame.start(game, next, last.seats()), shelf), screen, shelf, pace());
        }
        Path file = sitting.keeper().file();
        screen.say(
                file == null
                        ? "The game is not saved."
                        : "The game is saved. Continue it with: cardinal play " + game.name() + " --resume"
                                + (shelf.holds(file) ? "" : " " + file));
    }

    /** Bots need not pause for input from a pipe, since no one is watching. */
    private Pace pace() {
        return surroundings.terminal() ? Pace.REAL : Pace.NONE;
    }

    private static boolean again(Screen screen) {
        while (true) {
            String line = screen.ask("Again? (y/n) ", _ -> List.of("yes", "no"));
            switch (line == null ? "" : line.strip().toLowerCase(Locale.ROOT)) {
                case "y", "yes", "again" -> {
                    return true;
                }
                case "n", "no", "quit", "exit", "" -> {
                    return false;
                }
                default -> screen.refuse("Type y for another game, or n to leave.");
            }
        }
    }

    private Keeper newGame(Game game, Shelf shelf) throws Refused {
        Seats seats = players == null ? Seats.usual(game, usualSeats()) : Seats.of(game, names(players));
        Options options = game.seat(setUp.options(), seats.players());
        OptionalLong seed = setUp.seed();
        Roster roster = seed.isPresent()
                ? Roster.numbered(game, options, seats.names(), seed.getAsLong())
                : Roster.fair(game, options, seats.names());
        return Keeper.of(HostedGame.start(game, roster, seats), shelf);
    }

    private int usualSeats() {
        String number = setUp.options().get("players", TWO_SEATS);
        return Integer.parseInt(number.matches("[1-9]") ? number : TWO_SEATS);
    }

    private Keeper savedGame(Game game, Shelf shelf, String file) throws Refused {
        Path path = file.isEmpty() ? shelf.last(game) : Path.of(file);
        GameFile saved = GameFile.read(path);
        int number = game.deal(saved.roster().options()).seats();
        List<String> names = players == null ? saved.roster().players() : names(players);
        Seats seats = names.isEmpty() ? Seats.usual(game, number) : Seats.of(game, names);
        if (seats.size() != number) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "This game has " + Count.of(number, "seat") + ", but --players names " + seats.size(),
                    "Name one player for each seat."));
        }
        return Keeper.in(path, HostedGame.restore(game, saved, seats));
    }

    private static List<String> names(String list) {
        return Arrays.stream(list.split(",", -1)).map(String::strip).toList();
    }

    private Screen screen(Words words, Shelf shelf) throws IOException {
        if (surroundings.richTerminal()) {
            return RichScreen.open(new Paint(words, surroundings.colour()), shelf.history());
        }
        return new PlainScreen(surroundings.in(), surroundings.out(), surroundings.columns(), !surroundings.terminal());
    }
}
