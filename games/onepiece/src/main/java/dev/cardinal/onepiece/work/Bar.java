package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.onepiece.table.Table;

/** Why a card cannot be used in some way, with the rule. {@code {}} stands for the card's name. */
public enum Bar {
    IN_PLAY("not_in_hand", "{} is not in your hand", "It is in play.", "6-5-3-1"),
    IN_HAND("not_in_play", "{} is in your hand", "Play it first.", "7-1"),
    PLAY_LATER("", "", "You can play cards", "6-5-2"),
    ONLY_COUNTER("no_main", "{} has no [Main] effect", "Use it with 'counter with' when you are attacked.", "10-2-4-1"),
    ONLY_TRIGGER("no_main", "{} has no [Main] effect", "It only has a Trigger.", "10-2-3-1"),
    TOO_EXPENSIVE("too_expensive", "", "", "2-7-2"),
    PLAY_FORBIDDEN("forbidden", "An effect forbids playing {}", "", "4-7-2"),

    ATTACK_LATER("", "", "You can attack", "6-5-2"),
    WITH_WHAT("attack_with", "Say which of your cards attacks", "", "7-1"),
    OWN_CARD("own_card", "{} is your own card", "Attack the other side.", "7-1"),
    FIRST_TURN("first_turn", "You cannot attack in your own first turn", "", "6-5-6-1"),
    STAGE_ATTACKER("no_attacker", "Only a Leader or a Character can attack", "", "7-1"),
    RESTED_ATTACKER("rested", "{} is rested", "Only an active card can attack.", "7-1"),
    JUST_PLAYED("just_played", "{} was played this turn", "", "3-7-4"),
    LEADER_TOO_SOON(
            "just_played",
            "The attacker was played this turn",
            "With Rush: Character, it can only attack Characters.",
            "10-1-6-1"),
    ATTACK_FORBIDDEN("forbidden", "An effect keeps {} from attacking", "", "1-3-3"),
    STAGE_TARGET("no_target", "A Stage cannot be attacked", "Attack the Leader or a rested Character.", "7-1"),
    ACTIVE_TARGET("active_target", "{} is active", "Only rested Characters can be attacked.", "7-1"),
    TARGET_FORBIDDEN("forbidden", "An effect keeps {} from being attacked", "", "1-3-3"),

    USE_LATER("", "", "You can use [Activate: Main] effects", "6-5-2"),
    NO_EFFECT("no_effect", "{} has no [Activate: Main] effect", "", "10-2-2-1"),
    NEGATED("negated", "The effects of {} are negated", "", "4-9"),
    USED("used", "That effect of {} was already used this turn", "", "10-2-13-1"),
    CONDITIONS("conditions", "The conditions of that effect are not met", "", "8-4-1-1"),
    COST("cost", "Its cost cannot be paid in full", "", "8-3-1-3"),
    USE_FORBIDDEN("forbidden", "An effect forbids using the effect of {}", "", "1-3-3"),

    GIVE_LATER("", "", "You can give DON!!", "6-5-2"),
    NOT_YOURS("not_yours", "You can only give DON!! to your own Leader or Characters in play", "", "6-5-5-1"),
    STAGE_GETS_NONE("stage", "You cannot give DON!! to a Stage", "Give them to your Leader or a Character.", "6-5-5-1"),
    NO_DON("no_don", "You have no active DON!! to give", "", "6-5-5-1"),

    BLOCK_LATER("not_now", "You can only block in the Block Step of an attack on you", "", "7-1-2-1"),
    NO_BLOCKER("no_blocker", "{} has no Blocker", "", "10-1-4-1"),
    IS_TARGET("is_target", "{} is the target of the attack", "A Blocker protects other cards.", "10-1-4-1"),
    RESTED_BLOCKER("rested", "{} is rested", "Only an active card can block.", "10-1-4-1"),
    BLOCK_FORBIDDEN("forbidden", "An effect forbids blocking with {}", "", "1-3-3"),

    COUNTER_LATER("not_now", "You can only counter in the Counter Step of an attack on you", "", "7-1-3-2"),
    NO_COUNTER("no_counter", "{} has no counter", "", "7-1-3-2-1"),
    NO_COUNTER_EFFECT("no_counter", "{} has no [Counter] effect", "", "10-2-4-1"),

    UNFINISHED("unfinished", "You cannot end the turn now", "Answer the question first.", "6-5-2-1");

    private final String code;
    private final String message;
    private final String hint;
    private final String rule;

    Bar(String code, String message, String hint, String rule) {
        this.code = code;
        this.message = message;
        this.hint = hint;
        this.rule = rule;
    }

    /** The refusal for this card. */
    public Refusal refusal(Table t, int piece) {
        return switch (this) {
            case PLAY_LATER, ATTACK_LATER, USE_LATER, GIVE_LATER -> later(t);
            case TOO_EXPENSIVE ->
                said(
                        name(t, piece) + " costs " + Price.of(t, piece) + " and you have " + t.donActive(t.owner(piece))
                                + " active DON!!",
                        hint);
            case WITH_WHAT -> said(message, "For example: attack with " + name(t, t.leader(t.asked())) + ".");
            case JUST_PLAYED -> {
                boolean rush = t.keywords.attacksAtOnce(t.values().keywords(piece), true);
                yield said(
                        name(t, piece) + " was played this turn",
                        rush ? "It can attack Characters, but none are rested." : "It does not have Rush.");
            }
            default -> said(message.replace("{}", name(t, piece)), hint);
        };
    }

    /** The refusal for an effect, with its text. */
    public Refusal refusal(Table t, int piece, String effect) {
        Refusal plain = refusal(t, piece);
        return plain.hint().isEmpty() ? said(plain.message(), effect) : plain;
    }

    private Refusal later(Table t) {
        return t.asked() == t.turn
                ? new Refusal("not_now", "Not now", hint + " in your Main Phase, when nothing else is going on.", rule)
                : new Refusal("not_your_turn", "It is not your turn", hint + " only in your own Main Phase.", rule);
    }

    private Refusal said(String sentence, String what) {
        return new Refusal(code, sentence, what, rule);
    }

    private static String name(Table t, int piece) {
        return t.printed(piece).card.name();
    }
}
