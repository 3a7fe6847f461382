package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;

/**
 * Readies one of the player's spent units.
 *
 * <p>A unit readied by another unit cannot ready one itself: two such units could go on forever, and the other one
 * could have readied that unit directly.
 *
 * @param heals whether it also heals a wound
 * @param by the unit that does this and cannot ready itself, or -1
 */
record ReadyUnit(int level, boolean heals, int by) implements OpenAsking {
    static final int NOBODY = -1;

    static boolean possible(Table t, int level, boolean heals) {
        return possible(t, level, heals, NOBODY);
    }

    static boolean possible(Table t, int level, boolean heals, int by) {
        if (by != NOBODY && Units.readied(t, t.seat(), by)) {
            return false;
        }
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (may(t, i, level, heals, by)) {
                return true;
            }
        }
        return false;
    }

    /** The index of the unit whose effect it is, or {@link #NOBODY}. */
    static int by(Cause cause) {
        return cause.what() == Cause.What.UNIT ? cause.id() : NOBODY;
    }

    private static boolean may(Table t, int unit, int level, boolean heals, int by) {
        int seat = t.seat();
        return unit != by
                && Units.firstBut(t, seat, unit, by)
                && Units.kind(t, seat, unit).level() <= level
                && (Units.spent(t, seat, unit) || (heals && Units.wounds(t, seat, unit) > 0));
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t, level, heals, by)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < Units.size(t, t.seat()); i++) {
            if (may(t, i, level, heals, by)) {
                into.add(i);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int seat = t.seat();
        int unit = pick.code(0);
        Units.ready(t, seat, unit);
        t.now.readied |= by == NOBODY ? 0 : 1 << unit;
        if (heals && Units.wounds(t, seat, unit) > 0) {
            Units.heal(t, seat, unit);
        }
        if (t.heard()) {
            Events.readied(t, unit);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Which unit do you ready?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(
                        "ready " + Labels.unit(t, t.seat(), code), "ready_unit", "unit", Labels.unit(t, t.seat(), code))
                .on(Spots.ownUnit(t, code));
    }
}
