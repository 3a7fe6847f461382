package dev.cardinal.onepiece.text;

import static dev.cardinal.onepiece.text.WholeCard.means;

import org.junit.jupiter.api.Test;

/** Parts of sentences that known cards have apart, and others may have together. */
class CombinationsTest {
    @Test
    void a_description_can_have_alternatives_after_with() {
        means(
                "If there is a Character with a cost of 0 or with a [Trigger], this Character gains +1000 power.",
                "Effect(permanent, conditions=characters(filter=Either([cost == 0, WithTrigger])) >= 1, "
                        + "body=Apply(This, Power(1000), whileValid))");
        means(
                "[On Play] Rest up to 1 of your opponent's Characters with no base effect or with 3000 power or less.",
                "Effect(auto, onPlay, body=Rest(you(upTo(1), characters(opponent, Either([power <= 3000, "
                        + "NoBaseEffect])))))");
        means(
                "[On Play] Play up to 1 {Crew} or multicolored Character card from your hand.",
                "Effect(auto, onPlay, body=Play(you(upTo(1), hand(you, [Either([Multicolored, Typed('Crew')]), "
                        + "Is(character)]))))");
    }

    @Test
    void a_description_can_say_what_cards_are_not() {
        means(
                "[On Play] Draw 1 card if you have 2 or more cards in your trash that are not {Crew} type cards.",
                "Effect(auto, onPlay, body=If(trash(you, Not(Typed('Crew'))) >= 2, Draw(you, 1)))");
        means(
                "[On Play] Play up to 1 Character card other than a {Crew} type card from your trash.",
                "Effect(auto, onPlay, body=Play(you(upTo(1), trash(you, [Is(character), Not(Typed('Crew'))]))))");
    }

    @Test
    void numbers_can_be_those_of_other_cards() {
        means(
                "[Main] You may K.O. 1 of your Characters: Rest up to 1 of your opponent's Characters with a cost "
                        + "equal to or less than the K.O.'d Character.",
                "Effect(activate, main, costs=KnockOut(you(exactly(1), characters(you), 1)), body=Rest(you(upTo(1), "
                        + "characters(opponent, cost <= Of(cost, Those(1))))))");
        means(
                "[Your Turn] This Character gains +1000 power for every 2 DON!! cards given to your Leader.",
                "Effect(permanent, conditions=TurnOf(you), body=Apply(This, Power(ForEvery(1000, 2, Of(givenDon, "
                        + "Every(leader(you))))), whileValid))");
        means(
                "[Main] K.O. all of your Characters with a cost of 1. Then, draw 1 card for each Character K.O.'d.",
                "Effect(activate, main, body=[KnockOut(you(all, characters(you, cost == 1), 1)), Draw(you, "
                        + "ForEvery(1, 1, Done(1)))])");
        means(
                "[On Play] Your opponent returns all cards in their hand to their deck and shuffles their deck. "
                        + "Then, your opponent draws the same number of cards.",
                "Effect(auto, onPlay, body=[Move(Choose(opponent, all, hand(opponent), slot=1), Place(owner, deck)), "
                        + "Shuffle(opponent), Draw(opponent, Done(1))])");
        means(
                "[On Play] Up to 1 of your Leader gains +1000 power during this turn for every 2 rested DON!! cards "
                        + "you have.",
                "Effect(auto, onPlay, body=Apply(you(upTo(1), leader(you)), Power(ForEvery(1000, 2, Don(you, "
                        + "rested))), thisTurn))");
    }

    @Test
    void both_players_can_be_compared_or_do_the_same() {
        means(
                "[On Play] If both you and your opponent have 2 or less Life cards, draw 1 card.",
                "Effect(auto, onPlay, body=If(All([in(you, life) <= 2, in(opponent, life) <= 2]), Draw(you, 1)))");
        means(
                "[On Play] If your opponent has at least 2 more Characters than you, draw 1 card.",
                "Effect(auto, onPlay, body=If(characters(opponent) >= Plus(characters(you), 2), Draw(you, 1)))");
        means(
                "[On Play] If you have 3 or more cards in your trash than your opponent, draw 1 card.",
                "Effect(auto, onPlay, body=If(trash(you) >= Plus(trash(opponent), 3), Draw(you, 1)))");
        means(
                "[On Play] You and your opponent each draw 2 cards and trash 1 card from your hands.",
                "Effect(auto, onPlay, body=[Draw(you, 2), Move(you(exactly(1), hand(you)), trash), Draw(opponent, "
                        + "2), Move(Choose(opponent, exactly(1), hand(opponent), slot=0), trash)])");
    }

