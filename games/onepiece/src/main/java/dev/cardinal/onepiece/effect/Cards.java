package dev.cardinal.onepiece.effect;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** A set of cards, described by owner, area and properties. */
public record Cards(Who whose, Set<Zone> zones, Place.End end, Filter filter) {
    public Cards {
        zones = zones.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(zones));
    }

    public static Cards in(Who whose, Zone zone, Filter filter) {
        return new Cards(whose, Set.of(zone), Place.End.ANY, filter);
    }

    public static Cards characters(Who whose, Filter filter) {
        return in(whose, Zone.CHARACTER_AREA, filter);
    }

    public static Cards leader(Who whose, Filter filter) {
        return in(whose, Zone.LEADER_AREA, filter);
    }

    public static Cards leaderOrCharacters(Who whose, Filter filter) {
        return new Cards(whose, Set.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA), Place.End.ANY, filter);
    }

    public static Cards hand(Who whose, Filter filter) {
        return in(whose, Zone.HAND, filter);
    }

    public static Cards trash(Who whose, Filter filter) {
        return in(whose, Zone.TRASH, filter);
    }

    /** The cards at one end of an ordered zone; how many is said elsewhere. */
    public static Cards from(Place.End end, Who whose, Zone zone) {
        return new Cards(whose, Set.of(zone), end, Filter.ANY);
    }

    /** The card whose effect this is, wherever it is. */
    public static Cards thisCard() {
        return new Cards(Who.ANY, Set.of(), Place.End.ANY, new Filter.This());
    }
}
