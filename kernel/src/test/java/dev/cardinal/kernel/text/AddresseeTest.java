package dev.cardinal.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AddresseeTest {
    private static final Addressee FIRST = new Addressee(0, List.of("", ""));
    private static final Addressee ANN = new Addressee(0, List.of("Ann", "Bo"));
    private static final Addressee WATCHER = new Addressee(-1, List.of("Ann", ""));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Player 0 played 2 Copper; bought Moat for $2 | You played 2 Copper; bought Moat for $2",
                "Player 0's turn 3 | Your turn 3",
                "Player 0's turn 3: played Copper; bought Moat | Your turn 3: played Copper; bought Moat",
                "Player 0's turn 3: draws Zoro; adds 2 DON!! | Your turn 3: you draw Zoro; add 2 DON!!",
                "Player 0 has 2 wounds in hand | You have 2 wounds in hand",
                "Player 0 is asked first | You are asked first",
                "Player 0's reputation rises to 2 | Your reputation rises to 2",
                "Player 0 plays March; moves to 1/0; pays a red die | You play March; move to 1/0; pay a red die",
                "Player 0 reaches level 2 | You reach level 2",
                "Player 0 readies 2 DON!! | You ready 2 DON!!",
                "Player 0 uses Peasants: attack 2 | You use Peasants: attack 2",
                "Player 0: +$2 | You: +$2",
                "→ Player 0: Discarded 2 cards (Copper, Estate) | → You: Discarded 2 cards (Copper, Estate)",
                "Player 0 chose to discard Player 1's Estate | You chose to discard Player 1's Estate",
                "Player 0 chose to keep Player 0's Copper | You chose to keep your Copper",
                "Player 1 chose to discard Player 0's Gold | Player 1 chose to discard your Gold",
                "Player 0 decides to go first | You decide to go first",
                "Player 1 lets Player 0 go first | Player 1 lets you go first",
                "Player 1 plays March; moves to 1/0 | Player 1 plays March; moves to 1/0",
                "it is for Player 0 to answer | it is for you to answer",
                "The city was found. Player 0 wins. | The city was found. You win.",
                "Player 10 passes | Player 10 passes"
            })
    void the_person_in_a_seat_is_addressed(String text, String told) {
        assertThat(FIRST.told(text)).isEqualTo(told);
    }

    @Test
    void others_are_called_by_their_names() {
        assertThat(ANN.told("Player 0 chose to discard Player 1's Estate"))
                .isEqualTo("You chose to discard Bo's Estate");
        assertThat(WATCHER.told("Player 0 chose to keep Player 1's Gold"))
                .isEqualTo("Ann chose to keep Player 1's Gold");
    }

    @Test
    void a_table_shows_names_and_keeps_its_columns() {
        assertThat(ANN.named(
                        List.of("> Player 0 (you)  hand  5", "  Player 1        hand  5", "", "  Player 0   Player 1")))
                .containsExactly("> Ann (you)       hand  5", "  Bo              hand  5", "", "  Ann              Bo");
        Addressee long0 = new Addressee(0, List.of("Maximilian", "Constantine"));
        assertThat(long0.named(List.of("> Player 0 (you)  hand  5", "  Player 1        hand  5")))
                .containsExactly("> Maximilian (you) hand  5", "  Constantine     hand  5");
        assertThat(ANN.named("PLAYER 1 (YOU)  Life 5")).isEqualTo("BO (YOU)        Life 5");
        assertThat(long0.named("  fame   Player 0   Player 1")).isEqualTo("  fame Maximilian Constantine");
    }

    @Test
    void without_names_a_table_stays_as_it_is() {
        assertThat(FIRST.named("> Player 0 (you)  hand  5")).isEqualTo("> Player 0 (you)  hand  5");
    }
}
