package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strategies play whole games under both presets; {@link PlayedGame#endedProperly} checks each. */
@Tag("long")
class FullGamesTest {
    private static final String BIG_MONEY = "bigmoney";
    private static final String ULTIMATE = "bigmoney-ultimate";
    private static final String FEAST = menu("feast");
    private static final String NO_FEAST = menu("no-feast");
    private static final String THRONE_ROOM = menu("throne-room");
    private static final String MOATS = menu("moats");
    private static final String ATTACKS = menu("attacks");

    private static String menu(String name) {
        return "src/test/menus/" + name + ".menu";
    }

    private static Series series(String rules, String... players) throws Refused {
        return Series.of(rules, players);
    }

    private static List<Card> gained(PlayedGame game, String player) {
        int seat = game.seatOf(player);
        return game.events().stream()
                .filter(event -> event.type().equals("gained") && event.seat() == seat)
                .map(event -> Cards.named(((Data.Text)
                                        event.facts(Viewer.REFEREE).values().get("card"))
                                .value())
                        .orElseThrow())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-WORKSHOP-1")
    void every_workshop_gains_a_card_costing_up_to_four_and_many_of_them_beat_big_money(String rules) throws Refused {
        Series series = series(rules, "workshop-gardens", ULTIMATE);
        for (PlayedGame game : series.games()) {
            List<Card> gained = gained(game, "workshop-gardens");
            assertThat(gained).allMatch(card -> card.cost() <= 4);
            assertThat(gained).hasSize((int) game.count("played", "workshop-gardens", Cards.WORKSHOP));
        }
        assertThat(series.mean(game -> game.count("played", "workshop-gardens", Cards.WORKSHOP)))
                .isGreaterThan(8);
        assertThat(series.percent(game -> game.wonBy("workshop-gardens"))).isGreaterThan(85);
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-FEAST-1")
    void every_feast_is_trashed_for_a_card_costing_up_to_five_and_brings_witches_sooner(String rules) throws Refused {
        Series series = Series.of(3 * Series.GAMES, rules, List.of(FEAST, NO_FEAST), (events, table) -> {});
        for (PlayedGame game : series.games()) {
            List<Card> gained = new ArrayList<>(gained(game, FEAST));
            gained.removeIf(Cards.CURSE::equals);
            long feasts = game.count("played", FEAST, Cards.FEAST);
            assertThat(gained).hasSize((int) feasts).allMatch(card -> card.cost() <= 5);
            assertThat((long) game.table().trash(Cards.FEAST.in(game.table()))).isEqualTo(feasts);
        }
        assertThat(series.mean(game -> game.count("played", FEAST, Cards.FEAST)))
                .isGreaterThan(1);
        assertThat(series.mean(game -> game.turnOf(2, FEAST, Cards.WITCH)))
                .isLessThan(series.mean(game -> game.turnOf(2, NO_FEAST, Cards.WITCH)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-MILITIA-1")
    void after_every_militia_no_opponent_holds_more_than_three_cards_and_big_money_suffers(String rules)
            throws Refused {
        Series series = Series.of(Series.GAMES, rules, List.of("militia", ULTIMATE), (events, table) -> {
            boolean discarded =
                    events.stream().anyMatch(event -> event.type().equals("discarded") && event.seat() != table.turn());
            if (discarded) {
                assertThat(table.handSize(1 - table.turn())).isEqualTo(3);
            }
        });
        assertThat(series.mean(game -> game.count("played", "militia", Cards.MILITIA)))
                .isGreaterThan(8);
        for (PlayedGame game : series.games()) {
            int victim = game.seatOf(ULTIMATE);
            long discards = game.events().stream()
                    .filter(event -> event.type().equals("discarded") && event.seat() == victim)
                    .count();
            assertThat(discards).isBetween(1L, game.count("played", "militia", Cards.MILITIA));
        }
        assertThat(series.percent(game -> game.wonBy("militia"))).isGreaterThan(60);
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-WITCH-1")
    void every_witch_hands_out_a_curse_while_any_are_left_and_clearly_beats_big_money(String rules) throws Refused {
        Series series = series(rules, "witch", BIG_MONEY);
        for (PlayedGame game : series.games()) {
            long witches = game.count("played", "witch", Cards.WITCH);
            assertThat((long) game.owned(BIG_MONEY, Cards.CURSE)).isEqualTo(Math.min(10, witches));
            assertThat(game.owned("witch", Cards.CURSE)).isZero();
        }
        assertThat(series.mean(game -> game.owned(BIG_MONEY, Cards.CURSE))).isGreaterThan(5);
        assertThat(series.percent(game -> game.wonBy("witch"))).isGreaterThan(90);
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-MOAT-1")
    void moats_keep_curses_away_from_their_owner_only(String rules) throws Refused {
        Series series = series(rules, "witch", MOATS, ULTIMATE);
        for (PlayedGame game : series.games()) {
            long witches = game.count("played", "witch", Cards.WITCH);
            long blocked = game.count("blocked", MOATS, Cards.MOAT);
            assertThat(game.count("blocked", ULTIMATE, Cards.MOAT)).isZero();
            if (game.table().supply(Cards.CURSE.in(game.table())) > 0) {
                assertThat(game.owned(MOATS, Cards.CURSE) + blocked).isEqualTo(witches);
                assertThat((long) game.owned(ULTIMATE, Cards.CURSE)).isEqualTo(witches);
            }
        }
        assertThat(series.mean(game -> game.owned(MOATS, Cards.CURSE)))
                .isLessThan(series.mean(game -> game.owned(ULTIMATE, Cards.CURSE)) - 1.5);
        assertThat(series.mean(game -> game.score(MOATS))).isGreaterThan(series.mean(game -> game.score(ULTIMATE)) + 2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-MOAT-2")
    void against_witch_militia_and_bureaucrat_moats_narrow_the_gap(String rules) throws Refused {
        Series defended = series(rules, ATTACKS, MOATS);
        defended.games().forEach(game -> whoeverRevealsAMoatIsUnaffected(game, game.seatOf(MOATS)));
        Series bare = series(rules, ATTACKS, ULTIMATE);
        for (Card attack : List.of(Cards.WITCH, Cards.MILITIA, Cards.BUREAUCRAT)) {
            assertThat(defended.sum(game -> game.count("played", ATTACKS, attack)))
                    .as(attack.name())
                    .isGreaterThan(Series.GAMES);
            assertThat(defended.sum(game -> blocked(game, attack)))
                    .as(attack.name())
                    .isGreaterThan(Series.GAMES / 4);
        }
        assertThat(defended.mean(game -> game.score(ATTACKS) - game.score(MOATS)))
                .isLessThan(bare.mean(game -> game.score(ATTACKS) - game.score(ULTIMATE)) - 4);
    }

    private static boolean isBlock(Event event) {
        return event.type().equals("blocked");
    }

    private static long blocked(PlayedGame game, Card attack) {
        return game.events().stream()
                .filter(event -> isBlock(event)
                        && Data.of(attack.name())
                                .equals(event.facts(Viewer.REFEREE).get("attack")))
                .count();
    }

    /** Between a Moat and the attacker's next action, nothing happens to the player who revealed it. */
    private static void whoeverRevealsAMoatIsUnaffected(PlayedGame game, int victim) {
        boolean safe = false;
        for (Event event : game.events()) {
            boolean attackOver = event.type().equals("turn")
                    || (event.type().equals("played") && event.seat() != victim)
                    || event.type().equals("bought");
            safe = (safe && !attackOver) || (isBlock(event) && event.seat() == victim);
            if (safe && !isBlock(event)) {
                assertThat(event.seat()).as(event.text(Viewer.REFEREE)).isNotEqualTo(victim);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-THRONE-1")
    void throne_rooms_double_laboratories_markets_and_militias_to_a_win(String rules) throws Refused {
        Series series = series(rules, THRONE_ROOM, BIG_MONEY);
        List<String> doubled = new ArrayList<>();
        series.games().forEach(game -> doubled.addAll(doubled(game)));
        assertThat(doubled).hasSizeGreaterThan(Series.GAMES).contains("Laboratory", "Market", "Militia");
        assertThat(series.percent(game -> game.wonBy(THRONE_ROOM))).isGreaterThan(75);
    }

    /** The cards that Throne Rooms played twice; checks that each gave its bonus twice. */
    private static List<String> doubled(PlayedGame game) {
        List<String> doubled = new ArrayList<>();
        int expected = 0;
        for (Event event : game.events()) {
            Data times = event.facts(Viewer.REFEREE).get("times");
            boolean next = event.type().equals("played") && times == null && !PlayedGame.about(event, Cards.MILITIA);
            if (next || event.type().equals("turn")) {
                assertThat(expected).as(event.text(Viewer.REFEREE)).isZero();
            }
            if (times != null) {
                assertThat(times).isEqualTo(Data.of(2));
                doubled.add(((Data.Text) event.facts(Viewer.REFEREE).values().get("card")).value());
                expected = 2;
            } else if (event.type().equals("bonus")) {
                expected = Math.max(0, expected - 1);
            }
        }
        return doubled;
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-ADVENTURER-1")
    void every_adventurer_stops_at_the_second_treasure_and_the_strategy_beats_big_money(String rules) throws Refused {
        Series series = series(rules, "adventurer", BIG_MONEY);
        long digs = 0;
        for (PlayedGame game : series.games()) {
            for (Event event : game.events()) {
                if (event.type().equals("revealed")
                        && event.facts(Viewer.REFEREE).get("kept") instanceof Data.Items(var kept)) {
                    digs++;
                    List<Data> all =
                            ((Data.Items) event.facts(Viewer.REFEREE).values().get("cards")).values();
                    assertThat(kept).hasSize(2);
                    assertThat(all.getLast()).isEqualTo(kept.getLast());
                    assertThat(all.stream().filter(FullGamesTest::isTreasure)).hasSize(2);
                }
            }
        }
        assertThat(digs)
                .isEqualTo(series.sum(game -> game.count("played", "adventurer", Cards.ADVENTURER)))
                .isGreaterThan(Series.GAMES);
        assertThat(series.percent(game -> game.wonBy("adventurer"))).isGreaterThan(65);
    }

    private static boolean isTreasure(Data name) {
        return Cards.named(((Data.Text) name).value()).orElseThrow().is(Card.TREASURE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"principality", "official"})
    @Cites("E2E-GARDENS-1")
    void a_thick_deck_of_cheap_cards_wins_with_its_gardens(String rules) throws Refused {
        Series series = series(rules, "workshop-gardens", ULTIMATE);
        for (PlayedGame game : series.games()) {
            int seat = game.seatOf("workshop-gardens");
            ScoreSheet scores = ScoreSheet.of(game.finalScores(), seat);
            if (game.wonBy("workshop-gardens")) {
                assertThat(scores.gardens()).as("cards in the deck").isGreaterThan(25);
                long gardens = game.owned("workshop-gardens", Cards.GARDENS);
                assertThat(gardens * (scores.gardens() / 10) * 2).isGreaterThan(scores.total());
            }
        }
        assertThat(series.percent(game -> game.wonBy("workshop-gardens"))).isGreaterThan(85);
        assertThat(series.percent(game -> game.outcome().ending().equals("piles")))
                .isGreaterThan(90);
    }
}
