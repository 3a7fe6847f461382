package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.testkit.Cites;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardFileTest {
    private static final String CHARACTER = """
            {"id": "XX01-002", "name": "Somebody", "category": "Character", "colors": ["Red", "Green"], "cost": 3,
             "power": 4000, "counter": 1000, "life": null, "attributes": ["Slash"], "types": ["Navy"], "rarity": "UC",
             "effect": "[On Play] Draw 1 card.", "trigger": null, "altEffects": ["[On Play] Draw a card."]}""";

    private static final String LEADER_AS_SCRAPED = """
            {"id": "XX01-001", "pack_id": "9", "name": "Captain’s Boss", "rarity": "Leader", "category": "Leader",
             "img_url": "x.png", "colors": ["Blue"], "cost": 4, "attributes": ["?"], "power": 5000, "counter": null,
             "types": ["Navy", "East Blue"], "effect": "[DON!! ×1] Gives −1000 power.<br>[Your Turn]<br/>“Twice” &amp; more.",
             "trigger": "-"}""";

    private static CardText text(CardFile file, int index) {
        return ((CardSource.Text) file.cards().get(index)).card();
    }

    @Test
    @Cites({"Seed 2.1", "Seed 2.2"})
    void a_plain_row_gives_a_card() throws Refused {
        CardFile file = CardFile.read("[" + CHARACTER + "]");
        CardText card = text(file, 0);
        assertThat(file.problems()).isEmpty();
        assertThat(card.id()).isEqualTo("XX01-002");
        assertThat(card.set()).isEqualTo("XX01");
        assertThat(card.category()).isEqualTo(Category.CHARACTER);
        assertThat(card.colors()).containsExactly(Color.RED, Color.GREEN);
        assertThat(card.cost()).isEqualTo(3);
        assertThat(card.counter()).isEqualTo(1000);
        assertThat(card.life()).isZero();
        assertThat(card.trigger()).isEmpty();
        assertThat(card.altEffects()).containsExactly("[On Play] Draw a card.");
    }

    @Test
    void a_scraped_leader_has_its_cost_as_life_and_plain_characters_in_its_text() throws Refused {
        CardText card = text(CardFile.read("[" + LEADER_AS_SCRAPED + "]"), 0);
        assertThat(card.name()).isEqualTo("Captain's Boss");
        assertThat(card.life()).isEqualTo(4);
        assertThat(card.cost()).isZero();
        assertThat(card.rarity()).isEqualTo("L");
        assertThat(card.attributes()).containsExactly(Attribute.UNKNOWN);
        assertThat(card.effect()).isEqualTo("[DON!! x1] Gives -1000 power.\n[Your Turn]\n\"Twice\" & more.");
        assertThat(card.trigger()).isEmpty();
        assertThat(card.prints()).containsExactly(new Print("XX01-001", false, false));
    }

    @Test
    @Cites("Seed 17.3")
    void prints_are_merged_into_one_card_with_all_wordings() throws Refused {
        String other = CHARACTER.replace("XX01-002", "XX01-002_p1").replace("Draw 1 card", "You draw 1 card");
        String again = CHARACTER.replace("XX01-002", "XX01-002_r1").replace("\"UC\"", "\"Promo\"");
        CardFile file = CardFile.read("[" + other + "," + CHARACTER + "," + again + "]");
        assertThat(file.problems()).isEmpty();
        assertThat(file.cards()).hasSize(1);
        CardText card = text(file, 0);
        assertThat(card.effect()).isEqualTo("[On Play] Draw 1 card.");
        assertThat(card.altEffects()).containsExactlyInAnyOrder("[On Play] Draw a card.", "[On Play] You draw 1 card.");
        assertThat(card.prints())
                .containsExactly(
                        new Print("XX01-002", false, false),
                        new Print("XX01-002_p1", true, false),
                        new Print("XX01-002_r1", false, true));
    }

    @Test
    void bad_rows_are_reported_with_reasons_and_the_rest_is_loaded() throws Refused {
        CardFile file = CardFile.read("[7, "
                + CHARACTER + ","
                + "{\"name\": \"Nobody\"},"
                + changed("XX01-003", "\"Character\"", "\"Ship\"") + ","
                + changed("XX01-004", "\"Red\"", "\"Pink\"") + ","
                + changed("XX01-005", "4000", "\"a lot\"") + ","
                + changed("XX01-006", "\"Somebody\"", "\"\"") + ","
                + changed("XX01-007", "4000", "40.5") + ","
                + changed("XX01-008", "[\"Red\", \"Green\"]", "[]") + ","
                + changed("XX01-009", "\"Character\"", "\"Leader\"").replace("\"cost\": 3", "\"cost\": null") + ","
                + changed("nonsense", "1000", "1000") + ","
                + changed("XX01-002_p2", "4000", "9000") + ", null]");
        assertThat(file.cards()).extracting(CardSource::id).containsExactly("XX01-002");
        assertThat(file.problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "row 1: is not an object",
                        "row 3: id is missing",
                        "XX01-003: category should be one of [LEADER, CHARACTER, EVENT, STAGE, DON], not Ship",
                        "XX01-004: colors should be one of [RED, GREEN, BLUE, PURPLE, BLACK, YELLOW], not Pink",
                        "XX01-005: power should be a whole number, not a lot",
                        "XX01-006: name is missing",
                        "XX01-007: power should be a whole number, not 40.5",
                        "XX01-008: colors is missing",
                        "XX01-009: life is missing",
                        "nonsense: id should look like OP01-001 or OP01-001_p1, not nonsense",
                        "XX01-002_p2: power is 9000 but 4000 on another print",
                        "row 13: is not an object");
    }

    @Test
    void a_row_that_is_null_is_named_wherever_it_is() throws Refused {
        assertThat(problems("[null, " + CHARACTER + ", null]"))
                .containsExactly("row 1: is not an object", "row 3: is not an object");
        assertThat(problems("{\"cards\": [" + CHARACTER + ", null]}")).containsExactly("row 2: is not an object");
        assertThat(problems("{\"XX01-001\": null, \"XX01-002\": " + CHARACTER + ", \"XX01-003\": []}"))
                .containsExactly("XX01-001: is not an object", "XX01-003: is not an object");
        assertThat(problems(CHARACTER)).isEmpty();
    }

    private static List<String> problems(String json) throws Refused {
        return CardFile.read(json).problems().stream().map(Problem::toString).toList();
    }

    private static String changed(String id, String from, String to) {
        return CHARACTER.replace("XX01-002", id).replace(from, to);
    }

    @Test
    void a_card_can_have_a_program_instead_of_a_text() throws Refused {
        CardFile file = CardFile.read("""
                {"cards": [
                  {"id": "MY-001", "name": "Mine", "category": "EVENT", "colors": "RED/BLUE", "cost": 1,
                   "effects": ["Effect(activate, main, body=Draw(you, 2))"]},
                  {"id": "MY-002", "name": "Broken", "category": "EVENT", "colors": ["RED"],
                   "effects": ["Effect(activate, main, body=Drow(you, 2))"]}]}""");
        assertThat(file.cards())
                .singleElement()
                .isInstanceOfSatisfying(
                        CardSource.Program.class,
                        program -> assertThat(program.card().effects()).hasSize(1));
        assertThat(file.problems().getFirst().reason())
                .startsWith("effects [0]: Line 1, column 29: expected an Action but found 'Drow'; did you mean Draw?");
    }

    @Test
    void files_without_card_data_are_refused() {
        assertThatThrownBy(() -> CardFile.read("[{\"id\": "))
                .hasMessageContaining("line 1")
                .hasMessageContaining("not JSON");
        assertThatThrownBy(() -> CardFile.read("\"hello\"")).hasMessageContaining("Card data must be a list of cards");
        assertThatThrownBy(() -> CardFile.read("")).hasMessageContaining("is empty");
        assertThatThrownBy(() -> CardFile.read("[] []")).hasMessageContaining("more text after its data");
    }

    @Test
    void a_written_card_reads_back_the_same() throws Refused {
        CardFile file = CardFile.read("[" + CHARACTER + "," + LEADER_AS_SCRAPED + "]");
        for (CardSource card : file.cards()) {
            assertThat(CardFile.read(card.json().toString()).cards()).containsExactly(card);
        }
    }
}
