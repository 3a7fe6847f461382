package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.effect.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The game's terms, each with its rule. */
final class Glossary {
    private static final Map<String, String> WORDS = new HashMap<>();

    /** Keys that are written differently. */
    private static final Map<String, String> SHOWN =
            Map.of("handlimit", "hand limit", "knockout", "knock-out", "advancedaction", "advanced action");

    static {
        for (Ability ability : Ability.values()) {
            WORDS.put(ability.toString(), Primer.ability(ability));
        }
        for (Element element : Element.values()) {
            WORDS.put(element.toString().replace(" ", ""), element(element));
        }
        add("any card but a wound can give 1 move, influence, attack or block. (7.1)", "sideways");
        add("the effect of a card for one mana of its colour; for a spell, also one black mana. (7.1)", "strong");
        add("the dice that all players share; you can use one each turn as a mana. (5.5)", "source", "dice", "die");
        add("pays for strong effects and spells; it comes from dice, tokens and crystals. (1.3, 6)", "mana");
        add("mana that you can keep, up to three of each colour. (6.2)", "crystal", "crystals");
        add("mana that is lost at the end of your turn. (6.3)", "token", "tokens");
        add("mana of any basic colour by day, useless at night. (6.1)", "gold");
        add("mana that makes spells strong at night, useless by day. (6.1)", "black");
        add(
                "from -7 to +7; it changes your influence in an interaction. At X, no one deals with you. (9.1)",
                "reputation");
        add("points for defeated enemies and deeds, which raise your level. (1.4)", "fame");
        add(
                "gained with enough fame at the end of a turn: alternately a skill with an advanced action, and a"
                        + " command token with more armor or a larger hand. (12)",
                "level",
                "levels");
        add("how many units you can have; beyond that, a new unit replaces another. (1.2, 9.2)", "command");
        add("you take one wound for each time your armor goes into the damage, rounded up. (10.5)", "armor", "damage");
        add("the number of cards you draw up to at the end of a turn. (12)", "handlimit");
        add(
                "with as many wounds in one combat as your hand limit, you discard all other cards. (10.5)",
                "knockout",
                "knockedout");
        add(
                "points for moving; the cost of a space depends on its terrain and the time of day. (8.1)",
                "move",
                "terrain");
        add("next to unknown land, spend 2 move to turn over the next tile. (8.3)", "explore", "exploring", "tile");
        add(
                "points for recruiting, healing and learning in an interaction; left over, they are lost. (9, 5.2)",
                "influence");
        add(
                "the action of dealing with people in a village, a monastery, your own keep or a conquered"
                        + " tower. (9.1)",
                "interact",
                "interaction");
        add("buy a unit from the offer in an interaction, at a site that it names. (9.2)", "recruit");
        add(
                "1 point removes a wound from your hand; a unit takes as many as its level. Not in combat. (11.1)",
                "heal",
                "healing");
        add("draw 2 cards for reputation -1, in a village between your turns. (9.4)", "plunder");
        add(
                "moving into a keep or mage tower that is not yours: a fight within walls, reputation -1. (8.2, 10.1)",
                "assault");
        add("fight rampaging enemies next to you, as your action. (5.3)", "challenge");
        add("moving between two spaces next to rampaging enemies makes them fight you. (8.2)", "provoke", "rampaging");
        add(
                "must reach the armor of the whole group; what any of them resists is added up and halved. (10.2, 10.3)",
                "attack",
                "resist",
                "resistance",
                "resists");
        add("an attack that you can use before the enemies strike, but not on fortified ones. (10.2)", "ranged");
        add("a ranged attack that also reaches fortified enemies. (10.2)", "siege");
        add("must match the whole of one attack; blocks of the wrong element count half. (10.4)", "block");
        add("ranged and siege attacks, block, damage, attack. (10)", "combat", "phase");
        add("instead of moving, discard a card other than a wound and any wounds. (5.4)", "rest");
        add("taken at the start of a round; its number decides the turn order. (4.2)", "tactic", "tactics");
        add(
                "a day or a night; it ends when a player with an empty deck says so and all others had a turn. (4.4)",
                "round",
                "day",
                "night",
                "announce");
        add(
                "your clock in a solo game: a deck that loses three cards a turn, and more for its crystals. (14.1)",
                "dummy");
        add("a card that costs mana; its strong effect also costs black mana, at night. (7.1)", "spell");
        add("a card that costs no mana; you throw it away for its strong effect. (7.1)", "artifact");
        add("a better version of your starting cards, from levels and monasteries. (9.3, 12)", "advancedaction");
        add(
                "fights and works for you with one of its abilities, and is then spent until the round ends. (13.1)",
                "unit");
        add("an ability of your hero, learned with a level. (12)", "skill");
    }

    private Glossary() {}

    private static void add(String says, String... keys) {
        for (String key : keys) {
            WORDS.put(key, SHOWN.getOrDefault(keys[0], keys[0]) + ": " + says);
        }
    }

    /** The entry of a term, given in lower-case letters only. */
    static List<String> word(String key) {
        String said = WORDS.get(key);
        return said == null ? List.of() : List.of(said);
    }

    private static String element(Element element) {
        return switch (element) {
            case PHYSICAL ->
                "physical: attacks and blocks without an element; any block stops a physical attack. (10.4)";
            case FIRE -> "fire: fire attacks are blocked in full by ice and cold fire. (10.4)";
            case ICE -> "ice: ice attacks are blocked in full by fire and cold fire. (10.4)";
            case COLD_FIRE ->
                "cold fire: blocked in full by cold fire only; halved only by enemies that resist both fire"
                        + " and ice. (10.3, 10.4)";
        };
    }
}
