package dev.cardinal.onepiece;

import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Timing;
import java.util.Locale;

/** Says why a move is not possible now, from what the one who asks can see. */
final class Why {
    private Why() {}

    static Refusal not(Table t, Question question, String said, String text, String likely) {
        if (t.frames.last() instanceof MainPhase) {
            int seat = question.seat();
            for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
                int piece = t.at(seat, Areas.HAND, i);
                if (named(t, piece, said, "play ")) {
                    return notPlayed(t, piece);
                }
            }
            for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int piece = t.at(seat, zone, i);
                    if (named(t, piece, said, "attack with ") || named(t, piece, said, "attack ")) {
                        return notAttacking(t, piece);
                    }
                    if (named(t, piece, said, "use ")) {
                        return notUsed(t, piece);
                    }
                    if (named(t, piece, said, "give don to ")) {
                        return new Refusal("no_don", "You have no active DON!! to give", "", "6-5-5-1");
                    }
                }
            }
        }
        return new Refusal(Refusal.NOT_UNDERSTOOD, "'" + text + "' is not possible here", likely);
    }

    private static boolean named(Table t, int piece, String said, String verb) {
        String name = t.printed(piece).card.name().toLowerCase(Locale.ROOT);
        return said.equals(verb + name)
                || said.startsWith(verb + name + " ")
                || (said.startsWith(verb)
                        && said.length() > verb.length() + 2
                        && name.contains(said.substring(verb.length())));
    }

    private static Refusal notPlayed(Table t, int piece) {
        String name = t.printed(piece).card.name();
        if (t.cost(piece) > t.donActive(t.owner(piece))) {
            return new Refusal(
                    "too_expensive",
                    name + " costs " + t.cost(piece) + " and you have " + t.donActive(t.owner(piece)) + " active DON!!",
                    "",
                    "2-7-2");
        }
        if (t.printed(piece).card.category() == Category.EVENT
                && t.printed(piece).tagged(Timing.Tag.MAIN).length == 0) {
            return new Refusal("no_main", name + " has no [Main] effect", "It is for the Counter Step.", "10-2-4-1");
        }
        return new Refusal("forbidden", "An effect forbids playing " + name, "", "4-7-2");
    }

    private static Refusal notAttacking(Table t, int piece) {
        String name = t.printed(piece).card.name();
        if (!MainPhase.mayBattle(t)) {
            return new Refusal("first_turn", "Nobody may battle in their own first turn", "", "6-5-6-1");
        }
        if (t.zone(piece) == Areas.STAGE) {
            return new Refusal("no_attacker", "Only a Leader or a Character attacks", "", "7-1");
        }
        if (t.rested(piece)) {
            return new Refusal("rested", name + " is rested", "Only an active card can attack.", "7-1");
        }
        if (t.arrived(piece) == t.turnNumber) {
            return new Refusal("just_played", name + " was played in this turn", "It has no Rush.", "3-7-4");
        }
        return new Refusal("forbidden", "An effect forbids " + name + " to attack", "", "1-3-3");
    }

    private static Refusal notUsed(Table t, int piece) {
        String name = t.printed(piece).card.name();
        int[] effects = t.printed(piece).tagged(Timing.Tag.ACTIVATE_MAIN);
        if (effects.length == 0) {
            return new Refusal("no_effect", name + " has no [Activate: Main] effect", "", "10-2-2-1");
        }
        if (t.printed(piece).effect(effects[0]).oncePerTurn() && t.used(piece, effects[0])) {
            return new Refusal("used", "That effect of " + name + " was used in this turn", "", "10-2-13-1");
        }
        return new Refusal(
                "not_ready", "The conditions of that effect do not hold, or its cost cannot be paid", "", "8-4-1-1");
    }
}
