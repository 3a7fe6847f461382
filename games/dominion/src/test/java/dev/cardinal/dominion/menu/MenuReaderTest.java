package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.kernel.Refused;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class MenuReaderTest {

    private static Menu read(String... lines) throws Refused {
        return MenuReader.read("my.menu", String.join("\n", lines));
    }

    @Test
    void a_menu_has_one_rule_per_line_with_comments_and_blank_lines_in_between() throws Refused {
        Menu menu = read("# all in", "", "Province   # the best", "  Gold", "", "Silver IF owned(Silver) < 3 # few");

        assertThat(menu.rules()).extracting(Rule::card).containsExactly(Cards.PROVINCE, Cards.GOLD, Cards.SILVER);
        assertThat(menu.about()).isEqualTo("all in");
        assertThat(menu.manners()).isEmpty();
    }

    @Test
    void names_are_written_with_or_without_underscore_in_any_case() throws Refused {
        Menu menu = read("Council_Room IF OWNED(throne room) < 1", "council room if owned(THRONE_ROOM) < 1");

        assertThat(menu.rules().getFirst()).isEqualTo(menu.rules().getLast());
        assertThat(menu.rules().getFirst().card()).isEqualTo(Cards.COUNCIL_ROOM);
    }

    @Test
    void lines_before_the_first_rule_switch_manners_on() throws Refused {
        assertThat(read("Careful", "penultimate", "trash  aggressively", "Gold").manners())
                .containsExactlyInAnyOrder(Manner.values());
    }

    @Test
    void times_and_divided_by_bind_tighter_than_plus_and_minus() throws Refused {
        assertThat(read("Gold IF 1 + 2 * 3 == 7 - 4 / 8 - coins")
                        .rules()
                        .getFirst()
                        .condition())
                .isEqualTo(read("Gold IF 1 + (2 * 3) == (7 - (4 / 8)) - coins")
                        .rules()
                        .getFirst()
                        .condition());
    }

    static Stream<Arguments> mistakes() {
        return Stream.of(
                Arguments.of("Provnce", 1, "there is no card 'Provnce'. Did you mean Province?"),
                Arguments.of("carefull", 1, "Did you mean careful?"),
                Arguments.of("Duchy supply(Province) <= 4", 7, "expected IF after Duchy, not 'supply'"),
                Arguments.of("Duchy IF", 9, "expected a number or a word that stands for one, not the end of the line"),
                Arguments.of("Duchy IF supply(Provinz) <= 4", 17, "there is no card 'Provinz'. Did you mean Province?"),
                Arguments.of("Duchy IF suply(Province) <= 4", 10, "there is no word 'suply'. Did you mean supply?"),
                Arguments.of("Duchy IF supply <= 4", 17, "expected ( after supply, not '<='"),
                Arguments.of("Duchy IF supply(Province <= 4", 26, "expected ), not '<='"),
                Arguments.of("Duchy IF supply() <= 4", 17, "expected the name of a card, not ')'"),
                Arguments.of("Duchy IF (coins + 1 > 4", 21, "The parenthesis at column 10 is open."),
                Arguments.of("Duchy IF coins", 15, "expected a comparison (<=, <, >=, >, == or !=), not the end of"),
                Arguments.of("Duchy IF coins = 4", 16, "'=' means nothing here. Equality is written ==."),
                Arguments.of("Duchy IF coins == 4 OR coins == 5", 21, "expected AND or the end of the line, not 'OR'"),
                Arguments.of("Duchy IF coins == 4 AND", 24, "expected a number or a word"),
                Arguments.of("Duchy IF ownedType(Money) > 4", 20, "there is no type 'Money'. The types are Treasure, "),
                Arguments.of("1. Duchy", 2, "'.' means nothing here. Rules are not numbered."),
                Arguments.of("Silver IF coins > $3", 19, "'$' means nothing here"));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void a_mistake_is_refused_with_line_column_and_reason(String line, int column, String reason) {
        assertThatThrownBy(() -> read("# a comment", line, "Gold"))
                .isInstanceOf(Refused.class)
                .hasMessageStartingWith("my.menu, line 2, column " + column + ": ")
                .hasMessageContaining(reason);
    }

    @Test
    void a_switch_after_the_first_rule_is_refused() {
        assertThatThrownBy(() -> read("Gold", "careful"))
                .hasMessage("my.menu, line 2, column 1: 'careful' must come before the first rule.");
    }

    @Test
    void a_menu_without_a_rule_is_refused() {
        assertThatThrownBy(() -> read("careful")).hasMessageContaining("there is no rule in this menu");
        assertThatThrownBy(() -> read("")).hasMessageContaining("there is no rule in this menu");
    }
}
