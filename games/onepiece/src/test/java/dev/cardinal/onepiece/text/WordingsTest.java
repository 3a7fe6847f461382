package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Different wordings mean the same. */
class WordingsTest {
    private static void same(String one, String... others) {
        for (String other : others) assertThat(Read.effect(other)).as(other).isEqualTo(Read.effect(one));
    }

    @Test
    void a_lower_cost_in_hand_has_many_wordings() {
        same(
                "If you have 2 or more Characters, give this card in your hand −3 cost.",
                "If you have 2 or more Characters, this card in your hand costs 3 less.",
                "This card's cost in your hand is reduced by 3 if you have 2 or more Characters.",
                "This card in your hand costs 3 less to play while you have 2 or more Characters.",
                "If you have 2 or more Characters, the cost of this card in your hand is reduced by 3.");
    }

    @Test
    void happenings_of_different_cards_can_be_joined_by_or() {
        same(
                "When you take damage or when your Character is K.O.'d, draw 1 card.",
                "When you take damage or your Character is K.O.'d, draw 1 card.");
        same(
                "When your opponent activates [Blocker] or when your opponent activates an Event, draw 1 card.",
                "When your opponent activates [Blocker] or an Event, draw 1 card.");
        same(
                "If this Character would be K.O.'d or if your Stage would leave the field, you may trash 1 card from your hand"
                        + " instead.",
                "If this Character would be K.O.'d or your Stage would leave the field, you may trash 1 card from your hand"
                        + " instead.");
    }

    @Test
    void each_prohibition_has_its_own_cause() {
        same(
                "This Character cannot be removed from the field by your opponent's effects and cannot be K.O.'d in"
                        + " battle.",
                "This Character cannot be removed from the field by your opponent's effects or K.O.'d in battle.");
        same(
                "This Character cannot be K.O.'d by your opponent's effects and cannot be rested by your opponent's"
                        + " effects.",
                "This Character cannot be K.O.'d or rested by your opponent's effects.");
    }

    @Test
    void cards_can_be_described_after_the_noun() {
        same(
                "This Character gains +1000 power for every 2 of your rested Characters.",
                "This Character gains +1000 power for every 2 rested Characters you have.");
        same(
                "[On Play] Rest up to 1 of your opponent's Characters that was played this turn.",
                "[On Play] Rest up to 1 of your opponent's Characters played this turn.");
        same(
                "[On Play] Play up to 1 [Ann] from your hand, deck, or trash.",
                "[On Play] Play up to 1 [Ann] from your hand, deck or trash.");
        same(
                "[On Play] If the number of your Characters is less than the number of your opponent's Characters, draw 1"
                        + " card.",
                "[On Play] If the number of your Characters is less than your opponent's, draw 1 card.");
    }

    @Test
    void a_participle_can_refer_to_a_card() {
        same(
                "[On Play] You may trash 1 Event from your hand: Activate the [Main] effect of that card.",
                "[On Play] You may trash 1 Event from your hand: Activate the [Main] effect of the trashed Event.",
                "[On Play] You may trash 1 Event from your hand: Activate the trashed card's [Main] effect.");
        same(
                "If you have 3 Life cards, this Character has its base power set to 9000. Then, this Character gains"
                        + " [Rush].",
                "If you have 3 Life cards, this Character's base power becomes 9000 and it gains [Rush].");
    }

    @Test
    void each_player_means_both_do_the_same() {
        same(
                "[On Play] Draw 1 card. Then, your opponent draws 1 card.",
                "[On Play] You and your opponent each draw 1 card.",
                "[On Play] Each player draws 1 card.");
    }

    @Test
    void a_card_is_also_treated_as_another() {
        same(
                "Also treat this card's name as [Ann] according to the rules.",
                "According to the rules, this card's name is also treated as [Ann].",
                "This card is also treated as having the name [Ann].");
        same("This card also has the {Crew} type.", "This Character is also treated as a {Crew} type card.");
    }

