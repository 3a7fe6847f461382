package dev.cardinal.onepiece.text.words;

import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Measure;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.text.spelling.Tags;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Renders filters around a noun. */
final class FilterWords {
    /** Begins a choice of descriptions, which extends to the end of the phrase. */
    private static final String CHOICE = "that is either ";

    private final Voice voice;

    FilterWords(Voice voice) {
        this.voice = voice;
    }

    private static List<Filter> parts(Filter filter) {
        return filter instanceof Filter.All(List<Filter> parts) ? parts : List.of(filter);
    }

    /**
     * A noun phrase.
     *
     * @param word the noun, null for "card" and the filter's category
     * @param withLeaders whether they include Leaders, which need no cost
     */
    String phrase(Filter filter, @Nullable String word, boolean plural, boolean withLeaders) {
        return phrase(filter, word, plural, withLeaders, "");
    }

    /** A noun phrase with the zone of the cards. */
    String phrase(Filter filter, @Nullable String word, boolean plural, boolean withLeaders, String where) {
        List<String> before = new ArrayList<>();
        List<String> with = new ArrayList<>();
        List<String> last = new ArrayList<>();
        List<String> after = new ArrayList<>();
        String noun = word;
        for (Filter part : parts(filter)) {
            String category = noun == null ? categories(part) : null;
            String adjective = adjective(part);
            String property = withLeaders ? costOfOthers(part) : null;
            if (property == null) property = property(part);
            if (category != null) noun = category + (plural ? " cards" : " card");
            else if (adjective != null) before.add(adjective);
            else if (property != null && isComputed(part)) last.add(property);
            else if (property != null) with.add(property);
            else after.add(clause(part));
        }
        with.addAll(last);
        StringBuilder words = new StringBuilder();
        before.forEach(adjective -> words.append(adjective).append(' '));
        words.append(noun == null ? (plural ? "cards" : "card") : noun);
        if (!with.isEmpty()) words.append(" with ").append(String.join(" and ", with));
        List<String> choices =
                after.stream().filter(clause -> clause.startsWith(CHOICE)).toList();
        after.removeAll(choices);
        after.forEach(clause -> words.append(' ').append(clause));
        if (!where.isEmpty()) words.append(' ').append(where);
        choices.forEach(clause -> words.append(' ').append(clause));
        return words.toString();
    }

    /** Whether it ends in words that would absorb what follows. */
    private static boolean isComputed(Filter filter) {
        return filter instanceof Filter.Measured(var _, var _, Value value) && !(value instanceof Value.Exactly);
    }

    private static @Nullable String categories(Filter filter) {
        if (filter instanceof Filter.Is(Category category)) return CardWords.category(category);
        if (!(filter instanceof Filter.Either(List<Filter> parts))) return null;
        if (!parts.stream().allMatch(Filter.Is.class::isInstance)) return null;
        return CardWords.or(parts.stream()
                .map(part -> CardWords.category(((Filter.Is) part).category()))
                .toList());
    }

    private static @Nullable String adjective(Filter filter) {
        return switch (filter) {
            case Filter.InState(Filter.State state) -> state.name().toLowerCase(Locale.ROOT);
            case Filter.FaceUp() -> "face-up";
            case Filter.Not(Filter.FaceUp()) -> "face-down";
            case Filter.Multicolored() -> "multicolored";
            case Filter.Either(List<Filter> parts) -> choice(parts);
            default -> unit(filter);
        };
    }

    private static @Nullable String unit(Filter filter) {
        return switch (filter) {
            case Filter.Colored(var color) -> color.name().toLowerCase(Locale.ROOT);
            case Filter.Typed(String type) -> "{" + type + "} type";
            case Filter.Named(String name) -> "[" + name + "]";
            case Filter.NameIncludes(String part) -> "\"" + part + "\"";
            case Filter.Having(var attribute) -> attribute(attribute) + " attribute";
            case Filter.With(var keyword) -> Tags.printed(keyword);
            default -> null;
        };
    }

