package dev.cardinal.onepiece.text;

import static dev.cardinal.onepiece.text.WholeCard.gap;
import static dev.cardinal.onepiece.text.WholeCard.means;

import dev.cardinal.onepiece.effect.Category;
import org.junit.jupiter.api.Test;

/** Families of sentences and the programs that they become; each program says all of its text. */
class FamiliesTest {
    @Test
    void this_card_from_your_trash_is_the_one_in_the_trash() {
        means(
                "[On K.O.] You may trash 1 Event from your hand: Play this Character card from your trash rested.",
                "Effect(auto, onKo, costs=Move(you(exactly(1), hand(you, Is(event))), trash), body=Play(Every(trash(you,"
                        + " This)), rested))");
        means(
                "[Activate: Main] You may trash this Character with a cost of 7 or more: Draw 2 cards.",
                "Effect(activate, activateMain, costs=Move(Every(characters(you, [cost >= 7, This])), trash), body=Draw(you,"
                        + " 2))");
    }

    @Test
    void each_gets_a_number_of_its_own() {
        means(
                "[On Play] Give up to 2 of your {Crew} type Characters up to 1 rested DON!! card each.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(upTo(1), Don(you, rested)), you(upTo(2), characters(you,"
                        + " Typed('Crew'))), each))");
        gap("[On Play] Give up to 2 of your {Crew} type Characters up to 1 rested DON!! card.");
    }

    @Test
    void limits_on_cards_chosen_or_counted_together_are_kept() {
        means(
                "[On Play] Play up to 2 {Crew} type Character cards with different card names and a total cost of 7 or less"
                        + " from your hand.",
                "Effect(auto, onPlay, body=Play(Choose(you, upTo(2), hand(you, [Typed('Crew'), Is(character)]),"
                        + " Both(Differ(name), TotalAtMost(cost, 7)), 0)))");
        means(
                "This Character gains +1000 power for each of your Characters with a different card name.",
                "Effect(permanent, body=Apply(This, Power(ForEvery(1000, 1, Different(name, characters(you)))),"
                        + " whileValid))");
        gap("[On Play] K.O. all Characters with different card names.");
    }

    @Test
    void one_verb_can_have_two_unlike_objects_and_two_verbs_one() {
        means(
                "[End of Your Turn] Set this Character or up to 1 of your DON!! cards as active.",
                "Effect(auto, endOfYourTurn, body=ChooseOne(you, [SetActive(This), SetActive(SomeDon(upTo(1), Don(you,"
                        + " rested)))]))");
        means(
                "[On Play] K.O. or rest up to 1 of your opponent's Characters with a cost of 3 or less.",
                "Effect(auto, onPlay, body=ChooseOne(you, [KnockOut(you(upTo(1), characters(opponent, cost <= 3))),"
                        + " Rest(you(upTo(1), characters(opponent, cost <= 3)))]))");
        means(
                "[On Play] Rest up to 1 of your opponent's DON!! cards or {Beast} type Characters with a cost of 3 or less.",
                "Effect(auto, onPlay, body=Rest(you(upTo(1), Cards(opponent, [characterArea, costArea],"
                        + " filter=Either([[Typed('Beast'), Is(character), cost <= 3], Is(don)])))))");
    }

    @Test
    void a_description_after_a_comma_is_said_of_the_whole_list() {
        means(
                "[On Play] Play up to 1 [Bea], up to 1 [Cid], and up to 1 [Dan], with a cost of 4 or less from your trash.",
                "Effect(auto, onPlay, body=Play(Both([you(upTo(1), trash(you, [Named('Bea'), cost <= 4])), you(upTo(1),"
                        + " trash(you, [Named('Cid'), cost <= 4])), you(upTo(1), trash(you, [Named('Dan'), cost <="
                        + " 4]))])))");
        means(
                "[On Play] Up to 1 of your [Bea] Characters or up to 1 of your Characters with a type including \"Crew\", with"
                        + " 8000 power or more, gains [Rush] during this turn.",
                "Effect(auto, onPlay, body=Apply(you(upTo(1), characters(you, [Either([[Named('Bea'), Is(character)],"
                        + " [TypeIncludes('Crew'), Is(character)]]), power >= 8000])), Gain(rush), thisTurn))");
    }

