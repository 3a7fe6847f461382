package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Where cards are on the table and how they look, in the terms of scenes. */
public final class Where {
    /** The face of a DON!! card. */
    public static final String DON = "DON";

    private static final List<String> NAMES =
            List.of("deck", "hand", "trash", "life", "leader", "characters", "stage", "limbo", "looking");

    private static final List<List<String>> AREAS = List.of(areas(0), areas(1));

    private Where() {}

    private static List<String> areas(int seat) {
        return NAMES.stream().map(name -> seat + "/" + name).toList();
    }

    public static String area(int seat, int area) {
        return AREAS.get(seat).get(area);
    }

    public static String donDeck(int seat) {
        return seat + "/don-deck";
    }

    public static String cost(int seat) {
        return seat + "/cost";
    }

    public static String area(Table t, int piece) {
        return area(t.owner(piece), t.area(piece));
    }

    /** The area of the DON!! cards given to a card. */
    public static String under(Table t, int piece) {
        return Area.under(area(t, piece), t.index(piece));
    }

    /** Whether the order of the cards there means nothing. */
    static boolean isBag(int area) {
        return area == Areas.HAND || area == Areas.LIMBO || area == Areas.LOOKING;
    }

    /** Whether everyone sees the cards there. */
    static boolean isOpen(int area) {
        return area == Areas.TRASH || area == Areas.LEADER || area == Areas.CHARACTERS || area == Areas.STAGE;
    }

    static Place place(Table t, int piece) {
        return isBag(t.area(piece)) ? Place.SOMEWHERE : Place.at(index(t, piece));
    }

    /** Its place in its area, not counting cards being looked at; from the top in a deck, in Life and in the trash. */
    static int index(Table t, int piece) {
        int index = t.index(piece);
        int zone = t.zone(piece);
        if (zone != Areas.DECK && zone != Areas.LIFE && zone != Areas.TRASH) {
            return index;
        }
        int above = 0;
        for (int i = t.size(t.owner(piece), zone) - 1; i > index; i--) {
            above += t.lookers(t.at(t.owner(piece), zone, i)) == 0 ? 1 : 0;
        }
        return above;
    }

    public static Look look(Table t, int piece) {
        String face = t.printed(piece).card.id();
        int area = t.area(piece);
        boolean up = isOpen(area)
                || (area == Areas.LIFE && t.faceUp(piece))
                || (area == Areas.LIMBO && t.known(piece) == Areas.BOTH);
        return (up ? Look.up(face) : Look.known(face)).turned(t.onField(piece) && t.rested(piece));
    }

    /** The seats that know a card; what both players know, everyone knows. */
    static int privy(int seats) {
        return seats == Areas.BOTH ? Move.EVERYBODY : seats;
    }

    /** The active or the rested DON!! cards of a cost area, which are all alike. */
    public static Spot[] don(Table t, int seat, boolean rested) {
        int from = rested ? t.donActive(seat) : 0;
        int number = rested ? t.donRested(seat) : t.donActive(seat);
        return IntStream.range(from, from + number)
                .mapToObj(place -> Spot.at(cost(seat), place))
                .toArray(Spot[]::new);
    }

    /** A card, or any other that looks the same. */
    public static Spot spot(Table t, int piece) {
        return isBag(t.area(piece))
                ? Spot.in(area(t, piece), t.printed(piece).card.id())
                : new Spot(area(t, piece), place(t, piece), "");
    }
}
