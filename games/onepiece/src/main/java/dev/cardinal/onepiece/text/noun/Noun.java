package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Cards;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Filter;
import dev.cardinal.onepiece.effect.Filters;
import dev.cardinal.onepiece.effect.Joint;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A noun with everything that describes it.
 *
 * @param whose whose cards, null if the text does not say
 * @param kinds the kinds of cards it may be, each with its own description
 * @param filter what describes all of them
 * @param joint a limit on the cards chosen together
 * @param area where they are, null if the text does not say
 * @param asCard whether it uses the word "card", which refers to cards outside their areas (2-2-4-2)
 */
public record Noun(
        @Nullable Who whose,
        List<Kind> kinds,
        Filter filter,
        Joint joint,
        @Nullable Area area,
        boolean asCard) {

    /** Categories of cards, none for any, and a description of only these. */
    public record Kind(Set<Category> categories, Filter filter) {}

    /**
     * Where cards are.
     *
     * @param each whether the number is meant for each player
     */
    public record Area(@Nullable Who whose, Set<Zone> zones, Place.End end, boolean each) {
        Area(@Nullable Who whose, Set<Zone> zones, Place.End end) {
            this(whose, zones, end, false);
        }
    }

    public Noun(Kind kind, boolean asCard) {
        this(null, List.of(kind), Filter.ANY, Joint.NONE, null, asCard);
    }

    public boolean isOf(Category category) {
        return kinds.size() == 1 && kinds.getFirst().categories().equals(Set.of(category));
    }

    public Noun whose(@Nullable Who who) {
        return who == null ? this : new Noun(who, kinds, filter, joint, area, asCard);
    }

    public Noun in(@Nullable Area place) {
        return new Noun(whose, kinds, filter, joint, place, asCard);
    }

    /** Either noun, each with its own description. */
    public Noun or(Noun other) {
        List<Kind> all = new ArrayList<>();
        for (Noun noun : List.of(this, other))
            for (Kind kind : noun.kinds) all.add(new Kind(kind.categories(), Filters.all(kind.filter(), noun.filter)));
        all = colored(all);
        return new Noun(whose, all, Filter.ANY, joint, other.area, asCard || other.asCard);
    }

    /** A color in front goes for all kinds that have none of their own: "red Events or Characters" (Q:OP12-017). */
    static List<Kind> colored(List<Kind> kinds) {
        Filter color = color(kinds.getFirst().filter());
        if (color == null) return kinds;
        return kinds.stream()
                .map(kind -> color(kind.filter()) == null
                        ? new Kind(kind.categories(), Filters.all(color, kind.filter()))
                        : kind)
                .toList();
    }

    private static @Nullable Filter color(Filter filter) {
        List<Filter> parts = filter instanceof Filter.All(List<Filter> inner) ? inner : List.of(filter);
        for (Filter part : parts) if (part instanceof Filter.Colored) return part;
        return null;
    }

    public Noun and(Filter more) {
        return new Noun(whose, kinds, Filters.all(filter, more), joint, area, asCard);
    }

    Noun together(Joint limit) {
        Joint both = joint.equals(Joint.NONE)
                ? limit
                : joint instanceof Joint.TotalAtMost ? new Joint.Both(limit, joint) : new Joint.Both(joint, limit);
        return new Noun(whose, kinds, filter, both, area, asCard);
    }

    /** The cards in the named area, or on the field if there is none. */
    public Cards cards() {
        Who owner = whose == null ? Who.ANY : whose;
        if (area == null) return onField(owner);
        return new Cards(area.whose() == null ? owner : area.whose(), area.zones(), area.end(), described());
    }

    /** The cards among those of a slot. */
    Cards among(int slot) {
        return new Cards(Who.ANY, Set.of(), Place.End.ANY, Filters.all(new Filter.In(slot), described()));
    }

    /** The whole description, including the category. */
    public Filter described() {
        List<Filter> each = kinds.stream().map(Noun::describe).toList();
        return Filters.all(Filters.either(each), filter);
    }

    private static Filter describe(Kind kind) {
        if (kind.categories().isEmpty()) return kind.filter();
        Filter category = Filters.either(
                kind.categories().stream().map(c -> (Filter) new Filter.Is(c)).toList());
        return Filters.all(category, kind.filter());
    }

    private Cards onField(Who owner) {
        EnumSet<Zone> zones = EnumSet.noneOf(Zone.class);
        boolean plain = filter.equals(Filter.ANY) && kinds.stream().allMatch(k -> unnamed(k.filter()));
        for (Kind kind : kinds) zones.addAll(zonesOf(kind, plain));
        boolean same = kinds.stream().map(Kind::filter).distinct().count() == 1;
        Filter each = same
                ? kinds.getFirst().filter()
                : Filters.either(kinds.stream().map(Noun::describe).toList());
        boolean mixed = zones.size() > 1
                && kinds.stream().anyMatch(kind -> kind.categories().contains(Category.LEADER));
        if (isWithDon() && !filter.equals(Filter.ANY)) return new Cards(owner, zones, Place.End.ANY, eachDescribed());
        Filter all = mixed ? exceptLeaders(Filters.all(each, filter)) : Filters.all(each, filter);
        return new Cards(owner, zones, Place.End.ANY, all);
    }

    /** Whether DON!! cards are meant with other cards. */
    private boolean isWithDon() {
        return kinds.size() > 1
                && kinds.stream().anyMatch(kind -> kind.categories().equals(Set.of(Category.DON)));
    }

    /** DON!! cards have no cost or power, so a description after them is said of the other cards. */
    private Filter eachDescribed() {
        return Filters.either(kinds.stream()
                .map(kind -> kind.categories().equals(Set.of(Category.DON))
                        ? describe(kind)
                        : Filters.all(describe(kind), filter))
                .toList());
    }

    private static boolean unnamed(Filter filter) {
        return filter.equals(Filter.ANY) || filter instanceof Filter.InState;
    }

    /** A Leader has no cost (2-7-5), so "Leader or Character cards with a cost of 4" limits only the Characters. */
    private static Filter exceptLeaders(Filter filter) {
        List<Filter> parts = filter instanceof Filter.All(List<Filter> inner) ? inner : List.of(filter);
        return Filters.all(parts.stream()
                .map(part -> part instanceof Filter.Measured measured && isCost(measured)
                        ? Filters.either(new Filter.Is(Category.LEADER), part)
                        : part)
                .toList());
    }

    private static boolean isCost(Filter.Measured measured) {
        return switch (measured.measure()) {
            case COST, BASE_COST -> true;
            case POWER, BASE_POWER, COUNTER, GIVEN_DON -> false;
        };
    }

    private static Set<Zone> zonesOf(Kind kind, boolean plain) {
        if (kind.categories().isEmpty()) {
            EnumSet<Zone> field = EnumSet.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA, Zone.STAGE_AREA);
            if (plain) field.add(Zone.COST_AREA);
            return field;
        }
        EnumSet<Zone> zones = EnumSet.noneOf(Zone.class);
        for (Category category : kind.categories()) {
            switch (category) {
                case LEADER -> zones.add(Zone.LEADER_AREA);
                case CHARACTER -> zones.add(Zone.CHARACTER_AREA);
                case STAGE -> zones.add(Zone.STAGE_AREA);
                case DON -> zones.add(Zone.COST_AREA);
                case EVENT -> zones.add(Zone.LIMBO);
            }
        }
        return zones;
    }
}
