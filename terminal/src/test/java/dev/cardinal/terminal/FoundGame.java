package dev.cardinal.terminal;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.players.Games;
import dev.cardinal.terminal.play.SavedGame;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;

/** Plays at random until a game stands as a test wants it, and saves it there. */
final class FoundGame {
    private FoundGame() {}

    static SavedGame where(String kingdom, List<String> players, Predicate<Match> wanted) {
        try {
            Game game = Games.named("dominion");
            Options options =
                    Options.DEFAULT.with("kingdom", kingdom).with("players", Integer.toString(players.size()));
            for (long seed = 0; seed < 5000; seed++) {
                Match match = new Match(game, options, seed);
                Chance chance = new Chance(seed);
                while (!match.position().over() && match.acts() < 400) {
                    if (wanted.test(match)) {
                        return new SavedGame(match.replay(), players);
                    }
                    Pick pick = new Pick();
                    Offer offer = match.position().question().offer();
                    offer.random(chance, pick);
                    match.answer(Answer.of(pick, offer.ordered()));
                }
            }
            throw new AssertionError("no such game was found");
        } catch (Refused refused) {
            throw new AssertionError(refused);
        }
    }

    /** A game in which this seat is asked and all these are on offer. */
    static SavedGame offering(String kingdom, List<String> players, int seat, String... texts) {
        return where(kingdom, players, match -> asks(match, seat, texts));
    }

    static boolean asks(Match match, int seat, String... texts) {
        return match.position().asked() == seat
                && List.of(texts).stream()
                        .allMatch(text -> match.position().question().options().stream()
                                .anyMatch(option -> option.text().equals(text)));
    }

    static Path write(SavedGame game, Path folder) {
        try {
            Path file = folder.resolve("found.replay");
            game.write(file);
            return file;
        } catch (IOException unwritable) {
            throw new AssertionError(unwritable);
        }
    }
}
