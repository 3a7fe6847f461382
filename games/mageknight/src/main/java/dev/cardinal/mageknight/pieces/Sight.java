package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Tokens;
import dev.cardinal.mageknight.table.Wedge;

/** By day, a hero sees the garrisons next to them, and ruins are face up (8.4). */
public final class Sight {
    private Sight() {}

    public static void look(Table t, int seat) {
        boolean light = seat == t.seat() ? light(t) : !t.night();
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

    /** Whether ruins are face up: by day, and at night in the light of an amulet. */
    static boolean light(Table t) {
        return !t.night() || t.now.rules.has(TurnRule.Kind.DAYLIGHT);
    }

    /** Turns all ruins face up. */
    public static void lightUp(Table t) {
        for (int i = 0; i < t.land.ruins.size(); i++) {
            Ground.showRuins(t, i);
        }
        look(t, t.seat());
    }

    public static void show(Table t, int foe) {
        if (!t.land.foes.seen(foe)) {
            Ground.show(t, foe);
        }
    }
}
