package dev.cardinal.terminal;

import dev.cardinal.arena.program.Invited;
import dev.cardinal.arena.program.Programs;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.players.Games;
import dev.cardinal.terminal.play.Keeper;
import dev.cardinal.terminal.play.Names;
import dev.cardinal.terminal.play.OwnPlace;
import dev.cardinal.terminal.play.Pipe;
import dev.cardinal.terminal.play.Screen;
import dev.cardinal.terminal.play.Shelf;
import dev.cardinal.terminal.play.Sitting;
import dev.cardinal.terminal.play.Unfinished;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "play",
        description = {
            "Play a game in the terminal, against bots or with others at the same keyboard.",
            "Every game is saved as you play; --resume continues it."
        })
final class PlayCommand implements Callable<Integer> {
    private static final String TWO_SEATS = "2";

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            description = "The game's name; see `cardinal games`. --resume can do without.")
    private String name = "";

    @Mixin
    private SetUp setUp = new SetUp();

    @Option(
            names = "--players",
            paramLabel = "human,BOT,...",
            description =
                    "The players, by seat. Several humans share the keyboard, and each hand is hidden until its owner"
                            + " confirms. By default, you play against the game's default bot. A program is"
                            + " 'cmd:COMMAND'; see docs/protocol.md.")
    private @Nullable String players;

    @Mixin
    private ProgramLimits limits = new ProgramLimits();

    @Option(
            names = "--names",
            paramLabel = "NAME,...",
            description =
                    "What the people are called, in the order of their seats, in place of Player 0; '' for no names."
                            + " People who share a keyboard are asked once, and their names are kept.")
    private @Nullable String called;

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "",
            description = "Continue the game in FILE, or the unfinished one; if there are several, choose from a list.")
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
        Shelf shelf = Shelf.of(surroundings.environment());
        Optional<Keeper> kept = resume == null ? Optional.of(newGame(shelf)) : savedGame(shelf, resume);
        if (kept.isEmpty()) {
            return CommandLine.ExitCode.OK;
        }
        if (json) {
            try (Keeper keeper = kept.get();
                    Pipe pipe = new Pipe(keeper, invited(), surroundings.in(), surroundings.out())) {
                pipe.run();
            }
            return CommandLine.ExitCode.OK;
        }
        try (Screen screen = surroundings.screen(kept.get().game().words().tints(), shelf.history())) {
            askNames(kept.get().game(), screen, shelf);
            play(kept.get(), screen, shelf);
        }
        return CommandLine.ExitCode.OK;
    }

    private void play(Keeper first, Screen screen, Shelf shelf) throws Refused {
        Game game = first.game().game();
        OwnPlace place = new OwnPlace(first, invited(), shelf, pace());
        while (run(place, screen)) {
            HostedGame last = place.keeper().game();
            if (last.seats().humans().isEmpty() || !again(screen)) {
                return;
            }
            Roster next = Roster.fair(game, last.options(), last.seats().names());
            Keeper kept = Keeper.of(HostedGame.start(game, next, last.seats()), shelf);
            Names.of(last).give(kept.game());
            place = new OwnPlace(kept, invited(), shelf, pace());
        }
        Path file = place.keeper().file();
        screen.say(
                file == null
                        ? "The game is not saved."
                        : "The game is saved. Continue it with: cardinal play " + game.name() + " --resume"
                                + (shelf.holds(file) ? "" : " " + file));
    }

    /** Gives people the names on the command line or, if they share a keyboard, those of the last time. */
    private HostedGame named(HostedGame game, Shelf shelf) throws Refused {
        if (called != null) {
            Names names = Names.read(called, game.seats().humans().size());
            names.give(game);
            if (game.seats().humans().size() > 1) {
                names.keep(shelf.names());
            }
        } else if (!json
                && game.seats().humans().size() > 1
                && game.names().stream().allMatch(String::isEmpty)) {
            Names.keptIn(shelf.names()).give(game);
        }
        return game;
    }

    /** Asks people who share a keyboard for their names, once; input from a pipe is not asked. */
    private void askNames(HostedGame game, Screen screen, Shelf shelf) throws Refused {
        List<Integer> people = game.seats().humans();
        Names kept = Names.keptIn(shelf.names());
        boolean unnamed = Names.of(game).list().contains("");
        if (unnamed && people.size() > 1 && kept.list().size() < people.size() && surroundings.terminal()) {
            Names names = kept.asked(people, screen);
            names.keep(shelf.names());
            names.give(game);
        }
    }

    /** Plays until the game ends or the players leave; returns whether it ended. */
    private static boolean run(OwnPlace place, Screen screen) {
        try (place) {
            return new Sitting(place, screen).run();
        }
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

    private Keeper newGame(Shelf shelf) throws Refused {
        if (name.isEmpty()) {
            throw new CommandLine.ParameterException(spec.commandLine(), "Missing required parameter: 'GAME'");
        }
        Game game = Games.named(name);
        Seats seats = players == null ? Seats.usual(game, usualSeats()) : Programs.seats(game, Programs.list(players));
        Options given = json ? setUp.options() : shelf.choices().completing(setUp.options(), game);
        Options options = game.seat(given, seats.players());
        OptionalLong seed = setUp.seed();
        Roster roster = seed.isPresent()
                ? Roster.numbered(game, options, seats.names(), seed.getAsLong())
                : Roster.fair(game, options, seats.names());
        HostedGame started = named(HostedGame.start(game, roster, seats), shelf);
        if (!json) {
            shelf.choices().remember(setUp.options(), game);
        }
        return Keeper.of(started, shelf);
    }

    private int usualSeats() {
        String number = setUp.options().get("players", TWO_SEATS);
        return Integer.parseInt(number.matches("[1-9]") ? number : TWO_SEATS);
    }

    /** Continues a game; empty if the player did not choose one. */
    private Optional<Keeper> savedGame(Shelf shelf, String file) throws Refused {
        if (setUp.isChosen()) {
            throw new Refused(new Refusal(
                    "already_dealt",
                    "A saved game keeps its cards and its options",
                    "Leave out --seed and --option, or start a new game without --resume."));
        }
        boolean isGame = name.isEmpty()
                && Games.all().stream().anyMatch(game -> game.name().equals(file))
                && !Files.exists(Path.of(file));
        String wanted = isGame ? file : name;
        if (!wanted.isEmpty()) {
            Games.named(wanted);
        }
        Optional<Path> path =
                file.isEmpty() || isGame ? chosen(Unfinished.on(shelf, wanted)) : Optional.of(Path.of(file));
        return path.isEmpty()
                ? Optional.empty()
                : Optional.of(Keeper.in(path.get(), shelf, saved -> restored(saved, shelf)));
    }

    private Optional<Path> chosen(Unfinished games) throws Refused {
        return json ? Optional.of(games.only()) : games.choose(surroundings.plainScreen());
    }

    private HostedGame restored(GameFile saved, Shelf shelf) throws Refused {
        Game game = Games.named(name.isEmpty() ? saved.roster().game() : name);
        int number = game.deal(saved.roster().options()).seats();
        List<String> names = players == null ? notRun(saved.roster().players()) : Programs.list(players);
        Seats seats = names.isEmpty() ? Seats.usual(game, number) : Programs.seats(game, names);
        if (seats.size() != number) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "This game has " + Count.of(number, "seat") + ", but --players names " + seats.size(),
                    "Name one player for each seat."));
        }
        return named(HostedGame.restore(game, saved, seats), shelf);
    }

    /** Refuses to run a command only because a file says so, since anybody may have written the file. */
    private static List<String> notRun(List<String> saved) throws Refused {
        Optional<String> program = saved.stream().filter(Programs::isProgram).findFirst();
        if (program.isPresent()) {
            throw new Refused(new Refusal(
                    "names_program",
                    "This game was played with a program, " + program.get() + ", which is not run again by itself",
                    "Name the players with --players."));
        }
        return saved;
    }

    private Invited invited() throws Refused {
        return players == null
                ? Invited.NOBODY
                : new Invited(Programs.among(Programs.list(players)), limits.allowance());
    }
}
