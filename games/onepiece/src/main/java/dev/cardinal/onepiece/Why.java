package dev.cardinal.onepiece;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kit.Frame;
import dev.cardinal.kit.Typed;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Timing;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntPredicate;

/** Says why a move is not possible now, from what the one who asks can see. */
final class Why {
    private static final Map<String, String> VERBS = new LinkedHashMap<>();

    static {
        VERBS.put("play_card", "play ");
        VERBS.put("attack", "attack with ");
        VERBS.put("attack_target", "attack ");
        VERBS.put("activate_effect", "use ");
        VERBS.put("give_don", "give don to ");
        VERBS.put("block", "block with ");
        VERBS.put("counter", "counter with ");
    }

    private final Table t;
    private final int seat;
    private final Frame<Table> asking;

    Why(Table t, int seat) {
        this.t = t;
        this.seat = seat;
        this.asking = t.frames.top();
    }

    /** How a move of this type is said, up to the card's name. */
    static String verb(String type) {
        return VERBS.getOrDefault(type, "");
    }

    Refusal not(String said, String text, String likely) {
        return not(said, new Refusal(Refusal.NOT_UNDERSTOOD, "'" + text + "' is not possible here", likely));
    }

    Refusal not(String said, Refusal otherwise) {
        for (String verb : VERBS.values()) {
            if (said.startsWith(verb) && said.length() > verb.length()) {
                String name = said.substring(verb.length());
                return switch (verb) {
                    case "play " -> play(name);
                    case "attack with " -> attack(name);
                    case "attack " -> target(name);
                    case "use " -> use(name);
                    case "give don to " -> give(name);
                    case "block with " -> block(name);
                    default -> counter(name);
                };
            }
        }
        boolean ends = said.equals("end turn") || said.equals("end") || said.equals("end phase");
        return ends
                ? new Refusal("unfinished", "You cannot end the turn now", "Answer the question first.", "6-5-2-1")
                : otherwise;
    }

    private int find(int owner, String name, IntPredicate wanted, int... zones) {
        int found = -1;
        for (int zone : zones) {
            for (int i = t.size(owner, zone) - 1; i >= 0; i--) {
                int piece = t.at(owner, zone, i);
                if (Typed.fits(name, CardChoice.words(t, piece)) && (found < 0 || wanted.test(piece))) {
                    found = piece;
                }
            }
        }
        return found;
    }

    private int mine(String name) {
        return find(seat, name, piece -> true, Areas.STAGE, Areas.CHARACTERS, Areas.LEADER);
    }

    private int inHand(String name) {
        return find(seat, name, piece -> true, Areas.HAND);
    }

    private String name(int piece) {
        return t.printed(piece).card.name();
    }

    private static Refusal because(String code, String message, String hint, String rule) {
        return new Refusal(code, message, hint, rule);
    }

    private static Refusal missing(String name, String where, String rule) {
        return because("not_there", "There is no '" + name + "' " + where, "", rule);
    }

    private boolean main() {
        return asking instanceof MainPhase;
    }

    private Refusal notNow(String what) {
        if (seat != t.turn) {
            return because("not_your_turn", "It is not your turn", what + " only in your own Main Phase.", "6-5-2");
        }
        return because("not_now", "Not now", what + " in your Main Phase, when nothing else is going on.", "6-5-2");
    }

    private Refusal play(String name) {
        int piece = inHand(name);
        if (piece < 0) {
            return mine(name) < 0
                    ? missing(name, "in your hand", "6-5-3-1")
                    : because("not_in_hand", name(mine(name)) + " is not in your hand", "It is in play.", "6-5-3-1");
        }
        Category category = t.printed(piece).card.category();
        boolean main = t.printed(piece).tagged(Timing.Tag.MAIN).length > 0;
        if (category == Category.EVENT && !main) {
            boolean counter = t.printed(piece).tagged(Timing.Tag.COUNTER).length > 0;
            String hint = counter ? "Use it with 'counter with' when you are attacked." : "It only has a Trigger.";
            String rule = counter ? "10-2-4-1" : "10-2-3-1";
            return because("no_main", name(piece) + " has no [Main] effect", hint, rule);
        }
        if (!main()) {
            return notNow("Cards are played");
        }
        return !Price.affordable(t, piece) ? tooExpensive(piece) : forbidden("playing", piece, "4-7-2");
    }

