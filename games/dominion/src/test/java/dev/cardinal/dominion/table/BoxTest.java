package dev.cardinal.dominion.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.card.Kingdom;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BoxTest {
    private static Setup kingdom(String names) throws Refused {
        return Kingdom.of(names, "all").draw(2, Preset.PRINCIPALITY, false, 200, new Chance(3));
    }

    @Test
    void a_game_has_room_for_its_own_cards_and_no_more() throws Refused {
        assertThat(kingdom("first game").columns()).isEqualTo(17 + 1);
        assertThat(kingdom("none").columns()).isEqualTo(Basic.SIZE + 1);
    }

    @Test
    void the_cards_of_a_game_are_numbered_in_the_order_of_the_catalogue_whatever_the_order_of_their_names()
            throws Refused {
        Setup setup = kingdom("Witch,Adventurer,Moat");
        assertThat(List.of(setup.card(6), setup.card(7), setup.card(8), setup.card(9)))
                .containsExactly(Cards.CURSE, Cards.ADVENTURER, Cards.MOAT, Cards.WITCH);
        assertThat(setup.slot(Cards.WITCH)).isEqualTo(9);
        assertThat(setup.slot(Cards.PROVINCE)).isEqualTo(Basic.PROVINCE);
    }

    @Test
    void all_cards_outside_the_box_share_a_number_with_a_count_of_zero() throws Refused {
        Setup setup = kingdom("Moat");
        assertThat(setup.slot(Cards.WITCH)).isEqualTo(setup.slot(Cards.CHAPEL)).isEqualTo(setup.columns() - 1);
        assertThat(setup.inGame(setup.slot(Cards.WITCH))).isFalse();
        assertThat(setup.kinds >> setup.slot(Cards.WITCH)).isZero();
    }

    @Test
    void a_card_that_a_scenario_puts_somewhere_is_numbered_too_but_has_no_pile() throws Refused {
        Setup setup = kingdom("Moat").and(Set.of(Cards.CHAPEL, Cards.COPPER));
        assertThat(setup.slot(Cards.CHAPEL)).isEqualTo(7);
        assertThat(setup.slot(Cards.MOAT)).isEqualTo(8);
        assertThat(setup.inGame(7)).isFalse();
        assertThat(setup.inGame(8)).isTrue();
        assertThat(setup.kinds).isEqualTo((1L << 9) - 1);
    }

    @Test
    void a_card_that_is_not_drawn_has_no_type_in_this_game() throws Refused {
        for (int type : List.of(
                Card.ACTION,
                Card.TREASURE,
                Card.VICTORY,
                Card.CURSE,
                Card.ATTACK,
                Card.REACTION,
                Card.TERMINAL,
                Card.PAYING)) {
            Setup setup = kingdom(Kingdom.RANDOM);
            for (int slot = 0; slot < setup.columns() - 1; slot++) {
                boolean expected = setup.inGame(slot) && setup.card(slot).is(type);
                assertThat(setup.of(type) >> slot & 1).isEqualTo(expected ? 1 : 0);
            }
        }
    }
}
