package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameOptionTest {
    private static final GameOption DECKS = new GameOption("decks", "any", "ST01", "each seat's deck", true);

    @Test
    void an_option_is_for_the_whole_table_unless_it_says_otherwise() {
        assertThat(new GameOption("turns", "1-9", "5", "how long it takes").bySeat())
                .isFalse();
        assertThat(DECKS.bySeat()).isTrue();
    }

    @Test
    void what_the_seats_have_chosen_is_joined_in_their_order() throws Refused {
        assertThat(DECKS.joined(List.of("ST02", "1xST01-001+4xST01-002"))).isEqualTo("ST02,1xST01-001+4xST01-002");
    }

    @Test
    void no_seat_chooses_for_another() {
        assertThatThrownBy(() -> DECKS.joined(List.of("ST01,ST02", "ST03")))
                .isInstanceOf(Refused.class)
                .hasMessage("'ST01,ST02' has a comma in it, which separates the decks of different seats."
                        + " Leave out the comma: you choose for one seat only.");
    }
}
