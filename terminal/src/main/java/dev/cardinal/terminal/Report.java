package dev.cardinal.terminal;

import dev.cardinal.arena.Result;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The result of a simulation, for people and for programs. */
record Report(Result result) {

    String json() {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("game", result.game());
        json.put("games", result.games());
        json.put("seconds", result.seconds());
        json.put("gamesPerSecond", result.gamesPerSecond());
        json.put("decisions", result.decisions());
        json.put("decisionsPerSecond", result.decisionsPerSecond());
        json.put("meanTurns", result.meanTurns());
        var players = json.putArray("players");
        for (Result.Player player : result.players()) {
            ObjectNode entry = players.addObject();
            entry.put("name", player.name());
            entry.put("wins", player.wins());
            entry.put("ties", player.ties());
            entry.put("losses", player.losses());
            entry.put("winRate", player.winRate());
            entry.put("standardError", player.standardError());
            if (Double.isNaN(player.meanScore())) {
                entry.putNull("meanScore");
            } else {
                entry.put("meanScore", player.meanScore());
            }
        }
        var bySeat = json.putArray("bySeat");
        for (Result.Seat seat : result.bySeat()) {
            bySeat.addObject().put("wins", seat.wins()).put("ties", seat.ties());
        }
        ObjectNode endings = json.putObject("endings");
        result.endings().forEach(endings::put);
        return json.toString();
    }

    String text() {
        List<String> lines = new ArrayList<>();
        lines.add(String.format(
                Locale.ROOT,
                "%s of %s in %.2f s: %,.0f games/s, %,.0f decisions/s, %.2f turns per game",
                Count.of(result.games(), "game"),
                result.game(),
                result.seconds(),
                result.gamesPerSecond(),
                result.decisionsPerSecond(),
                result.meanTurns()));
        int width = result.players().stream()
                .mapToInt(player -> player.name().length())
                .max()
                .orElse(0);
        width = Math.max(width, "player".length());
        String header = "  %-" + width + "s  %15s  %8s  %8s  %10s";
        lines.add(String.format(Locale.ROOT, header, "player", "wins", "ties", "losses", "mean score"));
        for (Result.Player player : result.players()) {
            String wins =
                    String.format(Locale.ROOT, "%.2f%% ± %.2f", 100 * player.winRate(), 100 * player.standardError());
            String score = Double.isNaN(player.meanScore()) ? "-" : decimal(player.meanScore());
            lines.add(String.format(
                    Locale.ROOT, header, player.name(), wins, share(player.ties()), share(player.losses()), score));
        }
        for (int seat = 0; seat < result.bySeat().size(); seat++) {
            Result.Seat won = result.bySeat().get(seat);
            lines.add("  seat " + seat + ": wins " + share(won.wins()) + ", ties " + share(won.ties()));
        }
        List<String> endings = new ArrayList<>();
        result.endings().forEach((ending, count) -> endings.add(ending + " " + share(count)));
        lines.add("  endings: " + String.join(", ", endings));
        return String.join("\n", lines);
    }

    private String share(long count) {
        return decimal(100.0 * count / result.games()) + "%";
    }

    private static String decimal(double number) {
        return String.format(Locale.ROOT, "%.2f", number);
    }
}
