package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.testkit.Cites;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OptionsTest {
    private static final Set<String> BASIC = Set.of("Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse");

    private static Position start(Map<String, String> options, long seed) throws Refused {
        return new Dominion().deal(new Options(options)).position(seed);
    }

    private static Set<String> kingdom(Map<String, String> options, long seed) throws Refused {
        Data supply = start(options, seed).view(Viewer.REFEREE).data().get("supply");
        Set<String> names = new TreeSet<>(((Data.Fields) supply).values().keySet());
        assertThat(names).containsAll(BASIC);
        names.removeAll(BASIC);
        return names;
    }

    private static Set<String> cards(String names) {
        return new TreeSet<>(Arrays.asList(names.split(", ")));
    }

    private static Refusal refusal(Map<String, String> options) {
        return catchThrowableOfType(Refused.class, () -> new Dominion().deal(new Options(options)))
                .refusal();
    }

    @Cites("OPT-PLAYERS-1")
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void one_to_four_players_can_play(int players) throws Refused {
        assertThat(start(Map.of("players", Integer.toString(players)), 1).seats())
                .isEqualTo(players);
    }

    @Cites("OPT-PLAYERS-1")
    @Test
    void two_play_by_default() throws Refused {
        assertThat(start(Map.of(), 1).seats()).isEqualTo(2);
    }

    @Cites("OPT-PLAYERS-2")
    @ParameterizedTest
    @ValueSource(strings = {"0", "5", "-1", "two", "", "2.5"})
    void any_other_number_of_players_is_refused(String players) {
        assertThat(refusal(Map.of("players", players)).message())
                .isEqualTo("The option players must be a number from 1 to 4, not '" + players + "'");
    }

    @Cites("OPT-KINGDOM-1")
    @ParameterizedTest
    @ValueSource(
            strings = {"Throne Room,Moat", "moat, throne_room", " MOAT ,, Throne  room,", "Moat,Throne Room,Moat,Copper"
            })
    void a_kingdom_is_a_list_of_names_in_any_case_with_spaces_or_underscores(String list) throws Refused {
        assertThat(kingdom(Map.of("kingdom", list), 1)).isEqualTo(Set.of("Moat", "Throne Room"));
    }

    @Cites("OPT-KINGDOM-1")
    @Test
    void a_listed_card_may_come_from_the_other_edition() throws Refused {
        assertThat(kingdom(Map.of("kingdom", "Sentry,Feast", "cards", "first"), 1))
                .isEqualTo(Set.of("Sentry", "Feast"));
    }

    @Cites("OPT-KINGDOM-2")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "First Game | Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop",
                "Big Money | Adventurer, Bureaucrat, Chancellor, Chapel, Feast, Laboratory, Market, Mine, Moneylender,"
                        + " Throne Room",
                "Interaction | Bureaucrat, Chancellor, Council Room, Festival, Library, Militia, Moat, Spy, Thief,"
                        + " Village",
                "Size Distortion | Cellar, Chapel, Feast, Gardens, Laboratory, Thief, Village, Witch, Woodcutter,"
                        + " Workshop",
                "village_square | Bureaucrat, Cellar, Festival, Library, Market, Remodel, Smithy, Throne Room, Village,"
                        + " Woodcutter",
                "mvp | Village, Smithy, Laboratory, Market, Woodcutter, Festival, Council Room, Cellar",
            })
    void a_set_is_chosen_by_name(String set, String names) throws Refused {
        assertThat(kingdom(Map.of("kingdom", set), 1)).isEqualTo(cards(names));
    }

    @Cites("OPT-KINGDOM-2")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "First Game | Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop",
                "Size Distortion | Artisan, Bandit, Bureaucrat, Chapel, Festival, Gardens, Sentry, Throne Room, Witch,"
                        + " Workshop",
                "Deck Top | Artisan, Bureaucrat, Council Room, Festival, Harbinger, Laboratory, Moneylender, Sentry,"
                        + " Vassal, Village",
                "Sleight of Hand | Cellar, Council Room, Festival, Gardens, Library, Harbinger, Militia, Poacher,"
                        + " Smithy, Throne Room",
                "Improvements | Artisan, Cellar, Market, Merchant, Mine, Moat, Moneylender, Poacher, Remodel, Witch",
                "Silver & Gold | Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender,"
                        + " Throne Room, Vassal",
                "silver_and_gold | Bandit, Bureaucrat, Chapel, Harbinger, Laboratory, Merchant, Mine, Moneylender,"
                        + " Throne Room, Vassal",
            })
    void the_second_edition_has_different_cards_in_its_sets(String set, String names) throws Refused {
        assertThat(kingdom(Map.of("kingdom", set, "cards", "second"), 1)).isEqualTo(cards(names));
    }

    @Cites("OPT-KINGDOM-2")
    @Test
    void a_set_that_only_the_first_edition_has_is_refused_for_the_second() {
        Refusal refusal = refusal(Map.of("kingdom", "Big Money", "cards", "second"));
        assertThat(refusal.message()).isEqualTo("The set 'Big Money' belongs to the first edition");
        assertThat(refusal.hint()).contains("cards=first");
    }

    @Cites("OPT-KINGDOM-2")
    @Test
    void a_set_that_only_the_second_edition_has_is_refused_for_the_first() throws Refused {
        Refusal refusal = refusal(Map.of("kingdom", "Deck Top"));
        assertThat(refusal.message()).isEqualTo("The set 'Deck Top' belongs to the second edition");
        assertThat(refusal.hint()).isEqualTo("Set cards=second or cards=all.");
        assertThat(kingdom(Map.of("kingdom", "Deck Top", "cards", "all"), 1))
                .isEqualTo(kingdom(Map.of("kingdom", "Deck Top", "cards", "second"), 1));
    }

    @Cites("OPT-KINGDOM-1")
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "copper|'copper' names no kingdom card",
                "Gold, Estate|'Gold, Estate' names no kingdom card",
                "\"\"|The option kingdom is empty",
                ",|',' names no kingdom card"
            })
    void a_kingdom_without_a_kingdom_card_is_refused(String list, String message) {
        Refusal refusal = refusal(Map.of("kingdom", list));
        assertThat(refusal.message()).isEqualTo(message);
        assertThat(refusal.hint()).contains("kingdom=none");
    }

    @Test
    void none_is_the_basic_piles_alone() throws Refused {
        assertThat(kingdom(Map.of("kingdom", "none"), 1)).isEmpty();
    }

    @Cites({"OPT-KINGDOM-3", "OPT-CARDS-1"})
    @ParameterizedTest
    @CsvSource({"first, 25", "second, 26", "all, 32"})
    void all_takes_every_card_of_the_edition(String edition, int number) throws Refused {
        Set<String> kingdom = kingdom(Map.of("kingdom", "all", "cards", edition), 1);
        assertThat(kingdom).hasSize(number);
        assertThat(kingdom.containsAll(cards("Adventurer, Chancellor, Feast, Spy, Thief, Woodcutter")))
                .isEqualTo(!edition.equals("second"));
        assertThat(kingdom.containsAll(cards("Harbinger, Merchant, Vassal, Poacher, Bandit, Sentry, Artisan")))
                .isEqualTo(!edition.equals("first"));
    }

    @Cites({"OPT-KINGDOM-4", "OPT-CARDS-1"})
    @ParameterizedTest
    @ValueSource(strings = {"first", "second", "all"})
    void ten_cards_of_the_edition_are_drawn_for_each_game(String edition) throws Refused {
        Set<String> all = kingdom(Map.of("kingdom", "all", "cards", edition), 1);
        Set<Set<String>> kingdoms = new HashSet<>();
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            Set<String> kingdom = kingdom(Map.of("cards", edition), seed);
            assertThat(kingdom).hasSize(10);
            assertThat(kingdom).isEqualTo(kingdom(Map.of("cards", edition, "kingdom", "random"), seed));
            kingdoms.add(kingdom);
            seen.addAll(kingdom);
        }
        assertThat(kingdoms).hasSizeGreaterThan(55);
        assertThat(seen).isEqualTo(all);
    }

    @Cites("OPT-KINGDOM-5")
    @Test
    void an_unknown_card_is_refused_with_a_suggestion() {
        Refusal refusal = refusal(Map.of("kingdom", "Moat,Vilage"));
        assertThat(refusal.message()).isEqualTo("There is no kingdom card or set 'Vilage'");
        assertThat(refusal.hint()).contains("Did you mean Village?");
    }

    @Cites({"OPT-RULES-1", "OPT-CARDS-1"})
    @ParameterizedTest
    @CsvSource({"rules, house", "cards, third", "piles, none"})
    void an_unknown_value_is_refused(String option, String value) {
        assertThat(refusal(Map.of(option, value)).message())
                .startsWith("The option " + option + " must be ")
                .endsWith(", not '" + value + "'");
    }

    @Cites("OPT-TURNS-2")
    @ParameterizedTest
    @ValueSource(strings = {"0", "10001", "many", "-5"})
    void the_turn_limit_is_a_number_from_one_to_ten_thousand(String turns) {
        assertThat(refusal(Map.of("turns", turns)).message())
                .isEqualTo("The option turns must be a number from 1 to 10000, not '" + turns + "'");
    }

    @Cites("OPT-TURNS-2")
    @Test
    void the_default_limit_is_two_hundred_turns_per_player() throws Refused {
        Position position = start(Map.of("players", "1", "kingdom", "mvp"), 1);
        while (!position.over()) {
            position = position.answer((Answer) position.read("end phase"));
        }
        assertThat(position.outcome().turns()).isEqualTo(200);
        assertThat(position.outcome().ending()).isEqualTo("turns");
        assertThat(position.outcome().success()).isFalse();
    }

    @Cites("OPT-UNKNOWN-1")
    @Test
    void an_unknown_option_is_refused_with_a_list_of_those_that_exist() {
        Refusal refusal = refusal(Map.of("player", "2"));
        assertThat(refusal.message()).isEqualTo("Dominion has no option 'player'");
        assertThat(refusal.hint())
                .contains("players, rules, cards, kingdom, turns")
                .contains("Did you mean players?");
    }

    @Cites("OPT-UNKNOWN-1")
    @Test
    void a_refused_option_stops_the_deal() {
        assertThatThrownBy(() -> start(Map.of("dragons", "yes"), 1)).isInstanceOf(Refused.class);
    }

    @Test
    void the_table_can_be_limited_to_the_piles_that_the_bots_name() throws Refused {
        Dominion dominion = new Dominion();
        List<Bot> bots = List.of(dominion.bot("smithy"), dominion.bot("witch"));
        Options named = dominion.seat(Options.DEFAULT.with("piles", "named"), bots);
        assertThat(kingdom(named.values(), 1)).isEqualTo(cards("Smithy, Witch"));
        assertThat(named.get("players", "")).isEqualTo("2");
        assertThat(dominion.seat(Options.DEFAULT, bots).has("kingdom")).isFalse();
        List<Bot> money = List.of(dominion.bot("bigmoney"), dominion.bot("bigmoney"));
        Options basic = dominion.seat(Options.DEFAULT.with("piles", "named"), money);
        assertThat(kingdom(basic.values(), 1)).isEmpty();
    }

    @Test
    void bots_alone_play_with_the_piles_they_name_unless_the_options_say_otherwise() throws Refused {
        Dominion dominion = new Dominion();
        List<Bot> bots = List.of(dominion.bot("smithy"), dominion.bot("witch"));
        assertThat(kingdom(dominion.seatBots(Options.DEFAULT, bots).values(), 1))
                .isEqualTo(cards("Smithy, Witch"));
        Options first = Options.DEFAULT.with("kingdom", "first game");
        assertThat(dominion.seatBots(first, bots)).isEqualTo(dominion.seat(first, bots));
        Options drawn = Options.DEFAULT.with("piles", "kingdom");
        assertThat(dominion.seatBots(drawn, bots)).isEqualTo(dominion.seat(drawn, bots));
        List<Bot> money = List.of(dominion.bot("bigmoney"), dominion.bot("bigmoney"));
        assertThat(dominion.seatBots(Options.DEFAULT, money)).isEqualTo(dominion.seat(Options.DEFAULT, money));
    }

    @Test
    void a_fuzzer_draws_every_option_that_is_not_given() {
        Dominion dominion = new Dominion();
        Chance chance = new Chance(1);
        Map<String, Set<String>> drawn = new TreeMap<>();
        for (int i = 0; i < 200; i++) {
            Options options = dominion.random(Options.DEFAULT.with("rules", "official"), chance);
            options.values()
                    .forEach((name, value) ->
                            drawn.computeIfAbsent(name, key -> new TreeSet<>()).add(value));
        }
        assertThat(drawn).containsOnlyKeys("players", "rules", "cards", "kingdom");
        assertThat(drawn.get("rules")).containsExactly("official");
        assertThat(drawn.get("players")).containsExactly("1", "2", "3", "4");
        assertThat(drawn.get("cards")).containsExactly("all", "first", "second");
        assertThat(drawn.get("kingdom")).contains("all", "random", "first game");
    }
}
