package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.testkit.Cites;
import java.util.List;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;

class ShippedTest {
    private static CardDefinition card(String id) {
        return Shipped.find(id).orElseThrow();
    }

    @Test
    void each_starter_deck_brings_its_17_cards_and_nothing_is_left_out_of_them() {
        assertThat(Shipped.all())
                .hasSize(68)
                .allSatisfy(card -> assertThat(card.gaps()).isEmpty());
    }

    @Test
    @Cites({"Seed 2.2", "2-9-3"})
    void the_leaders_are_those_of_the_boxes() {
        assertThat(Shipped.all().stream().filter(card -> card.category() == Category.LEADER))
                .extracting(CardDefinition::id, CardDefinition::name, CardDefinition::life, CardDefinition::cost)
                .containsExactly(
                        Tuple.tuple("ST01-001", "Monkey.D.Luffy", 5, 0),
                        Tuple.tuple("ST02-001", "Eustass\"Captain\"Kid", 5, 0),
                        Tuple.tuple("ST03-001", "Crocodile", 5, 0),
                        Tuple.tuple("ST04-001", "Kaido", 5, 0));
    }

    @Test
    @Cites({"Seed 2.1", "Seed 2.4"})
    void a_card_has_its_numbers_keywords_and_effects() {
        CardDefinition luffy = card("ST01-012");
        assertThat(luffy.colors()).containsExactly(Color.RED);
        assertThat(luffy.types()).containsExactly("Supernovas", "Straw Hat Crew");
        assertThat(luffy.keywords()).containsExactly(Keyword.RUSH);
        assertThat(List.of(luffy.cost(), luffy.power(), luffy.counter(), luffy.life()))
                .containsExactly(5, 6000, 0, 0);
        assertThat(luffy.effects())
                .singleElement()
                .satisfies(effect -> assertThat(effect.timings()).containsExactly(Timing.Tag.WHEN_ATTACKING));
    }

    @Test
    void events_with_a_trigger_that_repeats_their_main_effect_say_so() {
        assertThat(card("ST01-015").effects().getLast().body())
                .containsExactly(new Action.Use(new Target.This(), Timing.Tag.MAIN));
    }

    @Test
    void the_programs_are_written_as_the_notation_writes_them() {
        assertThat(Shipped.all())
                .allSatisfy(card -> assertThat(card.effects())
                        .allSatisfy(effect -> assertThat(
                                        Notation.read(Notation.write(effect, Effect.class), Effect.class))
                                .isEqualTo(effect)));
    }

    @Test
    void cards_that_are_not_shipped_are_not_found() {
        assertThat(Shipped.find("ST01-099")).isEmpty();
        assertThat(Shipped.find("OP01-001")).isEmpty();
    }
}
