package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.rules.RulesContext;
import dev.cardinal.testkit.Cites;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeckCheckTest {
    private static final RulesContext RULES = RulesContext.official();

    /** 46 cards of ST01 besides its Leader. */
    private static final String MOST = """
            1x ST01-001
            4x ST01-002
            4 ST01-003
            4X ST01-004 Sanji
            4xst01-005 # a remark
            4x ST01-006
            // another remark
            4x ST01-007
            4x ST01-008
            4x ST01-009
            4x ST01-010
            4x ST01-011
            4x ST01-012
            2x ST01-013
            """;

    @TempDir
    private Path folder;

    private Library library;

    @BeforeEach
    void cards() throws Exception {
        Path file = Files.writeString(folder.resolve("in.json"), """
                [{"id": "XX01-001", "name": "Rabble", "category": "Character", "colors": ["Red"], "cost": 1,
                  "effects": ["Effect(permanent, body=Apply(This, Allow(AnyNumberInDeck), thisGame))"]},
                 {"id": "XX01-002", "name": "Blue", "category": "Character", "colors": ["Blue"], "effects": []},
                 {"id": "XX01-003", "name": "Gap", "category": "Character", "colors": ["Red"], "effect": "Mystery."},
                 {"id": "XX01-004", "name": "Cheap Boss", "category": "Leader", "colors": ["Red"], "life": 5,
                  "effects": ["Effect(permanent, body=Apply(Player(you), Allow(OnlyInDeck(cost < 5)), thisGame))"]},
                 {"id": "XX01-005", "name": "DON!!", "category": "DON!!"},
                 {"id": "XX01-006", "name": "Both", "category": "Character", "colors": ["Green", "Red"], "effects": []}]""");
        Import.of(file, folder);
        library = Library.of(
                folder,
                text -> new CardDefinition(
                        text.id(),
                        text.name(),
                        text.category(),
                        text.colors(),
                        text.types(),
                        text.attributes(),
                        0,
                        0,
                        0,
                        0,
                        "",
                        List.of(),
                        List.of(),
                        text.effect().isEmpty() ? List.of() : List.of(text.effect())));
    }

    private DeckCheck check(String list, boolean strict) throws Refused {
        return DeckCheck.of(DeckList.of(list), library, RULES, strict);
    }

    private void violates(String list, String... messages) throws Refused {
        DeckCheck check = check(list, false);
        assertThat(check.violations()).extracting(Refusal::toString).containsExactlyInAnyOrder(messages);
        assertThat(check.deck()).isEmpty();
    }

    @Test
    @Cites({"5-1-2", "5-2-1-1"})
    void the_starter_decks_are_legal() throws Refused {
        for (String name : Shipped.DECKS) {
            DeckCheck check = DeckCheck.of(Decks.list(name), Library.shipped(), RULES, true);
            assertThat(check.violations()).as(name).isEmpty();
            assertThat(check.deck().orElseThrow().cards()).hasSize(50);
            assertThat(check.deck().orElseThrow().leader().id()).isEqualTo(name + "-001");
        }
    }

    @Test
    void many_ways_to_write_a_line_are_read() throws Refused {
        DeckCheck check = check(MOST + "4x ST01-014", false);
        assertThat(check.violations()).isEmpty();
        assertThat(check.deck().orElseThrow().counts())
                .containsEntry("ST01-005", 4)
                .containsEntry("ST01-013", 2);
    }

    @Test
    @Cites({"5-1-2", "5-1-2-1"})
    void a_deck_has_50_cards_5_1_2() throws Refused {
        violates(MOST, "A deck has 50 cards besides its Leader, not 46. (5-1-2)");
        violates("1x ST01-001", "A deck has 50 cards besides its Leader, not 0. (5-1-2)");
    }

    @Test
    @Cites("5-1-2")
    void a_deck_has_one_leader_5_1_2() throws Refused {
        violates(MOST.replace("1x ST01-001", "") + "4x ST01-014", "A deck has 1 Leader, not 0. (5-1-2)");
        violates(MOST.replace("1x ST01-001", "2x ST01-001") + "4x ST01-014", "A deck has 1 Leader, not 2. (5-1-2)");
        violates(MOST + "1x ST02-001\n4x ST01-014", "A deck has 1 Leader, not 2. (5-1-2)");
    }

    @Test
    @Cites({"5-1-2-3", "2-14-2"})
    void at_most_four_of_a_number_5_1_2_3() throws Refused {
        violates(
                MOST.replace("2x ST01-013", "6x ST01-013"),
                "There are 6 copies of ST01-013 Roronoa Zoro, but at most 4 are allowed. (5-1-2-3)");
        violates(
                MOST + "2x ST01-013\n2x ST01-012",
                "There are 6 copies of ST01-012 Monkey.D.Luffy, but at most 4 are allowed. (5-1-2-3)");
    }

    @Test
    @Cites({"5-1-2-2", "2-3-5"})
    void only_cards_of_the_leaders_colors_5_1_2_2() throws Refused {
        violates(MOST + "4x XX01-002", "XX01-002 Blue is blue, but the Leader is red. (5-1-2-2)");
        assertThat(check(MOST + "4x XX01-006", false).violations()).isEmpty();
    }

    @Test
    @Cites({"5-1-2-4", "5-1-2-4-1"})
    void a_text_may_allow_any_number_of_a_card_5_1_2_4() throws Refused {
        assertThat(check("1 ST01-001\n50 XX01-001", false).violations()).isEmpty();
    }

    @Test
    @Cites({"5-1-2-4", "5-1-2-4-2"})
    void a_leaders_text_may_forbid_cards_5_1_2_4() throws Refused {
        violates(
                MOST.replace("1x ST01-001", "1x XX01-004") + "4x ST01-014",
                "The Leader's text does not allow ST01-012 Monkey.D.Luffy in the deck. (5-1-2-4)");
    }

    @Test
    @Cites("5-1-2-1")
    void a_deck_has_no_don_cards() throws Refused {
        violates(
                MOST + "4x ST01-014\n1 XX01-005",
                "XX01-005 DON!! is a DON!! card, which cannot be in a deck. (5-1-2-1)");
    }

    @Test
    void unknown_cards_and_unreadable_lines_are_reported_with_their_locations() throws Refused {
        violates(
                "1x ST01-001\n50x XX01-001\n4x OP99-001\nfour Sanji\n",
                "Line 3 names OP99-001, but there is no such card.",
                "Line 4 should look like '4x OP01-016', not 'four Sanji'.");
    }

    @Test
    void a_card_with_a_gap_is_listed_and_refused_only_if_strict() throws Refused {
        DeckCheck lenient = check(MOST + "4x XX01-003", false);
        assertThat(lenient.violations()).isEmpty();
        assertThat(lenient.gaps()).containsEntry("XX01-003", List.of("Mystery."));
        DeckCheck strict = check(MOST + "4x XX01-003", true);
        assertThat(strict.violations())
                .extracting(Refusal::toString)
                .containsExactly("XX01-003 is not understood: Mystery.");
        assertThat(strict.deck()).isEmpty();
        assertThat(strict.json().toString())
                .startsWith("{\"legal\":false,\"violations\":[{\"code\":\"not_understood\"")
                .endsWith("\"gaps\":{\"XX01-003\":[\"Mystery.\"]}}");
    }

    @Test
    void the_rules_file_sets_the_size_of_a_deck() throws Refused {
        RulesContext small = RulesContext.read("{\"deck\": {\"cards\": 8, \"copies\": 8}}");
        assertThat(DeckCheck.of(DeckList.of("1 ST01-001\n8 ST01-002"), library, small, false)
                        .violations())
                .isEmpty();
    }

    @Test
    void each_seat_has_the_deck_that_the_option_gives_it() throws Exception {
        Path file = Files.writeString(folder.resolve("my-deck.txt"), MOST + "4x ST01-014");
        Decks decks = Decks.of("st02, " + file, 2, library, RULES, true);
        assertThat(decks.bySeat()).extracting(deck -> deck.leader().id()).containsExactly("ST02-001", "ST01-001");
        assertThat(Decks.of("ST03", 2, library, RULES, true).bySeat()).hasSize(2);
    }

    @Test
    void decks_can_be_restored_without_their_files() throws Exception {
        Path file = Files.writeString(folder.resolve("my-deck.txt"), MOST + "4x ST01-014");
        Decks decks = Decks.of("ST04," + file, 2, library, RULES, true);
        String option = decks.asOption();
        assertThat(option).startsWith("ST04,1xST01-001+4xST01-002+");
        assertThat(Decks.of(option, 2, library, RULES, true)).isEqualTo(decks);
        assertThat(Decks.of(option, 2, library, RULES, true).asOption()).isEqualTo(option);
    }

    @Test
    void an_option_without_legal_decks_is_refused() {
        refused("ST01,ST02,ST03", "There are 3 decks for 2 seats");
        refused("nowhere.txt", "There is no deck nowhere.txt");
        refused("1xST01-001+4xST01-002", "cannot be played: A deck has 50 cards besides its Leader, not 4. (5-1-2)");
        refused(folder.toString(), "There is no deck");
    }

    @Test
    void a_deck_of_cards_that_nobody_imported_is_refused_as_unknown_not_as_illegal() {
        assertThatThrownBy(() -> Decks.of("1xST01-001+4xNO01-001", 2, library, RULES, false))
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.refusal().code()).isEqualTo("unknown_card"));
        assertThatThrownBy(() -> Decks.of("1xST01-001+4xST01-002", 2, library, RULES, false))
                .isInstanceOfSatisfying(
                        Refused.class,
                        refused -> assertThat(refused.refusal().code()).isEqualTo("illegal_deck"));
    }

    private void refused(String option, String message) {
        assertThatThrownBy(() -> Decks.of(option, 2, library, RULES, false))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(message);
    }
}
