package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Deed;
import dev.cardinal.mageknight.effect.Effect;

/** A player's skills, some of them for every turn, some for once a round. */
final class Skills {
    private static final int FRESH = 0;
    private static final int USED_THIS_TURN = 1;
    private static final int USED_THIS_ROUND = 2;

    private Skills() {}

    static boolean usable(Table t, int seat, int index, int phase) {
        if (t.piles.get(Place.skillStates(seat), index) != FRESH) {
            return false;
        }
        int id = t.piles.get(Place.skills(seat), index);
        Skill skill = Components.skill(id);
        if (skill.use() == Skill.Use.PERMANENT || (Uses.of(skill.effect()) & phase) == 0) {
            return false;
        }
        boolean fits = switch (skill.when()) {
            case ANY_TIME -> true;
            case ANY_TURN -> t.motivatedBy < 0;
            case NOT_IN_COMBAT -> t.combat == null;
            case INTERACTION -> t.now.phase == Phase.INTERACT;
        };
        return fits && Usable.now(t, skill.effect(), Cause.of(Cause.What.SKILL, id));
    }

    static void give(Table t, int seat, int skill, boolean used) {
        t.piles.add(Place.skills(seat), skill);
        t.piles.add(Place.skillStates(seat), used ? USED_THIS_ROUND : FRESH);
        t.players[seat].bonds += bonds(skill) ? 1 : 0;
    }

    /** Whether a skill comes with a command token of its own. */
    static boolean bonds(int skill) {
        return Components.skill(skill).effect() instanceof Effect.Do(Deed deed, int number) && deed == Deed.BOND;
    }

    static void use(Table t, int seat, int index) {
        int id = t.piles.get(Place.skills(seat), index);
        Skill skill = Components.skill(id);
        t.piles.set(Place.skillStates(seat), index, skill.use() == Skill.Use.TURN ? USED_THIS_TURN : USED_THIS_ROUND);
        t.now.acted = true;
        if (skill.when() == Skill.When.ANY_TURN) {
            t.motivatedBy = seat;
            t.motivatedFor = 2;
        }
        if (t.heard()) {
            Told.skillUsed(t, id);
        }
        Effects.run(t, skill.effect(), Cause.of(Cause.What.SKILL, id));
    }

    static boolean used(Table t, int seat, int index) {
        return t.piles.get(Place.skillStates(seat), index) != FRESH;
    }

    /** A Motivation is used before another player's turn. */
    static void motivate(Table t, int seat, int index) {
        t.piles.set(Place.skillStates(seat), index, USED_THIS_ROUND);
        t.motivatedBy = seat;
        t.motivatedFor = 1;
        if (t.heard()) {
            Told.motivated(t, seat);
        }
    }

    /** A Motivation keeps all others from being used until the end of its player's next turn. */
    static void endTurn(Table t, int seat) {
        if (t.motivatedBy == seat && --t.motivatedFor == 0) {
            t.motivatedBy = -1;
        }
    }

    static void newTurn(Table t, int seat) {
        for (int i = 0; i < t.piles.size(Place.skills(seat)); i++) {
            if (t.piles.get(Place.skillStates(seat), i) == USED_THIS_TURN) {
                t.piles.set(Place.skillStates(seat), i, FRESH);
            }
        }
    }

    static void newRound(Table t, int seat) {
        for (int i = 0; i < t.piles.size(Place.skills(seat)); i++) {
            t.piles.set(Place.skillStates(seat), i, FRESH);
        }
    }
}
