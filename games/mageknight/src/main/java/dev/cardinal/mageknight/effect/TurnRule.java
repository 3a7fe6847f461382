package dev.cardinal.mageknight.effect;

/**
 * A rule for the rest of a turn.
 *
 * @param terrains a bit for each {@link Terrain} that it applies to
 * @param number how much, if that matters
 * @param least the minimum of a reduced cost
 */
public record TurnRule(Kind kind, int terrains, int number, int least) {
    public enum Kind implements Worded {
        /** These terrains can be entered for exactly this cost. */
        COST_IS("@terrains #"),
        /** These terrains cost this much less. */
        COST_LESS("@terrains # less @least"),
        /** Rampaging enemies are not provoked. */
        NO_PROVOKING("no enemy is provoked"),
        /** Spaces two away count as adjacent. */
        FAR_STEPS("spaces two away count as adjacent"),
        /** In combat, a Move point is an attack point. */
        MOVE_AS_ATTACK("in combat move counts as attack"),
        /** In combat, two Move points are a ranged attack point. */
        MOVE_AS_RANGED_ATTACK("in combat 2 move count as ranged attack 1"),
        /** Influence counts as block; the number is the element's. */
        INFLUENCE_AS_BLOCK("influence counts as @element block"),
        /** The player can use this many more dice of the Source. */
        MORE_DICE("use # more die|dice of the source"),
        /** The player uses no die of the Source. */
        NO_DICE("use no die of the source"),
        /** The player has taken a die of the Source for longer than this turn. */
        DIE_TAKEN("a die of the source is taken"),
        /** Gold and black dice of the Source count as any basic colour. */
        DICE_OF_ANY_COLOUR("gold and black dice count as any basic colour"),
        /** Sites do not fortify enemies. */
        WALLS_DOWN("sites do not fortify enemies"),
        /** The player's units attack and block this much stronger. */
        STRONGER_UNITS("attacks and blocks of your units +#"),
        /** The player's units cannot be assigned damage. */
        UNHARMED_UNITS("no damage to your units"),
        /** The player's units have this much more armor. */
        ARMORED_UNITS("armor of your units +#"),
        /** This much fame for each unit that attacks or blocks. */
        FAME_BY_UNITS("fame +# for each unit that attacks or blocks"),
        /** Mana of this colour is never used up; the number is the colour's. */
        ENDLESS_MANA("endless @colour mana"),
        /** One fame for each spell of this colour. */
        FAME_BY_SPELLS("fame +1 for each @colour spell you cast"),
        /** Crystals spent this turn return at its end. */
        CRYSTALS_RETURN("crystals spent this turn return at its end"),
        FAME_BY_KILLS("fame +# for each enemy you defeat"),
        /** Physical attacks count double in the attack phase. */
        DOUBLE_PHYSICAL("physical attacks count double in the attack phase"),
        REPUTATION_BY_RECRUITS("reputation +# for each unit you recruit"),
        FAME_BY_RECRUITS("fame +# for each unit you recruit"),
        /** The first attack card gives this much more, unless a block card came before it. */
        FIRST_ATTACK("+# for the first attack card unless a block card comes first"),
        /** The first block card gives this much more, unless an attack card came before it. */
        FIRST_BLOCK("+# for the first block card unless an attack card comes first"),
        /** Fame for each healing point of this card that is used. */
        FAME_BY_HEALING("fame +# for each of these points that heals"),
        /** Cards for each wound healed from hand. */
        CARDS_BY_HEALING("draw # for each wound healed from hand"),
        /** Fame at the end of the turn if the card was used in an interaction. */
        FAME_IF_INTERACTED("fame +# if used in an interaction"),
        REPUTATION_IF_INTERACTED("reputation +# if used in an interaction"),
        /** At the end of the turn, the card may go to the bottom of a deck that is not empty. */
        CARD_TO_BOTTOM("at the end of the turn this card may go to the bottom of the deck unless it is empty"),
        /** At the end of the turn, the card may go on top of the deck. */
        CARD_TO_TOP("at the end of the turn this card may go on top of the deck"),
        /** At the end of the turn, all wounds taken in it are thrown away. */
        WOUNDS_UNDONE("at the end of the turn throw away all wounds of this turn"),
        /** Once: buy an Advanced Action from the offer for this much Influence, into the discard pile. */
        LEARN("once an advanced action from the offer to the discard pile for # influence"),
        /** The same, into the hand. */
        LEARN_TO_HAND("once an advanced action from the offer to hand for # influence"),
        /** At night, gold mana, forests and sight are as by day. */
        DAYLIGHT("at night forests, sight and gold mana are as by day"),
        /** By day, black mana and deserts are as at night. */
        DARKNESS("by day deserts and black mana are as at night"),
        /** The mana just gained must be spent by the player's next move, or it is lost. */
        SPEND_AT_ONCE("spend it at once"),
        /** The next draw is up to this many cards more. */
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
