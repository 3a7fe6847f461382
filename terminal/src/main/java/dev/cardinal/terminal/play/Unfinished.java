package dev.cardinal.terminal.play;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The saved games that can be continued, the latest first.
 *
 * @param name the only game that is wanted, or empty for any
 * @param games those that are not over
 * @param open those that are open elsewhere
 * @param unusable those that cannot be read, such as games under older rules
 */
public record Unfinished(String name, List<Saved> games, List<Path> open, List<Path> unusable) {
    /** Reading a game means playing it again, so older ones are not looked at. */
    private static final int MOST = Screen.MOST_LISTED;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

    /** A saved game, and what tells it from others. */
    public record Saved(Path file, String about) {}

    public static Unfinished on(Shelf shelf, String name) {
        Unfinished found = new Unfinished(name, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (Path file : shelf.newestFirst(name)) {
            if (found.games.size() < MOST) {
                found.add(file, shelf);
            }
        }
        return found;
    }

    private void add(Path file, Shelf shelf) {
        Optional<Claim> claim = shelf.claim(file);
        if (claim.isEmpty()) {
            open.add(file);
            return;
        }
        try (Claim _ = claim.get()) {
            GameFile saved = GameFile.read(file);
            Game game = Games.named(saved.roster().game());
            Seats anybody =
                    Seats.usual(game, game.deal(saved.roster().options()).seats());
            HostedGame restored = HostedGame.restore(game, saved, anybody);
            if (!restored.position().over()) {
                games.add(new Saved(file, about(file, restored)));
            }
        } catch (Refused broken) {
            unusable.add(file);
        }
    }

    private static String about(Path file, HostedGame game) {
        List<String> players = new ArrayList<>(game.roster().players());
        for (int seat = 0; seat < players.size(); seat++) {
            String called = game.names().get(seat);
            if (!called.isEmpty()) {
                players.set(seat, called);
            } else if (players.get(seat).equals(Person.NAME)) {
                players.set(seat, "you");
            }
        }
        Data turn = game.position().view(Viewer.SPECTATOR).data().get("turnNumber");
        String when = TIME.format(
                LocalDateTime.ofInstant(Instant.ofEpochMilli(file.toFile().lastModified()), ZoneId.systemDefault()));
        return game.game().name() + ": " + String.join(" against ", players) + ", turn " + turn + ", last played "
                + when;
    }

    /** The only game, or the one that the player chooses; empty at the end of the input. */
    public Optional<Path> choose(Screen screen) throws Refused {
        if (games.size() < 2) {
            return Optional.of(only());
        }
        screen.say(lines());
        return screen.choose(games).map(Saved::file);
    }

    /** The only game, for a program that cannot choose. */
    public Path only() throws Refused {
        if (games.size() == 1) {
            return games.getFirst().file();
        }
        if (games.isEmpty()) {
            throw new Refused(nothing());
        }
        List<String> files =
                games.stream().map(saved -> saved.file().toString()).toList();
        throw new Refused(new Refusal(
                "several_games",
                "There are " + games.size() + " unfinished games",
                "Name one of them after --resume: " + String.join(", ", files)));
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add((games.size() < MOST ? "You have " : "The latest ") + games.size() + " unfinished games:");
        for (int i = 0; i < games.size(); i++) {
            lines.add("  " + (i + 1) + "  " + games.get(i).about());
        }
        if (!open.isEmpty()) {
            lines.add("  (without those that are open in another window)");
        }
        return lines;
    }

    private Refusal nothing() {
        String hint;
        if (!open.isEmpty()) {
            hint = "The last one is open in another window: continue there, or quit it first.";
        } else if (!unusable.isEmpty()) {
            hint = "To see what is wrong with the latest file, run: cardinal replay " + unusable.getFirst();
        } else {
            hint = "Start one with: cardinal play " + (name.isEmpty() ? "GAME" : name);
        }
        return new Refusal(
                "nothing_to_resume", "There is no unfinished game" + (name.isEmpty() ? "" : " of " + name), hint);
    }
}
