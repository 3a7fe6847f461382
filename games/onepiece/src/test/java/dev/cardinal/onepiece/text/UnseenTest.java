package dev.cardinal.onepiece.text;

import static dev.cardinal.onepiece.text.WholeCard.means;

import dev.cardinal.onepiece.effect.Category;
import org.junit.jupiter.api.Test;

/** Wordings that no known card has, close to those that some have. */
class UnseenTest {
    @Test
    void at_least_a_number_is_that_number_or_more() {
        means(
                "[On Play] If you have at least 3 {Crew} type Characters, draw 1 card.",
                "Effect(auto, onPlay, body=If(characters(you, Typed('Crew')) >= 3, Draw(you, 1)))");
        means(
                "[On Play] If you have exactly 3 Characters, draw 1 card.",
                "Effect(auto, onPlay, body=If(characters(you) == 3, Draw(you, 1)))");
    }

    @Test
    void cards_that_go_to_the_bottom_in_any_order_as_a_cost_go_together() {
        means(
                "[Activate: Main] You may place this Character and 2 cards from your trash at the bottom of your deck in "
                        + "any order: Draw 1 card.",
                "Effect(activate, activateMain, costs=Move(Both([This, you(exactly(2), trash(you))]), deck(bottom)), "
                        + "body=Draw(you, 1))");
        means(
                "[Activate: Main] You may trash this Character and 1 card from your hand: Draw 1 card.",
                "Effect(activate, activateMain, costs=[Move(This, trash), Move(you(exactly(1), hand(you)), trash)], "
                        + "body=Draw(you, 1))");
    }

    @Test
    void a_different_color_can_be_one_of_two_properties() {
        means(
                "[On Play] You may return 1 of your Characters to the owner's hand: Play up to 1 Character card with a "
                        + "cost of 5 or less and a different color than the returned Character from your hand.",
                "Effect(auto, onPlay, costs=Move(you(exactly(1), characters(you), 1), hand), body=Play(you(upTo(1), "
                        + "hand(you, [Is(character), cost <= 5, Not(SameAs(color, 1))]))))");
    }

    @Test
    void what_this_card_does_in_battle() {
        means(
                "[Your Turn] When this Character K.O.'s your opponent's Character in battle, draw 1 card.",
                "Effect(auto, When(KnockedOut(characters(opponent), Cause(battle, source=This))), TurnOf(you), "
                        + "body=Draw(you, 1))");
        means(
                "[On K.O.] If this Character was K.O.'d by your opponent's effect, draw 1 card.",
                "Effect(auto, onKo, body=If(Happened(KnockedOut(thisCard, effectOf(opponent))), Draw(you, 1)))");
    }

    @Test
    void don_cards_given_to_cards_are_counted() {
        means(
                "If you have 2 or more DON!! cards given to your Leader, this Character gains +1000 power.",
                "Effect(permanent, conditions=Matches(Every(leader(you)), givenDon >= 2), body=Apply(This, Power(1000), "
                        + "whileValid))");
        means(
                "If your Leader has any DON!! cards given, this Character gains +1000 power.",
                "Effect(permanent, conditions=Matches(Every(leader(you)), givenDon >= 1), body=Apply(This, Power(1000), "
                        + "whileValid))");
        means(
                "[On Play] Give up to 1 rested DON!! card to up to 3 of your {Crew} type Characters each.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(upTo(1), Don(you, rested)), you(upTo(3), characters(you, "
                        + "Typed('Crew'))), each))");
    }

    @Test
    void as_many_cards_as_were_drawn_can_go_anywhere() {
        means(
                "[On Play] Draw a card for each of your {Crew} type Characters. Then, place the same number of cards from "
                        + "your hand at the bottom of your deck in any order.",
                "Effect(auto, onPlay, body=[Draw(you, ForEvery(1, 1, characters(you, Typed('Crew')))), "
                        + "Move(you(Amount(characters(you, Typed('Crew')), characters(you, Typed('Crew'))), hand(you)), "
                        + "deck(bottom))])");
    }

    @Test
    void a_permanent_effect_can_end_with_whose_turn_it_is_for() {
        means(
                "Give all of your opponent's Characters -1000 power during your turn.",
                "Effect(permanent, conditions=TurnOf(you), body=Apply(Every(characters(opponent)), Power(-1000), "
                        + "whileValid))");
    }

