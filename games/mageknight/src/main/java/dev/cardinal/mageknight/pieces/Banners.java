package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.DeedCard;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;

/** Attaches banners to units and removes them, noting moves for listeners (13.2). */
public final class Banners {
    private Banners() {}

    /** The card of a banner. */
    public static int card(Banner banner) {
        for (DeedCard deed : Components.deeds()) {
            if (deed.banner() == banner) {
                return deed.id();
            }
        }
        throw new IllegalStateException("no card is " + banner);
    }

    /** The area under a unit that holds its banner. */
    public static String under(int seat, int index) {
        return Area.under(Carrying.area(Zone.units(seat)).id(), index);
    }

    /** Gives a unit the banner just played, replacing any other. */
    public static void attach(Table t, int seat, int index, Banner banner) {
        Units.giveBanner(t, seat, index, banner);
        int play = Zone.play(seat);
        int at = t.piles.indexOf(play, card(banner));
        t.piles.removeAt(play, at);
        t.arrived++;
        if (t.heard()) {
            note(t, Carrying.area(play).id(), Place.at(at), under(seat, index), Place.at(0), banner);
        }
    }

    /** Discards the banner that a unit has lost. */
    static void fall(Table t, int seat, int index, Banner banner) {
        int discard = Zone.discard(seat);
        t.piles.add(discard, card(banner));
        if (t.heard()) {
            String to = Carrying.area(discard).id();
            note(t, under(seat, index), Place.at(0), to, Place.SOMEWHERE, banner);
        }
    }

    private static void note(Table t, String from, Place at, String to, Place into, Banner banner) {
        t.note(new Move.Moved(from, at, to, into, 1, Look.up(Kind.DEED.face(card(banner))), Move.EVERYBODY));
    }
}
