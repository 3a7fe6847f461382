package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.TurnRule;

/** New units (9.2). */
final class Recruits {
    private Recruits() {}

    static void recruit(Table t, int unit) {
        int seat = t.seat();
        t.piles.remove(Place.UNIT_OFFER, unit);
        t.now.recruits++;
        Fame.gain(t, seat, t.now.rules.sum(TurnRule.Kind.FAME_BY_RECRUITS));
        Fame.reputation(t, seat, t.now.rules.sum(TurnRule.Kind.REPUTATION_BY_RECRUITS));
        if (t.heard()) {
            Told.recruited(t, unit);
        }
        Units.add(t, seat, unit);
        if (Units.size(t, seat) > Units.command(t, seat)) {
            t.push(new Disband());
        }
    }
}
