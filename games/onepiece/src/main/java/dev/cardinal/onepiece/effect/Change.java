package dev.cardinal.onepiece.effect;

/** A change to a card or a player. */
public sealed interface Change {
    record Power(Value by) implements Change {}

    record Cost(Value by) implements Change {}

    /** Overrides all other changes: the cost itself is set, not its base value. */
    record CostBecomes(Value becomes) implements Change {}

    record Counter(Value by) implements Change {}

    record CounterBecomes(Value becomes) implements Change {}

    /** Changes the cost of the next such card that the player plays. */
    record NextPlayed(Cards what, Value by) implements Change {}

    record BasePower(Value becomes) implements Change {}

    record BaseCost(Value becomes) implements Change {}

    /** Subtracts the power it has now (4-12-1). */
    record PowerToZero() implements Change {}

    record Gain(Keyword keyword) implements Change {}

    record GainEffect(Effect effect) implements Change {}

    /** Is also treated as a card of this name. */
    record AlsoNamed(String name) implements Change {}

    record AlsoTyped(String type) implements Change {}

    record AlsoHaving(Attribute attribute) implements Change {}

    /** Is also treated as a card of every name, type and attribute. */
    record AlsoAnything() implements Change {}

    record Negated() implements Change {}

    record Forbid(Prohibition prohibition) implements Change {}

    record Allow(Permission permission) implements Change {}
}