    private Refusal tooExpensive(int piece) {
        String message =
                name(piece) + " costs " + Price.of(t, piece) + " and you have " + t.donActive(seat) + " active DON!!";
        return because("too_expensive", message, "", "2-7-2");
    }

    private Refusal forbidden(String what, int piece, String rule) {
        return because("forbidden", "An effect forbids " + what + " " + name(piece), "", rule);
    }

    private Refusal attack(String name) {
        int piece = mine(name);
        if (piece < 0) {
            return inHand(name) < 0
                    ? missing(name, "in play", "7-1")
                    : because("not_in_play", name(inHand(name)) + " is in your hand", "Play it first.", "7-1");
        }
        if (!main()) {
            return notNow("You attack");
        }
        if (!MainPhase.mayBattle(t)) {
            return because("first_turn", "Nobody may attack in their own first turn", "", "6-5-6-1");
        }
        if (t.zone(piece) == Areas.STAGE) {
            return because("no_attacker", "Only a Leader or a Character attacks", "", "7-1");
        }
        if (t.rested(piece)) {
            return because("rested", name(piece) + " is rested", "Only an active card can attack.", "7-1");
        }
        if (t.zone(piece) == Areas.CHARACTERS && t.arrived(piece) == t.turnNumber) {
            boolean rush = t.keywords.attacksAtOnce(t.values().keywords(piece), true);
            String hint = rush ? "It may attack Characters, but none is rested." : "It has no Rush.";
            return because("just_played", name(piece) + " was played in this turn", hint, "3-7-4");
        }
        return forbidden("an attack of", piece, "1-3-3");
    }

    private Refusal target(String name) {
        int piece = find(1 - seat, name, other -> true, Areas.STAGE, Areas.CHARACTERS, Areas.LEADER);
        if (piece < 0) {
            return mine(name) < 0
                    ? missing(name, "on the other side", "7-1")
                    : main()
                            ? attack(name)
                            : because("own_card", name(mine(name)) + " is your own", "Attack the other side.", "7-1");
        }
        if (!(asking instanceof AttackTarget attack)) {
            return main()
                    ? because(
                            "attack_with",
                            "Say which of your cards attacks",
                            "For example: attack with " + name(t.leader(seat)) + ".",
                            "7-1")
                    : notNow("You attack");
        }
        if (t.zone(piece) == Areas.STAGE) {
            return because(
                    "no_target", "A Stage cannot be attacked", "Attack the Leader or a rested Character.", "7-1");
        }
        if (t.zone(piece) == Areas.CHARACTERS && !t.rested(piece)) {
            return because(
                    "active_target", name(piece) + " is active", "Only rested Characters can be attacked.", "7-1");
        }
        boolean late = t.arrived(attack.attacker()) == t.turnNumber && t.zone(attack.attacker()) == Areas.CHARACTERS;
        return late && t.zone(piece) == Areas.LEADER
                ? because(
                        "just_played",
                        name(attack.attacker()) + " was played in this turn",
                        "With Rush: Character it may only attack Characters.",
                        "10-1-6-1")
                : forbidden("an attack on", piece, "1-3-3");
    }

