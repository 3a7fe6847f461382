package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.data.Pile;
import dev.cardinal.mageknight.table.Zone;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a zone is laid out: the name of its area, the kind of its pieces, and their arrangement.
 *
 * @param up whether its pieces are face up for everyone
 */
public record ZoneArea(String id, String label, int owner, Kind kind, Order order, boolean up) {
    /** How the pieces of a zone are arranged. */
    public enum Order {
        /** In order of arrival. */
        ROW,
        /** The latest on top. */
        STACK,
        /** In no order. */
        BAG
    }

    private static final int MOST_SEATS = 4;
    private static final Map<Integer, ZoneArea> AREAS = new HashMap<>();

    static {
        deck(Zone.ACTIONS, "actions/deck", "Advanced Actions", Kind.DEED);
        row(Zone.ACTION_OFFER, "actions/offer", "Advanced Actions on offer", Kind.DEED);
        deck(Zone.SPELLS, "spells/deck", "Spells", Kind.DEED);
        row(Zone.SPELL_OFFER, "spells/offer", "Spells on offer", Kind.DEED);
        deck(Zone.ARTIFACTS, "artifacts/deck", "Artifacts", Kind.DEED);
        deck(Zone.UNITS, "units/deck", "Units", Kind.UNIT);
        row(Zone.UNIT_OFFER, "units/offer", "Units on offer", Kind.UNIT);
        row(Zone.MONASTERY_OFFER, "monasteries/offer", "Advanced Actions of monasteries", Kind.DEED);
        for (Pile pile : Pile.values()) {
            deck(
                    Zone.enemies(pile.ordinal()),
                    "enemies/" + pile,
                    Events.capital(pile.toString()) + " enemies",
                    Kind.ENEMY);
            put(
                    Zone.defeated(pile.ordinal()),
                    bag("defeated/" + pile, "Defeated, " + pile, Area.NOBODY, Kind.ENEMY, true));
        }
        deck(Zone.RUINS, "ruins/deck", "Ruins", Kind.RUINS);
        deck(Zone.TILES, "tiles", "Tiles to come", Kind.TILE);
        row(Zone.COMMON_SKILLS, "skills/offer", "Common skills", Kind.SKILL);
        row(Zone.TACTICS, "tactics", "Tactics", Kind.TACTIC);
        deck(Zone.DUMMY_DECK, "dummy/deck", "The dummy's deck", Kind.DEED);
        put(Zone.DUMMY_DISCARD, bag("dummy/discard", "The dummy's discard pile", Area.NOBODY, Kind.DEED, true));
        deck(Zone.DUMMY_SKILLS, "dummy/skills", "The dummy's skills", Kind.SKILL);
        for (int seat = 0; seat < MOST_SEATS; seat++) {
            own(seat);
        }
    }

    private static void own(int seat) {
        put(Zone.deck(seat), new ZoneArea(seat + "/deck", "Deck", seat, Kind.DEED, Order.STACK, false));
        put(Zone.hand(seat), bag(seat + "/hand", "Hand", seat, Kind.DEED, false));
        put(Zone.discard(seat), bag(seat + "/discard", "Discard pile", seat, Kind.DEED, true));
        put(Zone.play(seat), new ZoneArea(seat + "/play", "In play", seat, Kind.DEED, Order.ROW, true));
        put(Zone.under(seat), new ZoneArea(seat + "/under", "Under the tactic", seat, Kind.DEED, Order.STACK, false));
        put(Zone.skills(seat), new ZoneArea(seat + "/skills", "Skills", seat, Kind.SKILL, Order.ROW, true));
        put(
                Zone.skillPile(seat),
                new ZoneArea(seat + "/skillpile", "Skills to come", seat, Kind.SKILL, Order.STACK, false));
        put(Zone.units(seat), new ZoneArea(seat + "/units", "Units", seat, Kind.UNIT, Order.ROW, true));
        put(Zone.asideOf(seat), new ZoneArea(seat + "/aside", "Set aside", seat, Kind.DEED, Order.ROW, true));
        put(Zone.looking(seat), new ZoneArea(seat + "/looking", "To choose from", seat, Kind.DEED, Order.ROW, true));
        put(Zone.newSkills(seat), new ZoneArea(seat + "/newskills", "New skills", seat, Kind.SKILL, Order.ROW, true));
    }

    private static void put(int zone, ZoneArea area) {
        AREAS.put(zone, area);
    }

    private static void deck(int zone, String area, String label, Kind kind) {
        put(zone, new ZoneArea(area, label, Area.NOBODY, kind, Order.STACK, false));
    }

    private static void row(int zone, String area, String label, Kind kind) {
        put(zone, new ZoneArea(area, label, Area.NOBODY, kind, Order.ROW, true));
    }

    private static ZoneArea bag(String area, String label, int owner, Kind kind, boolean up) {
        return new ZoneArea(area, label, owner, kind, Order.BAG, up);
    }

    /** The area of a zone; null for the box, and for zones that hold no pieces. */
    public static @Nullable ZoneArea of(int zone) {
        return AREAS.get(zone);
    }

    /** The place of the piece at an index in a zone of this size. */
    public Place place(int index, int size) {
        return switch (order) {
            case ROW -> Place.at(index);
            case STACK -> Place.at(size - 1 - index);
            case BAG -> Place.SOMEWHERE;
        };
    }
}
