package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.TurnRule;

/** By day a hero sees the garrisons next to them (8.4). */
final class Sight {
    private Sight() {}

    static void look(Table t, int seat) {
        boolean light = !t.night() || (seat == t.seat() && t.now.rules.has(TurnRule.Kind.DAYLIGHT));
        int from = t.players[seat].space;
        if (!light || from == Wedge.NOWHERE) {
            return;
        }
        Tokens foes = t.land.foes;
        for (int i = 0; i < foes.size(); i++) {
            Site site = t.land.site(foes.space(i));
            boolean garrison = site == Site.KEEP || site == Site.MAGE_TOWER;
            if (garrison && !foes.seen(i) && Wedge.distance(from, foes.space(i)) <= 1) {
                show(t, i);
            }
        }
    }

    static void show(Table t, int foe) {
        if (!t.land.foes.seen(foe)) {
            t.revealed = true;
            t.land.foes.show(foe);
            if (t.heard()) {
                Told.shown(t, foe);
            }
        }
    }
}
