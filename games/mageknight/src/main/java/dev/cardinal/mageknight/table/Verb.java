package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Barred;
import org.jspecify.annotations.Nullable;

/**
 * The beginnings of a turn's moves, typed and in JSON, with the field of what they name; and what is wrong with a move
 * that begins like this but names nothing that exists, outside combat and in it.
 */
public enum Verb {
    MOVE("move to", "move", "to", null, Bar.IN_COMBAT),
    EXPLORE("explore at", "explore", "at", null, Bar.IN_COMBAT),
    PLAY("play", played("basic"), "card", Bar.NOT_IN_HAND, Bar.NOT_IN_HAND),
    PLAY_STRONG("play", played("strong"), "card", Bar.NOT_IN_HAND, Bar.NOT_IN_HAND),
    PLAY_SIDEWAYS("play", played("sideways"), "card", Bar.NOT_IN_HAND, Bar.NOT_IN_HAND),
    USE_UNIT("use", "use_unit", "unit", Bar.NOT_YOURS, Bar.NOT_YOURS),
    USE_SKILL("use", "use_skill", "skill", Bar.NOT_YOURS, Bar.NOT_YOURS),
    USE_TACTIC("use", "activate_tactic", "tacticId", Bar.NOT_YOURS, Bar.NOT_YOURS),
    SELECT("select", "select_tactic", "tacticId", Bar.TACTICS_LATER, Bar.TACTICS_LATER),
    TAKE("take", "select_tactic", "tacticId", Bar.TACTICS_LATER, Bar.TACTICS_LATER),
    REROLL("reroll", "reroll_source_dice", "dieIds", null, null),
    ATTACK("attack", "attack", "enemies", Bar.NO_COMBAT, Bar.UNKNOWN_ENEMY),
    BLOCK("block", "block", "enemy", Bar.NO_COMBAT, Bar.ONE_AT_A_TIME),
    NEXT_PHASE("next phase", "next_phase", "", Bar.NO_COMBAT, Bar.NEXT_IN_TURN),
    END_COMBAT("end combat", "end_combat", "", Bar.NO_COMBAT, Bar.NEXT_IN_TURN),
    RECRUIT("recruit", "recruit", "unit", Bar.NOT_OFFERED, Bar.IN_COMBAT),
    BUY("buy", "buy_card", "card", Bar.NOT_OFFERED, Bar.IN_COMBAT),
    BUY_HEALING("buy healing", "buy_healing", "", null, Bar.IN_COMBAT),
    LEARN("learn", "learn", "", null, Bar.IN_COMBAT),
    HEAL("heal", "heal", "unit", Bar.NO_WOUND, Bar.IN_COMBAT),
    REST("rest", "rest", "", null, Bar.IN_COMBAT),
    ANNOUNCE("announce", "announce_end_of_round", "", null, Bar.IN_COMBAT),
    INTERACT("interact", "interact", "", null, Bar.IN_COMBAT),
    ENTER("enter", "enter_site", "", null, Bar.IN_COMBAT),
    BURN("burn", "burn_monastery", "", null, Bar.IN_COMBAT),
    ALTAR("give mana", "altar", "", null, Bar.IN_COMBAT),
    CHALLENGE("challenge", "challenge", "", null, Bar.IN_COMBAT),
    END_TURN("end turn", "end_turn", "", null, Bar.IN_COMBAT);

    public final String words;
    private final Data.Fields json;
    private final String field;
    private final @Nullable Bar outside;
    private final @Nullable Bar inside;

    Verb(String words, String type, String field, @Nullable Bar outside, @Nullable Bar inside) {
        this(words, Data.fields().with("type", type), field, outside, inside);
    }

    Verb(String words, Data.Fields json, String field, @Nullable Bar outside, @Nullable Bar inside) {
        this.words = words;
        this.json = json;
        this.field = field;
        this.outside = outside;
        this.inside = inside;
    }

    private static Data.Fields played(String mode) {
        return Data.fields().with("type", "play_card").with("mode", mode);
    }

    @Nullable
    Bar unknown(boolean combat) {
        return combat ? inside : outside;
    }

    /** Any move that begins like this and has no better reason. */
    public Barred barred(Refusal why) {
        return Barred.anything(words, json, field, why);
    }
}
