package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.dominion.card.Cards;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.FairPlay;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot knows only its view, so it gives the same answer in every game that looks the same to it. */
class SecrecyTest {
    private static final int GAMES = 6;

    /** A bot that buys anything, so that every choice comes up. */
    private static Bot greedy(Dominion dominion, Options options, long seed) throws Refused {
        List<String> lines = new ArrayList<>();
        Position start = dominion.deal(options).position(seed);
        String data = start.view(Viewer.SPECTATOR).data().toString();
        for (var card : Cards.ALL) {
            if (card.edition() != 0 && data.contains('"' + card.name() + '"')) {
                lines.add(card.name() + " IF owned(" + card.name() + ") < 2");
            }
        }
        return new MenuBot(MenuReader.read("greedy", String.join("\n", lines) + "\nProvince\nGold\nSilver"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    void a_bot_gives_the_same_answer_whatever_the_hidden_cards_are(String rules) throws Refused {
        Dominion dominion = new Dominion();
        Options options =
                Options.DEFAULT.with("rules", rules).with("cards", "all").with("turns", "30");
        Chance chance = new Chance(7);
        for (long seed = 0; seed < GAMES; seed++) {
            Bot bot = greedy(dominion, options, seed);
            FairPlay.toTheEnd(bot, dominion.deal(options).position(seed), chance);
        }
    }

    @Test
    void every_answer_of_every_shipped_bot_is_allowed_with_three_players() throws Refused {
        Dominion dominion = new Dominion();
        Options options =
                Options.DEFAULT.with("players", "3").with("kingdom", "all").with("turns", "12");
        for (String name : dominion.bots().keySet()) {
            if (!name.endsWith(":")) {
                Bot bot = dominion.bot(name);
                Position position = dominion.deal(options).position(3);
                while (!position.over()) {
                    position = position.answer(FairPlay.answer(bot, position));
                }
                assertThat(position.outcome().places()).hasSize(3);
            }
        }
    }
}
