package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.stream.Stream;

/** The short words of the map. */
final class MapWords {
    private MapWords() {}

    /** The letter of a terrain. */
    static char letter(Terrain terrain) {
        return terrain == Terrain.SEA ? '~' : terrain.name().charAt(0);
    }

    /** A hero's letter. */
    static char letter(MageKnightView view, int seat) {
        return view.hero(seat).name().charAt(0);
    }

    /** The terrain; where it does not fit, its letter below says it. */
    static String terrain(Terrain terrain, int room) {
        return longest(Stream.of(terrain.toString()), room);
    }

    /** The longest name of a site that fits. */
    static String site(Site site, int room) {
        return switch (site) {
            case NONE, RAMPAGING_ORCS, RAMPAGING_DRACONUM -> "";
            case MAGE_TOWER -> longest(Stream.of("tower"), room);
            case MONSTER_DEN -> longest(Stream.of("den"), room);
            case SPAWNING_GROUNDS -> longest(Stream.of("spawning", "spawn"), room);
            case ANCIENT_RUINS -> longest(Stream.of("ruins"), room);
            case MAGICAL_GLADE -> longest(Stream.of("glade"), room);
            case MONASTERY -> longest(Stream.of("monastery", "monast."), room);
            default -> longest(coloured(site.toString()), room);
        };
    }

    /** "green mine", "gr. mine", "g. mine" or "mine". */
    private static Stream<String> coloured(String name) {
        int gap = name.indexOf(' ');
        String kind = name.substring(gap + 1);
        return gap < 0
                ? Stream.of(name)
                : Stream.of(name, name.substring(0, 2) + ". " + kind, name.charAt(0) + ". " + kind, kind);
    }

    /** The longest name of an enemy that fits: "Wolf Riders", "W. Riders", "Riders" or "Rid.". */
    static String enemy(String name, int room) {
        String last = name.substring(name.lastIndexOf(' ') + 1);
        String initial = last.equals(name) ? name : name.charAt(0) + ". " + last;
        String cut = last.substring(0, Math.clamp(room - 1L, 0, last.length())) + ".";
        return longest(Stream.of(name, initial, last, cut), room);
    }

    private static String longest(Stream<String> names, int room) {
        return names.filter(name -> name.length() <= room).findFirst().orElse("");
    }
}
