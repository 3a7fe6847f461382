package dev.cardinal.mageknight.effect;

/**
 * Something that holds for the rest of a turn.
 *
 * @param terrains a bit for each {@link Terrain} that it is about
 * @param number how much, where that matters
 * @param least what a reduced cost never goes below
 */
public record TurnRule(Kind kind, int terrains, int number, int least) {
    /** What such rules say. */
    public enum Kind {
        /** These terrains cost just so much, and can be entered. */
        COST_IS,
        /** These terrains cost so much less. */
        COST_LESS,
        /** Rampaging enemies are not provoked. */
        NO_PROVOKING,
        /** Spaces two away count as adjacent. */
        FAR_STEPS,
        /** In combat a Move point is an attack point. */
        MOVE_AS_ATTACK,
        /** In combat two Move points are a ranged attack point. */
        MOVE_AS_RANGED_ATTACK,
        /** Influence is block; the number is the element's. */
        INFLUENCE_AS_BLOCK,
        /** So many more dice of the Source may be used. */
        MORE_DICE,
        /** Gold and black dice of the Source count as any basic colour. */
        DICE_OF_ANY_COLOUR,
        /** Sites do not fortify enemies. */
        WALLS_DOWN,
        /** Attacks and blocks of one's units are so much stronger. */
        STRONGER_UNITS,
        /** One's units cannot be given damage. */
        UNHARMED_UNITS,
        /** One's units have so much more armor. */
        ARMORED_UNITS,
        /** So much fame for each unit that attacks or blocks. */
        FAME_BY_UNITS,
        /** Mana of this colour, whose number it is, is never spent. */
        ENDLESS_MANA,
        /** A fame for each spell of this colour. */
        FAME_BY_SPELLS,
        /** Crystals spent in this turn come back at its end. */
        CRYSTALS_RETURN,
        FAME_BY_KILLS,
        /** Physical attacks count double in the attack phase. */
        DOUBLE_PHYSICAL,
        REPUTATION_BY_RECRUITS,
        FAME_BY_RECRUITS,
        /** The first attack card gives so much more, unless a block card came before. */
        FIRST_ATTACK,
        /** The first block card gives so much more, unless an attack card came before. */
        FIRST_BLOCK,
        /** A fame for each healing point of this card that is used. */
        FAME_BY_HEALING,
        /** A card for each wound healed from hand. */
        CARDS_BY_HEALING,
        /** Fame at the end of the turn if this was used in an interaction. */
        FAME_IF_INTERACTED,
        REPUTATION_IF_INTERACTED,
        /** At the end of the turn the card may go to the bottom of a deck that is not empty. */
        CARD_TO_BOTTOM,
        /** At the end of the turn the card may go on top of the deck. */
        CARD_TO_TOP,
        /** At the end of the turn all wounds that came in this turn are thrown away. */
        WOUNDS_UNDONE,
        /** Once: an Advanced Action from the offer for so much Influence, to the discard pile. */
        LEARN,
        /** The same, to hand. */
        LEARN_TO_HAND,
        /** At night: gold mana, forests and what is seen are as by day. */
        DAYLIGHT,
        /** By day: black mana is as at night, and so are deserts. */
        DARKNESS,
        /** The next draw is up to so many cards more. */
        NEXT_DRAW
    }

    public static TurnRule of(Kind kind) {
        return new TurnRule(kind, 0, 0, 0);
    }

    public static TurnRule of(Kind kind, int number) {
        return new TurnRule(kind, 0, number, 0);
    }
}
