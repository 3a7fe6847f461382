package dev.cardinal.dominion.screen;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.Dominion;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table for a reader who is told only the lines that are new. */
class FactsTest {
    private static final String HAND = "[\"Village\",\"Copper\",\"Copper\"]";
    private static final String DECK = "[\"Witch\",\"Gold\"]";

    private static Position position(String json) throws Refused {
        Options options = Options.DEFAULT.with("kingdom", "Militia,Moat,Witch,Village,Gardens,Council Room,Smithy");
        return new Dominion().deal(options.with("players", "2")).arrange((Data.Fields) Json.parse(json));
    }

    private static Position held(String hand, String deck) throws Refused {
        return position("{\"turn\":0,\"seats\":{\"0\":{\"hand\":" + hand + ",\"deck\":" + deck + "}}}");
    }

    private static List<String> facts(Position position, int seat, Set<String> explained) {
        return new DominionWords().facts(position.view(Viewer.seat(seat)), explained);
    }

    private static List<String> facts(Position position, int seat) {
        return facts(position, seat, new TreeSet<>());
    }

    @Test
    void a_player_reads_what_is_theirs() throws Refused {
        assertThat(facts(held(HAND, DECK), 0))
                .contains(
                        "Village: $3 | action | +1 Card, +2 Actions",
                        "your hand: Village, Copper x2",
                        "your deck: 2 (Witch, Gold), discard pile 0",
                        "Actions in play: nothing",
                        "left: 1 action, 1 buy, $0")
                .anyMatch(line -> line.startsWith("Village pile: ") && line.contains("you own 1"))
                .anyMatch(line -> line.startsWith("moves: ") && line.contains("t, buy gold, end"));
    }

    @Test
    void others_do_not_read_which_cards_are_in_a_hand() throws Refused {
        assertThat(facts(held(HAND, DECK), 1))
                .contains("Player 0: hand 3, deck 2, discard pile 0")
                .isEqualTo(facts(held("[\"Witch\",\"Gold\",\"Copper\"]", "[\"Village\",\"Copper\"]"), 1));
    }

    @Test
    void only_its_own_line_tells_that_a_pile_shrinks() throws Refused {
        List<String> now = new ArrayList<>(facts(position("{\"supply\":{\"Curse\":9}}"), 0));
        now.removeAll(facts(position("{\"supply\":{\"Curse\":10}}"), 0));

        assertThat(now).containsExactly("Curse pile: 9");
    }

    @Test
    void no_card_is_explained_twice() throws Refused {
        Set<String> explained = new TreeSet<>();
        List<String> first = facts(held(HAND, DECK), 0, explained);

        assertThat(first).filteredOn(line -> line.startsWith("Witch: ")).hasSize(1);
        assertThat(facts(held(HAND, DECK), 0, explained)).noneMatch(line -> line.contains(" | "));
        assertThat(explained).contains("Witch", "Copper");
    }

    @Test
    void each_line_has_a_name_of_its_own() throws Refused {
        assertThat(facts(held(HAND, DECK), 0).stream().map(line -> line.substring(0, line.indexOf(':'))))
                .doesNotHaveDuplicates();
    }
}
