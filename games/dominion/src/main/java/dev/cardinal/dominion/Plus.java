package dev.cardinal.dominion;

import dev.cardinal.kernel.Count;
import java.util.ArrayList;
import java.util.List;

/** Plain bonuses, in the order cards, actions, buys, coins. */
record Plus(int cards, int actions, int buys, int coins) implements Printed {

    Plus and(Plus more) {
        return new Plus(cards + more.cards, actions + more.actions, buys + more.buys, coins + more.coins);
    }

    @Override
    public String words() {
        List<String> parts = new ArrayList<>();
        say(parts, cards, "Card");
        say(parts, actions, "Action");
        if (coins > 0) {
            parts.add("+$" + coins);
        }
        say(parts, buys, "Buy");
        return String.join(", ", parts);
    }

    private static void say(List<String> parts, int number, String what) {
        if (number > 0) {
            parts.add("+" + Count.of(number, what));
        }
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        if (cards > 0) {
            Verbs.draw(t, who, cards);
        }
        t.actions += actions;
        t.buys += buys;
        t.coins += coins;
        if (t.heard()) {
            Told.bonus(t, who, this);
        }
        return false;
    }
}
