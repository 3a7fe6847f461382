package dev.cardinal.mageknight.rules.fight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;

/** Challenges one or more rampaging enemies next to the hero (5.3). */
public record Challenge() implements Challenging {
    private static final Challenge CHALLENGE = new Challenge();

    public static boolean possible(Table t) {
        return CHALLENGE.any(t);
    }

    @Override
    public boolean may(Table t, int space) {
        int reach = t.now.rules.has(TurnRule.Kind.FAR_STEPS) ? 2 : 1;
        return Wedge.distance(space, t.player().space) <= reach && Steps.rampaging(t, space);
    }

    @Override
    public void offer(Table t, Offer into) {
        spaces(t, into.between(1, Wedge.DIRECTIONS));
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int[] spaces = new int[pick.size()];
        for (int i = 0; i < spaces.length; i++) {
            spaces[i] = pick.code(i);
        }
        Fights.challenge(t, spaces);
    }

    @Override
    public String prompt(Table t) {
        return "Which enemies do you challenge?";
    }
}
