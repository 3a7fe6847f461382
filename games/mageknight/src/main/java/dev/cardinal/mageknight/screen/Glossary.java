package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.effect.Element;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The words of the game, each with its rule. */
final class Glossary {
    private static final Map<String, String> WORDS = new HashMap<>();

    /** Keys that are written otherwise. */
    private static final Map<String, String> SHOWN =
            Map.of("handlimit", "hand limit", "knockout", "knock-out", "advancedaction", "advanced action");

    static {
        for (Ability ability : Ability.values()) {
            WORDS.put(ability.toString(), Primer.ability(ability));
        }
        for (Element element : Element.values()) {
            WORDS.put(element.toString().replace(" ", ""), element(element));
        }
        add("a card but a wound gives 1 move, influence, attack or block. (7.1)", "sideways");
        add("the effect of a card for a mana of its colour; of a spell for a black one besides. (7.1)", "strong");
        add("the dice that all players share; one of them a turn pays a mana. (5.5)", "source", "dice", "die");
        add("pays for strong effects and spells; from dice, tokens and crystals. (1.3, 6)", "mana");
        add("mana that is kept; three of a colour at most. (6.2)", "crystal", "crystals");
        add("mana until the end of the turn. (6.3)", "token", "tokens");
        add("mana of any basic colour by day, of no use at night. (6.1)", "gold");
        add("mana that makes spells strong at night, of no use by day. (6.1)", "black");
        add(
                "from -7 to +7: it changes the influence of an interaction; at X nobody deals with you. (9.1)",
                "reputation");
        add("points for defeated enemies and deeds; with it come levels. (1.4)", "fame");
        add(
                "reached with enough fame, at the end of a turn: in turn a skill with an advanced action, and another"
                        + " command token with more armor or a larger hand. (12)",
                "level",
                "levels");
        add("how many units you may have; another one takes the place of a unit. (1.2, 9.2)", "command");
        add("each full or begun time that your armor goes into the damage is a wound. (10.5)", "armor", "damage");
        add("what you draw up to at the end of a turn. (12)", "handlimit");
        add(
                "as many wounds in one combat as the hand limit, and all other cards are discarded. (10.5)",
                "knockout",
                "knockedout");
        add("points to walk with; each space costs by its terrain and the time of day. (8.1)", "move", "terrain");
        add(
                "2 move from a space beside the unknown land turn over the next tile. (8.3)",
                "explore",
                "exploring",
                "tile");
        add("points to recruit, heal and learn with, in an interaction. (9)", "influence");
        add(
                "the action of a turn that deals with people: in a village, a monastery, your own keep or a conquered"
                        + " tower. (9.1)",
                "interact",
                "interaction");
        add("an interaction buys a unit from the offer, where its place is named. (9.2)", "recruit");
        add("1 point removes a wound from hand, a unit takes its level; not in combat. (11.1)", "heal", "healing");
        add("2 cards for reputation -1, in a village between your turns. (9.4)", "plunder");
        add(
                "to walk into a keep or mage tower that is not yours: a fight within walls, and reputation -1. (8.2, 10.1)",
                "assault");
        add("a fight with rampaging enemies next to you, as the action of a turn. (5.3)", "challenge");
        add(
                "a step from one space next to rampaging enemies to another makes them fight you. (8.2)",
                "provoke",
                "rampaging");
        add(
                "must reach the armor of the whole group at once; what one of them resists counts half. (10.2, 10.3)",
                "attack",
                "resist",
                "resistance",
                "resists");
        add("an attack that is possible before the enemies strike; not at those within walls. (10.2)", "ranged");
        add("a ranged attack that also reaches enemies within walls. (10.2)", "siege");
        add("must reach the whole of one attack; blocks of no fitting element count half. (10.4)", "block");
        add("ranged and siege attacks, block, damage, attack. (10)", "combat", "phase");
        add("instead of moving, discard a card that is no wound and any wounds. (5.4)", "rest");
        add("taken at the start of a round; its number decides the order of turns. (4.2)", "tactic", "tactics");
        add(
                "a day or a night; it ends when somebody with an empty deck says so and all others had a turn. (4.4)",
                "round",
                "day",
                "night",
                "announce");
        add("alone, a deck that runs out: three cards a turn, and more by its crystals. (14.1)", "dummy");
        add("a card that costs mana, and a black one for its strong effect at night. (7.1)", "spell");
        add("a card that needs no mana; its strong effect throws it away. (7.1)", "artifact");
        add(
                "a card as those that you begin with, but better; it comes with levels and from monasteries. (9.3, 12)",
                "advancedaction");
        add(
                "fights and works for you with one of its abilities, then it is spent until the round ends. (13.1)",
                "unit");
        add("an ability of your hero, learnt with a level. (12)", "skill");
    }

    private Glossary() {}

    private static void add(String says, String... keys) {
        for (String key : keys) {
            WORDS.put(key, SHOWN.getOrDefault(keys[0], keys[0]) + ": " + says);
        }
    }

    /** A word of the game; letters only, all small. */
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