    @Test
    void the_opponents_cards_can_be_played_rested() {
        means(
                "Your opponent's Characters are played rested.",
                "Effect(permanent, body=Apply(Player(opponent), Allow(PlayedRested(Is(character))), whileValid))");
        means(
                "Your Characters with a cost of 2 or less are played rested.",
                "Effect(permanent, body=Apply(Player(you), Allow(PlayedRested([Is(character), cost <= 2])), "
                        + "whileValid))");
    }

    @Test
    void other_things_that_happen() {
        means(
                "When this Character deals damage to your opponent's Life, draw 1 card.",
                "Effect(auto, When(DealsDamage(thisCard, opponent)), body=Draw(you, 1))");
        means("When your Leader takes damage, draw 1 card.", "Effect(auto, When(TakesDamage(you)), body=Draw(you, 1))");
        means(
                "When a DON!! card is given to your Leader, draw 1 card.",
                "Effect(auto, When(DonGiven(leader(you))), body=Draw(you, 1))");
        means(
                "When another of your {Crew} type Characters is K.O.'d, draw 1 card.",
                "Effect(auto, When(KnockedOut(characters(you, [Typed('Crew'), Not(This)]))), body=Draw(you, 1))");
        means(
                "When a {Crew} type Stage card is trashed from your field, draw 1 card.",
                "Effect(auto, When(Moved(in(you, stageArea, Typed('Crew')), trash)), body=Draw(you, 1))");
        means(
                "When your opponent adds a card to their hand from their Life, draw 1 card.",
                "Effect(auto, When(Moved(in(opponent, life), hand)), body=Draw(you, 1))");
        means(
                "When your Character is played by the effect of an Event, that Character gains [Rush] during this "
                        + "turn.",
                "Effect(auto, When(Played(Cards(you, filter=Is(character)), cause=Cause(effect, source=Is(event)))), "
                        + "body=Apply(Subject, Gain(rush), thisTurn))");
        means(
                "When your Leader or a {Crew} type Character is given a DON!! card, that card gains +1000 power "
                        + "during this turn.",
                "Effect(auto, When(DonGiven(leaderOrCharacters(you, Either([[Typed('Crew'), Is(character)], "
                        + "Is(leader)])))), body=Apply(Subject, Power(1000), thisTurn))");
    }

    @Test
    void a_condition_can_come_before_the_occasion() {
        means(
                "If your Leader is [Bea], at the start of your Main Phase, draw 1 card.",
                "Effect(auto, startOfMain, body=If(Matches(Every(leader(you)), Named('Bea')), Draw(you, 1)))");
        means(
                "If you have 2 or less Life cards, when your opponent activates an Event, draw 1 card.",
                "Effect(auto, When(EventActivated(opponent)), body=If(in(you, life) <= 2, Draw(you, 1)))");
    }

    @Test
    void cards_may_stay_as_they_are_in_every_refresh_phase() {
        means(
                "This Character will not become active in your Refresh Phase unless you have 3 or more {Crew} type "
                        + "Characters.",
                "Effect(permanent, conditions=characters(you, Typed('Crew')) < 3, body=Apply(This, Forbid(Refresh), "
                        + "whileValid))");
    }

    @Test
    void what_is_revealed_otherwise_goes_elsewhere() {
        means(
                "[On Play] Reveal 1 card from the top of your deck. If that card has the {Crew} type, add it to your "
                        + "hand. If it does not, trash it.",
                "Effect(auto, onPlay, body=[Reveal(you(exactly(1), from(top, you, deck), 1)), If(Matches(Those(1), "
                        + "Typed('Crew')), Move(Those(1), hand), Move(Those(1), trash))])");
        means(
                "[On Play] Reveal 3 cards from the top of your deck. Play up to 1 revealed {Crew} type Character "
                        + "card and trash the rest.",
                "Effect(auto, onPlay, body=[Reveal(you(exactly(3), from(top, you, deck), 1)), Play(you(upTo(1), "
                        + "Cards(filter=[Typed('Crew'), Is(character), In(1)]))), Move(TheRest(1), trash)])");
    }

    @Test
    void the_base_power_of_chosen_cards_can_be_swapped() {
        means(
                "[Main] Swap the base power of your Leader and 1 of your opponent's Characters during this turn.",
                "Effect(activate, main, body=[Select(Both([you(all, leader(you), 1), you(exactly(1), "
                        + "characters(opponent), 1)])), SwapBasePower(Those(1), Those(1), thisTurn)])");
    }

    @Test
    void the_attacker_can_be_a_target() {
        means("[On Block] K.O. the attacking Character.", "Effect(auto, onBlock, body=KnockOut(Attacker))");
    }