    private Refusal use(String name) {
        int piece = mine(name);
        if (piece < 0) {
            return inHand(name) < 0
                    ? missing(name, "in play", "2-8-2")
                    : because("not_in_play", name(inHand(name)) + " is in your hand", "Play it first.", "2-8-2");
        }
        int[] effects = t.printed(piece).tagged(Timing.Tag.ACTIVATE_MAIN);
        if (effects.length == 0) {
            return because("no_effect", name(piece) + " has no [Activate: Main] effect", "", "10-2-2-1");
        }
        if (!main()) {
            return notNow("[Activate: Main] effects are used");
        }
        if (t.negated(piece)) {
            return because("negated", "The effects of " + name(piece) + " are negated", "", "4-9");
        }
        Effect effect = t.printed(piece).effect(effects[0]);
        String says = Told.text(t, piece, effect);
        if (effect.oncePerTurn() && t.used(piece, effects[0])) {
            return because("used", "That effect of " + name(piece) + " was used in this turn", says, "10-2-13-1");
        }
        Act act = Act.of(piece, t.life(piece), seat, effect, effects[0], -1);
        if (!Conditions.holds(t, act, effect.conditions())) {
            return because("conditions", "The conditions of that effect do not hold", says, "8-4-1-1");
        }
        return Payment.possible(t, act, effect.costs())
                ? forbidden("the effect of", piece, "1-3-3")
                : because("cost", "Its cost cannot be paid in full", says, "8-3-1-3");
    }

    private Refusal give(String name) {
        int piece = mine(name);
        if (piece < 0) {
            boolean theirs = find(1 - seat, name, other -> true, Areas.LEADER, Areas.CHARACTERS, Areas.STAGE) >= 0;
            return theirs || inHand(name) >= 0
                    ? because("not_yours", "DON!! go to your own Leader or Characters in play", "", "6-5-5-1")
                    : missing(name, "in play", "6-5-5-1");
        }
        if (!main()) {
            return notNow("DON!! are given");
        }
        if (t.zone(piece) == Areas.STAGE) {
            return because("stage", "A Stage gets no DON!!", "Give them to your Leader or a Character.", "6-5-5-1");
        }
        return because("no_don", "You have no active DON!! to give", "", "6-5-5-1");
    }

    private Refusal block(String name) {
        int piece = mine(name);
        Battle battle = t.battle;
        if (piece < 0) {
            return inHand(name) < 0
                    ? missing(name, "in play", "10-1-4-1")
                    : because("not_in_play", name(inHand(name)) + " is in your hand", "It cannot block.", "10-1-4-1");
        }
        if (battle == null || !(asking instanceof Blocking)) {
            return because("not_now", "You can only block in the Block Step of an attack on you", "", "7-1-2-1");
        }
        if (!t.keywords.blocks(t.values().keywords(piece))) {
            return because("no_blocker", name(piece) + " has no Blocker", "", "10-1-4-1");
        }
        if (piece == battle.target()) {
            return because("is_target", name(piece) + " is attacked itself", "Blockers help other cards.", "10-1-4-1");
        }
        return t.rested(piece)
                ? because("rested", name(piece) + " is rested", "Only an active card can block.", "10-1-4-1")
                : forbidden("blocking with", piece, "1-3-3");
    }

    private Refusal counter(String name) {
        int piece = inHand(name);
        if (piece < 0) {
            return mine(name) < 0
                    ? missing(name, "in your hand", "7-1-3-2")
                    : because("not_in_hand", name(mine(name)) + " is not in your hand", "", "7-1-3-2");
        }
        if (!(asking instanceof Countering)) {
            return because("not_now", "You can only counter in the Counter Step of an attack on you", "", "7-1-3-2");
        }
        if (t.printed(piece).card.category() != Category.EVENT) {
            return because("no_counter", name(piece) + " has no counter", "", "7-1-3-2-1");
        }
        if (t.printed(piece).tagged(Timing.Tag.COUNTER).length == 0) {
            return because("no_counter", name(piece) + " has no [Counter] effect", "", "10-2-4-1");
        }
        return !Price.affordable(t, piece) ? tooExpensive(piece) : forbidden("playing", piece, "4-7-2");
    }
}