    @Test
    void the_selected_cards_can_get_different_bonuses() {
        Filter other = Filters.all(new Filter.In(1), new Filter.Not(new Filter.In(2)));
        Cards field = new Cards(
                Who.ANY, Set.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA, Zone.STAGE_AREA), Place.End.ANY, other);
        Filter selected = Filters.all(new Filter.Is(Category.CHARACTER), new Filter.In(1));
        Cards among = new Cards(Who.ANY, Set.of(), Place.End.ANY, selected);
        assertThat(Read.body("Select up to 2 of your Characters, and give 1 Character +4000 power and the other +1000"
                        + " power during this turn."))
                .containsExactly(
                        new Action.Select(Target.you(Amount.upTo(2), Cards.characters(Who.YOU, Filter.ANY), 1)),
                        power(Target.you(Amount.exactly(1), among, 2), 4000),
                        power(new Target.Every(field), 1000));
    }

    @Test
    void for_every_don_card_that_was_rested_or_returned() {
        same(
                "[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: Draw 2 cards for every"
                        + " DON!! card returned.",
                "[On Play] You may return 1 or more DON!! cards from your field to your DON!! deck: For every DON!! card"
                        + " returned this way, draw 2 cards.");
        Action.Draw draw = (Action.Draw) Read.body(
                        "Rest any number of your DON!! cards. For every DON!! card rested this" + " way, draw 1 card.")
                .getLast();
        assertThat(draw.number()).isEqualTo(new Value.ForEvery(1, 1, new Value.Chosen(0)));
    }

    @Test
    void a_card_in_play_or_in_hand_is_a_choice_between_two_areas() {
        same(
                "[On Play] You may trash 1 of your Characters or trash 1 card from your hand: Draw 1 card.",
                "[On Play] You may trash 1 of your Characters or 1 card from your hand: Draw 1 card.");
    }

    @Test
    void what_is_done_instead_comes_from_the_same_place_and_needs_the_same_condition() {
        same(
                "[On Play] If you have 1 Life card, play up to 1 [Bo] from your trash. Otherwise, play up to 1 [Ann] from"
                        + " your trash.",
                "[On Play] Play up to 1 [Ann] from your trash. If you have 1 Life card, play up to 1 [Bo] instead.");
        same(
                "[On Play] If your Leader is [Ann], if you have 1 Life card, draw 2 cards. Otherwise, draw 1 card.",
                "[On Play] If your Leader is [Ann], draw 1 card. If you have 1 Life card, draw 2 cards instead of drawing"
                        + " 1 card.");
    }

    @Test
    void a_comma_after_a_name_does_not_begin_a_list() {
        Action.If only =
                (Action.If) Read.action("If your Leader is [Ann], up to 1 {Crew} type Leader or Character card on"
                        + " your field gains +1000 power during this turn.");
        assertThat(only.condition()).isEqualTo(Read.condition("your Leader is [Ann]"));
    }

    @Test
    void a_type_before_leader_or_characters_applies_to_both() {
        same(
                "[On Play] Rest up to 1 of your {Crew} type Leader or Character cards with a cost of 6 or less.",
                "[On Play] Rest up to 1 of your {Crew} type Leader or Characters with a cost of 6 or less.");
    }

    @Test
    void a_leader_can_have_any_or_all_of_several_types() {
        Filter crew = new Filter.Typed("Crew");
        Filter navy = new Filter.Typed("Navy");
        Filter part = new Filter.TypeIncludes("Sky");
        assertThat(Read.condition("your Leader has the {Crew}, {Navy}, or \"Sky\" type"))
                .isEqualTo(leader(Filters.either(crew, navy, part)));
        assertThat(Read.condition("your Leader has the {Crew} and {Navy} types"))
                .isEqualTo(leader(Filters.all(crew, navy)));
        assertThat(Read.condition("your Leader has the {Crew} type or is [Ann] and is active"))
                .isEqualTo(leader(Filters.all(
                        Filters.either(crew, new Filter.Named("Ann")), new Filter.InState(Filter.State.ACTIVE))));
    }

    private static Condition leader(Filter filter) {
        return new Condition.Matches(new Target.Every(Cards.leader(Who.YOU, Filter.ANY)), filter);
    }

    @Test
    void spaces_and_typography_do_not_matter() {
        same(
                "[DON!! x1] [When Attacking] Your opponent cannot activate [Blocker] during this battle.",
                "[DON!!×1]  [When  Attacking]  Your opponent can’t activate [Blocker] during this battle");
        same(
                "[Once Per Turn] When you take damage, draw 1 card.",
                "When you take damage, draw 1 card. This effect can only be activated once per turn.");
        same("[Your Turn] This Character gains +1000 power.", "This Character gains +1000 power during your turn.");
    }

    @Test
    void an_action_is_not_permanent() {
        Read.gap("You may play this card from your trash.");
        Read.gap("If you have 1 Life card, draw 1 card.");
    }

    private static Action power(Target target, int by) {
        return new Action.Apply(target, List.of(new Change.Power(Value.of(by))), Duration.THIS_TURN);
    }
}
