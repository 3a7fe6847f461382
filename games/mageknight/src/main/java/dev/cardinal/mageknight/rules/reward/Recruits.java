package dev.cardinal.mageknight.rules.reward;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;

/** New units (9.2). */
public final class Recruits {
    private Recruits() {}

    /** Whether a unit won as a reward waits for the command token of a level still to be gained (12). */
    static boolean waits(Table t) {
        Player player = t.player();
        int command = Components.level(player.level).command();
        return Units.size(t, t.seat()) >= Units.command(t, t.seat())
                && Components.level(Fame.level(player.fame)).command() > command;
    }

    public static void recruit(Table t, int unit) {
        int seat = t.seat();
        Units.recruit(t, seat, unit);
        t.now.recruits++;
        Fame.gain(t, seat, t.now.rules.sum(TurnRule.Kind.FAME_BY_RECRUITS));
        Fame.reputation(t, seat, t.now.rules.sum(TurnRule.Kind.REPUTATION_BY_RECRUITS));
        if (t.heard()) {
            Events.recruited(t, unit);
        }
        if (Units.size(t, seat) > Units.command(t, seat)) {
            t.push(new Disband());
        }
    }
}
