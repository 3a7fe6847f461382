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
    public enum Kind implements Worded {
        /** These terrains cost just so much, and can be entered. */
        COST_IS("@terrains #"),
        /** These terrains cost so much less. */
        COST_LESS("@terrains # less @least"),
        /** Rampaging enemies are not provoked. */
        NO_PROVOKING("no enemy is provoked"),
        /** Spaces two away count as adjacent. */
        FAR_STEPS("spaces two away count as adjacent"),
        /** In combat a Move point is an attack point. */
        MOVE_AS_ATTACK("in combat move counts as attack"),
        /** In combat two Move points are a ranged attack point. */
        MOVE_AS_RANGED_ATTACK("in combat 2 move count as ranged attack 1"),
        /** Influence is block; the number is the element's. */
        INFLUENCE_AS_BLOCK("influence counts as @element block"),
        /** So many more dice of the Source may be used. */
        MORE_DICE("use # more die|dice of the source"),
        /** Gold and black dice of the Source count as any basic colour. */
        DICE_OF_ANY_COLOUR("gold and black dice count as any basic colour"),
        /** Sites do not fortify enemies. */
        WALLS_DOWN("sites do not fortify enemies"),
        /** Attacks and blocks of one's units are so much stronger. */
        STRONGER_UNITS("attacks and blocks of your units +#"),
        /** One's units cannot be given damage. */
        UNHARMED_UNITS("no damage to your units"),
        /** One's units have so much more armor. */
        ARMORED_UNITS("armor of your units +#"),
        /** So much fame for each unit that attacks or blocks. */
        FAME_BY_UNITS("fame +# for each unit that attacks or blocks"),
        /** Mana of this colour, whose number it is, is never spent. */
        ENDLESS_MANA("endless @colour mana"),
        /** A fame for each spell of this colour. */
        FAME_BY_SPELLS("fame +1 for each @colour spell you cast"),
        /** Crystals spent in this turn come back at its end. */
        CRYSTALS_RETURN("crystals spent this turn return at its end"),
        FAME_BY_KILLS("fame +# for each enemy you defeat"),
        /** Physical attacks count double in the attack phase. */
        DOUBLE_PHYSICAL("physical attacks count double in the attack phase"),
        REPUTATION_BY_RECRUITS("reputation +# for each unit you recruit"),
        FAME_BY_RECRUITS("fame +# for each unit you recruit"),
        /** The first attack card gives so much more, unless a block card came before. */
        FIRST_ATTACK("+# for the first attack card unless a block card comes first"),
        /** The first block card gives so much more, unless an attack card came before. */
        FIRST_BLOCK("+# for the first block card unless an attack card comes first"),
        /** A fame for each healing point of this card that is used. */
        FAME_BY_HEALING("fame +# for each of these points that heals"),
        /** A card for each wound healed from hand. */
        CARDS_BY_HEALING("draw # for each wound healed from hand"),
        /** Fame at the end of the turn if this was used in an interaction. */
        FAME_IF_INTERACTED("fame +# if used in an interaction"),
        REPUTATION_IF_INTERACTED("reputation +# if used in an interaction"),
        /** At the end of the turn the card may go to the bottom of a deck that is not empty. */
        CARD_TO_BOTTOM("at the end of the turn this card may go to the bottom of the deck unless it is empty"),
        /** At the end of the turn the card may go on top of the deck. */
        CARD_TO_TOP("at the end of the turn this card may go on top of the deck"),
        /** At the end of the turn all wounds that came in this turn are thrown away. */
        WOUNDS_UNDONE("at the end of the turn throw away all wounds of this turn"),
        /** Once: an Advanced Action from the offer for so much Influence, to the discard pile. */
        LEARN("once an advanced action from the offer to the discard pile for # influence"),
        /** The same, to hand. */
        LEARN_TO_HAND("once an advanced action from the offer to hand for # influence"),
        /** At night: gold mana, forests and what is seen are as by day. */
        DAYLIGHT("at night forests, sight and gold mana are as by day"),
        /** By day: black mana is as at night, and so are deserts. */
        DARKNESS("by day deserts and black mana are as at night"),
        /** The mana that was just gained is spent by the next thing that is done, or is gone. */
        SPEND_AT_ONCE("spend it at once"),
        /** The next draw is up to so many cards more. */
        NEXT_DRAW("hand limit +# at the next draw");

        private final Phrase phrase;

        Kind(String words) {
            phrase = new Phrase(words);
        }

        @Override
        public Phrase phrase() {
            return phrase;
        }
    }

    public static TurnRule of(Kind kind) {
        return new TurnRule(kind, 0, 0, 0);
    }

    public static TurnRule of(Kind kind, int number) {
        return new TurnRule(kind, 0, number, 0);
    }
}
