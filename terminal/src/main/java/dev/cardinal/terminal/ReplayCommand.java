package dev.cardinal.terminal;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.players.Games;
import dev.cardinal.testkit.scenario.ScenarioWriter;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "replay",
        description = {
            "Show or verify a replay.",
            "Acts, which are answers and concessions, are numbered from 1. A replay is shown with all its secrets"
                    + " unless --as says otherwise."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final int WIDTH = 80;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "FILE", description = "The replay.")
    private Path file = Path.of("");

    @Option(
            names = "--verify",
            description =
                    "Only check it: every answer, every hash, the secret, what people contributed to the cards, and"
                            + " the end. The exit status is 1 if the file is not what was played, and 2 if there is no"
                            + " such file.")
    private boolean verify;

    @Option(
            names = "--roster",
            paramLabel = "KEPT",
            description = "With --verify: also check that the game was played with the roster that you kept in this"
                    + " file, as it was shown before the deal.")
    private @Nullable Path roster;

    @Option(
            names = "--from",
            paramLabel = "K",
            description = "Show the table before act K and start from there; one more than the last act means the end.")
    private int from = 1;

    @Option(
            names = "--as",
            paramLabel = "SEAT",
            description = "Show what this seat, a spectator or the referee (the default) saw.")
    private String as = "referee";

    @Option(
            names = "--scenario",
            paramLabel = "OUT",
            description = "Write the position before act --from, as --as knows it, to this file as a scenario.")
    private @Nullable Path scenario;

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() {
        try {
            onlyVerifies();
            return run();
        } catch (Refused usage) {
            return fail(usage.refusal(), Trouble.USAGE);
        }
    }

    private int run() throws Refused {
        GameFile saved;
        Game game;
        History history;
        try {
            saved = GameFile.read(file);
            game = game(saved.roster().game());
            history = verify ? verified(game, saved) : History.of(game, saved);
        } catch (Refused broken) {
            boolean there = isThere(file) && (roster == null || isThere(roster));
            return fail(broken.refusal(), there ? Trouble.FAILURE : Trouble.USAGE);
        }
        if (verify) {
            sayVerified(saved.roster(), history);
        } else {
            tell(game, saved, history);
        }
        return CommandLine.ExitCode.OK;
    }

    private static boolean isThere(Path path) {
        return Files.isReadable(path) && !Files.isDirectory(path);
    }

    private static Game game(String name) throws Refused {
        try {
            return Games.named(name);
        } catch (Refused unknown) {
            throw new Refused(new Refusal(
                    unknown.refusal().code(),
                    "This replay is of the game '" + name + "', which is not installed",
                    "If it came in a jar, name the jar's folder with --plugins."));
        }
    }

    /** Refuses options that make no sense when the whole file is checked, or only then. */
    private void onlyVerifies() throws Refused {
        if (roster != null && !verify) {
            throw new Refused(new Refusal(
                    "only_with_verify", "--roster is for checking a game", "Add --verify, or leave --roster out."));
        }
        for (String other : List.of("--from", "--as", "--scenario")) {
            if (verify && spec.commandLine().getParseResult().hasMatchedOption(other)) {
                throw new Refused(new Refusal(
                        "not_with_verify",
                        "--verify checks the whole file, so it cannot be combined with " + other,
                        "Use one of them."));
            }
        }
    }

    private History verified(Game game, GameFile saved) throws Refused {
        if (!saved.torn().isEmpty()) {
            throw new Refused("broken_replay", "The last line, " + Refusal.quote(saved.torn()) + ", is incomplete");
        }
        if (roster != null) {
            saved.roster().requireKept(GameFile.contents(roster));
        }
        return History.verified(game, saved);
    }

    private void tell(Game game, GameFile saved, History history) throws Refused {
        if (!saved.torn().isEmpty()) {
            String line = Refusal.quote(saved.torn());
            spec.commandLine()
                    .getErr()
                    .println("The last line of " + file + ", " + line + ", is incomplete and was skipped.");
        }
        Viewer viewer = viewer(history.position().seats());
        checkFrom(history.happened().size());
        if (scenario == null) {
            show(game, saved, history, viewer);
        } else {
            write(game, saved, history, viewer, scenario);
        }
    }

    private void checkFrom(int acts) throws Refused {
        if (from < 1 || from > acts + 1) {
            String until = acts == 0 ? "there are no acts yet" : "the acts go from 1 to " + acts;
            throw new Refused(
                    "bad_number", "--from is " + from + ", but " + until + ", and " + (acts + 1) + " means the end");
        }
    }

    private void write(Game game, GameFile saved, History history, Viewer viewer, Path into) throws Refused {
        Position position = history.before(from - 1);
        Options options = saved.roster().options();
        ScenarioWriter.save(into, ScenarioWriter.write(game, options, position, viewer, new Chance(from)));
        out().println(
                        json
                                ? Data.fields()
                                        .with("scenario", into.toString())
                                        .with("from", from)
                                        .with("viewer", viewer.toString())
                                        .toString()
                                : "Written to " + into + ". Run it with: cardinal rules " + into);
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private int fail(Refusal broken, int status) {
        if (json) {
            out().println(Data.fields().with("ok", false).with("message", broken.toString()));
        } else {
            spec.commandLine().getErr().println(broken);
        }
        return status;
    }

    private void sayVerified(Roster proved, History history) {
        int acts = history.happened().size();
        if (json) {
            out().println(Data.fields()
                    .with("ok", true)
                    .with("acts", acts)
                    .with("contributors", proved.commitments().seats().size())
                    .with("outcome", outcome(history.position())));
        } else {
            out().println("ok: " + Count.of(acts, "act") + "; " + summary(history.position()));
            out().println(chance(proved));
        }
    }

    /** What was proved about where the cards came from. */
    private String chance(Roster proved) {
        if (proved.secret() == null) {
            return "chance: the cards came from a seed; whoever knew it knew them all";
        }
        int people = proved.commitments().seats().size();
        String kept = roster != null
                ? "; the roster is the one you kept"
                : people == 0 ? "" : "; to compare the roster with the one you kept, use --roster";
        return "chance: " + sources(people) + kept;
    }

    /** What the cards of a fair game came from. */
    static String sources(int contributors) {
        return "the cards came from the table's secret"
                + switch (contributors) {
                    case 0 -> "; no one contributed to them";
                    case 1 -> " and from what 1 person contributed, as committed";
                    default -> " and from what " + contributors + " people contributed, as committed";
                };
    }

    private static String summary(Position last) {
        Outcome outcome = last.outcome();
        String winners = outcome.winners().stream().map(String::valueOf).collect(Collectors.joining(" and "));
        String success = outcome.success() ? "a success" : "not a success";
        return "ended by " + outcome.ending() + " after " + Count.of(outcome.turns(), "turn") + "; "
                + (outcome.places().size() == 1 ? success : "first place: seat " + winners)
                + (outcome.scores().isEmpty() ? "" : "; scores ")
                + outcome.scores().stream().map(String::valueOf).collect(Collectors.joining(" to "));
    }

    private static Data.Fields outcome(Position last) {
        return last.over()
                ? last.outcome().json()
                : Data.fields().with("over", false).with("asks", last.asked());
    }

    private void show(Game game, GameFile saved, History history, Viewer viewer) throws Refused {
        List<Happened> happened = history.happened();
        if (json) {
            List<Data> acts = new ArrayList<>();
            for (int act = from - 1; act < happened.size(); act++) {
                Happened one = happened.get(act);
                Data.Fields told = json(act, one, viewer);
                String reason = reason(one, history, viewer);
                acts.add(reason.isEmpty() ? told : told.with("reason", reason));
            }
            out().println(head(saved, history, viewer)
                    .with("acts", Data.of(acts))
                    .with("outcome", outcome(history.position())));
            return;
        }
        Words words = game.words(saved.roster().options());
        out().println(title(saved, history, viewer));
        if (from > 1) {
            words.board(history.before(from - 1).view(viewer), WIDTH).forEach(out()::println);
        }
        for (int act = from - 1; act < happened.size(); act++) {
            Happened one = happened.get(act);
            String said = tells(one, viewer) ? ": " + one.words() : "";
            String reason = reason(one, history, viewer);
            out().println((act + 1) + ". seat " + one.seat() + said + (reason.isEmpty() ? "" : " (" + reason + ")"));
            one.events().forEach(event -> out().println("     " + event.text(viewer)));
        }
        if (history.position().over()) {
            words.result(history.position().view(viewer)).forEach(out()::println);
        }
    }

    private static String title(GameFile saved, History history, Viewer viewer) {
        Roster roster = saved.roster();
        return roster.game() + ", rules version " + roster.rules()
                + (maySeeSeed(history, viewer) ? ", " + origin(roster) + " " + roster.origin() : "")
                + (roster.players().isEmpty() ? "" : ", " + String.join(" against ", roster.players()))
                + ", seen by " + viewer;
    }

    private static String origin(Roster roster) {
        return roster.secret() == null ? "seed" : "secret";
    }

    /** Players must not learn the source of the cards before the game is over. */
    private static boolean maySeeSeed(History history, Viewer viewer) {
        return viewer.seesAll() || history.position().over();
    }

    private static Data.Fields head(GameFile saved, History history, Viewer viewer) {
        Roster roster = saved.roster();
        Data.Fields head = Data.fields()
                .with("game", roster.game())
                .with("rules", roster.rules())
                .with("players", Data.texts(roster.players()))
                .with("viewer", viewer.toString());
        return maySeeSeed(history, viewer) ? head.with(origin(roster), roster.origin()) : head;
    }

    /** An answer may name a card that only its own seat knows; the others see the events. */
    private static boolean tells(Happened one, Viewer viewer) {
        return viewer.seesAll() || viewer.is(one.seat());
    }

    /** Why it was done, as far as the viewer may read it. */
    private static String reason(Happened one, History history, Viewer viewer) {
        return tells(one, viewer) || history.position().over() ? one.reason() : "";
    }

    private static Data.Fields json(int act, Happened one, Viewer viewer) {
        Data.Fields json = Data.fields().with("number", act + 1).with("seat", one.seat());
        json = tells(one, viewer) ? json.with("act", one.words()) : json;
        return json.with(
                "events",
                Data.of(one.events().stream().map(event -> event.json(viewer)).toList()));
    }

    private Viewer viewer(int seats) throws Refused {
        return switch (as) {
            case "referee" -> Viewer.REFEREE;
            case "spectator" -> Viewer.SPECTATOR;
            default -> {
                if (!as.matches("[0-9]") || Integer.parseInt(as) >= seats) {
                    throw new Refused(
                            "bad_seat",
                            "--as must be a seat from 0 to " + (seats - 1) + ", spectator or referee, not '" + as
                                    + "'");
                }
                yield Viewer.seat(Integer.parseInt(as));
            }
        };
    }
}