    @Test
    void a_card_can_have_another_type() {
        means(
                "Also treat this card's type as {Crew} according to the rules.",
                "Effect(permanent, body=Apply(This, AlsoTyped('Crew'), whileValid))");
    }

    @Test
    void each_gets_don_cards_of_its_own() {
        means(
                "[On Play] Give up to 2 rested DON!! cards to each of your Leader and 1 of your Characters.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(upTo(2), Don(you, rested)), Both([Every(leader(you)), "
                        + "you(exactly(1), characters(you))]), each))");
    }

    @Test
    void the_opponent_chooses_what_to_do() {
        means(
                "[On Play] Your opponent must trash 1 card from their hand or return 1 of their Characters to the "
                        + "owner's hand.",
                "Effect(auto, onPlay, body=ChooseOne(opponent, [Move(Choose(opponent, exactly(1), hand(opponent), "
                        + "slot=0), trash), Move(Choose(opponent, exactly(1), characters(opponent), slot=0), hand)]))");
        means(
                "[On Play] Your opponent gives 2 of their active DON!! cards to 1 of their Characters.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(exactly(2), Don(opponent, active)), Choose(opponent, "
                        + "exactly(1), characters(opponent), slot=0)))");
        means(
                "[On Play] Your opponent adds 1 DON!! card from their DON!! deck and rests it.",
                "Effect(auto, onPlay, body=AddDon(opponent, exactly(1), rested))");
    }

    @Test
    void a_condition_can_come_last() {
        means(
                "[On Play] Draw 2 cards. Then, trash 1 card from your hand unless your Leader is [Bea].",
                "Effect(auto, onPlay, body=[Draw(you, 2), If(Not(Matches(Every(leader(you)), Named('Bea'))), "
                        + "Move(you(exactly(1), hand(you)), trash))])");
    }

    @Test
    void more_can_be_said_of_the_same_cards() {
        means(
                "[On Play] Up to 1 of your Characters' base power becomes 7000 and gains [Rush] during this turn.",
                "Effect(auto, onPlay, body=Apply(you(upTo(1), characters(you)), [BasePower(7000), Gain(rush)], "
                        + "thisTurn))");
        means(
                "If this Character has 3 or more DON!! cards given, this Character gains [Banish] and your opponent "
                        + "cannot activate [Blocker] when this Character attacks.",
                "Effect(permanent, conditions=Matches(This, givenDon >= 3), body=[Apply(This, Gain(banish), "
                        + "whileValid), Apply(This, Forbid(BeBlocked), whileValid)])");
        means(
                "[On Play] Give up to 1 of your opponent's Characters -4000 power during this turn and up to 1 of "
                        + "your opponent's Characters -2000 power during this turn.",
                "Effect(auto, onPlay, body=[Apply(you(upTo(1), characters(opponent)), Power(-4000), thisTurn), "
                        + "Apply(you(upTo(1), characters(opponent)), Power(-2000), thisTurn)])");
        means(
                "[On Play] Up to 1 of your opponent's Characters gains -3 cost during this turn and cannot be rested "
                        + "until the end of your opponent's next turn.",
                "Effect(auto, onPlay, body=[Apply(you(upTo(1), characters(opponent), 1), Cost(-3), thisTurn), "
                        + "Apply(Those(1), Forbid(BeRested), untilEndOfOpponentNextTurn)])");
    }

    @Test
    void values_become_others() {
        means(
                "[On Play] Up to 1 of your opponent's Characters' base power becomes the same as that of this "
                        + "Character during this turn.",
                "Effect(auto, onPlay, body=Apply(you(upTo(1), characters(opponent)), BasePower(Of(basePower, This)), "
                        + "thisTurn))");
        means(
                "[On Play] This Character's cost becomes 10 until the end of your opponent's next turn.",
                "Effect(auto, onPlay, body=Apply(This, CostBecomes(10), untilEndOfOpponentNextTurn))");
    }

    @Test
    void a_duration_goes_for_all_of_its_sentence() {
        means(
                "[On Play] Your Leader gains +1000 power and this Character gains [Rush] during this turn.",
                "Effect(auto, onPlay, body=[Apply(Every(leader(you)), Power(1000), thisTurn), Apply(This, "
                        + "Gain(rush), thisTurn)])");
        means(
                "[On Play] Until the end of your opponent's next turn, your Leader gains +1000 power and all of your "
                        + "Characters gain +1 cost.",
                "Effect(auto, onPlay, body=[Apply(Every(leader(you)), Power(1000), untilEndOfOpponentNextTurn), "
                        + "Apply(Every(characters(you)), Cost(1), untilEndOfOpponentNextTurn)])");
        means(
                "[On Play] This Character's base cost becomes 8 and its base power becomes 9000 during this turn.",
                "Effect(auto, onPlay, body=[Apply(This, BaseCost(8), thisTurn), Apply(This, BasePower(9000), "
                        + "thisTurn)])");
    }

