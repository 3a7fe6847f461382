package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.view.DominionView;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is random is random in the right proportions. The bounds are five standard deviations or more. */
class FairChanceTest {
    private static final Dominion DOMINION = new Dominion();

    private static List<Data> deck(Position position, int seat) {
        Data.Fields seats =
                (Data.Fields) position.view(Viewer.REFEREE).data().values().get("seats");
        Data.Fields zones = (Data.Fields) seats.values().get(Integer.toString(seat));
        return ((Data.Items) zones.values().get("deck")).values();
    }

    @Test
    void each_place_in_the_first_deck_holds_an_estate_in_three_games_out_of_ten() throws Refused {
        int games = 1_500;
        Deal deal = DOMINION.deal(Options.DEFAULT.with("players", "4").with("kingdom", "mvp"));
        int[][] estates = new int[4][5];
        for (int game = 0; game < games; game++) {
            Position position = deal.position(game);
            for (int seat = 0; seat < 4; seat++) {
                List<Data> deck = deck(position, seat);
                for (int depth = 0; depth < 5; depth++) {
                    estates[seat][depth] += deck.get(depth).equals(Data.of("Estate")) ? 1 : 0;
                }
            }
        }
        for (int[] seat : estates) {
            for (int count : seat) {
                assertThat(count).isCloseTo(games * 3 / 10, within(100));
            }
        }
    }

    @Test
    void every_order_of_a_shuffled_discard_pile_is_equally_likely() throws Refused {
        int shuffles = 2_400;
        Deal deal = DOMINION.deal(Options.DEFAULT.with("kingdom", "Village"));
        Data.Fields seat = Data.fields()
                .with("hand", Data.texts(List.of("Village")))
                .with("deck", Data.texts(List.of()))
                .with("discard", Data.texts(List.of("Copper", "Silver", "Gold", "Estate")));
        Position start = deal.arrange(Data.fields().with("seats", Data.fields().with("0", seat)));
        Chance chance = new Chance(1);
        Map<List<Data>, Integer> orders = new HashMap<>();
        for (int i = 0; i < shuffles; i++) {
            Position anew = start.guess(Viewer.seat(0), chance);
            Position drawn = anew.answer((Answer) anew.read("play Village"));
            orders.merge(deck(drawn, 0), 1, Integer::sum);
        }
        assertThat(orders).hasSize(24);
        assertThat(orders.values()).allSatisfy(count -> assertThat(count).isCloseTo(100, within(50)));
        double surprise = orders.values().stream()
                .mapToDouble(count -> (count - 100.0) * (count - 100.0) / 100)
                .sum();
        assertThat(surprise).as("chi-square with 23 degrees of freedom").isBetween(5.0, 60.0);
    }

    @Test
    void a_random_kingdom_has_ten_cards_and_every_card_is_drawn_equally_often() throws Refused {
        int games = 3_000;
        for (String edition : List.of("first", "second", "all")) {
            Deal deal = DOMINION.deal(Options.DEFAULT.with("cards", edition));
            int[] drawn = new int[Cards.ALL.size()];
            for (int game = 0; game < games; game++) {
                DominionView view = (DominionView) deal.scratch(game).view(Viewer.SPECTATOR);
                assertThat(Long.bitCount(view.piles())).isEqualTo(17);
                for (Card card : Cards.ALL) {
                    drawn[card.id()] += view.inGame(card.in(view)) ? 1 : 0;
                }
            }
            List<Card> pool = Cards.ALL.stream()
                    .filter(card -> edition.equals("all")
                            ? card.edition() != 0
                            : (card.edition() & (edition.equals("first") ? 1 : 2)) != 0)
                    .toList();
            assertThat(pool).hasSize(edition.equals("all") ? 32 : edition.equals("first") ? 25 : 26);
            for (Card card : pool) {
                assertThat(drawn[card.id()]).as(card.name()).isCloseTo(games * 10 / pool.size(), within(150));
            }
        }
    }

    @Test
    void different_seeds_give_different_games() throws Refused {
        Deal deal = DOMINION.deal(Options.DEFAULT);
        Set<Position> starts = new HashSet<>();
        for (int seed = 0; seed < 500; seed++) {
            starts.add(deal.position(seed));
        }
        assertThat(starts).hasSize(500);
        assertThat(deal.position(Chance.seed("a word"))).isNotEqualTo(deal.position(Chance.seed("another word")));
    }

    @Test
    void neighbouring_seeds_deal_unrelated_hands() throws Refused {
        Deal deal = DOMINION.deal(Options.DEFAULT.with("kingdom", "mvp"));
        int same = 0;
        for (int seed = 0; seed < 1_000; seed++) {
            same += deck(deal.position(seed), 0).equals(deck(deal.position(seed + 1), 0)) ? 1 : 0;
        }
        assertThat(same).as("by chance about one in seventeen").isBetween(20, 105);
    }
}
