package dev.cardinal.onepiece.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotationTest {
    private static final Filter CHEAP = new Filter.Measured(Measure.COST, Comparison.AT_MOST, Value.of(3));

    private static Action action(String text) throws Refused {
        return Notation.read(text, Action.class);
    }

    private static String written(Action action) {
        return Notation.write(action, Action.class);
    }

    @Test
    void an_action_reads_like_the_card() throws Refused {
        Action knockOut = new Action.KnockOut(Target.you(Amount.upTo(1), Cards.characters(Who.OPPONENT, CHEAP)));
        assertThat(written(knockOut)).isEqualTo("KnockOut(you(upTo(1), characters(opponent, cost <= 3)))");
        assertThat(action(written(knockOut))).isEqualTo(knockOut);
    }

    @Test
    void arguments_after_an_omitted_one_are_named() throws Refused {
        Effect effect = new Effect(
                Kind.ACTIVATE,
                List.of(Timing.Tag.ACTIVATE_MAIN),
                List.of(),
                true,
                false,
                List.of(new Action.Rest(new Target.This())),
                List.of(new Action.Draw(Who.YOU, Value.of(1), false), new Action.Shuffle(Who.YOU)));
        String text =
                "Effect(activate, activateMain, oncePerTurn, costs=Rest(This), body=[Draw(you, 1), Shuffle(you)])";
        assertThat(Notation.write(effect, Effect.class)).isEqualTo(text);
        assertThat(Notation.read(text, Effect.class)).isEqualTo(effect);
    }

    @Test
    void every_program_reads_back_as_written() throws Refused {
        AnyValue any = new AnyValue(3);
        for (int i = 0; i < 400; i++) {
            Effect effect = any.of(Effect.class);
            String text = Notation.write(effect, Effect.class);
            Effect read = Notation.read(text, Effect.class);
            assertThat(read).as(text).isEqualTo(effect);
            assertThat(Notation.write(read, Effect.class)).isEqualTo(text);
            assertThat(Notation.read(Notation.write(effect, Effect.class, 40), Effect.class))
                    .isEqualTo(effect);
        }
    }

    @Test
    void case_and_underscores_do_not_matter() throws Refused {
        assertThat(Notation.read("ON_PLAY", Timing.class))
                .isEqualTo(Notation.read("onplay", Timing.class))
                .isEqualTo(Timing.Tag.ON_PLAY);
        assertThat(action("knock_out(this)")).isEqualTo(new Action.KnockOut(new Target.This()));
    }

    @Test
    void a_list_of_one_needs_no_brackets() throws Refused {
        assertThat(action("ChooseOne(you, [Nothing, [Nothing, Shuffle(you)]])"))
                .isEqualTo(new Action.ChooseOne(
                        Who.YOU,
                        List.of(
                                List.of(new Action.Nothing()),
                                List.of(new Action.Nothing(), new Action.Shuffle(Who.YOU)))));
    }

    @Test
    void a_list_of_filters_means_all_of_them() throws Refused {
        assertThat(Notation.read("[Typed('Navy'), cost <= 3]", Filter.class))
                .isEqualTo(new Filter.All(List.of(new Filter.Typed("Navy"), CHEAP)));
        assertThat(Notation.read("[cost <= 3, Typed('Navy')]", Filter.class))
                .isEqualTo(Notation.read("[Typed('Navy'), cost <= 3]", Filter.class));
        assertThat(Notation.read("[cost <= 3]", Filter.class)).isEqualTo(CHEAP);
        assertThat(Notation.read("All([cost <= 3])", Filter.class)).isEqualTo(new Filter.All(List.of(CHEAP)));
    }

    @Test
    void cards_where_a_number_is_expected_are_counted() throws Refused {
        Condition three = new Condition.Compare(
                new Value.CountOf(new Countable.CardsOf(Cards.characters(Who.YOU, Filter.ANY))),
                Comparison.AT_LEAST,
                Value.of(3));
        assertThat(Notation.write(three, Condition.class)).isEqualTo("characters(you) >= 3");
        assertThat(Notation.read("Compare(CountOf(CardsOf(characters(you))), atLeast, 3)", Condition.class))
                .isEqualTo(three);
    }

    @Test
    void a_short_form_can_be_followed_by_other_parts() throws Refused {
        Place revealed = Place.hand().whileRevealed();
        assertThat(Notation.write(revealed, Place.class)).isEqualTo("hand(revealed)");
        assertThat(Notation.read("hand(revealed)", Place.class)).isEqualTo(revealed);
        assertThat(Notation.read("hand(whose=opponent)", Place.class).whose()).isEqualTo(Who.OPPONENT);
    }

    @Test
    void comments_line_breaks_and_punctuation_are_allowed_anywhere() throws Refused {
        assertThat(action("""
                Apply( # what
                  This,
                  Power(+1000), thisTurn)""")).isEqualTo(action("Apply(This, [Power(1000)], THIS_TURN)"));
    }

    @Test
    void a_typo_is_reported_with_its_location_and_a_suggestion() {
        refused(
                "KnockOut(you(upTo(1),\n  charakters(opponent), 1))",
                "Line 2, column 3: expected a Cards but found" + " 'charakters'; did you mean characters?");
        refused("Draw(you)", "Line 1, column 1: Draw needs number, a Value");
        refused("Draw(you, 'two')", "Line 1, column 11: expected a Value but found 'two'");
        refused("Draw(nobody, 1)", "Line 1, column 6: expected a Who but found 'nobody'; it can be any, opponent,");
        refused("Draw(you, 1, sideways=true)", "Line 1, column 14: Draw has no part 'sideways'");
        refused("Draw(you, 1, who=opponent)", "Line 1, column 14: who is given twice");
        refused("Draw(you, 1", "Line 1, column 12: expected ',' or ')' but found the end");
        refused("Draw(you, 1) Draw(you, 1)", "Line 1, column 14: expected the end but found 'Draw'");
        refused("Draw(you, 12345678901)", "Line 1, column 11: 12345678901 is too large a number");
        refused("Draw(you, 1; 2)", "Line 1, column 12: ';' is not expected here");
        refused(
                "Move(you(1, hand(you, Named('Nami)), 1), trash)",
                "Line 1, column 29: the text that begins here has no closing");
        refused("", "Line 1, column 1: expected an Action but found the end");
        refused("Nothing(1)", "Line 1, column 9: expected ')' but found '1'");
    }

    private static void refused(String text, String message) {
        assertThatThrownBy(() -> action(text)).isInstanceOf(Refused.class).hasMessageContaining(message);
    }
}
