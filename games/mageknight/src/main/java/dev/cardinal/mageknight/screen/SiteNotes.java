package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Site;
import java.util.ArrayList;
import java.util.List;

/** What there is to say of a site. */
final class SiteNotes {
    private SiteNotes() {}

    static List<String> on(Site site) {
        List<String> lines = new ArrayList<>();
        lines.add(site + ":");
        says(site).forEach(line -> lines.add("  " + line));
        return lines;
    }

    private static List<String> says(Site site) {
        return switch (site) {
            case NONE -> List.of();
            case PORTAL -> List.of("where the heroes enter; several may stand here, and it is always safe (8.5)");
            case VILLAGE ->
                List.of(
                        "interact: recruit village units; 3 influence for 1 healing (9.3)",
                        "between your turns you may plunder it: draw 2 cards, reputation -1 (9.4)");
            case MONASTERY ->
                List.of(
                        "interact: recruit monastery units; 2 influence for 1 healing; 6 for an advanced action of those"
                                + " beside the units (9.3)",
                        "burn it: reputation -3, a violet enemy, no units; the reward is an artifact (10.1)");
            case KEEP ->
                List.of(
                        "held by a gray token, face down; by day seen from next to it (8.4)",
                        "entering it is an assault: reputation -1, the garrison is fortified (8.2, 10.1)",
                        "your own: recruit keep units; on or next to it your hand limit rises by the number of your keeps");
            case MAGE_TOWER ->
                List.of(
                        "held by a violet token, face down; by day seen from next to it (8.4)",
                        "entering it is an assault: reputation -1, the garrison is fortified; the reward is a spell",
                        "conquered: recruit tower units; a spell for 7 influence and 1 mana of its colour (9.3)");
            case DUNGEON ->
                List.of(
                        "enter it to fight a brown token: no units, mana as at night (6.1)",
                        "reward: a spell or an artifact, as a die decides; afterwards only fame");
            case TOMB ->
                List.of(
                        "enter it to fight a red token: no units, mana as at night (6.1)",
                        "reward: a spell and an artifact; afterwards only fame");
            case MONSTER_DEN ->
                List.of("enter it to fight a brown token, which stays until beaten", "reward: 2 crystals");
            case SPAWNING_GROUNDS ->
                List.of(
                        "enter it to fight two brown tokens; those that are not beaten stay",
                        "reward: an artifact and 3 crystals");
            case ANCIENT_RUINS ->
                List.of(
                        "its token lies face up by day: an altar that takes mana for fame, or enemies and a reward",
                        "at night it is seen when somebody enters (8.4)");
            case MAGICAL_GLADE ->
                List.of(
                        "a turn that begins here brings a gold mana by day, a black one at night",
                        "a turn that ends here removes a wound from hand or discard pile");
            case RED_MINE, BLUE_MINE, GREEN_MINE, WHITE_MINE ->
                List.of("a turn that ends here brings a " + site.colour() + " crystal, unless you have three (6.2)");
            case RED_CITY, BLUE_CITY, GREEN_CITY, WHITE_CITY ->
                List.of(
                        "in First Reconnaissance nobody enters it; once it is revealed everybody has one more turn (3.1)");
            case RAMPAGING_ORCS ->
                List.of(
                        "a green token, face up; its space cannot be entered (8.2)",
                        "challenge it from next to it; it is provoked by steps around it; defeated: reputation +1");
            case RAMPAGING_DRACONUM ->
                List.of(
                        "a red token, face up; its space cannot be entered (8.2)",
                        "challenge it from next to it; it is provoked by steps around it; defeated: reputation +2");
        };
    }
}
