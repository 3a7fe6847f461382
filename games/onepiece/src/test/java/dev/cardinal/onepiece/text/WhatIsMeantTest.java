package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import org.junit.jupiter.api.Test;

/** Sentences that are easily misread. */
class WhatIsMeantTest {
    private static void means(String text, String program) {
        assertThat(Notation.write(Read.effect(text), Effect.class)).as(text).isEqualTo("Effect(" + program + ")");
    }

    @Test
    void what_follows_an_if_at_the_end_of_a_sentence_depends_on_it_too() {
        means(
                "[On Play] Draw 2 cards if you have 1 or less Life cards. Then, rest this Character.",
                "auto, onPlay, body=If(in(you, life) <= 1, [Draw(you, 2), Rest(This)])");
        means(
                "[On Play] Draw 2 cards. Then, rest this Character if you have 1 or less Life cards.",
                "auto, onPlay, body=[Draw(you, 2), If(in(you, life) <= 1, Rest(This))]");
    }

    @Test
    void additional_power_lasts_as_long_as_the_first() {
        means(
                "[On Play] Up to 1 of your Characters gains +3000 power during this battle."
                        + " Then, if you have 5 or more Characters, that Character gains an additional +4000 power.",
                "auto, onPlay, body=[Apply(you(upTo(1), characters(you), 1), Power(3000), thisBattle),"
                        + " If(characters(you) >= 5, Apply(Those(1), Power(4000), thisBattle))]");
    }

    @Test
    void the_cards_trashed_are_counted_rather_than_those_that_gain_power() {
        means(
                "[On Play] You may trash any number of {Sky Crew} type cards from your hand."
                        + " Up to 1 of your Characters gains +2000 power during this turn for every card trashed.",
                "auto, onPlay, body=[May(you, Move(you(upTo(99), hand(you, Typed('Sky Crew')), 1), trash)),"
                        + " Apply(you(upTo(1), characters(you)), Power(ForEvery(2000, 1, Done(1))), thisTurn)]");
        means(
                "[On Play] You may return any number of your Characters to the owner's hand."
                        + " Up to 1 of your Characters gains +3000 power during this turn for every returned Character.",
                "auto, onPlay, body=[May(you, Move(you(upTo(99), characters(you), 1), hand)),"
                        + " Apply(you(upTo(1), characters(you)), Power(ForEvery(3000, 1, Done(1))), thisTurn)]");
    }

    @Test
    void the_opponent_does_all_actions_of_the_sentence() {
        means(
                "[On Play] Your opponent draws 2 cards and trashes 3 cards from their hand.",
                "auto, onPlay, body=[Draw(opponent, 2),"
                        + " Move(Choose(opponent, exactly(3), hand(opponent), slot=0), trash)]");
        means(
                "[On Play] Your opponent trashes 2 cards from their hand and reveals their hand.",
                "auto, onPlay, body=[Move(Choose(opponent, exactly(2), hand(opponent), slot=0), trash),"
                        + " Reveal(Every(hand(opponent)))]");
        means(
                "[On Play] Your opponent draws 2 cards and draw 1 card.",
                "auto, onPlay, body=[Draw(opponent, 2), Draw(you, 1)]");
    }

    @Test
    void it_after_or_is_the_same_card() {
        means(
                "[On Play] Return up to 1 Character with a cost of 2 to the owner's hand"
                        + " or place it at the bottom of the owner's deck.",
                "auto, onPlay, body=ChooseOne(you, [Move(you(upTo(1), characters(filter=cost == 2)), hand),"
                        + " Move(you(upTo(1), characters(filter=cost == 2)), deck(bottom))])");
    }

    @Test
    void cards_that_go_to_your_deck_are_yours() {
        means(
                "[On Play] You may place 1 Character with 4000 power or more at the bottom of your deck: Draw 2 cards.",
                "auto, onPlay, costs=Move(you(exactly(1), characters(you, power >= 4000)), deck(bottom)),"
                        + " body=Draw(you, 2)");
        means(
                "[On Play] Place up to 1 Character with 4000 power or more at the bottom of the owner's deck.",
                "auto, onPlay, body=Move(you(upTo(1), characters(filter=power >= 4000)), deck(bottom))");
    }

    @Test
    void either_player_may_have_the_don() {
        means(
                "[On Play] If either you or your opponent has 7 DON!! cards on the field, draw 2 cards.",
                "auto, onPlay, body=If(Either([Don(you) == 7, Don(opponent) == 7]), Draw(you, 2))");
    }

    @Test
    void given_don_cards_are_not_rested_ones() {
        means(
                "If all of your DON!! cards are rested, this Character gains +2000 power.",
                "permanent, conditions=Don(you, rested) == Don(you), body=Apply(This, Power(2000), whileValid)");
    }

    @Test
    void don_cards_on_the_field_means_both_players() {
        means(
                "When a DON!! card on the field is returned to your DON!! deck, draw 2 cards.",
                "auto, When(DonReturned(least=1)), body=Draw(you, 2)");
        means(
                "When a DON!! card on your field is returned to your DON!! deck, draw 2 cards.",
                "auto, When(DonReturned(you, 1)), body=Draw(you, 2)");
    }

    @Test
    void a_power_limit_applies_to_leaders_and_characters() {
        means(
                "[On Play] If your opponent has a Leader or Character with a base power of 9000 or more, draw 2 cards.",
                "auto, onPlay, body=If(leaderOrCharacters(opponent, basePower >= 9000) >= 1, Draw(you, 2))");
    }

    @Test
    void a_leader_with_the_name_has_no_cost() {
        means(
                "[On Play] If you have a [Ann Other] with a base cost of 3, draw 2 cards.",
                "auto, onPlay, body=If(Cards(you, [characterArea, leaderArea, stageArea],"
                        + " filter=[Named('Ann Other'), baseCost == 3]) >= 1, Draw(you, 2))");
    }

    @Test
    void other_than_a_character_of_the_name_does_not_spare_the_leader() {
        means(
                "Your opponent cannot attack any card other than the Character [Ann Other].",
                "permanent, body=Apply(Player(opponent), Forbid(Attack(Cards(you,"
                        + " filter=Not([Named('Ann Other'), Is(character)])))), whileValid)");
    }

    @Test
    void a_counter_is_for_character_cards_in_hand() {
        means(
                "All of your {Sky Crew} type Character cards without a Counter have a +2000 Counter.",
                "permanent, body=Apply(Every(hand(you, [Typed('Sky Crew'), Is(character), Not(WithCounter)])),"
                        + " Counter(2000), whileValid)");
    }

    @Test
    void the_owner_and_the_state_of_a_leader_also_apply_to_the_character_after_it() {
        means(
                "[On Play] Select your opponent's rested Leader and up to 1 Character card."
                        + " The selected cards cannot attack during this turn.",
                "auto, onPlay, body=[Select(Both([you(all, leader(opponent, InState(rested)), 1),"
                        + " you(upTo(1), characters(opponent, InState(rested)), 1)])),"
                        + " Apply(Those(1), Forbid(Attack(Cards)), thisTurn)]");
    }

    @Test
    void an_event_from_hand_is_activated_rather_than_played() {
        means(
                "[Activate: Main] Activate up to 1 {Sky Crew} type Event with a cost of 2 from your hand.",
                "activate, activateMain, body=Use(you(upTo(1), hand(you, [Typed('Sky Crew'), Is(event), cost == 2])),"
                        + " main)");
    }

    @Test
    void what_the_game_cannot_replace_is_not_understood() {
        Read.gap("If your Leader would take damage, you may trash 1 card from your hand instead.");
    }
}
