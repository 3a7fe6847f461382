package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Barred;

/** How the moves of a turn begin, as they are typed and in JSON, with the field of what is named there. */
enum Verb {
    MOVE("move to", "move", "to"),
    EXPLORE("explore at", "explore", "at"),
    PLAY("play", "play_card", "basic", "card"),
    PLAY_STRONG("play", "play_card", "strong", "card"),
    PLAY_SIDEWAYS("play", "play_card", "sideways", "card"),
    USE_UNIT("use", "use_unit", "unit"),
    USE_SKILL("use", "use_skill", "skill"),
    USE_TACTIC("use", "activate_tactic", "tacticId"),
    SELECT("select", "select_tactic", "tacticId"),
    TAKE("take", "select_tactic", "tacticId"),
    REROLL("reroll", "reroll_source_dice", "dieIds"),
    ATTACK("attack", "attack", "enemies"),
    BLOCK("block", "block", "enemy"),
    NEXT_PHASE("next phase", "next_phase", ""),
    END_COMBAT("end combat", "end_combat", ""),
    RECRUIT("recruit", "recruit", "unit"),
    BUY("buy", "buy_card", "card"),
    BUY_HEALING("buy healing", "buy_healing", ""),
    LEARN("learn", "learn", ""),
    HEAL("heal", "heal", "unit"),
    REST("rest", "rest", ""),
    ANNOUNCE("announce", "announce_end_of_round", ""),
    INTERACT("interact", "interact", ""),
    ENTER("enter", "enter_site", ""),
    BURN("burn", "burn_monastery", ""),
    ALTAR("give mana", "altar", ""),
    CHALLENGE("challenge", "challenge", ""),
    END_TURN("end turn", "end_turn", "");

    final String words;
    private final Data.Fields json;
    private final String field;

    Verb(String words, String type, String field) {
        this.words = words;
        this.json = Data.fields().with("type", type);
        this.field = field;
    }

    Verb(String words, String type, String mode, String field) {
        this.words = words;
        this.json = Data.fields().with("type", type).with("mode", mode);
        this.field = field;
    }

    /** Anything that begins like this and that nothing better is known of. */
    Barred barred(Refusal why) {
        return Barred.anything(words, json, field, why);
    }
}
