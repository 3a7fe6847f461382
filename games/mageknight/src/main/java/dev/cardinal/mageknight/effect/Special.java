package dev.cardinal.mageknight.effect;

/** What only one or a few cards do; the number says how many or how much. */
public enum Special implements Worded {
    /** Take a die of the Source, set it to any colour but gold, and gain so many tokens of that colour. */
    SET_A_DIE("set a die of the source to any colour but gold for # mana of it"),
    /** Play another Action card's strong effect for nothing; its points are so much more. */
    BOOST("strong effect of another action card for nothing and +#"),
    /** Play another Action card's basic effect so many times, then throw it away. */
    REPEAT_BASIC("basic effect of another action card # times then throw it away"),
    /** Play another Action card's strong effect so many times for nothing, then throw it away. */
    REPEAT_STRONG("strong effect of another action card # times for nothing then throw it away"),
    /** Cast a spell of the remembered colour that stays in the offer. */
    CAST_FROM_OFFER("cast a spell of the same colour that stays in the offer"),
    /** A spell of the remembered colour from the offer to the discard pile. */
    SPELL_TO_DISCARD("spell of the same colour from the offer to the discard pile"),
    /** A spell of the remembered colour from the offer to hand. */
    SPELL_TO_HAND("spell of the same colour from the offer to hand"),
    /** An Advanced Action of the remembered colour from the offer to the discard pile. */
    ACTION_TO_DISCARD("advanced action of the same colour from the offer to the discard pile"),
    /** An Advanced Action of the remembered colour from the offer to hand. */
    ACTION_TO_HAND("advanced action of the same colour from the offer to hand"),
    /** A crystal of the colour of a basic die of the Source, which is rolled again. */
    CRYSTAL_FROM_A_DIE("crystal of the colour of a basic die of the source that is rolled again"),
    REROLL_THE_SOURCE("roll the source again"),
    /** Roll so many dice: a wound for each black or red one. */
    ROLL_FOR_WOUNDS("roll # die|dice with a wound for each black or red one"),
    /** Siege attack 1 more for each of up to so many dice, each black or red one a wound. */
    DARE_DICE("siege attack +1 for each of up to # dice with a wound for each black or red one"),
    /** Roll so many dice for crystals: gold is any colour, black is a fame. */
    ROLL_FOR_CRYSTALS("roll # die|dice for crystals, gold for any colour and black for fame +1"),
    /** Move one space for nothing, or two for 2 Move; end safe, provoke nobody. */
    FLY("fly one space for nothing or two for 2 move"),
    /** Spend up to so many Move points to move as many revealed spaces; end safe, provoke nobody. */
    GLIDE("fly up to # spaces for 1 move each"),
    /** Move up to so many revealed spaces, not into swamps or lakes; end safe, provoke nobody. */
    TUNNEL("go up to # spaces underground but not under swamp or lake"),
    /** The same, to assault a fortified site whose walls do not count. */
    TUNNEL_ATTACK("go up to # spaces underground to assault a site within its walls"),
    /** One enemy does not attack, and another for one Move, another for two more, and so on. */
    SCATTER("one enemy does not attack, another for 1 move, another for 2 and so on"),
    /** After this turn another one, with the cards played in this one and without this card. */
    TURN_BACK_TIME("another turn with the cards of this one and without this card"),
    /** Keep a basic die of the Source until the round ends: three tokens now, or one in each later turn. */
    CLAIM_A_DIE("keep a basic die of the source for 3 mana now or 1 in each later turn of the round"),
    /** The same, and others who use that colour take a wound. */
    CURSE_A_DIE(
            "keep a basic die of the source for 3 mana now or 1 in each later turn of the round with a wound for others who use its colour"),
    /** Each other player loses a random crystal, of which one may be gained, or takes a wound. */
    MELT_CRYSTALS("each other player loses a random crystal or takes a wound and you may gain one of the crystals"),
    /** Everybody takes a wound for each crystal of a colour; two crystals of it. */
    BURN_CRYSTALS("choose a basic colour, each player takes a wound for each crystal of it, 2 crystals of it"),
    /** A crystal of a colour; each other player discards a Spell or Action of it or shows that there is none. */
    READ_MINDS("choose a basic colour, crystal of it, each other player discards a card of it or shows the hand"),
    /** The same, and one of the Action cards may be kept. */
    STEAL_MINDS(
            "choose a basic colour, crystal of it, each other player discards a card of it or shows the hand, you may keep one of the action cards"),
    /** Ready a unit, and then spend a unit up to level 2 of each other player. */
    TAKE_ENERGY("ready a unit to spend a unit up to level 2 of each other player"),
    /** The same with one wound healed, up to level 3. */
    STEAL_ENERGY("ready a unit and heal a wound of it to spend a unit up to level 3 of each other player"),
    /** Use an ability of a unit in the offer. */
    CALL_A_UNIT("use an ability of a unit in the offer"),
    /** Recruit a unit from the offer for nothing. */
    RECRUIT_FREELY("recruit a unit from the offer for nothing"),
    /** So many random cards of the discard pile go to the top or bottom of the deck. */
    RECALL_RANDOM("# random cards of the discard pile to the top or bottom of the deck"),
    /** So many chosen cards of the discard pile go to the top or bottom of the deck. */
    RECALL_CHOSEN("# chosen cards of the discard pile to the top or bottom of the deck"),
    /** Ready units up to so many levels together. */
    READY_LEVELS("ready units up to # levels together"),
    READY_ALL("ready all your units"),
    /** Ready a unit or heal one. */
    READY_OR_HEAL("ready or heal a unit"),
    /** Give this banner to a unit. */
    ATTACH("give this banner to a unit"),
    /** The unit that does this becomes wounded. */
    WOUND_THE_UNIT("wound this unit"),
    /** The next card played sideways in this turn gives so much, and one more for an Advanced Action, Spell or Artifact. */
    SIDEWAYS_BY_KIND("the next sideways card gives # and 1 more unless it is a basic action"),
    /** The next card played sideways gives so much, and one more if no die of the Source was used in this turn. */
    SIDEWAYS_WITHOUT_DIE("the next sideways card gives # and 1 more if you used no die of the source"),
    /** The next card played sideways gives so much, and one more if it is an Action or Spell of the remembered colour. */
    SIDEWAYS_WITH_MANA("the next sideways card gives # and 1 more if it is an action or spell of that colour"),
    /** Play a wound sideways for so much. */
    SIDEWAYS_WOUND("play a wound sideways for #"),
    /** One mana counts as its opposite. */
    POLARIZE("use one mana as its opposite"),
    /** The next unit used gives so much: block 3, attack 2 or ranged attack 1 more. */
    LEAD("block +3 or attack +2 or ranged attack +1 for the next unit you use"),
    /** Two more regular units in the offer, and a command token of one's own. */
    BOND("two more regular units in the offer and a command token of their own"),
    /** Throw away up to two wounds from hand; one goes to the nearest hero. */
    PASS_A_WOUND("throw away up to two wounds and pass one of them to the nearest hero"),
    /** A token of a colour but gold; others who use other colours take wounds. */
    EXPLOIT_MANA("mana of any colour but gold and a wound for others who use other colours until your next turn"),
    /** Others cannot use the Source; next turn a crystal of a basic die's colour. */
    FREEZE_THE_SOURCE("others use no die of the source until your next turn when you gain a crystal of a basic die"),
    /** Terrains cost 2 less until the next turn, and 1 more for others. */
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
