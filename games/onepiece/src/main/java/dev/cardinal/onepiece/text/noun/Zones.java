package dev.cardinal.onepiece.text.noun;

import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.effect.Zone;
import java.util.EnumSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads where cards are and where they go. */
public final class Zones {
    private final Phrases phrases;

    Zones(Phrases phrases) {
        this.phrases = phrases;
    }

    /** "from your hand or trash", "on your field"; for the field, the noun decides the area. */
    public Noun.@Nullable Area area() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Noun.Area area = null;
        if (in.takeAny("from among them", "among them", "among those cards")) area = null;
        else if (in.take("from")) area = leaving(place());
        else if (in.take("in")) area = place();
        else if (in.take("on")) area = field();
        if (area == null) in.back(start);
        return area;
    }

    private Noun.@Nullable Area field() {
        Cursor in = phrases.in;
        Who who = in.take("the") ? null : phrases.whose();
        return in.take("field") ? new Noun.Area(who, Set.of(), Place.End.ANY) : null;
    }

    private Noun.@Nullable Area place() {
        Cursor in = phrases.in;
        Place.End end = end();
        if (end != Place.End.ANY) in.take("of");
        boolean each = in.takeAny("each of", "each");
        Who who = in.takeAny("player's", "players'") ? Who.ANY : phrases.whose();
        if (who == null) in.take("the");
        EnumSet<Zone> zones = EnumSet.noneOf(Zone.class);
        Zone zone = zone();
        while (zone != null) {
            zones.add(zone);
            Cursor.Mark before = in.mark();
            boolean more = in.takeAny("and/or", "or", "and", ", or", ", and", ",")
                    && (phrases.whose() != Who.OPPONENT || who == Who.OPPONENT);
            zone = more ? zone() : null;
            if (zone == Zone.TRASH && isVerb()) zone = null;
            if (zone == null) {
                in.back(before);
                if (in.take("or field"))
                    zones.addAll(EnumSet.of(Zone.LEADER_AREA, Zone.CHARACTER_AREA, Zone.STAGE_AREA));
            }
        }
        return zones.isEmpty() ? null : new Noun.Area(who, zones, end, each && who == Who.ANY);
    }

    /** Whether "trash" was a verb for the cards that follow, not a zone. */
    private boolean isVerb() {
        Cursor in = phrases.in;
        if (in.seesAny("that is", "that are")) return false;
        if (in.seesAny("up to", "this", "that", "the", "it", "them", "all", "any", "cards")) return true;
        Cursor.Mark before = in.mark();
        boolean number = in.number() >= 0;
        in.back(before);
        return number;
    }

    /** Cards leave Life from the top unless told otherwise (3-10-2). */
    private static Noun.@Nullable Area leaving(Noun.@Nullable Area area) {
        return area != null && area.end() == Place.End.ANY && area.zones().equals(Set.of(Zone.LIFE))
                ? new Noun.Area(area.whose(), area.zones(), Place.End.TOP)
                : area;
    }

    private @Nullable Zone zone() {
        Cursor in = phrases.in;
        if (in.takeAny("hands", "hand")) return Zone.HAND;
        if (in.take("trash")) return Zone.TRASH;
        if (in.takeAny("life area", "life cards", "life card", "life")) return Zone.LIFE;
        if (in.takeAny("decks", "deck")) return Zone.DECK;
        if (in.take("don deck")) return Zone.DON_DECK;
        if (in.take("cost area")) return Zone.COST_AREA;
        if (in.take("character area")) return Zone.CHARACTER_AREA;
        return null;
    }

    private Place.End end() {
        Cursor in = phrases.in;
        if (in.takeAny("the top or bottom", "the top or the bottom", "top or bottom")) return Place.End.TOP_OR_BOTTOM;
        if (in.takeAny("the top", "top")) return Place.End.TOP;
        if (in.takeAny("the bottom", "bottom")) return Place.End.BOTTOM;
        return Place.End.ANY;
    }

    /** After "to" or "at": "your hand", "the bottom of the owner's deck in any order", or null. */
    @Nullable
    public Place destination() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        if (!in.takeAny("to", "at", "on", "back in", "back into", "in", "into", "back at", "back to", "back on"))
            return null;
        Place place = alternative();
        if (place == null) in.back(start);
        return place;
    }

    /** A destination without its preposition, as after "or". */
    @Nullable
    public Place alternative() {
        Cursor in = phrases.in;
        Cursor.Mark start = in.mark();
        Place.End end = end();
        if (end != Place.End.ANY) in.take("of");
        if (!in.takeAny(
                        "the owner's",
                        "its owner's",
                        "their owner's",
                        "their owners'",
                        "their respective owners'",
                        "the owners'")
                && phrases.whose() == null) in.take("the");
        Zone zone = zone();
        if (zone == null && end != Place.End.ANY && in.hasLooked()) zone = Zone.DECK;
        if (zone == null) {
            in.back(start);
            return null;
        }
        return endings(new Place(Who.OWNER, zone, end, zone == Zone.DECK && end != Place.End.ANY, false, false, false));
    }

    private Place endings(Place place) {
        Cursor in = phrases.in;
        Place all = place;
        while (true) {
            if (in.take("face-up")) all = all.upright();
            else if (in.take("rested")) all = all.asRested();
            else if (in.takeAny("in any order")) all = ordered(all);
            else if (!in.take("face-down")) return all;
        }
    }

    private static Place ordered(Place place) {
        return new Place(
                place.whose(), place.zone(), place.end(), true, place.rested(), place.faceUp(), place.revealed());
    }
}
