package dev.cardinal.terminal;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Replay;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
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
    public Integer call() throws Refused, IOException {
        ReplayFile.Content content = ReplayFile.read(file);
        if (!content.note().isEmpty()) {
            spec.commandLine().getErr().println(content.note());
        }
        Replay replay = content.replay();
        return verify ? verify(replay) : show(replay);
    }

    private int verify(Replay replay) throws Refused {
        PrintWriter out = spec.commandLine().getOut();
        var game = Games.named(replay.game());
        try {
            Match match = replay.match(game);
            Data.Fields outcome = outcome(match);
            out.println(
                    json
                            ? Data.fields()
                                    .with("ok", true)
                                    .with("acts", match.acts())
                                    .with("outcome", outcome)
                            : "ok: " + match.acts() + " acts, " + outcome);
            return CommandLine.ExitCode.OK;
        } catch (Refused refused) {
            if (json) {
                out.println(Data.fields()
                        .with("ok", false)
                        .with("message", refused.refusal().toString()));
            } else {
                spec.commandLine().getErr().println(refused.refusal().toString());
            }
            return 1;
        }
    }

    private static Data.Fields outcome(Match match) {
        return match.position().over()
                ? match.position().outcome().json()
                : Data.fields()
                        .with("over", false)
                        .with("asks", match.position().asked());
    }

    private int show(Replay replay) throws Refused {
        Match match = replay.match(Games.named(replay.game()));
        Viewer viewer = viewer(match.position().seats());
        if (from < 1 || from > match.acts() + 1) {
            throw new Refused("bad_number", "--from is " + from + ", but the acts go from 1 to " + match.acts());
        }
        PrintWriter out = spec.commandLine().getOut();
        if (json) {
            List<Data> acts = new ArrayList<>();
            for (int act = from - 1; act < match.acts(); act++) {
                acts.add(json(match, act, viewer));
            }
            out.println(head(replay, match, viewer).with("acts", Data.of(acts)).with("outcome", outcome(match)));
            return CommandLine.ExitCode.OK;
        }
        out.println(head(replay, match, viewer));
        if (from > 1) {
            var position = from > match.acts() ? match.position() : match.before(from - 1);
            match.game().words().board(position.view(viewer), WIDTH).forEach(out::println);
        }
        for (int act = from - 1; act < match.acts(); act++) {
            out.println(
                    (act + 1) + ". seat " + match.seat(act) + (tells(match, act, viewer) ? ": " + match.act(act) : ""));
            for (Event event : match.events(act)) {
                out.println("     " + event.text(viewer));
            }
        }
        if (match.position().over()) {
            match.game().words().result(match.position().view(viewer)).forEach(out::println);
        }
        return CommandLine.ExitCode.OK;
    }

    /** The seed is a secret for whoever sat in a game that is not over. */
    private static Data.Fields head(Replay replay, Match match, Viewer viewer) {
        Data.Fields head = Data.fields()
                .with("game", replay.game())
                .with("rules", replay.rulesVersion())
                .with("viewer", viewer.toString());
        return viewer.seesAll() || match.position().over() ? head.with("seed", Long.toString(replay.seed())) : head;
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
