package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Refusal;

/**
 * Why a player cannot do something, and the rule that says so. In the sentence, {@code %s} stands for what it is about,
 * and {@code {}} for what the player named.
 */
public enum Bar {
    // Any time.
    IN_COMBAT("in_combat", "Finish the combat first", "10.1"),
    NO_COMBAT("no_combat", "There is no combat now", "5.3"),
    TACTICS_LATER("not_now", "Tactics are taken before the first turn of a round", "4.2"),
    NO_DECISION("no_decision", "No tactic is asking you to decide anything now", "4.2"),

    // Moving and exploring.
    TOO_LATE_TO_MOVE("too_late", "You can move and explore only before your action", "5.3"),
    NOT_REVEALED("not_revealed", "That is not a revealed space; go e, ne, nw, w, sw or se, or explore first", "8.3"),
    ALREADY_THERE("already_there", "You are already at %s", "8.1"),
    NOT_NEXT("not_adjacent", "%s is not next to you; go there step by step", "8.1"),
    FAR("no_move", "The way to %s costs %s move, and you have %s", "8.1"),
    NO_QUIET_WAY(
            "not_adjacent",
            "%s is not next to you, and on every way there something may come up; go there step by step",
            "8.1"),
    CITY("city", "You cannot enter cities in First Reconnaissance", "3.1"),
    RAMPAGING("rampaging", "There are rampaging enemies at %s; challenge them from a space next to them", "8.2"),
    OWNER_THERE("closed", "The keep's owner is there", "8.2"),
    IMPASSABLE("closed", "You cannot enter %2$s", "8.1"),
    NO_MOVE("no_move", "%1$s costs %3$s move %4$s, and you have %5$s", "8.1"),
    NO_SLOT("no_slot", "That is not the centre of a tile; the map shows where you can explore", "8.3"),
    REVEALED("revealed", "That tile is already revealed", "8.3"),
    NO_TILES("no_tiles", "There are no tiles left", "8.3"),
    NO_SUPPORT(
            "no_support",
            "The next tile cannot go there: a countryside tile needs two neighbours, or one that touches two others;"
                    + " a core tile needs two",
            "8.3"),
    COAST("coast", "In this scenario, core tiles cannot go on the coast", "2.5"),
    TILE_NOT_NEXT("not_adjacent", "You are not next to that tile", "8.3"),
    NO_MOVE_TO_EXPLORE("no_move", "Exploring costs 2 move, and you have %s", "8.3"),

    // Cards, units and skills.
    NOT_IN_HAND("not_in_hand", "You have no {} in hand", "7.1"),
    NOT_YOURS("not_there", "You have no {} to use", "13.1"),
    WOUND("wound", "Wounds cannot be played", "7.1"),
    NO_SIDEWAYS("no_sideways", "A card played sideways would give nothing now", "7.1"),
    NO_RANGED_SIDEWAYS("no_sideways", "A card played sideways gives no ranged or siege attack", "10.2"),
    NO_MANA("no_mana", "You have no %2$s mana: no token, no crystal and no die of the source", "7.1"),
    DIE_USED("no_mana", "You have no %2$s mana, and you have used your die of the source", "5.5"),
    DICE_GIVEN_UP("no_mana", "You have no %2$s mana, and you have given up the dice of the source this turn", "5.5"),
    GOLD_IS_DULL("no_mana", "You have no %2$s mana, and gold mana is useless now", "6.1"),
    BLACK_BY_DAY("no_mana", "Black mana makes spells strong only at night", "6.1"),
    NO_BLACK("no_mana", "A strong spell costs %2$s and black mana", "7.1"),
    CANNOT_PAY("no_mana", "You cannot pay for it: %s", "13.1"),
    NO_EFFECT("no_effect", "It would do nothing now: %s", "5.2"),
    USELESS_MOVING("no_use", "%s: useless while you move", "5.2"),
    USELESS_INTERACTING("no_use", "%s: useless in an interaction", "5.2"),
    USELESS_AT_FIRST("no_use", "%s: only ranged and siege attacks count now", "10.2"),
    USELESS_BLOCKING("no_use", "%s: useless while you block", "10.4"),
    USELESS_SUFFERING("no_use", "%s: useless while you take damage", "10.5"),
    USELESS_ATTACKING("no_use", "%s: useless while you attack", "10.6"),
    USELESS_LATE("no_use", "%s: your action is done", "5.3"),
    WOUNDED("wounded", "%2$s are wounded", "11.2"),
    SPENT("spent", "%2$s are spent until the round ends", "13.1"),
    UNITS_STAY("no_units", "Units cannot fight here", "10.1"),
    ALIKE("alike", "%2$s are identical to those before them; use those", "13.1"),
    USED_THIS_TURN("used", "You have already used %2$s this turn", "12"),
    USED_THIS_ROUND("used", "You have already used %2$s this round", "4.1"),
    ALWAYS_HOLDS("always", "%2$s is always in effect", "2.6"),
    MOTIVATED("not_now", "Another Motivation was used, and no other can be used for now", "2.6"),
    NOT_IN_COMBAT("in_combat", "%2$s cannot be used in combat", "2.6"),
    ONLY_TO_INTERACT("no_interaction", "%2$s can only be used in an interaction", "2.6"),
    REJECTED("rejected", "You turned %s down before; from the common skills you can take only those of others", "12"),
    NO_HEALING("no_healing", "You have no healing points", "11.1"),
    NO_WOUND("no_wound", "You have no wound that you can heal; a unit needs as much healing as its level", "11.1"),