    @Test
    void that_character_is_not_a_card_from_elsewhere() {
        means(
                "When your {Crew} type Character attacks, you may trash 1 card from your hand. If you do, that "
                        + "Character gains +2000 power during this battle.",
                "Effect(auto, When(Attacks(characters(you, Typed('Crew')), Cards)), optional, "
                        + "body=IfDone(Move(you(exactly(1), hand(you)), trash), Apply(Subject, Power(2000), thisBattle)))");
    }

    @Test
    void the_rest_is_that_of_all_cards_looked_at() {
        means(
                "[On Play] Look at 5 cards from the top of your deck; reveal up to 1 {Crew} type Character card and "
                        + "play it or add it to your hand. Then, place the rest at the bottom of your deck in any order.",
                "Effect(auto, onPlay, body=[Look(from(top, you, deck), exactly(5), 1), Reveal(you(upTo(1), "
                        + "Cards(filter=[Typed('Crew'), Is(character), In(1)]), 2)), ChooseOne(you, [Play(Those(2)), "
                        + "Move(Those(2), hand)]), Move(TheRest(1), deck(bottom))])");
    }

    @Test
    void the_same_card_can_go_to_another_place() {
        means(
                "[On Play] Add up to 1 Stage card from your trash to your hand or play it.",
                "Effect(auto, onPlay, body=ChooseOne(you, [Move(you(upTo(1), trash(you, Is(stage))), hand), "
                        + "Play(you(upTo(1), trash(you, Is(stage))))]))");
    }

    @Test
    void costs_of_cards_in_hand() {
        means(
                "[Opponent's Turn] The cost of playing Characters from your opponent's hand is increased by 1.",
                "Effect(permanent, conditions=TurnOf(opponent), body=Apply(Every(hand(opponent, Is(character))), "
                        + "Cost(1), whileValid))");
        means(
                "[Opponent's Turn] Your opponent's Events cost 1 more.",
                "Effect(permanent, conditions=TurnOf(opponent), body=Apply(Every(hand(opponent, Is(event))), "
                        + "Cost(1), whileValid))");
    }

    @Test
    void other_states() {
        means(
                "[On Play] The effects of all of your opponent's Characters are negated during this turn.",
                "Effect(auto, onPlay, body=Apply(Every(characters(opponent)), Negated, thisTurn))");
        means(
                "[On Play] If your Leader's attribute is <Slash>, draw 1 card.",
                "Effect(auto, onPlay, body=If(Matches(Every(leader(you)), Having(slash)), Draw(you, 1)))");
        means(
                "Your opponent's Characters cannot attack this Character.",
                "Effect(permanent, body=Apply(Every(characters(opponent)), Forbid(Attack(thisCard)), whileValid))");
        means(
                "Your Leader gains +1000 power during your opponent's turn if you have 3 or less Life cards.",
                "Effect(permanent, conditions=[TurnOf(opponent), in(you, life) <= 3], body=Apply(Every(leader(you)), "
                        + "Power(1000), whileValid))");
        means(
                "[On Play] Look at up to 1 of your opponent's Life cards and place it at the top or bottom of their "
                        + "Life cards.",
                "Effect(auto, onPlay, body=[Look(from(top, opponent, life), upTo(1), 1), Move(Those(1), life(owner, "
                        + "topOrBottom))])");
        means(
                "[On Play] If your opponent's Leader is red or green, draw 1 card.",
                "Effect(auto, onPlay, body=If(Matches(Every(leader(opponent)), Either([Colored(green), "
                        + "Colored(red)])), Draw(you, 1)))");
        means(
                "[Main] Return up to 1 of your Characters to the owner's hand. If the returned Character had the "
                        + "{Crew} type, draw 2 cards.",
                "Effect(activate, main, body=[Move(you(upTo(1), characters(you), 1), hand), If(Matches(Those(1), "
                        + "Typed('Crew')), Draw(you, 2))])");
    }

    @Test
    void steps_of_a_number_can_go_down() {
        means(
                "Apply each of the following effects based on the number of your Life cards:\n• If you have 3 or "
                        + "less Life cards, this Character gains +1000 power.\n• If you have 1 or less Life cards, this "
                        + "Character gains [Banish].",
                "Effect(permanent, conditions=in(you, life) <= 3, body=Apply(This, Power(1000), whileValid))",
                "Effect(permanent, conditions=in(you, life) <= 1, body=Apply(This, Gain(banish), whileValid))");
    }
}