    @Test
    void a_color_in_front_goes_for_all_kinds_without_their_own() {
        means(
                "[On Play] Add up to 1 red Event or up to 1 Character card with a cost of 3 or more from your trash to your"
                        + " hand.",
                "Effect(auto, onPlay, body=Move(you(upTo(1), trash(you, Either([[Colored(red), Is(character), cost >= 3],"
                        + " [Colored(red), Is(event)]]))), hand))");
    }

    @Test
    void don_cards_can_go_to_either_player() {
        means(
                "[On Play] Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(upTo(1), Don(owner, rested)), you(exactly(1),"
                        + " leaderOrCharacters)))");
        means(
                "[On Play] Give up to 1 DON!! card from its owner's cost area to its owner's Leader or 1 of their Characters.",
                "Effect(auto, onPlay, body=GiveDon(SomeDon(upTo(1), Don(owner, inCostArea)), you(exactly(1),"
                        + " leaderOrCharacters)))");
    }

    @Test
    void numbers_of_given_don_cards() {
        means(
                "[On Play] Give all of your opponent's Characters −1000 power during this turn for every DON!! card given to"
                        + " that Character.",
                "Effect(auto, onPlay, body=Apply(Every(characters(opponent)), Power(ForEvery(-1000, 1, Of(givenDon,"
                        + " Itself))), thisTurn))");
        means(
                "[On Play] Select up to 1 of your opponent's Characters. If the chosen Character has a cost equal to the"
                        + " number of DON!! cards given to it, K.O. it.",
                "Effect(auto, onPlay, body=[Select(you(upTo(1), characters(opponent), 1)), If(Matches(Those(1), cost =="
                        + " Of(givenDon, Those(1))), KnockOut(Those(1)))])");
        means(
                "[On Play] Reveal up to 1 card from the top of your Life cards. This Character gains +1000 power during this"
                        + " turn per 1 cost on the revealed card.",
                "Effect(auto, onPlay, body=[Reveal(you(upTo(1), from(top, you, life), 1)), Apply(This, Power(ForEvery(1000,"
                        + " 1, Of(cost, Those(1)))), thisTurn)])");
    }

    @Test
    void one_base_power_can_be_that_of_two() {
        means(
                "[Opponent's Turn] All of your [Bea] cards' base power and this Character's base power become 6000.",
                "Effect(permanent, conditions=TurnOf(opponent), body=Apply(Both([Every(Cards(you, [characterArea, leaderArea,"
                        + " stageArea], filter=Named('Bea'))), This]), BasePower(6000), whileValid))");
        means(
                "[On Play] Your Leader and this Character's base power becomes 7000 during this turn.",
                "Effect(auto, onPlay, body=Apply(Both([Every(leader(you)), This]), BasePower(7000), thisTurn))");
    }

    @Test
    void an_attack_can_need_a_state_of_the_table() {
        means(
                "This Character cannot attack unless your opponent has 2 or more Characters.",
                "Effect(permanent, conditions=characters(opponent) < 2, body=Apply(This, Forbid(Attack(Cards)),"
                        + " whileValid))");
        gap("This Character cannot attack unless your opponent has 2 or more Characters and gains +1000 power.");
    }

    @Test
    void rules_of_a_leader() {
        means(
                Category.LEADER,
                "Under the rules of this game, your DON!! deck consists of 6 cards.",
                "Effect(permanent, body=Apply(Player(you), Allow(DonDeckOf(6)), whileValid))");
        means(
                Category.LEADER,
                "Under the rules of this game, you do not lose when your deck has 0 cards. You lose at the end of the turn in"
                        + " which your deck becomes 0 cards.",
                "Effect(permanent, body=Apply(Player(you), Allow(LosesLaterWithEmptyDeck), whileValid))");
        means(
                Category.LEADER,
                "If you have any DON!! cards on your field, 1 DON!! card placed during your DON!! Phase is given to your"
                        + " Leader.",
                "Effect(permanent, conditions=Don(you) >= 1, body=Apply(Player(you), Allow(DonForLeader(1)), whileValid))");
        means(
                Category.LEADER,
                "Your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according"
                        + " to the rules.",
                "Effect(permanent, body=Apply(Player(you), Allow(LifeUnderDeck(FaceUp)), whileValid))");
    }

