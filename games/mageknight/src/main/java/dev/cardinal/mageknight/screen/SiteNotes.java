package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import java.util.ArrayList;
import java.util.List;

/** The help on a site. */
final class SiteNotes {
    private SiteNotes() {}

    static List<String> on(Site site) {
        List<String> lines = new ArrayList<>();
        lines.add(site + ":");
        says(site).forEach(line -> lines.add("  " + line));
        return lines;
    }

    static String inOneLine(Site site) {
        return site + ": " + unnumbered(String.join("; ", says(site)));
    }

    /** The text without the numbers of the rules. */
    static String unnumbered(String text) {
        return text.replaceAll(" \\(\\d[\\d., ]*\\)", "");
    }

    private static List<String> says(Site site) {
        return switch (site) {
            case NONE -> List.of();
            case PORTAL -> List.of("where the heroes enter; several can be here, and it is always safe (8.5)");
            case VILLAGE ->
                List.of(
                        "interact: recruit village units; 1 healing for 3 influence (9.3)",
                        "between your turns you may plunder it: draw 2 cards, reputation -1 (9.4)");
            case MONASTERY ->
                List.of(
                        "interact: recruit monastery units; 1 healing for 2 influence; an advanced action from those"
                                + " next to the units for 6 (9.3)",
                        "burn it: reputation -3, fight a violet token without units; the reward is an artifact (10.1)");
            case KEEP ->
                List.of(
                        "held by a gray token, face down; by day, revealed when you are next to it (8.4)",
                        "entering it is an assault: reputation -1, the garrison is fortified (8.2, 10.1)",
                        "if yours: recruit keep units; on or next to it, hand limit +1 for each of your keeps");
            case MAGE_TOWER ->
                List.of(
                        "held by a violet token, face down; by day, revealed when you are next to it (8.4)",
                        "entering it is an assault: reputation -1, the garrison is fortified; the reward is a spell",
                        "conquered: recruit tower units; a spell for 7 influence and 1 mana of its colour (9.3)");
            case DUNGEON ->
                List.of(
                        "enter it to fight a brown token: no units, and the rules of the night (6.1)",
                        "reward: a spell or an artifact, by a die roll; afterwards only fame");
            case TOMB ->
                List.of(
                        "enter it to fight a red token: no units, and the rules of the night (6.1)",
                        "reward: a spell and an artifact; afterwards only fame");
            case MONSTER_DEN ->
                List.of("enter it to fight a brown token, which stays until beaten", "reward: 2 crystals");
            case SPAWNING_GROUNDS ->
                List.of(
                        "enter it to fight two brown tokens; if one survives, another joins it for the next fight",
                        "reward: an artifact and 3 crystals");
            case ANCIENT_RUINS ->
                List.of(
                        "its token is face up by day: an altar that gives fame for mana, or enemies and a reward",
                        "at night, it is revealed when a hero enters (8.4)");
            case MAGICAL_GLADE ->
                List.of(
                        "a turn that begins here gives you a gold mana by day, a black one at night",
                        "a turn that ends here removes a wound from your hand or discard pile");
            case RED_MINE, BLUE_MINE, GREEN_MINE, WHITE_MINE ->
                List.of("a turn that ends here gives you a " + site.colour() + " crystal, unless you have three (6.2)");
            case RED_CITY, BLUE_CITY, GREEN_CITY, WHITE_CITY ->
                List.of("in First Reconnaissance, you cannot enter it; once revealed, all have one more turn (3.1)");
            case RAMPAGING_ORCS ->
                List.of(
                        "a green token, face up; you cannot enter its space (8.2)",
                        "challenge it from next to it; moving around it provokes it; for defeating it, reputation +1");
            case RAMPAGING_DRACONUM ->
                List.of(
                        "a red token, face up; you cannot enter its space (8.2)",
                        "challenge it from next to it; moving around it provokes it; for defeating it, reputation +2");
        };
    }
}
