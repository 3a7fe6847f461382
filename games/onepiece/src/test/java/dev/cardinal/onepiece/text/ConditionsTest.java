package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Countable;
import dev.cardinal.onepiece.effect.Don;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConditionsTest {
    private static final Target LEADER = new Target.Every(Cards.leader(Who.YOU, Filter.ANY));

    private static Value count(Cards cards) {
        return new Value.CountOf(new Countable.CardsOf(cards));
    }

    private static Value life(Who who) {
        return count(Cards.in(who, Zone.LIFE, Filter.ANY));
    }

    @Test
    void possessions_are_counted() {
        assertThat(Read.condition("you have 2 or less Life cards"))
                .isEqualTo(new Condition.Compare(life(Who.YOU), Comparison.AT_MOST, Value.of(2)));
        assertThat(Read.condition("your opponent has 5 or more cards in their hand"))
                .isEqualTo(new Condition.Compare(
                        count(Cards.hand(Who.OPPONENT, Filter.ANY)), Comparison.AT_LEAST, Value.of(5)));
        assertThat(Read.condition("you have no other [Ann Other] Characters"))
                .isEqualTo(new Condition.Compare(
                        count(Cards.characters(
                                Who.YOU,
                                new Filter.All(
                                        List.of(new Filter.Named("Ann Other"), new Filter.Not(new Filter.This()))))),
                        Comparison.EQUAL,
                        Value.of(0)));
    }

    @Test
    void both_players_are_compared() {
        assertThat(Read.condition("you have less Life cards than your opponent"))
                .isEqualTo(new Condition.Compare(life(Who.YOU), Comparison.LESS, life(Who.OPPONENT)));
        Value mine = new Value.CountOf(new Countable.DonOf(new Don(Who.YOU, Don.State.ANY)));
        Value theirs = new Value.CountOf(new Countable.DonOf(new Don(Who.OPPONENT, Don.State.ANY)));
        assertThat(
                        Read.condition(
                                "the number of DON!! cards on your field is at least 2 less than the number on your opponent's field"))
                .isEqualTo(new Condition.Compare(mine, Comparison.AT_MOST, new Value.Minus(theirs, Value.of(2))));
        assertThat(Read.condition("you and your opponent have a total of 5 or less Life cards"))
                .isEqualTo(new Condition.Compare(life(Who.ANY), Comparison.AT_MOST, Value.of(5)));
    }

    @Test
    void the_leader_is_described() {
        assertThat(Read.condition("your Leader has the {Sky Crew} type and is active"))
                .isEqualTo(new Condition.Matches(
                        LEADER,
                        new Filter.All(
                                List.of(new Filter.InState(Filter.State.ACTIVE), new Filter.Typed("Sky Crew")))));
        assertThat(Read.condition("your Leader's type includes \"Crew\""))
                .isEqualTo(new Condition.Matches(LEADER, new Filter.TypeIncludes("Crew")));
        assertThat(Read.condition("your Leader is [Ann Other]"))
                .isEqualTo(new Condition.Matches(LEADER, new Filter.Named("Ann Other")));
    }

    @Test
    void several_conditions_must_all_hold() {
        assertThat(
                        Read.condition(
                                "your Leader is multicolored, you have 2 or less Life cards and your opponent has 3 or more Life cards"))
                .isEqualTo(new Condition.All(List.of(
                        new Condition.Matches(LEADER, new Filter.Multicolored()),
                        new Condition.Compare(life(Who.YOU), Comparison.AT_MOST, Value.of(2)),
                        new Condition.Compare(life(Who.OPPONENT), Comparison.AT_LEAST, Value.of(3)))));
    }
}
