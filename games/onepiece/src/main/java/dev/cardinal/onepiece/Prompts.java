package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Target;
import java.util.List;

/** The words of questions. */
final class Prompts {
    private Prompts() {}

    /** The card whose effect asks. */
    static String source(Table t, Act act) {
        return t.printed(act.source()).card.name() + ": ";
    }

    static String actions(List<Action> actions) {
        return Told.text(actions);
    }

    static String choose(Table t, Act act, Target.Choose choose) {
        int least = Meaning.value(t, act, choose.amount().least());
        int most = Meaning.value(t, act, choose.amount().most());
        String number = least == most ? Integer.toString(most) : least == 0 ? "up to " + most : least + " to " + most;
        return source(t, act) + "choose " + number;
    }

    static String battle(Table t) {
        Battle battle = t.battle;
        if (battle == null) {
            return "";
        }
        return card(t, battle.attacker()) + " attacks " + card(t, battle.target()) + ".";
    }

    private static String card(Table t, int piece) {
        return t.printed(piece).card.name() + " (" + t.power(piece) + ")";
    }
}
