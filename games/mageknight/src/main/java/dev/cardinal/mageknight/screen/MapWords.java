package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.Locale;

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

    static String terrain(Terrain terrain, int room) {
        String word = terrain.toString();
        return word.length() <= room ? word : word.substring(0, Math.min(5, room));
    }

    static String site(Site site, int room) {
        return switch (site) {
            case NONE, RAMPAGING_ORCS, RAMPAGING_DRACONUM -> "";
            case MAGE_TOWER -> "tower";
            case MONSTER_DEN -> "den";
            case SPAWNING_GROUNDS -> "spawning";
            case ANCIENT_RUINS -> "ruins";
            case MAGICAL_GLADE -> "glade";
            default -> coloured(site, room);
        };
    }

    /** "green mine", "gr. mine" or "Gmine", whichever fits. */
    private static String coloured(Site site, int room) {
        String name = site.toString();
        int gap = name.indexOf(' ');
        if (gap < 0 || name.length() <= room) {
            return name;
        }
        String kind = name.substring(gap + 1);
        String shorter = name.substring(0, 2) + ". " + kind;
        return shorter.length() <= room ? shorter : name.substring(0, 1).toUpperCase(Locale.ROOT) + kind;
    }
}