    @Test
    void steps_of_a_number_are_effects_of_their_own() {
        means(
                "Apply each of the following effects based on the number of cards in your trash:\n• If there are 10 or more"
                        + " cards, this Character gains +1000 power.\n• If you have 20 or more cards, during your opponent's"
                        + " turn, this Character gains [Blocker].",
                "Effect(permanent, conditions=trash(you) >= 10, body=Apply(This, Power(1000), whileValid))",
                "Effect(permanent, conditions=[TurnOf(opponent), trash(you) >= 20], body=Apply(This, Gain(blocker),"
                        + " whileValid))");
    }

    @Test
    void replacements_of_other_things_and_for_a_while() {
        means(
                "If this Character would be rested by your opponent's Character's effect, you may rest 1 of your other"
                        + " Characters instead.",
                "Effect(replacement, Would(Rested(thisCard, Cause(effect, opponent, Is(character)))), optional,"
                        + " body=Rest(you(exactly(1), characters(you, Not(This)))))");
        means(
                Category.EVENT,
                "[Counter] If any of your Characters would be K.O.'d in battle during this turn, you may trash 1 card from"
                        + " your hand instead.",
                "Effect(activate, counter, body=Apply(Every(characters(you)), GainEffect(Effect(replacement,"
                        + " Would(KnockedOut(thisCard, battle)), optional, body=Move(you(exactly(1), hand(you)), trash))),"
                        + " thisTurn))");
        means(
                "If your {Crew} type Character would be removed from the field by your opponent, you may draw 1 card instead.",
                "Effect(replacement, Would(Moved(characters(you, Typed('Crew')), cause=Cause(by=opponent))), optional,"
                        + " body=Draw(you, 1))");
        gap("If this Character would be K.O.'d, you may trash 1 card from your hand.");
    }

    @Test
    void gains_of_attributes_and_counters() {
        means(
                "[On Play] Up to 1 of your Characters gains [Rush: Character] and the <Slash> attribute during this turn.",
                "Effect(auto, onPlay, body=Apply(you(upTo(1), characters(you)), [Gain(rushCharacter), AlsoHaving(slash)],"
                        + " thisTurn))");
        means(
                "The Counter of all of your Character cards with 8000 power in your hand becomes +2000.",
                "Effect(permanent, body=Apply(Every(hand(you, [Is(character), power == 8000])), CounterBecomes(2000),"
                        + " whileValid))");
    }

    @Test
    void what_has_or_has_not_happened_this_turn() {
        means(
                Category.LEADER,
                "When you activate an Event, you may draw 1 card if you have 4 or less cards in your hand and haven't drawn a"
                        + " card using this Leader's effect during this turn.",
                "Effect(auto, When(EventActivated(you)), [hand(you) <= 4, Not(Happened(Drawn(you, cause=Cause(effect,"
                        + " source=This))))], optional, body=Draw(you, 1))");
        means(
                "During the turn in which a card in your hand is trashed by an effect, give this card in your hand −3 cost.",
                "Effect(permanent, conditions=Happened(Moved(hand(you), trash, effectOf)), body=Apply(Every(hand(you, This)),"
                        + " Cost(-3), whileValid))");
    }

    @Test
    void an_attack_is_turned_to_one_of_several_cards() {
        means(
                "[On Your Opponent's Attack] Change the target of the attack to your [Bea] with 5000 base power or more.",
                "Effect(auto, onOpponentAttack, body=Redirect(you(exactly(1), Cards(you, [characterArea, leaderArea,"
                        + " stageArea], filter=[Named('Bea'), basePower >= 5000]))))");
        means(
                Category.LEADER,
                "[On Your Opponent's Attack] Change the target of that attack to this Leader or to one of your {Crew} type"
                        + " Character cards.",
                "Effect(auto, onOpponentAttack, body=Redirect(you(exactly(1), leaderOrCharacters(you, Either([[Typed('Crew'),"
                        + " Is(character)], Is(leader)])))))");
    }

    @Test
    void words_that_used_to_be_optional_are_not() {
        gap("[On Play] Your opponent cannot activate during this battle.");
        gap("When 2 DON!! cards on your field are returned to your DON!! deck, draw 1 card.");
    }
}
