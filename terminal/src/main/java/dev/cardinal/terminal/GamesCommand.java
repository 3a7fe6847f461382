package dev.cardinal.terminal;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.players.Bots;
import dev.cardinal.players.Games;
import java.io.PrintWriter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "games", description = "List the games, their options with defaults, and their bots.")
final class GamesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Option(names = "--json", description = "One JSON object on standard output.")
    private boolean json;

    private final int columns = Surroundings.columns(System.getenv()).orElse(80);

    @Option(
            names = "--faces",
            paramLabel = "GAME",
            description = "List only the faces of this game's pieces, for clients to draw.")
    private @Nullable String faces;

    @Override
    public Integer call() throws Refused {
        PrintWriter out = spec.commandLine().getOut();
        if (faces != null) {
            faces(Games.named(faces), out);
            return CommandLine.ExitCode.OK;
        }
        List<Game> games = Games.all();
        if (json) {
            out.println(Data.fields()
                    .with(
                            "games",
                            Data.of(games.stream().map(GamesCommand::json).toList())));
        } else {
            games.forEach(game -> print(game, out));
        }
        return CommandLine.ExitCode.OK;
    }

    private void faces(Game game, PrintWriter out) throws Refused {
        List<Face> all = game.faces(Options.DEFAULT);
        if (json) {
            out.println(Data.fields()
                    .with("faces", Data.of(all.stream().map(Face::json).toList())));
            return;
        }
        int width = 2 + widest(all.stream().map(Face::name).toList());
        all.forEach(face ->
                row(face.name(), width, (face.kind() + ". " + String.join(" ", face.lines())).strip(), out));
    }

    private static Data.Fields json(Game game) {
        List<Data.Fields> options = game.options().stream()
                .map(option -> Data.fields()
                        .with("name", option.name())
                        .with("values", option.values())
                        .with("default", option.preset())
                        .with("about", option.about())
                        .with("bySeat", option.bySeat()))
                .toList();
        List<Data.Fields> bots = Bots.of(game).entrySet().stream()
                .map(bot -> Data.fields().with("name", bot.getKey()).with("about", bot.getValue()))
                .toList();
        return Data.fields()
                .with("name", game.name())
                .with("about", game.about())
                .with("rulesVersion", game.rulesVersion())
                .with("options", Data.of(options))
                .with("bots", Data.of(bots))
                .with("defaultBot", game.defaultBot());
    }

    private void print(Game game, PrintWriter out) {
        out.println(game.name() + ": " + game.about() + " (rules version " + game.rulesVersion() + ")");
        out.println("  options (--option NAME=VALUE):");
        int width = 2 + widest(game.options().stream().map(GameOption::name).toList());
        for (GameOption option : game.options()) {
            row(option.name(), width, option.about() + " (default " + option.preset() + ")", out);
            row("", width, option.values() + (option.bySeat() ? "; by seat, separated by commas" : ""), out);
        }
        out.println("  bots:");
        Map<String, String> bots = Bots.of(game);
        int botWidth = 2 + widest(bots.keySet());
        bots.forEach((name, about) -> {
            String preset = name.equals(game.defaultBot()) ? " (the default opponent)" : "";
            row(name, botWidth, about + preset, out);
        });
    }

    private static int widest(Collection<String> names) {
        return names.stream().mapToInt(String::length).max().orElse(0);
    }

    /** A name and, next to it, text in as many lines as it needs. */
    private void row(String name, int width, String text, PrintWriter out) {
        StringBuilder line = new StringBuilder(padded("    " + name, 4 + width));
        for (String word : text.split(" ", -1)) {
            if (line.length() + word.length() > columns && line.length() > 4 + width) {
                out.println(line.toString().stripTrailing());
                line = new StringBuilder(" ".repeat(4 + width));
            }
            line.append(word).append(' ');
        }
        out.println(line.toString().stripTrailing());
    }

    private static String padded(String text, int width) {
        return text + " ".repeat(Math.max(0, width - text.length()));
    }
}