    @Test
    void one_chosen_card_swaps_its_base_power_with_a_given_one() {
        means(
                "[On Play] Swap the base power of up to 1 of your Characters with that of your Leader during this turn.",
                "Effect(auto, onPlay, body=[Select(you(upTo(1), characters(you), 1)), SwapBasePower(Those(1), "
                        + "Every(leader(you)), thisTurn)])");
    }

    @Test
    void either_of_two_things_may_have_happened() {
        means(
                Category.EVENT,
                "[Main] If your opponent's Character has been K.O.'d or returned to the owner's hand during this turn, "
                        + "draw 1 card.",
                "Effect(activate, main, body=If(Happened(AnyOf([KnockedOut(characters(opponent)), "
                        + "Moved(characters(opponent), hand)])), Draw(you, 1)))");
        means(
                "[On Play] If you have taken damage during this turn, draw 1 card.",
                "Effect(auto, onPlay, body=If(Happened(TakesDamage(you)), Draw(you, 1)))");
        means(
                "[On Play] If you have trashed a card from your hand during this turn, draw 1 card.",
                "Effect(auto, onPlay, body=If(Happened(Moved(hand(you), trash, effectOf(you))), Draw(you, 1)))");
        means(
                "[On Play] If your Leader has attacked during this turn, draw 1 card.",
                "Effect(auto, onPlay, body=If(Happened(Attacks(leader(you), Cards)), Draw(you, 1)))");
    }

    @Test
    void a_verb_goes_for_what_follows_its_duration() {
        means(
                "[On Play] Up to 1 of your Characters gains [Blocker] until the end of your opponent's next turn and +1000 "
                        + "power during this turn.",
                "Effect(auto, onPlay, body=[Apply(you(upTo(1), characters(you), 1), Gain(blocker), "
                        + "untilEndOfOpponentNextTurn), Apply(Those(1), Power(1000), thisTurn)])");
    }

    @Test
    void all_rested_cards_can_be_mentioned_again() {
        means(
                "[On Play] Rest all of your opponent's Characters with 2000 power or less. Those Characters will not become "
                        + "active in your opponent's next Refresh Phase.",
                "Effect(auto, onPlay, body=[Rest(you(all, characters(opponent, power <= 2000), 1)), Apply(Those(1), "
                        + "Forbid(Refresh), opponentNextRefresh)])");
    }

    @Test
    void two_kinds_of_cards_can_be_apart_by_a_comma() {
        means(
                "[On Play] K.O. up to 1 of your opponent's Characters with a cost of 4 or less, or up to 1 of your "
                        + "opponent's Stages with a cost of 3 or less.",
                "Effect(auto, onPlay, body=KnockOut(you(upTo(1), Cards(opponent, [characterArea, stageArea], "
                        + "filter=Either([[Is(character), cost <= 4], [Is(stage), cost <= 3]])))))");
    }

    @Test
    void a_destination_can_be_one_of_two() {
        means(
                "[On Play] Return up to 1 Character with a cost of 2 to the owner's hand or to the bottom of the owner's "
                        + "deck.",
                "Effect(auto, onPlay, body=ChooseOne(you, [Move(you(upTo(1), characters(filter=cost == 2)), hand), "
                        + "Move(you(upTo(1), characters(filter=cost == 2)), deck(bottom))]))");
    }

    @Test
    void other_conditions() {
        means(
                "[On Play] If you have 8 or more cards in your hand or 0 Life cards, draw 1 card.",
                "Effect(auto, onPlay, body=If(Either([hand(you) >= 8, in(you, life) == 0]), Draw(you, 1)))");
        means(
                "[On Play] If your trash has 10 or more cards, draw 1 card.",
                "Effect(auto, onPlay, body=If(trash(you) >= 10, Draw(you, 1)))");
        means(
                "[On Play] If there are 6 or more Characters in total, draw 1 card.",
                "Effect(auto, onPlay, body=If(characters >= 6, Draw(you, 1)))");
        means(
                "[On Play] If all of your Life cards are face-up, draw 1 card.",
                "Effect(auto, onPlay, body=If(Only(in(you, life), FaceUp), Draw(you, 1)))");
        means(
                "[On Play] If this Character is the only Character on your field, draw 1 card.",
                "Effect(auto, onPlay, body=If(characters(you, Not(This)) == 0, Draw(you, 1)))");
        means(
                "[On Play] If your Leader does not have the {Crew} type, draw 1 card.",
                "Effect(auto, onPlay, body=If(Matches(Every(leader(you)), Not(Typed('Crew'))), Draw(you, 1)))");
    }
}
