package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.List;

/** The game explained to a new player. */
final class Primer {
    static final List<String> RULES = List.of(
            "MAGE KNIGHT IN BRIEF",
            "You lead a hero through an unknown land: explore it, fight, recruit units, learn, and find the city before"
                    + " the last round ends. Fame and achievements make the score.",
            "",
            "A ROUND is a day or a night. First everyone takes a tactic, whose number decides the turn order. Then"
                    + " you take turns until a player with an empty deck announces the end: all others have one more"
                    + " turn. In a solo game you play against the dummy, whose deck is the clock. (4)",
            "",
            "YOUR TURN: move, then at most one action; or rest. (5)",
            "  - Play cards for their basic effect, or for the strong one with one mana of their colour; any card but a"
                    + " wound, played sideways, gives 1 move, influence, attack or block. (7.1)",
            "  - Move: the cost of a space depends on its terrain and the time of day. Exploring a tile costs 2. Moving"
                    + " between two spaces next to rampaging enemies provokes them. (8)",
            "  - Actions: interact with people (recruit, heal, learn), enter a site, challenge enemies next to you,"
                    + " burn a monastery; moving into a keep or tower is an assault. (5.3)",
            "  - Rest: discard a card other than a wound, and as many wounds as you like. (5.4)",
            "  At the end, you draw up to your hand limit. With enough fame, you reach a new level. (12)",
            "",
            "MANA comes from a die of the Source (one a turn), from tokens (lost at the end of the turn) and crystals."
                    + " By day, gold is any colour and black is useless; at night, black strengthens spells and gold is"
                    + " useless. (6)",
            "",
            "COMBAT (10)",
            "  1. Ranged and siege attacks; only siege against fortified enemies. Beat the armor of a whole group, or"
                    + " nothing happens. Elements that an enemy resists count half.",
            "  2. Block: each attack separately, in full or not at all. Swift attacks take twice the block; fire is"
                    + " blocked by ice and ice by fire, and other blocks count half.",
            "  3. Damage of unblocked attacks, doubled if brutal: units take it, or you take a wound for each time your"
                    + " armor goes into it.",
            "  4. Attack with everything.",
            "",
            "SCORE: fame; 2 for each spell and 1 for each advanced action; 2 for each artifact and 1 per 2 crystals;"
                    + " the levels of units; 2 for each keep, tower or monastery and 2 for each adventure with your"
                    + " shield; -2 for each wound. (16)",
            "Type help NAME for any card, unit, enemy, site, skill, tactic or terrain, and why MOVE to learn why you"
                    + " cannot make a move. Spaces are named by the two numbers on the map: move to 2/-3.");

    static final List<String> MAP = List.of(
            "map: each space has six others around it, and you can move by their directions.",
            "      nw   ne          north-west, north-east",
            "    w   you   e        west, east",
            "      sw   se          south-west, south-east",
            "  Its coordinates are steps to the east and to the south-east: 2/-3 is next to 3/-3 in the east and to 3/-4"
                    + " in the north-east.",
            "  You can also move to a far space, such as move to 2/-3, if nothing can come up on the way: no enemy is"
                    + " provoked, no walls are assaulted and no token is turned face up before you arrive. You take the"
                    + " cheapest such way; ways shows the costs.");

    private Primer() {}

    static String ability(Ability ability) {
        return switch (ability) {
            case FORTIFIED -> "fortified: before it attacks, only siege attacks reach it; within walls, none do (10.2)";
            case SWIFT -> "swift: stopping it takes twice the block (10.4)";
            case BRUTAL -> "brutal: its unblocked attack does double damage (10.5)";
            case POISON ->
                "poison: a unit takes two wounds; for each wound to your hand, one goes to your discard pile (10.5)";
            case PARALYZE ->
                "paralyze: a wounded unit is destroyed; a wounded hero discards all cards but wounds (10.5)";
            case SUMMON -> "summon: before the block phase, it draws a brown token that attacks in its place (10.4)";
        };
    }

    static String banner(Banner banner) {
        return switch (banner) {
            case GLORY -> "armor, attacks and blocks +1, and fame +1 whenever it attacks or blocks";
            case FEAR -> "spend it in the block phase to cancel one attack, for fame +1";
            case PROTECTION -> "armor +1, resists fire and ice";
            case COURAGE -> "ready it once a round, outside combat";
        };
    }

    static List<String> terrain(Terrain terrain) {
        int day = terrain.cost(false);
        int night = terrain.cost(true);
        return List.of(
                day == 0
                        ? terrain + ": you cannot enter it without a card that allows it (8.1)"
                        : terrain + ": costs " + day + " move" + (day == night ? "" : " by day, " + night + " at night")
                                + " (8.1)");
    }
}
