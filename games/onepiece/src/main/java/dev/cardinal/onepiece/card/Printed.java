package dev.cardinal.onepiece.card;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A card outside any game: as printed, with the names and types that its own text adds (2-1-3). */
public record Printed(CardDefinition card) {

    /** The unconditional changes that the card's own permanent effects make to this kind of target. */
    Stream<Change> changes(Class<? extends Target> target) {
        return card.effects().stream()
                .filter(effect ->
                        effect.kind() == Kind.PERMANENT && effect.conditions().isEmpty())
                .flatMap(effect -> effect.body().stream())
                .flatMap(action -> action instanceof Action.Apply apply && target.isInstance(apply.what())
                        ? apply.changes().stream()
                        : Stream.of());
    }

    /** Whether it may be in a deck with this Leader: they share a color, and the Leader's text allows it. */
    public boolean goesWith(CardDefinition leader) {
        return sharesColor(leader) && isAllowedBy(leader);
    }

    boolean sharesColor(CardDefinition leader) {
        return card.colors().stream().anyMatch(leader.colors()::contains);
    }

    boolean isAllowedBy(CardDefinition leader) {
        return new Printed(leader)
                .changes(Target.class)
                .noneMatch(change ->
                        change instanceof Change.Allow(Permission.OnlyInDeck(Filter allowed)) && !is(allowed));
    }

    public List<String> names() {
        return also(
                List.of(card.name()),
                change -> change instanceof Change.AlsoNamed(String name) ? Stream.of(name) : Stream.of());
    }

    public List<String> types() {
        return also(
                card.types(),
                change -> change instanceof Change.AlsoTyped(String type) ? Stream.of(type) : Stream.of());
    }

    public List<Attribute> attributes() {
        return also(
                card.attributes(),
                change -> change instanceof Change.AlsoHaving(Attribute more) ? Stream.of(more) : Stream.of());
    }

    private <T> List<T> also(List<T> printed, Function<Change, Stream<T>> added) {
        return Stream.concat(printed.stream(), changes(Target.This.class).flatMap(added))
                .toList();
    }

    /** Whether it matches; what depends on the game counts as fulfilled. */
    public boolean is(Filter filter) {
        return switch (filter) {
            case Filter.All(List<Filter> filters) -> filters.stream().allMatch(this::is);
            case Filter.Either(List<Filter> filters) -> filters.stream().anyMatch(this::is);
            case Filter.Not(Filter not) -> !is(not);
            case Filter.Is is -> card.category() == is.category();
            case Filter.Colored colored -> card.colors().contains(colored.color());
            case Filter.Multicolored multicolored -> card.colors().size() > 1;
            case Filter.Named(String name) -> names().contains(name);
            case Filter.NameIncludes(String part) -> names().stream().anyMatch(name -> name.contains(part));
            case Filter.Typed(String type) -> types().contains(type);
            case Filter.TypeIncludes(String part) -> types().stream().anyMatch(type -> type.contains(part));
            case Filter.Having having -> card.attributes().contains(having.attribute());
            case Filter.With with -> card.keywords().contains(with.keyword());
            case Filter.WithTrigger trigger -> has(Timing.Tag.TRIGGER);
            case Filter.WithTiming(Timing.Tag timing) -> has(timing);
            case Filter.WithCounter counter -> card.counter() > 0;
            case Filter.NoBaseEffect none ->
                card.effects().isEmpty()
                        && card.keywords().isEmpty()
                        && card.gaps().isEmpty();
            case Filter.Measured(var measure, var comparison, Value.Exactly(int number)) ->
                comparison.holds(number(measure), number);
            default -> true;
        };
    }

    private boolean has(Timing.Tag timing) {
        return card.effects().stream().anyMatch(effect -> effect.has(timing));
    }

    private int number(Measure measure) {
        return switch (measure) {
            case POWER, BASE_POWER -> card.power();
            case COST, BASE_COST -> card.cost();
            case COUNTER -> card.counter();
            case GIVEN_DON -> 0;
        };
    }
}