    // Actions.
    ACTION_DONE("too_late", "You have already taken your action this turn", "5.3"),
    MOVED("too_late", "You cannot rest after moving", "5.4"),
    NO_CARDS("no_cards", "You have no card to discard for a rest", "5.4"),
    ANNOUNCED("announced", "The end of the round was already announced", "4.4"),
    DECK_NOT_EMPTY("deck", "Your deck was not empty when the turn began", "4.4"),
    NOT_THE_WHOLE_TURN("too_late", "It takes your whole turn, so do it before anything else", "4.4"),
    CLEARED("cleared", "There are no enemies left to fight here", "10.8"),
    NO_SITE("no_site", "There is no dungeon, tomb, den, spawning ground or ruin here", "5.3"),
    NO_MONASTERY("no_site", "There is no monastery here to burn", "5.3"),
    NO_ALTAR("no_altar", "There is no altar here that you can pay", "6.1"),
    NOBODY_ROAMS("nobody", "There are no rampaging enemies next to you", "5.3"),

    // Interactions.
    SHUNNED("shunned", "With reputation X, no one deals with you", "9.1"),
    NOT_CONQUERED("not_conquered", "You have not conquered this site", "9.1"),
    BURNT("burnt", "The monastery is burnt down", "9.1"),
    NOBODY("nobody", "No one lives here; go to a village, a monastery or your own keep", "9.1"),
    NO_INTERACTION("no_interaction", "Interact with the people of a site first", "9.1"),
    NOT_OFFERED("not_offered", "There is no {} in the offer", "9.2"),
    RECRUITED_ELSEWHERE("wrong_site", "You can recruit %s only at: %s", "9.2"),
    UNIT_TOO_EXPENSIVE("too_expensive", "%1$s cost %3$s influence, and you have %4$s", "9.2"),
    SOLD_ELSEWHERE("wrong_site", "%s is sold in a %s", "9.3"),
    CARD_TOO_EXPENSIVE("too_expensive", "%1$s costs %3$s, and you have %4$s influence", "9.3"),
    LEARNING_TOO_EXPENSIVE("too_expensive", "Learning costs %s influence, and you have %s", "9.3"),
    NOTHING_TO_LEARN("no_learning", "You need a card that lets you learn for influence", "9.3"),

    // Combat.
    UNKNOWN_ENEMY("not_there", "Name enemies of this combat, in order", "10.2"),
    DEFEATED("defeated", "That enemy is already defeated", "10.7"),
    ENEMIES_ATTACK("wrong_phase", "The enemies are attacking; you attack in the attack phase", "10.4"),
    TWICE_FORTIFIED("fortified", "Twice fortified enemies are out of reach until the attack phase", "10.2"),
    FORTIFIED(
            "fortified",
            "Attack %s is not enough for armor %s, and only siege attacks reach fortified enemies now",
            "10.2"),
    TOO_WEAK_FROM_AFAR("too_weak", "Attack %s is not enough for armor %s", "10.2"),
    TOO_WEAK("too_weak", "Attack %s is not enough for armor %s", "10.6"),
    BLOCK_LATER("wrong_phase", "You can block only in the block phase", "10.4"),
    ONE_AT_A_TIME("one_at_a_time", "You block attacks one at a time; name one of the enemies", "10.4"),
    NO_ATTACK("no_attack", "%s do not attack", "10.4"),
    BLOCK_TOO_WEAK("too_weak", "Block %2$s does not stop attack %3$s, and a partial block does nothing", "10.4"),
    NEXT_IN_TURN("wrong_phase", "Type next phase, or end combat in the last phase", "10.6"),

    // Tactics.
    NO_TACTIC("not_there", "There is no tactic {}", "4.2"),
    WRONG_TIME("wrong_time", "%s is a tactic for the %s", "4.1"),
    TAKEN("taken", "%3$s has taken %1$s", "4.2"),
    LEFT_GAME("left_game", "%s has left the game", "4.3"),
    OTHER_TACTIC("other_tactic", "%s is not your tactic", "4.2"),
    TACTIC_USED("used", "%s was already used this round", "%3$s"),
    LAST_TURN("last_turn", "The end of the round or game is near, so no one has another turn", "Day 6"),
    DECK_LEFT("deck", "Your deck is not empty", "Night 2"),
    NOTHING_DISCARDED("deck", "Your discard pile is empty", "Night 2"),
    TURN_BEGUN("too_late", "You can use %s only before anything else in your turn", "Night 4"),
    NOT_TURNED_OVER("no_use", "You cannot activate %s in a turn: %s", "%3$s"),
    NO_SEARCH("other_tactic", "Only Mana Search rerolls dice of the Source", "4.2"),
    SEARCHED("used", "You can use Mana Search only once a turn", "Night 3"),
    SOURCE_USED("too_late", "You can use Mana Search only before you use the Source", "Night 3"),
    WRONG_DICE("wrong_number", "Mana Search rerolls one or two of the dice in the Source", "Night 3"),
    GOLD_FIRST("gold_first", "You must reroll gold and depleted dice first", "Night 3");

    private final String code;
    private final String message;
    private final String rule;

    Bar(String code, String message, String rule) {
        this.code = code;
        this.message = message;
        this.rule = rule;
    }

    /** Why something useless in this phase cannot be played. */
    public static Bar useless(Phase phase) {
        return switch (phase) {
            case MOVE -> USELESS_MOVING;
            case INTERACT -> USELESS_INTERACTING;
            case RANGED -> USELESS_AT_FIRST;
            case BLOCK -> USELESS_BLOCKING;
            case DAMAGE -> USELESS_SUFFERING;
            case ATTACK -> USELESS_ATTACKING;
            case REST -> USELESS_LATE;
        };
    }

    /** The refusal, filled in with these things. */
    public Refusal about(Object... things) {
        return new Refusal(code, message.formatted(things), "", rule.formatted(things));
    }
}
