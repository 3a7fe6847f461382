package dev.cardinal.terminal;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.terminal.play.SavedGame;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
            "Acts are numbered from 1. A replay is a referee's file and is shown with all its secrets unless --as says"
                    + " otherwise."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final int WIDTH = 80;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Parameters(index = "0", paramLabel = "FILE", description = "The replay.")
    private Path file = Path.of("");

    @Option(names = "--verify", description = "Only check that it plays out; status 1 if it does not.")
    private boolean verify;

    @Option(names = "--from", paramLabel = "K", description = "Show the table before act K and go on from there.")
    private int from = 1;

    @Option(
            names = "--as",
            paramLabel = "SEAT",
            description = "Show what this seat saw, or a spectator, or the referee (the default).")
    private String as = "referee";

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    @Override
    public Integer call() throws Refused {
        SavedGame saved = SavedGame.read(file);
        if (!saved.torn().isEmpty()) {
            spec.commandLine()
                    .getErr()
                    .println("The last line of " + file + " (" + saved.torn() + ") is incomplete and left out.");
        }
        Game game = Games.named(saved.replay().game());
        Match match;
        try {
            match = saved.match(game);
        } catch (Refused broken) {
            return fail(broken.refusal());
        }
        if (verify) {
            verified(match);
        } else {
            show(saved, match, viewer(match.position().seats()));
        }
        return CommandLine.ExitCode.OK;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private int fail(Refusal broken) {
        if (json) {
            out().println(Data.fields().with("ok", false).with("message", broken.toString()));
        } else {
            spec.commandLine().getErr().println(broken);
        }
        return Trouble.FAILURE;
    }

    private void verified(Match match) {
        if (json) {
            out().println(Data.fields()
                    .with("ok", true)
                    .with("acts", match.acts())
                    .with("outcome", outcome(match)));
        } else {
            out().println("ok: " + match.acts() + " acts; " + summary(match));
        }
    }

    private static String summary(Match match) {
        if (!match.position().over()) {
            return "the game goes on and asks seat " + match.position().asked();
        }
        Outcome outcome = match.position().outcome();
        return "ended by " + outcome.ending() + " after " + outcome.turns() + " turns; first place: seat "
                + outcome.winners().stream().map(String::valueOf).collect(Collectors.joining(" and "))
                + (outcome.scores().isEmpty() ? "" : "; scores ")
                + outcome.scores().stream().map(String::valueOf).collect(Collectors.joining(" to "));
    }

    private static Data.Fields outcome(Match match) {
        return match.position().over()
                ? match.position().outcome().json()
                : Data.fields()
                        .with("over", false)
                        .with("asks", match.position().asked());
    }

    private void show(SavedGame saved, Match match, Viewer viewer) throws Refused {
        if (from < 1 || from > match.acts() + 1) {
            throw new Refused("bad_number", "--from is " + from + ", but the acts go from 1 to " + match.acts());
        }
        if (json) {
            List<Data> acts = new ArrayList<>();
            for (int act = from - 1; act < match.acts(); act++) {
                acts.add(json(match, act, viewer));
            }
            out().println(head(saved, match, viewer).with("acts", Data.of(acts)).with("outcome", outcome(match)));
            return;
        }
        out().println(title(saved, match, viewer));
        if (from > 1) {
            Position position = from > match.acts() ? match.position() : match.before(from - 1);
            match.words().board(position.view(viewer), WIDTH).forEach(out()::println);
        }
        for (int act = from - 1; act < match.acts(); act++) {
            String said = tells(match, act, viewer) ? ": " + match.act(act) : "";
            out().println((act + 1) + ". seat " + match.seat(act) + said);
            match.events(act).forEach(event -> out().println("     " + event.text(viewer)));
        }
        if (match.position().over()) {
            match.words().result(match.position().view(viewer)).forEach(out()::println);
        }
    }

    private static String title(SavedGame saved, Match match, Viewer viewer) {
        Replay replay = saved.replay();
        return replay.game() + ", rules version " + replay.rulesVersion()
                + (maySeeSeed(match, viewer) ? ", seed " + replay.seed() : "")
                + (saved.players().isEmpty() ? "" : ", " + String.join(" against ", saved.players()))
                + ", seen by " + viewer;
    }

    /** The seed is a secret for whoever sat in a game that is not over. */
    private static boolean maySeeSeed(Match match, Viewer viewer) {
        return viewer.seesAll() || match.position().over();
    }

    private static Data.Fields head(SavedGame saved, Match match, Viewer viewer) {
        Replay replay = saved.replay();
        Data.Fields head = Data.fields()
                .with("game", replay.game())
                .with("rules", replay.rulesVersion())
                .with("players", Data.texts(saved.players()))
                .with("viewer", viewer.toString());
        return maySeeSeed(match, viewer) ? head.with("seed", Long.toString(replay.seed())) : head;
    }

    /** An answer may name a card that only its own seat knows; the others see the events. */
    private static boolean tells(Match match, int act, Viewer viewer) {
        return viewer.seesAll() || viewer.is(match.seat(act));
    }

    private static Data.Fields json(Match match, int act, Viewer viewer) {
        Data.Fields json = Data.fields().with("number", act + 1).with("seat", match.seat(act));
        json = tells(match, act, viewer) ? json.with("act", match.act(act)) : json;
        return json.with(
                "events",
                Data.of(match.events(act).stream()
                        .map(event -> event.json(viewer))
                        .toList()));
    }

    private Viewer viewer(int seats) throws Refused {
        return switch (as) {
            case "referee" -> Viewer.REFEREE;
            case "spectator" -> Viewer.SPECTATOR;
            default -> {
                if (!as.matches("[0-9]") || Integer.parseInt(as) >= seats) {
                    throw new Refused(
                            "bad_seat",
                            "--as is a seat from 0 to " + (seats - 1) + ", spectator or referee, not '" + as + "'");
                }
                yield Viewer.seat(Integer.parseInt(as));
            }
        };
    }
}
