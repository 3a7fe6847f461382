package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.players.Games;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random input, sense and nonsense, does not break the table. */
class ManySittingsTest {
    private static final List<String> COMMANDS = List.of(
            "",
            "hand",
            "supply",
            "trash",
            "discard",
            "deck",
            "log",
            "since",
            "help",
            "hint",
            "undo",
            "why 1",
            "board",
            "why buy gold",
            "help moat",
            "xyzzy",
            "0",
            "y",
            "n",
            "{\"type\":\"end_phase\"}");

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "human,random",
                "human,human",
                "human",
                "random,human,random",
                "human,human,human,bigmoney",
                "human,human,human,human"
            })
    void the_game_survives_any_input_and_its_file_can_be_replayed(String players) throws Refused {
        Game game = Games.named("dominion");
        for (String cards : List.of("first", "second")) {
            for (String rules : List.of("principality", "official")) {
                for (int seed = 0; seed < 3; seed++) {
                    PlaySession session = new PlaySession(folder.resolve(cards + rules + seed));
                    session.play(
                            "dominion --option kingdom=all --option turns=12 --option cards=" + cards
                                    + " --option rules=" + rules + " --players " + players + " --seed " + seed,
                            lines(game, new Chance(seed)));

                    assertThat(session.err()).isEmpty();
                    assertThat(session.status()).isZero();
                    assertThat(session.out()).doesNotContain("null", "Exception");
                    for (Path file : session.files()) {
                        assertThat(PlaySession.acts(file)).isNotEmpty();
                    }
                }
            }
        }
    }

    private static String[] lines(Game game, Chance chance) {
        List<String> names = List.copyOf(game.words().names().keySet());
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < 1500; i++) {
            int number = 1 + chance.below(4);
            int other = 1 + chance.below(6);
            String name = names.get(chance.below(names.size()));
            lines.add(
                    switch (chance.below(14)) {
                        case 0 -> COMMANDS.get(chance.below(COMMANDS.size()));
                        case 1 -> name;
                        case 2 -> "t, " + name;
                        case 3 -> number + ", " + other;
                        case 4 -> name + ", t, buy " + names.get(chance.below(names.size()));
                        case 5, 6 -> "";
                        default -> Integer.toString(number);
                    });
        }
        return lines.toArray(String[]::new);
    }
}
