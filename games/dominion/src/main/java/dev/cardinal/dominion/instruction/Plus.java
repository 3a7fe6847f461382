package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import java.util.List;
import java.util.stream.Stream;

/** Plain bonuses, in the order cards, actions, buys, coins. */
public record Plus(int cards, int actions, int buys, int coins) implements Printed {

    public Plus and(Plus more) {
        return new Plus(cards + more.cards, actions + more.actions, buys + more.buys, coins + more.coins);
    }

    @Override
    public String words() {
        return String.join(
                ", ",
                Stream.of(of(cards, "Card"), of(actions, "Action"), money(), of(buys, "Buy"))
                        .flatMap(List::stream)
                        .toList());
    }

    /** Each bonus on its own, such as "+2 Cards". */
    List<String> bonuses() {
        return Stream.of(of(cards, "Card"), of(actions, "Action"), of(buys, "Buy"), money())
                .flatMap(List::stream)
                .toList();
    }

    private static List<String> of(int number, String what) {
        return number > 0 ? List.of("+" + Count.of(number, what)) : List.of();
    }

    private List<String> money() {
        return coins > 0 ? List.of("+$" + coins) : List.of();
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
            tell(t, who);
        }
        return false;
    }

    /** Leaves out cards, which are reported as they are drawn. */
    private void tell(Table t, int who) {
        List<String> bonuses = new Plus(0, actions, buys, coins).bonuses();
        if (!bonuses.isEmpty()) {
            Data.Fields details =
                    Data.fields().with("actions", actions).with("buys", buys).with("coins", coins);
            Events.bonus(t, who, bonuses, details);
        }
    }
}
