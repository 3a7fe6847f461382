package dev.cardinal.terminal;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Plays at random until it finds a game in the position that a test needs, and saves it. */
final class FoundGame {
    private FoundGame() {}

    static GameFile where(String kingdom, List<String> players, Predicate<HostedGame> wanted) {
        try {
            Game rules = Games.named("dominion");
            Options options =
                    Options.DEFAULT.with("kingdom", kingdom).with("players", Integer.toString(players.size()));
            for (long seed = 0; seed < 5000; seed++) {
                HostedGame game = HostedGame.start(
                        rules, Roster.numbered(rules, options, players, seed), Seats.of(rules, players));
                Chance chance = new Chance(seed);
                while (!game.position().over() && game.last() < 400) {
                    if (wanted.test(game)) {
                        return game.file();
                    }
                    Pick pick = new Pick();
                    Offer offer = game.position().question().offer();
                    offer.random(chance, pick);
                    game.answer(game.position().asked(), Answer.of(pick, offer.ordered()));
                }
            }
            throw new AssertionError("no such game was found");
        } catch (Refused refused) {
            throw new AssertionError(refused);
        }
    }

    /** A game in which this seat is asked and has all these options. */
    static GameFile offering(String kingdom, List<String> players, int seat, String... texts) {
        return where(kingdom, players, game -> asks(game, seat, texts));
    }

    static boolean asks(HostedGame game, int seat, String... texts) {
        return game.position().asked() == seat
                && List.of(texts).stream()
                        .allMatch(text -> game.position().question().options().stream()
                                .anyMatch(option -> option.text().equals(text)));
    }

    static int handSize(HostedGame game, int seat) {
        return game.position()
                .view(Viewer.SPECTATOR)
                .scene()
                .area(seat + "/hand")
                .orElseThrow()
                .size();
    }

    static Path write(GameFile game, Path folder) {
        try {
            Path file = folder.resolve("found.replay");
            game.write(file);
            return file;
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }
}
