package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** The spots on the table that stand for options. */
public final class Spots {
    private Spots() {}

    /** One such piece of a zone. */
    public static Spot in(Table t, int zone, int value) {
        ZoneArea area = Carrying.area(zone);
        int index = t.piles.indexOf(zone, value);
        Place place = index < 0 ? Place.SOMEWHERE : area.place(index, t.piles.size(zone));
        return new Spot(area.id(), place, area.kind().face(value));
    }

    public static Spot hand(Table t, int card) {
        return in(t, Zone.hand(t.seat()), card);
    }

    /** A whole zone. */
    public static Spot zone(int zone) {
        return Spot.area(Carrying.area(zone).id());
    }

    public static Spot unit(int seat, int index) {
        return Spot.at(Carrying.area(Zone.units(seat)).id(), index);
    }

    public static Spot ownUnit(Table t, int index) {
        return unit(t.seat(), index);
    }

    public static Spot tactic(int seat) {
        return Spot.at(tactics(seat), 0);
    }

    /** The area of a player's tactic. */
    public static String tactics(int seat) {
        return (seat == Table.DUMMY ? "dummy" : Integer.toString(seat)) + "/tactic";
    }

    /** An enemy in the combat. */
    public static Spot foe(int index) {
        return Spot.at(Ground.COMBAT, index);
    }

    /** A rampaging enemy on a space. */
    public static Spot foeAt(Table t, int space) {
        int enemy = t.land.foes.get(t.land.foes.at(space));
        return new Spot(Ground.FOES, Ground.hex(space), Kind.ENEMY.face(enemy));
    }

    public static Spot space(int space) {
        return new Spot(Ground.MAP, Ground.hex(space), "");
    }

    /** The space of the current player's hero. */
    public static Spot here(Table t) {
        return space(t.player().space);
    }

    public static Spot hero(Table t) {
        Player player = t.player();
        return new Spot(Ground.HEROES, Ground.hex(player.space), Kind.HERO.face(player.hero));
    }

    public static Spot die(Table t, int die) {
        return Spot.at(t.source.isFree(die) ? Dice.SOURCE : Dice.of(t.source.holder(die)), die);
    }

    /** Points at the die that a way to pay uses; tokens and crystals are only counters. */
    public static Choice paid(Table t, int way, Choice choice) {
        return switch (Mana.what(way)) {
            case Mana.DIE -> choice.on(die(t, t.source.find(Mana.colour(way))));
            case Mana.KEPT_DIE -> choice.on(die(t, t.player().keptDie));
            default -> choice;
        };
    }
}
