package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Cites("EC 3.1.5")
class MenuBotDiscardsTest {
    private static final Dominion DOMINION = new Dominion();

    /** What the bot answers to a Militia with this hand. */
    private static String discards(String bot, String hand) throws Refused {
        Options options = Options.DEFAULT.with("kingdom", "Militia,Village,Smithy,Laboratory,Chapel");
        Data.Fields seats = Data.fields()
                .with("0", Data.fields().with("hand", Data.texts(List.of("Militia"))))
                .with("1", Data.fields().with("hand", Data.texts(List.of(hand.split(", ")))));
        Position start = DOMINION.deal(options).arrange(Data.fields().with("seats", seats));
        Position asked = start.answer((Answer) start.read("play Militia"));
        assertThat(asked.asked()).isEqualTo(1);
        Pick pick = new Pick();
        DOMINION.bot(bot).answer(asked.view(Viewer.seat(1)), new Chance(0), pick);
        return asked.question().text(Answer.of(pick, false));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "Copper, Silver, Gold, Estate, Province; discard Estate, Province",
                "Estate, Duchy, Province, Copper, Gold; discard Duchy, Province",
                "Gold, Gold, Silver, Copper, Copper; discard Copper, Copper",
                "Curse, Copper, Silver, Gold, Gold; discard Copper, Curse",
                "Gold, Silver, Silver, Silver, Gold; discard Silver, Silver",
                "Laboratory, Village, Copper, Silver, Gold; discard Copper, Silver",
                "Estate, Copper, Silver, Gold; discard Estate",
                "Estate, Estate, Estate, Copper, Copper, Copper, Silver; discard Copper, Estate, Estate, Estate"
            })
    void a_menu_bot_discards_its_lowest_cards_to_militia(String hand, String answer) throws Refused {
        assertThat(discards("bigmoney-ultimate", hand)).isEqualTo(answer);
    }

    @Test
    void if_two_actions_cannot_both_be_played_one_is_discarded_first() throws Refused {
        assertThat(discards("smithy", "Smithy, Smithy, Copper, Silver, Gold")).isEqualTo("discard Copper, Smithy");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bigmoney",
                "bigmoney-ultimate",
                "smithy",
                "witch",
                "militia",
                "moat",
                "workshop-gardens",
                "lab-militia-chapel",
                "first-game"
            })
    void every_menu_keeps_gold_before_estates(String bot) throws Refused {
        assertThat(discards(bot, "Estate, Estate, Gold, Gold, Gold")).isEqualTo("discard Estate, Estate");
    }
}
