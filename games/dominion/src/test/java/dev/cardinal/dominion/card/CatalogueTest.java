package dev.cardinal.dominion.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.table.Card;
import dev.cardinal.testkit.Cites;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {
    @Cites({"CAT-COST-1", "CAT-TYPE-1"})
    @ParameterizedTest
    @CsvSource({
        "Copper, 0, treasure",
        "Silver, 3, treasure",
        "Gold, 6, treasure",
        "Estate, 2, victory",
        "Duchy, 5, victory",
        "Province, 8, victory",
        "Curse, 0, curse",
        "Cellar, 2, action",
        "Village, 3, action",
        "Woodcutter, 3, action",
        "Smithy, 4, action",
        "Laboratory, 5, action",
        "Market, 5, action",
        "Festival, 5, action",
        "Council Room, 5, action",
        "Chapel, 2, action",
        "Remodel, 4, action",
        "Mine, 5, action",
        "Moneylender, 4, action",
        "Workshop, 3, action",
        "Feast, 4, action",
        "Militia, 4, action-attack",
        "Witch, 5, action-attack",
        "Bureaucrat, 4, action-attack",
        "Spy, 4, action-attack",
        "Thief, 4, action-attack",
        "Moat, 2, action-reaction",
        "Throne Room, 4, action",
        "Adventurer, 6, action",
        "Chancellor, 3, action",
        "Library, 5, action",
        "Gardens, 4, victory",
        "Harbinger, 3, action",
        "Merchant, 3, action",
        "Vassal, 3, action",
        "Poacher, 4, action",
        "Bandit, 5, action-attack",
        "Sentry, 5, action",
        "Artisan, 6, action",
    })
    void every_card_has_its_cost_and_its_type(String name, int cost, String type) {
        Card card = Cards.named(name).orElseThrow();
        assertThat(card.cost()).isEqualTo(cost);
        assertThat(card.type()).isEqualTo(type);
    }

    /** A different order would need a new {@code Dominion.rulesVersion()}. */
    @Test
    void instructions_keep_the_numbers_used_to_hash_saved_games() {
        assertThat(IntStream.range(0, 13)
                        .mapToObj(Cards.CATALOGUE::instruction)
                        .map(instruction -> instruction.getClass().getSimpleName()))
                .containsExactly(
                        "Play",
                        "Again",
                        "Reaction",
                        "Reactions",
                        "ActionPhase",
                        "BuyPhase",
                        "GainStolen",
                        "DigForTreasures",
                        "Gain",
                        "TopdeckFrom",
                        "Steal",
                        "GainCard",
                        "EachOther");
    }

    /** The specification fixes these cards' lines; this is what their instructions would say. */
    private static final Map<Card, String> OWN_LINES = Map.of(
            Cards.CELLAR, "+1 Action. Discard any number of cards, then draw that many",
            Cards.COUNCIL_ROOM, "+4 Cards, +1 Buy. Opponents draw 1 card",
            Cards.FEAST, "Trash this, gain card costing up to $5",
            Cards.MINE, "Trash Treasure, gain Treasure costing up to $3 more to hand");

    @Test
    void every_line_follows_from_the_instructions_unless_the_specification_words_it_differently() {
        assertThat(Cards.ALL.stream().filter(card -> !card.line().equals(Wording.line(card))))
                .containsExactlyInAnyOrderElementsOf(OWN_LINES.keySet());
        OWN_LINES.forEach((card, derived) -> assertThat(Wording.line(card)).isEqualTo(derived));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Artisan | $6 | action | Gain card costing up to $5 to hand, put card from hand onto deck",
                "Bandit | $5 | action-attack | Gain Gold. Opponents reveal 2, trash Treasure other than Copper",
                "Harbinger | $3 | action | +1 Card, +1 Action. May put card from discard onto deck",
                "Merchant | $3 | action | +1 Card, +1 Action. First Silver this turn: +$1",
                "Poacher | $4 | action | +1 Card, +1 Action, +$1. Discard a card per empty pile",
                "Sentry | $5 | action | +1 Card, +1 Action. Trash, discard or keep top 2 cards",
                "Vassal | $3 | action | +$2. Discard top card, may play it if Action",
                "Province | $8 | victory | 6 VP",
                "Curse | $0 | curse | -1 VP",
            })
    void the_second_edition_is_worded_the_same_way(String line) {
        a_card_is_shown_in_one_line(line);
    }

    @Cites("CAT-LINE-1")
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Village | $3 | action | +1 Card, +2 Actions",
                "Smithy | $4 | action | +3 Cards",
                "Laboratory | $5 | action | +2 Cards, +1 Action",
                "Market | $5 | action | +1 Card, +1 Action, +$1, +1 Buy",
                "Woodcutter | $3 | action | +$2, +1 Buy",
                "Festival | $5 | action | +2 Actions, +$2, +1 Buy",
                "Council Room | $5 | action | +4 Cards, +1 Buy",
                "Cellar | $2 | action | +1 Action, Discard any number of cards, then draw that many",
                "Copper | $0 | treasure | +$1",
                "Chapel | $2 | action | Trash up to 4 cards",
                "Remodel | $4 | action | Trash 1 card, gain card costing up to $2 more",
                "Mine | $5 | action | Trash Treasure, gain Treasure +$3 to hand",
                "Moneylender | $4 | action | Trash Copper for +$3",
                "Workshop | $3 | action | Gain card costing up to $4",
                "Feast | $4 | action | Trash this, gain card up to $5",
                "Militia | $4 | action-attack | +$2. Opponents discard to 3 cards",
                "Witch | $5 | action-attack | +2 Cards. Opponents gain Curse",
                "Bureaucrat | $4 | action-attack | Gain Silver to deck. Opponents topdeck Victory",
                "Spy | $4 | action-attack | +1 Card, +1 Action. All reveal top card",
                "Thief | $4 | action-attack | Opponents reveal 2, trash Treasure, you may gain",
                "Moat | $2 | action-reaction | +2 Cards. Reveal to block attacks",
                "Throne Room | $4 | action | Play Action card twice",
                "Adventurer | $6 | action | Reveal until 2 Treasures, put in hand",
                "Chancellor | $3 | action | +$2. May put deck into discard",
                "Library | $5 | action | Draw to 7 cards, may skip Actions",
                "Gardens | $4 | victory | Worth 1 VP / 10 cards in deck",
            })
    void a_card_is_shown_in_one_line(String line) {
        String name = line.substring(0, line.indexOf(" |"));
        assertThat(Cards.named(name).orElseThrow()).hasToString(line);
    }
}
