package dev.cardinal.terminal;

import dev.cardinal.arena.Rate;
import dev.cardinal.arena.Result;
import dev.cardinal.arena.program.Allowance;
import dev.cardinal.arena.program.Usage;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * The result of a simulation, for people and for programs.
 *
 * @param given the options that the user set; all others are the game's choice
 * @param allowance what a program was allowed to use
 */
record Report(Game game, Options given, Allowance allowance, Result result) {

    String json() {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        json.put("game", result.game());
        json.put("games", result.games());
        json.put("seed", Long.toString(result.setting().seed()));
        ObjectNode options = json.putObject("options");
        result.setting().options().values().forEach(options::put);
        json.put("rulesVersion", result.setting().rulesVersion());
        json.put("version", Cardinal.version());
        json.put("command", command());
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
            entry.putArray("interval")
                    .add(player.winning().low())
                    .add(player.winning().high());
            if (Double.isNaN(player.meanScore())) {
                entry.putNull("meanScore");
            } else {
                entry.put("meanScore", player.meanScore());
            }
            Usage usage = result.programs().get(players.size() - 1);
            if (usage != null) {
                entry.set("program", ProgramReport.json(usage));
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
        String header = "  %-" + width + "s  %22s  %22s  %8s  %10s";
        lines.add(String.format(Locale.ROOT, header, "player", "wins", "ties", "losses", "mean score"));
        for (Result.Player player : result.players()) {
            String score =
                    Double.isNaN(player.meanScore()) ? "-" : String.format(Locale.ROOT, "%.2f", player.meanScore());
            String losses = percent(result.rate(player.losses()).share()) + "%";
            lines.add(String.format(
                    Locale.ROOT, header, player.name(), rate(player.winning()), rate(player.tying()), losses, score));
        }
        for (int seat = 0; seat < result.bySeat().size(); seat++) {
            Result.Seat won = result.bySeat().get(seat);
            lines.add("  seat " + seat + ": wins " + rate(won.wins()) + ", ties " + rate(won.ties()));
        }
        List<String> endings = new ArrayList<>();
        result.endings().forEach((ending, count) -> endings.add(ending + " " + rate(count)));
        lines.add("  endings: " + String.join(", ", endings));
        lines.add("  in brackets: the 95% interval");
        result.programs()
                .forEach((player, usage) -> lines.addAll(
                        ProgramReport.lines(result.players().get(player).name(), usage)));
        lines.add("  options: " + String.join(", ", settled()));
        List<String> chosen = chosen();
        if (!chosen.isEmpty()) {
            lines.add("  chosen for these bots: " + String.join(", ", chosen) + " (to choose yourself: --option)");
        }
        lines.add("  seed " + result.setting().seed() + ", rules version "
                + result.setting().rulesVersion() + ", " + Cardinal.version());
        lines.add("  again: " + command());
        return String.join("\n", lines);
    }

    /** Every option with its value, also those that nobody set. */
    private List<String> settled() {
        Options options = result.setting().options();
        return game.options().stream()
                .map(option -> option.name() + "=" + options.get(option.name(), option.preset()))
                .toList();
    }

    /** What is on the table because of who plays. */
    private List<String> chosen() {
        Options options = result.setting().options();
        return game.options().stream()
                .map(GameOption::name)
                .filter(name -> !name.equals("players") && options.has(name) && !given.has(name))
                .map(name -> name + "=" + options.get(name, ""))
                .toList();
    }

    /** The command that plays the same games again. */
    private String command() {
        StringBuilder command = new StringBuilder("cardinal sim " + result.game());
        List<String> names = result.players().stream().map(Result.Player::name).toList();
        command.append(" --players ").append(quoted(String.join(",", names)));
        command.append(" --games ").append(result.games());
        result.setting()
                .options()
                .values()
                .forEach((name, value) -> command.append(" --option ").append(quoted(name + "=" + value)));
        if (!result.programs().isEmpty()) {
            allowance.unusual().forEach(limit -> command.append(" --limit ").append(limit));
        }
        return command.append(" --seed ").append(result.setting().seed()).toString();
    }

    /** A word as a shell reads it. */
    private static String quoted(String word) {
        return word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }

    private String rate(long count) {
        return rate(result.rate(count));
    }

    private static String rate(Rate rate) {
        return percent(rate.share()) + "% (" + percent(rate.low()) + "-" + percent(rate.high()) + ")";
    }

    /** A percentage with two decimals, or as many as it takes to tell it from 0 and 100. */
    static String percent(double share) {
        double rest = 100 * Math.min(share, 1 - share);
        int decimals = rest <= 1e-9 ? 2 : Math.clamp(1 - (long) Math.floor(Math.log10(rest)), 2, 9);
        return String.format(Locale.ROOT, "%." + decimals + "f", 100 * share);
    }
}
