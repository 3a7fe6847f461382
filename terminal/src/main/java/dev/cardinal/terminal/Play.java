package dev.cardinal.terminal;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.terminal.play.HostedGame;
import dev.cardinal.terminal.play.LineProtocol;
import dev.cardinal.terminal.play.Paint;
import dev.cardinal.terminal.play.PlainScreen;
import dev.cardinal.terminal.play.RichScreen;
import dev.cardinal.terminal.play.SavedGame;
import dev.cardinal.terminal.play.Screen;
import dev.cardinal.terminal.play.Seats;
import dev.cardinal.terminal.play.Shelf;
import dev.cardinal.terminal.play.Sitting;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Play a game in the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Play a game in the terminal, against bots or with others at the same keyboard.")
public final class Play implements Callable<Integer> {
    private static final int FAILURE = 1;
    private static final int WRONG_USAGE = 2;

    @Parameters(paramLabel = "GAME", description = "the game, such as dominion")
    private String game = "";

    @Option(names = "--players", paramLabel = "human,BOT,...", description = "who sits where, in order")
    private @Nullable String players;

    @Option(names = "--seed", paramLabel = "S", description = "any text; the same seed gives the same cards")
    private @Nullable String seed;

    @Option(names = "--option", paramLabel = "k=v", description = "an option of the game; may be given often")
    private List<String> options = new ArrayList<>();

    @Option(
            names = "--resume",
            arity = "0..1",
            paramLabel = "FILE",
            fallbackValue = "",
            description = "go on with the last unfinished game, or with the one in FILE")
    private @Nullable String resume;

    @Option(names = "--json", description = "a line protocol for programs: JSON out, answers in")
    private boolean json;

    private final Surroundings surroundings;

    public Play() {
        this(Surroundings.real());
    }

    Play(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() {
        try {
            return play(Games.named(game));
        } catch (Refused refused) {
            surroundings.err().println(refused.refusal());
            return resume == null ? WRONG_USAGE : FAILURE;
        }
    }

    private int play(Game rules) throws Refused {
        Shelf shelf = Shelf.of(surroundings.environment());
        HostedGame first = resume == null ? newGame(rules, shelf) : saved(rules, shelf, resume);
        if (json) {
            new LineProtocol(first, surroundings.in(), surroundings.out()).run();
            return 0;
        }
        try (Screen screen = screen(rules, shelf)) {
            HostedGame hosted = first;
            while (new Sitting(hosted, screen, shelf).run()) {
                if (hosted.seats().people().isEmpty() || !again(screen)) {
                    return 0;
                }
                hosted = HostedGame.start(rules, options(), new SecureRandom().nextLong(), hosted.seats(), shelf);
            }
            screen.say("The game is saved. Go on with: cardinal play " + rules.name() + " --resume");
        }
        return 0;
    }

    private static boolean again(Screen screen) {
        String line = screen.ask("Again? (y/n) ", _ -> List.of("yes", "no"));
        return line != null && line.strip().matches("(?i)y|yes|again");
    }

    private HostedGame newGame(Game rules, Shelf shelf) throws Refused {
        Options set = options();
        Seats seats = players == null ? Seats.usual(rules, seats(set)) : Seats.of(rules, split(players));
        long start = seed == null ? new SecureRandom().nextLong() : Chance.seed(seed);
        return HostedGame.start(rules, set, start, seats, shelf);
    }

    private HostedGame saved(Game rules, Shelf shelf, String file) throws Refused {
        Path path = file.isEmpty() ? shelf.last(rules) : Path.of(file);
        SavedGame saved = SavedGame.read(path);
        Match match = saved.match(rules);
        int number = match.position().seats();
        List<String> names = players == null ? saved.players() : split(players);
        Seats seats = names.isEmpty() ? Seats.usual(rules, number) : Seats.of(rules, names);
        if (seats.size() != number) {
            throw new Refused(new Refusal(
                    "other_seats",
                    "This game has " + number + " seats, but " + seats.size() + " players were named",
                    "Name as many players as there are seats."));
        }
        return HostedGame.resume(match, seats, path);
    }

    private Options options() throws Refused {
        Options set = Options.DEFAULT;
        for (String option : options) {
            String[] parts = option.split("=", 2);
            if (parts.length != 2) {
                throw new Refused(new Refusal(
                        "bad_option", "'" + option + "' is not an option", "Write it as name=value."));
            }
            set = set.with(parts[0].strip(), parts[1].strip());
        }
        return set;
    }

    private static int seats(Options set) {
        String number = set.get("players", "2");
        return number.matches("[1-9]") ? Integer.parseInt(number) : 2;
    }

    private static List<String> split(String list) {
        return List.of(list.split(",")).stream().map(String::strip).toList();
    }

    private Screen screen(Game rules, Shelf shelf) throws Refused {
        if (!surroundings.richTerminal()) {
            return new PlainScreen(
                    surroundings.in(), surroundings.out(), surroundings.columns(), !surroundings.terminal());
        }
        try {
            return RichScreen.open(new Paint(rules.words(), surroundings.colour()), shelf.history());
        } catch (IOException unusable) {
            throw new Refused("no_terminal", "The terminal cannot be used: " + unusable.getMessage());
        }
    }
}
