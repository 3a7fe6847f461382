package dev.cardinal.onepiece.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table for a reader who is told only the lines that are new. */
class FactsTest {
    private static final OnePiece GAME = new OnePiece();
    private static final String THEIRS = "\"ST02-002\", \"ST02-005\"";

    private static Position position(String nami, String theirs) throws Refused {
        return GAME.deal(new Options(Map.of("decks", "ST01,ST02")))
                .arrange((Data.Fields) Json.parse("""
                {"turn": 0, "seats": {
                  "0": {"hand": ["ST01-010", "ST01-006", "ST01-006"], "don": 4,
                        "characters": [{"card": "ST01-013", "don": 1}, {"card": "ST01-007"%s},
                                       {"card": "ST01-005", "new": true}], "stage": ["ST01-017"]},
                  "1": {"hand": [%s], "don": {"active": 2, "rested": 3},
                        "characters": [{"card": "ST02-004"}, {"card": "ST02-006", "rested": true}]}}}
                """.formatted(nami, theirs)));
    }

    private static List<String> facts(Position position, Set<String> explained) {
        return GAME.words().facts(position.view(Viewer.seat(0)), explained);
    }

    private static List<String> facts(Position position) {
        return facts(position, new TreeSet<>());
    }

    @Test
    void a_player_reads_each_card_on_the_field_and_their_hand() throws Refused {
        assertThat(facts(position("", THEIRS)))
                .contains(
                        "your Roronoa Zoro: 7000, 1 DON!!",
                        "your Jinbe: 5000, new",
                        "your Thousand Sunny: Stage",
                        "your hand: Tony Tony.Chopper (1) x2, Franky (4, +1000)",
                        "Player 1's DON!!: 2 active, 3 rested")
                .anyMatch(line -> line.startsWith("Player 1: Life 5, hand 2, deck "))
                .anyMatch(line -> line.startsWith("Franky ST01-010: Character, cost 4, power 6000, counter +1000"));
    }

    @Test
    void a_hidden_hand_is_not_named() throws Refused {
        assertThat(facts(position("", THEIRS))).isEqualTo(facts(position("", "\"ST02-010\", \"ST02-013\"")));
    }

    @Test
    void only_its_own_line_tells_that_a_card_is_rested() throws Refused {
        List<String> now = new ArrayList<>(facts(position(", \"rested\": true", THEIRS)));
        now.removeAll(facts(position("", THEIRS)));

        assertThat(now).containsExactly("your Nami: 1000, rested");
    }

    @Test
    void no_card_is_explained_twice() throws Refused {
        Set<String> explained = new TreeSet<>();
        List<String> first = facts(position("", THEIRS), explained);

        assertThat(first)
                .filteredOn(line -> line.startsWith("Tony Tony.Chopper ST01-006: "))
                .hasSize(1);
        assertThat(facts(position("", THEIRS), explained)).noneMatch(line -> line.matches(".* ST\\d\\d-\\d{3}: .*"));
    }
}
