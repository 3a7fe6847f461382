package dev.cardinal.mageknight.effect;

/** What only one or a few cards do; the number says how many or how much. */
public enum Deed {
    /** Take a die of the Source, set it to any colour but gold, and gain so many tokens of that colour. */
    SET_A_DIE,
    /** Play another Action card's strong effect for nothing; its points are so much more. */
    BOOST,
    /** Play another Action card's basic effect so many times, then throw it away. */
    REPEAT_BASIC,
    /** Play another Action card's strong effect so many times for nothing, then throw it away. */
    REPEAT_STRONG,
    /** Cast a spell of the remembered colour that stays in the offer. */
    CAST_FROM_OFFER,
    /** A spell of the remembered colour from the offer to the discard pile. */
    SPELL_TO_DISCARD,
    /** A spell of the remembered colour from the offer to hand. */
    SPELL_TO_HAND,
    /** An Advanced Action of the remembered colour from the offer to the discard pile. */
    ACTION_TO_DISCARD,
    /** An Advanced Action of the remembered colour from the offer to hand. */
    ACTION_TO_HAND,
    /** A crystal of the colour of a basic die of the Source, which is rolled again. */
    CRYSTAL_FROM_A_DIE,
    REROLL_THE_SOURCE,
    /** Roll so many dice: a wound for each black or red one. */
    ROLL_FOR_WOUNDS,
    /** Siege attack 1 more for each of up to so many dice, each black or red one a wound. */
    DARE_DICE,
    /** Roll so many dice for crystals: gold is any colour, black is a fame. */
    ROLL_FOR_CRYSTALS,
    /** Move one space for nothing, or two for 2 Move; end safe, provoke nobody. */
    FLY,
    /** Spend up to so many Move points to move as many revealed spaces; end safe, provoke nobody. */
    GLIDE,
    /** Move up to so many revealed spaces, not into swamps or lakes; end safe, provoke nobody. */
    TUNNEL,
    /** The same, to assault a fortified site whose walls do not count. */
    TUNNEL_ATTACK,
    /** One enemy does not attack, and another for one Move, another for two more, and so on. */
    SCATTER,
    /** After this turn another one, with the cards played in this one and without this card. */
    TURN_BACK_TIME,
    /** Keep a basic die of the Source until the round ends: three tokens now, or one in each later turn. */
    CLAIM_A_DIE,
    /** The same, and others who use that colour take a wound. */
    CURSE_A_DIE,
    /** Each other player loses a random crystal, of which one may be gained, or takes a wound. */
    MELT_CRYSTALS,
    /** Everybody takes a wound for each crystal of a colour; two crystals of it. */
    BURN_CRYSTALS,
    /** Each other player discards a card of a colour or shows that there is none. */
    READ_MINDS,
    /** The same, and one of the Action cards may be kept. */
    STEAL_MINDS,
    /** Ready a unit, and then spend a unit up to level 2 of each other player. */
    TAKE_ENERGY,
    /** The same with one wound healed, up to level 3. */
    STEAL_ENERGY,
    /** Use an ability of a unit in the offer. */
    CALL_A_UNIT,
    /** Recruit a unit from the offer for nothing. */
    RECRUIT_FREELY,
    /** So many random cards of the discard pile go to the top or bottom of the deck. */
    RECALL_RANDOM,
    /** So many chosen cards of the discard pile go to the top or bottom of the deck. */
    RECALL_CHOSEN,
    /** Ready units up to so many levels together. */
    READY_LEVELS,
    READY_ALL,
    /** Ready a unit or heal one. */
    READY_OR_HEAL,
    /** Give this banner to a unit. */
    ATTACH,
    /** The unit that does this becomes wounded. */
    WOUND_THE_UNIT,
    /** The next card played sideways in this turn gives so much. */
    SIDEWAYS,
    /** The same, and one more for an Advanced Action, Spell or Artifact. */
    SIDEWAYS_BY_KIND,
    /** The same, and one more if no die of the Source was used in this turn. */
    SIDEWAYS_WITHOUT_DIE,
    /** Add a mana to the next card played sideways: so much, and one more if it is an Action or Spell of that colour. */
    SIDEWAYS_WITH_MANA,
    /** Play a wound sideways for so much. */
    SIDEWAYS_WOUND,
    /** One mana counts as its opposite. */
    POLARIZE,
    /** The next unit used gives so much: block 3, attack 2 or ranged attack 1 more. */
    LEAD,
    /** Two more regular units in the offer, and a command token of one's own. */
    BOND,
    /** Throw away up to two wounds from hand; one goes to the nearest hero. */
    PASS_A_WOUND,
    /** A token of a colour but gold; others who use other colours take wounds. */
    EXPLOIT_MANA,
    /** Others cannot use the Source; next turn a crystal of a basic die's colour. */
    FREEZE_THE_SOURCE,
    /** Terrains cost 2 less until the next turn, and 1 more for others. */
    CHANGE_THE_WEATHER
}
