package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Piece;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.pieces.Banners;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.pieces.ZoneArea;
import dev.cardinal.mageknight.rules.play.Skills;
import dev.cardinal.mageknight.rules.tactic.Preparing;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The areas of the zones, with the pieces that a viewer knows. */
record ZoneScene(Table t, Viewer viewer) {
    void into(List<Area> areas) {
        for (int zone = 0; zone < Zone.number(t.seats()); zone++) {
            ZoneArea area = ZoneArea.of(zone);
            if (area != null && (t.setup.scenario().dummy() || !Zone.isDummy(zone))) {
                areas.add(area(zone, area));
            }
        }
        for (int seat = 0; seat < t.seats(); seat++) {
            units(seat, areas);
        }
    }

    private Area area(int zone, ZoneArea area) {
        if (area.order() == ZoneArea.Order.BAG) {
            return Area.bag(
                    area.id(), area.label(), area.owner(), Shape.FAN, t.piles.size(zone), bag(known(zone, area), area));
        }
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < t.piles.size(zone); i++) {
            if (area.up() || knows(zone, area.owner(), i)) {
                pieces.add(piece(zone, area, i));
            }
        }
        Shape shape = area.order() == ZoneArea.Order.STACK ? Shape.STACK : Shape.ROW;
        return Area.ordered(area.id(), area.label(), area.owner(), shape, t.piles.size(zone), pieces);
    }

    private Piece piece(int zone, ZoneArea area, int index) {
        String face = area.kind().face(t.piles.get(zone, index));
        Look look = area.up() ? Look.up(face).turned(turned(zone, area, index)) : Look.known(face);
        Place place = area.place(index, t.piles.size(zone));
        return new Piece(place, look, 1, Zone.isUnits(zone) ? unit(area.owner(), index) : Data.fields());
    }

    private boolean turned(int zone, ZoneArea area, int index) {
        return area.owner() >= 0
                && (zone == Zone.skills(area.owner())
                        ? Skills.used(t, area.owner(), index)
                        : zone == Zone.units(area.owner()) && Units.spent(t, area.owner(), index));
    }

    private Data.Fields unit(int seat, int index) {
        Data.Fields badges = Data.fields().with("armor", Units.armor(t, seat, index));
        badges = Units.wounds(t, seat, index) == 0 ? badges : badges.with("wounds", Units.wounds(t, seat, index));
        return Units.bonded(t, seat, index) ? badges.with("bonded", true) : badges;
    }

    /** Whether this viewer knows a face-down piece. */
    private boolean knows(int zone, int owner, int index) {
        if (viewer.seesAll() || (zone <= Zone.UNITS && index < t.knownBelow[zone])) {
            return true;
        }
        return owner >= 0
                && zone == Zone.deck(owner)
                && (CardMoves.knownInDeck(t, owner, index) || (viewer.is(owner) && Preparing.looks(t, owner)));
    }

    /** The zone that lists what this viewer knows of a bag; for another player's hand, the cards everyone has seen. */
    private int known(int zone, ZoneArea area) {
        boolean open = area.up() || viewer.sees(area.owner());
        return open ? zone : Zone.shown(area.owner());
    }

    private List<Piece> bag(int zone, ZoneArea area) {
        Map<String, Integer> counts = new TreeMap<>();
        for (int i = 0; i < t.piles.size(zone); i++) {
            counts.merge(area.kind().face(t.piles.get(zone, i)), 1, Integer::sum);
        }
        List<Piece> pieces = new ArrayList<>();
        counts.forEach(
                (face, count) -> pieces.add(Piece.somewhere(area.up() ? Look.up(face) : Look.known(face), count)));
        return pieces;
    }

    /** The banners under units. */
    private void units(int seat, List<Area> areas) {
        Area units = area(Zone.units(seat), Carrying.area(Zone.units(seat)));
        for (int i = 0; i < Units.size(t, seat); i++) {
            var banner = Units.banner(t, seat, i);
            if (banner != null) {
                areas.add(units.below(i, List.of(Look.up(Kind.DEED.face(Banners.card(banner))))));
            }
        }
    }
}