    static String attribute(Attribute attribute) {
        String name = attribute.name();
        if (attribute == Attribute.UNKNOWN) return "<?>";
        return "<" + name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT) + ">";
    }

    private static @Nullable String choice(List<Filter> parts) {
        List<String> units = new ArrayList<>();
        for (Filter part : parts) {
            String unit = unit(part);
            if (unit == null) return null;
            units.add(unit);
        }
        if (parts.stream().allMatch(Filter.Typed.class::isInstance))
            return CardWords.or(units.stream()
                            .map(unit -> unit.substring(0, unit.length() - 5))
                            .toList()) + " type";
        return CardWords.or(units);
    }

    /** A cost required of all cards except Leaders. */
    private @Nullable String costOfOthers(Filter filter) {
        boolean leaders = filter instanceof Filter.Either(List<Filter> parts)
                && parts.size() == 2
                && parts.getFirst().equals(new Filter.Is(Category.LEADER));
        return leaders ? property(((Filter.Either) filter).filters().getLast()) : null;
    }

    /** The words after "with" or "has". */
    private @Nullable String property(Filter filter) {
        return switch (filter) {
            case Filter.Measured(Measure measure, Comparison comparison, Value value) ->
                measured(measure, comparison, value);
            case Filter.TypeIncludes(String part) -> "a type including \"" + part + "\"";
            case Filter.WithTrigger() -> "a [Trigger]";
            case Filter.WithTiming(Timing.Tag timing) -> "an " + Tags.printed(timing) + " effect";
            case Filter.WithCounter() -> "a Counter";
            case Filter.NoBaseEffect() -> "no base effect";
            case Filter.Either(List<Filter> parts)
            when parts.stream().allMatch(Filter.TypeIncludes.class::isInstance) ->
                "a type including "
                        + String.join(
                                " or ",
                                parts.stream()
                                        .map(part -> "\"" + ((Filter.TypeIncludes) part).part() + "\"")
                                        .toList());
            default -> null;
        };
    }

    private String measured(Measure measure, Comparison comparison, Value value) {
        String name = NumberWords.measure(measure);
        boolean plain =
                value instanceof Value.Exactly && comparison != Comparison.LESS && comparison != Comparison.MORE;
        if (measure == Measure.GIVEN_DON && plain) return number(value, comparison) + " DON!! cards given";
        if (!plain) return "a " + name + " " + NumberWords.relation(comparison) + " " + voice.numbers.value(value);
        return switch (measure) {
            case POWER, BASE_POWER -> voice.numbers.value(value) + " " + name + limit(comparison);
            case COST, BASE_COST -> "a " + name + " of " + number(value, comparison);
            case COUNTER, GIVEN_DON -> number(value, comparison) + " " + name;
        };
    }

    private String number(Value value, Comparison comparison) {
        return voice.numbers.value(value) + limit(comparison);
    }

    static String limit(Comparison comparison) {
        return switch (comparison) {
            case AT_LEAST -> " or more";
            case AT_MOST -> " or less";
            case EQUAL, LESS, MORE -> "";
        };
    }

    /** Any other clause after the noun. */
    private String clause(Filter filter) {
        return switch (filter) {
            case Filter.PlayedThisTurn() -> "that was played this turn";
            case Filter.SameAs(Filter.Trait trait, int slot) ->
                "that is of the same " + Names.of(trait) + " as " + voice.targets.those(slot);
            case Filter.In(int slot) -> "that is among " + voice.targets.chosen(slot);
            case Filter.This() -> "that is this card";
            case Filter.Not(Filter inner) -> without(inner);
            case Filter.Either(List<Filter> parts) ->
                CHOICE
                        + String.join(
                                " or else ",
                                parts.stream()
                                        .map(part -> Voice.a(phrase(part, null, false, false)))
                                        .toList());
            default -> CHOICE + Voice.a(phrase(filter, null, false, false));
        };
    }

    private String without(Filter inner) {
        if (inner instanceof Filter.Named(String name)) return "other than [" + name + "]";
        if (inner instanceof Filter.This) return "other than " + voice.thisCard();
        if (inner instanceof Filter.In(int slot)) return "other than " + voice.targets.chosen(slot);
        if (inner instanceof Filter.SameAs(Filter.Trait trait, int slot))
            return "that is of a different " + Names.of(trait) + " than " + voice.targets.those(slot);
        if (inner instanceof Filter.Measured) return "other than " + Voice.a(phrase(inner, null, false, false));
        String property = property(inner);
        return property == null ? "other than " + Voice.a(phrase(inner, null, false, false)) : "without " + property;
    }

    /** "has the {A} type and is rested". */
    String predicate(Filter filter, boolean plural) {
        List<String> said = new ArrayList<>();
        if (!plural && parts(filter).size() > 1 && parts(filter).stream().anyMatch(Filter.Is.class::isInstance))
            return "is " + Voice.a(phrase(filter, null, false, false));
        String is = plural ? "are " : "is ";
        String has = plural ? "have " : "has ";
        for (Filter part : parts(filter)) {
            String property = property(part);
            if (part instanceof Filter.Typed || part instanceof Filter.Having || isTypes(part))
                said.add(has + "the " + adjective(part));
            else if (property != null) said.add(has + property);
            else if (part instanceof Filter.PlayedThisTurn) said.add("was played this turn");
            else if (part instanceof Filter.InState
                    || part instanceof Filter.Colored
                    || part instanceof Filter.Multicolored) said.add(is + adjective(part));
            else if (part instanceof Filter.Not(Filter inner))
                said.add(is + "not " + Voice.a(phrase(inner, null, false, false)));
            else if (part instanceof Filter.Either(List<Filter> some) && adjective(part) != null && !isNames(part))
                said.add(some.stream().map(one -> predicate(one, plural)).collect(Collectors.joining(" or ")));
            else if (part instanceof Filter.Named || (part instanceof Filter.Either && adjective(part) != null))
                said.add(is + adjective(part));
            else said.add(is + Voice.a(phrase(part, null, false, false)));
        }
        return said.isEmpty() ? is + "a card" : String.join(" and ", said);
    }

    private static boolean isNames(Filter filter) {
        return filter instanceof Filter.Either(List<Filter> parts)
                && parts.stream().allMatch(Filter.Named.class::isInstance);
    }

    private static boolean isTypes(Filter filter) {
        return filter instanceof Filter.Either(List<Filter> parts)
                && parts.stream().allMatch(Filter.Typed.class::isInstance);
    }
}
