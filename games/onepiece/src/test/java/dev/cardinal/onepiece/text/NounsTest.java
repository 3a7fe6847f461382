package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Amount;
import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Color;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.Set;
import org.junit.jupiter.api.Test;

class NounsTest {
    private static Target rested(String noun) {
        return ((Action.Rest) Read.action("Rest " + noun + ".")).what();
    }

    private static Filter trashed(String noun) {
        Action.Move move = (Action.Move) Read.action("Trash " + noun + " from your hand.");
        return ((Target.Choose) move.what()).among().filter();
    }

    private static Filter cost(Comparison comparison, int cost) {
        return new Filter.Measured(Measure.COST, comparison, Value.of(cost));
    }

    @Test
    void up_to_allows_none_and_a_plain_number_does_not() {
        Cards theirs = Cards.characters(Who.OPPONENT, Filter.ANY);
        assertThat(rested("up to 2 of your opponent's Characters")).isEqualTo(Target.you(Amount.upTo(2), theirs));
        assertThat(rested("2 of your opponent's Characters")).isEqualTo(Target.you(Amount.exactly(2), theirs));
        assertThat(rested("all of your opponent's Characters")).isEqualTo(new Target.Every(theirs));
    }

    @Test
    void the_owner_is_open_if_the_text_does_not_say() {
        assertThat(rested("up to 1 Character"))
                .isEqualTo(Target.you(Amount.upTo(1), Cards.characters(Who.ANY, Filter.ANY)));
    }

    @Test
    void filters_have_one_order_whatever_the_wording() {
        Filter expected = Filters.all(
                new Filter.Typed("Sky Crew"),
                new Filter.Colored(Color.RED),
                cost(Comparison.AT_MOST, 3),
                new Filter.Is(Category.CHARACTER),
                new Filter.Not(new Filter.Named("Ann Other")));
        assertThat(trashed("1 red {Sky Crew} type Character card with a cost of 3 or less other than [Ann Other]"))
                .isEqualTo(expected);
        assertThat(trashed("1 red {Sky Crew} type Character card other than [Ann Other] with a cost of 3 or less"))
                .isEqualTo(expected);
    }

    @Test
    void types_names_and_attributes_may_be_alternatives() {
        assertThat(trashed("1 {Sky Crew} or {Sea Crew} type card"))
                .isEqualTo(Filters.either(new Filter.Typed("Sky Crew"), new Filter.Typed("Sea Crew")));
        assertThat(trashed("1 [Ann Other] or red Event"))
                .isEqualTo(Filters.either(
                        new Filter.Named("Ann Other"),
                        Filters.all(new Filter.Colored(Color.RED), new Filter.Is(Category.EVENT))));
        assertThat(trashed("1 {Sky Crew} type card or card with a type including \"Sea\""))
                .isEqualTo(Filters.either(new Filter.Typed("Sky Crew"), new Filter.TypeIncludes("Sea")));
    }

    @Test
    void a_cost_limits_only_characters_since_leaders_have_none() {
        Target.Choose target =
                (Target.Choose) rested("up to 1 of your opponent's Leader or Character cards with a cost of 4 or less");
        assertThat(target.among().zones()).isEqualTo(Set.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA));
        assertThat(target.among().filter())
                .isEqualTo(Filters.either(new Filter.Is(Category.LEADER), cost(Comparison.AT_MOST, 4)));
    }

    @Test
    void base_power_is_not_power() {
        assertThat(trashed("1 card with 5000 base power or less"))
                .isEqualTo(new Filter.Measured(Measure.BASE_POWER, Comparison.AT_MOST, Value.of(5000)));
        assertThat(trashed("1 card with 5000 power or more"))
                .isEqualTo(new Filter.Measured(Measure.POWER, Comparison.AT_LEAST, Value.of(5000)));
    }

    @Test
    void totals_and_different_names_limit_the_cards_together() {
        Target.Choose total =
                (Target.Choose) rested("up to 2 of your opponent's Characters with a total power of 4000 or less");
        assertThat(total.joint()).isEqualTo(new Joint.TotalAtMost(Measure.POWER, Value.of(4000)));
        assertThat(total.among().filter()).isEqualTo(Filter.ANY);
        Action.Play play = (Action.Play)
                Read.action("Play up to 2 Character cards with different card names and a cost of 2 from your trash.");
        assertThat(((Target.Choose) play.what()).joint()).isEqualTo(new Joint.Differ(Filter.Trait.NAME));
    }

    @Test
    void the_leader_or_one_character_is_a_choice_among_all_of_them() {
        Action.GiveDon give =
                (Action.GiveDon) Read.action("Give up to 4 rested DON!! cards to your Leader or 1 of your Characters.");
        assertThat(give.to()).isEqualTo(Target.you(Amount.exactly(1), Cards.leaderOrCharacters(Who.YOU, Filter.ANY)));
        assertThat(give.don()).isEqualTo(new Target.SomeDon(Amount.upTo(4), new Don(Who.YOU, Don.State.RESTED)));
    }

    @Test
    void life_cards_leave_from_the_top_unless_told_otherwise() {
        Target top = Target.you(Amount.exactly(1), Cards.from(Place.End.TOP, Who.YOU, Zone.LIFE));
        assertThat(Read.action("Add 1 card from your Life area to your hand."))
                .isEqualTo(new Action.Move(top, Place.hand()));
        assertThat(Read.action("Trash 1 of your Life cards.")).isEqualTo(new Action.Move(top, Place.trash()));
    }
}
