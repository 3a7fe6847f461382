package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentencesTest {
    private static final Action DRAW = new Action.Draw(Who.YOU, Value.of(1), false);
    private static final Action TRASH =
            new Action.Move(Target.you(Amount.exactly(1), Cards.hand(Who.YOU, Filter.ANY)), Place.trash());
    private static final Action REST_THIS = new Action.Rest(new Target.This());

    @Test
    void then_continues_after_anything_but_a_false_if() {
        assertThat(Read.body("Draw 1 card. Then, trash 1 card from your hand.")).containsExactly(DRAW, TRASH);
        Action.If conditional = (Action.If)
                Read.action("If your Leader is multicolored, draw 1 card. Then, trash 1 card from your hand.");
        assertThat(conditional.then()).containsExactly(DRAW, TRASH);
        assertThat(Read.body("Draw 1 card. Then, if your Leader is multicolored, trash 1 card from your hand."))
                .first()
                .isEqualTo(DRAW);
    }

    @Test
    void if_you_do_depends_on_whether_it_was_done() {
        Effect effect = Read.effect("[On Play] You may trash 1 card from your hand. If you do, draw 1 card.");
        assertThat(effect.optional()).isTrue();
        assertThat(effect.body()).containsExactly(new Action.IfDone(List.of(TRASH), List.of(DRAW)));
        assertThat(Read.body("Draw 1 card. Then, you may trash 1 card from your hand. If you do, draw 1 card."))
                .containsExactly(DRAW, new Action.May(Who.YOU, List.of(TRASH), List.of(DRAW), List.of()));
        assertThat(Read.action("Your opponent may draw 1 card. If they do not, draw 1 card."))
                .isEqualTo(new Action.May(
                        Who.OPPONENT,
                        List.of(new Action.Draw(Who.OPPONENT, Value.of(1), false)),
                        List.of(),
                        List.of(DRAW)));
    }

    @Test
    void costs_come_before_the_colon_in_order() {
        Effect effect = Read.effect(
                "[On Play] DON!! -2, You may rest this Character and trash 1 card from your hand: Draw 1 card.");
        assertThat(effect.costs()).containsExactly(new Action.ReturnDon(Who.YOU, Amount.exactly(2)), REST_THIS, TRASH);
        assertThat(Read.effect("[On Play] ③ You may rest this Character: Draw 1 card.")
                        .costs())
                .containsExactly(
                        new Action.Rest(new Target.SomeDon(Amount.exactly(3), new Don(Who.YOU, Don.State.ACTIVE))),
                        REST_THIS);
    }

    @Test
    void only_a_condition_before_the_cost_is_needed_to_activate() {
        Effect before = Read.effect(
                "[Activate: Main] If your Leader is multicolored, you may rest this Character: Draw 1 card.");
        assertThat(before.conditions()).hasSize(1);
        assertThat(before.body()).containsExactly(DRAW);
        Effect after = Read.effect(
                "[Activate: Main] You may rest this Character: If your Leader is multicolored, draw 1 card.");
        assertThat(after.conditions()).isEmpty();
        assertThat(after.body()).first().isInstanceOf(Action.If.class);
    }

    @Test
    void that_card_is_the_one_that_was_chosen() {
        List<Action> body = Read.body(
                "Select up to 1 of your opponent's Characters. That Character cannot attack during this turn.");
        assertThat(body.getFirst())
                .isEqualTo(
                        new Action.Select(Target.you(Amount.upTo(1), Cards.characters(Who.OPPONENT, Filter.ANY), 1)));
        assertThat(((Action.Apply) body.getLast()).what()).isEqualTo(new Target.Those(1));
    }

    @Test
    void the_opponent_chooses_for_their_own_actions() {
        assertThat(Read.action("Your opponent trashes 1 card from their hand."))
                .isEqualTo(new Action.Move(
                        new Target.Choose(
                                Who.OPPONENT, Amount.exactly(1), Cards.hand(Who.OPPONENT, Filter.ANY), Joint.NONE, 0),
                        Place.trash()));
        assertThat(Read.action("Trash 1 card from your opponent's hand."))
                .isEqualTo(new Action.Move(
                        Target.you(Amount.exactly(1), Cards.hand(Who.OPPONENT, Filter.ANY)), Place.trash()));
    }

    @Test
    void what_follows_a_list_of_choices_is_done_in_any_case() {
        List<Action> body =
                Read.body("Choose one:\n• Draw 1 card.\n• Trash 1 card from your hand.\nThen, rest this Character.");
        assertThat(body)
                .containsExactly(new Action.ChooseOne(Who.YOU, List.of(List.of(DRAW), List.of(TRASH))), REST_THIS);
    }

    @Test
    void a_power_lasts_as_long_as_the_text_says() {
        assertThat(Read.action("This Character gains +1000 power until the start of your next turn."))
                .isEqualTo(new Action.Apply(
                        new Target.This(),
                        List.of(new Change.Power(Value.of(1000))),
                        Duration.UNTIL_START_OF_YOUR_NEXT_TURN));
        assertThat(Read.effect("[Your Turn] This Character gains +1000 power.").body())
                .containsExactly(new Action.Apply(
                        new Target.This(), List.of(new Change.Power(Value.of(1000))), Duration.WHILE_VALID));
        assertThat(Read.action("Trash this Character at the end of this turn."))
                .isEqualTo(new Action.Later(
                        Moment.END_OF_TURN, List.of(new Action.Move(new Target.This(), Place.trash()))));
    }

    @Test
    void instead_replaces_what_would_happen() {
        Effect effect = Read.effect(
                "[Once Per Turn] If this Character would be K.O.'d in battle, you may trash 1 card from your hand instead.");
        assertThat(effect.kind()).isEqualTo(Kind.REPLACEMENT);
        assertThat(effect.timings().getFirst()).isInstanceOf(Timing.Would.class);
        assertThat(effect.optional()).isTrue();
        assertThat(effect.oncePerTurn()).isTrue();
        assertThat(effect.body()).containsExactly(TRASH);
    }

    @Test
    void instead_in_a_later_sentence_replaces_the_previous_one() {
        Action.If choice = (Action.If)
                Read.action("Draw 1 card. If your Leader is multicolored, trash 1 card from your hand instead.");
        assertThat(choice.then()).containsExactly(TRASH);
        assertThat(choice.otherwise()).containsExactly(DRAW);
    }

    @Test
    void every_word_counts() {
        Read.gap("[On Play] Draw 1 card quietly.");
        Read.gap("[On Play] Draw 1 card. Then, juggle 1 card from your hand.");
        assertThat(Compiler.compile(Category.CHARACTER, List.of("[On Play] Juggle 2 cards."))
                        .gaps()
                        .getFirst()
                        .reason())
                .contains("juggle 2 cards");
    }

    @Test
    void a_condition_is_not_part_of_the_timing() {
        Effect effect = Read.effect(
                "[Once Per Turn] When your opponent plays a Character, if your Leader is multicolored, draw 1 card.");
        assertThat(effect.conditions()).isEmpty();
        assertThat(((Action.If) effect.body().getFirst()).condition()).isInstanceOf(Condition.Matches.class);
    }
}
