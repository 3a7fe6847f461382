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
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (isHiddenNear(t, i, from)) {
                show(t, i);
            }
        }
    }

    /** Whether the current player would see a garrison for the first time from a space. */
    public static boolean finds(Table t, int from) {
        for (int i = 0; light(t) && i < t.land.foes.size(); i++) {
            if (isHiddenNear(t, i, from)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHiddenNear(Table t, int foe, int from) {
        Tokens foes = t.land.foes;
        Site site = t.land.site(foes.space(foe));
        boolean garrison = site == Site.KEEP || site == Site.MAGE_TOWER;
        return garrison && !foes.seen(foe) && Wedge.distance(from, foes.space(foe)) <= 1;
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
