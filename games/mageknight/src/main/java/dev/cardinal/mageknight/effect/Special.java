package dev.cardinal.mageknight.effect;

/** Effects that only one or a few cards have; the number says how many or how much. */
public enum Special implements Worded {
    /** Take a die of the Source, set it to any colour but gold, and gain that many tokens of the colour. */
    SET_A_DIE("set a die of the source to any colour but gold for # mana of it"),
    /** Play another Action card's strong effect for free, with the number added to its points. */
    BOOST("strong effect of another action card for nothing and +#"),
    /** Play another Action card's basic effect that many times, then throw it away. */
    REPEAT_BASIC("basic effect of another action card # times then throw it away"),
    /** Play another Action card's strong effect that many times for free, then throw it away. */
    REPEAT_STRONG("strong effect of another action card # times for nothing then throw it away"),
    /** Cast a spell of the remembered colour from the offer, where it stays. */
    CAST_FROM_OFFER("cast a spell of the same colour that stays in the offer"),
    /** Move a spell of the remembered colour from the offer to the discard pile. */
    SPELL_TO_DISCARD("spell of the same colour from the offer to the discard pile"),
    /** Move a spell of the remembered colour from the offer to hand. */
    SPELL_TO_HAND("spell of the same colour from the offer to hand"),
    /** Move an Advanced Action of the remembered colour from the offer to the discard pile. */
    ACTION_TO_DISCARD("advanced action of the same colour from the offer to the discard pile"),
    /** Move an Advanced Action of the remembered colour from the offer to hand. */
    ACTION_TO_HAND("advanced action of the same colour from the offer to hand"),
    /** Gain a crystal of the colour of a basic die of the Source, which is rerolled. */
    CRYSTAL_FROM_A_DIE("crystal of the colour of a basic die of the source that is rolled again"),
    REROLL_THE_SOURCE("roll the source again"),
    /** Roll that many dice and take a wound for each black or red one. */
    ROLL_FOR_WOUNDS("roll # die|dice with a wound for each black or red one"),
    /** Siege attack 1 more for each of up to that many dice, and a wound for each black or red one. */
    DARE_DICE("siege attack +1 for each of up to # dice with a wound for each black or red one"),
    /** Roll that many dice for crystals: gold is any colour, black is 1 fame. */
    ROLL_FOR_CRYSTALS("roll # die|dice for crystals, gold for any colour and black for fame +1"),
    /** Move one space for free, or two for 2 Move; end on a safe space and provoke no enemies. */
    FLY("fly one space for nothing or two for 2 move"),
    /** Spend up to that many Move points to move as many revealed spaces, to a safe one, provoking no enemies. */
    GLIDE("fly up to # spaces for 1 move each"),
    /** Move up to that many revealed spaces, not through swamps or lakes, to a safe one, provoking no enemies. */
    TUNNEL("go up to # spaces underground but not under swamp or lake"),
    /** The same, to assault a fortified site and ignore its walls. */
    TUNNEL_ATTACK("go up to # spaces underground to assault a site within its walls"),
    /** One enemy does not attack, another one for 1 Move, another for 2 Move, and so on. */
    SCATTER("one enemy does not attack, another for 1 move, another for 2 and so on"),
    /** Take another turn after this one, with the cards played in this turn but without this card. */
    TURN_BACK_TIME("another turn with the cards of this one and without this card"),
    /** Keep a basic die of the Source until the round ends, for three tokens now or one in each later turn. */
    CLAIM_A_DIE("keep a basic die of the source for 3 mana now or 1 in each later turn of the round"),
    /** The same, and others take a wound for using that colour. */
    CURSE_A_DIE(
            "keep a basic die of the source for 3 mana now or 1 in each later turn of the round with a wound for others who use its colour"),
    /** Each other player loses a random crystal or takes a wound; the player may gain one of the crystals. */
    MELT_CRYSTALS("each other player loses a random crystal or takes a wound and you may gain one of the crystals"),
    /** Everyone takes a wound for each of their crystals of a colour; the player gains two crystals of it. */
    BURN_CRYSTALS("choose a basic colour, each player takes a wound for each crystal of it, 2 crystals of it"),
    /** Gain a crystal of a colour; each other player discards a Spell or Action of it or shows a hand without any. */
    READ_MINDS("choose a basic colour, crystal of it, each other player discards a card of it or shows the hand"),
    /** The same, and the player may keep one of the Action cards. */
    STEAL_MINDS(
            "choose a basic colour, crystal of it, each other player discards a card of it or shows the hand, you may keep one of the action cards"),
    /** Ready a unit, then spend a unit of up to level 2 of each other player. */
    TAKE_ENERGY("ready a unit to spend a unit up to level 2 of each other player"),
    /** The same, healing a wound of the unit, and up to level 3. */
    STEAL_ENERGY("ready a unit and heal a wound of it to spend a unit up to level 3 of each other player"),
    /** Use an ability of a unit in the offer. */
    CALL_A_UNIT("use an ability of a unit in the offer"),
    /** Recruit a unit from the offer for free. */
    RECRUIT_FREELY("recruit a unit from the offer for nothing"),
    /** Put that many random cards from the discard pile on the top or bottom of the deck. */
    RECALL_RANDOM("# random cards of the discard pile to the top or bottom of the deck"),
    /** Put that many chosen cards from the discard pile on the top or bottom of the deck. */
    RECALL_CHOSEN("# chosen cards of the discard pile to the top or bottom of the deck"),
    /** Ready units with up to that many levels in total. */
    READY_LEVELS("ready units up to # levels together"),
    READY_ALL("ready all your units"),
    /** Ready a unit or heal one. */
    READY_OR_HEAL("ready or heal a unit"),
    /** Give this banner to a unit. */
    ATTACH("give this banner to a unit"),
    /** The unit with this ability is wounded. */
    WOUND_THE_UNIT("wound this unit"),
    /** The next sideways card this turn gives that much, and 1 more for an Advanced Action, Spell or Artifact. */
    SIDEWAYS_BY_KIND("the next sideways card gives # and 1 more unless it is a basic action"),
    /** The next sideways card gives that much, and 1 more if no die of the Source is used in the whole turn. */
    SIDEWAYS_WITHOUT_DIE("the next sideways card gives # and 1 more if you use no die of the source this turn"),
    /** The next sideways card gives that much, and 1 more for an Action or Spell of the remembered colour. */
    SIDEWAYS_WITH_MANA("the next sideways card gives # and 1 more if it is an action or spell of that colour"),
    /** Play a wound sideways for that much. */
    SIDEWAYS_WOUND("play a wound sideways for #"),
    /** One mana counts as its opposite. */
    POLARIZE("use one mana as its opposite"),
    /** The next unit used gives block 3, attack 2 or ranged attack 1 more. */
    LEAD("block +3 or attack +2 or ranged attack +1 for the next unit you use"),
    /** Add two regular units to the offer, and gain a command token. */
    BOND("two more regular units in the offer and a command token of their own"),
    /** Throw away up to two wounds from hand; one of them goes to the nearest hero. */
    PASS_A_WOUND("throw away up to two wounds and pass one of them to the nearest hero"),
    /** Gain a token of any colour but gold; others take wounds for using other colours. */
    EXPLOIT_MANA("mana of any colour but gold and a wound for others who use other colours until your next turn"),
    /** Others cannot use the Source; next turn, gain a crystal of a basic die's colour. */
    FREEZE_THE_SOURCE("others use no die of the source until your next turn when you gain a crystal of a basic die"),
    /** Until the player's next turn, terrain costs them 2 less and others 1 more. */
    CHANGE_THE_WEATHER(
            "until your next turn all terrain costs you 2 less but at least 1 and others 1 more but at most 5");

    private final Phrase phrase;

    Special(String words) {
        phrase = new Phrase(words);
    }

    @Override
    public Phrase phrase() {
        return phrase;
    }
}
