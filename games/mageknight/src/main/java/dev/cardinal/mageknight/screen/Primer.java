package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Banner;
import dev.cardinal.mageknight.effect.Terrain;
import java.util.List;

/** The game explained to somebody who has never played it. */
final class Primer {
    static final List<String> RULES = List.of(
            "MAGE KNIGHT IN SHORT",
            "You lead a hero through an unknown land: explore it, fight, recruit units, learn, and find the city before"
                    + " the last round ends. Fame and achievements make the score.",
            "",
            "A ROUND is a day or a night. First everybody takes a tactic; its number decides the order of turns. Then"
                    + " turns go round until somebody with an empty deck announces the end: all others have one more"
                    + " turn. Alone you play against the dummy, whose deck is the clock. (4)",
            "",
            "YOUR TURN: move, then at most one action; or rest. (5)",
            "  - Play cards for their basic effect, or for the strong one with a mana of their colour; any card but a"
                    + " wound sideways gives 1 move, influence, attack or block. (7.1)",
            "  - Move: each space costs move points by its terrain and the time of day. Exploring a tile costs 2. Next"
                    + " to rampaging enemies, a step to another space next to them provokes them. (8)",
            "  - Actions: interact with people (recruit, heal, learn), enter a site, challenge enemies next to you,"
                    + " burn a monastery; walking into a keep or tower is an assault. (5.3)",
            "  - Rest: discard a card that is no wound, and as many wounds as you like. (5.4)",
            "  At the end you draw up to your hand limit. With enough fame you reach a new level. (12)",
            "",
            "MANA comes from a die of the Source (one a turn), from tokens (lost at the end of the turn) and crystals."
                    + " By day gold is any colour and black useless; at night black strengthens spells and gold is"
                    + " useless. (6)",
            "",
            "COMBAT (10)",
            "  1. Ranged and siege attacks; against fortified enemies only siege. All armor of a group at once, or"
                    + " nothing happens. What an enemy resists counts half.",
            "  2. Block: each attack alone, in full or not at all. Swift attacks take twice the block; fire is blocked"
                    + " by ice and ice by fire, other blocks count half.",
            "  3. Damage of unblocked attacks, double if brutal: units take it, or you take a wound for each time your"
                    + " armor goes into it.",
            "  4. Attack with everything.",
            "",
            "SCORE: fame; 2 for each spell and 1 for each advanced action; 2 for each artifact and 1 for two crystals;"
                    + " the levels of units; 2 for each keep, tower or monastery and 2 for each adventure with your"
                    + " shield; -2 for each wound. (16)",
            "Type help NAME for any card, unit, enemy, site, skill, tactic or terrain; why MOVE tells what stands in the"
                    + " way of a move. Spaces are named by two numbers, as the map shows them: move to 2/-3.");

    private Primer() {}

    static String ability(Ability ability) {
        return switch (ability) {
            case FORTIFIED -> "fortified: before it attacks only siege attacks reach it; within walls, none (10.2)";
            case SWIFT -> "swift: it takes twice the block to stop it (10.4)";
            case BRUTAL -> "brutal: its unblocked attack does double damage (10.5)";
            case POISON ->
                "poison: a unit takes two wounds; for each wound in hand another goes to your discard pile" + " (10.5)";
            case PARALYZE ->
                "paralyze: a wounded unit is destroyed; a wounded hero discards all cards but wounds (10.5)";
            case SUMMON -> "summon: before the block phase it draws a brown token that attacks in its place (10.4)";
        };
    }

    static String banner(Banner banner) {
        return switch (banner) {
            case GLORY -> "armor, attacks and blocks +1, and fame +1 whenever it attacks or blocks";
            case FEAR -> "is spent in the block phase to cancel one attack, for fame +1";
            case PROTECTION -> "armor +1, resists fire and ice";
            case COURAGE -> "is readied once a round, outside combat";
        };
    }

    static List<String> terrain(Terrain terrain) {
        int day = terrain.cost(false);
        int night = terrain.cost(true);
        return List.of(
                day == 0
                        ? terrain + ": cannot be entered without a card that allows it (8.1)"
                        : terrain + ": costs " + day + " move" + (day == night ? "" : " by day, " + night + " at night")
                                + " (8.1)");
    }
}
