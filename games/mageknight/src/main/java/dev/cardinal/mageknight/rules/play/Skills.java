package dev.cardinal.mageknight.rules.play;

import dev.cardinal.kernel.scene.Look;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Skill;
import dev.cardinal.mageknight.effect.Effect;
import dev.cardinal.mageknight.effect.Special;
import dev.cardinal.mageknight.pieces.Carrying;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Kind;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Cause;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import org.jspecify.annotations.Nullable;

/** A player's skills, usable once a turn or once a round. */
public final class Skills {
    private static final int FRESH = 0;
    private static final int USED_THIS_TURN = 1;
    private static final int USED_THIS_ROUND = 2;

    private Skills() {}

    /** Why a player cannot use a skill in this phase. */
    static @Nullable Bar unusable(Table t, int seat, int index, int phase) {
        int state = t.piles.get(Zone.skillStates(seat), index);
        if (state != FRESH) {
            return state == USED_THIS_TURN ? Bar.USED_THIS_TURN : Bar.USED_THIS_ROUND;
        }
        int id = t.piles.get(Zone.skills(seat), index);
        Skill skill = Components.skill(id);
        if (skill.use() == Skill.Use.PERMANENT) {
            return Bar.ALWAYS_HOLDS;
        }
        Bar late = switch (skill.when()) {
            case ANY_TIME -> null;
            case ANY_TURN -> Lasting.of(t, Lasting.What.MOTIVATION) == null ? null : Bar.MOTIVATED;
            case NOT_IN_COMBAT -> t.combat == null ? null : Bar.NOT_IN_COMBAT;
            case INTERACTION -> t.now.phase == Phase.INTERACT ? null : Bar.ONLY_TO_INTERACT;
        };
        return late == null ? Usable.not(t, skill.effect(), Cause.of(Cause.What.SKILL, id), phase) : late;
    }

    /** Learns a skill from a zone. */
    public static void learn(Table t, int seat, int from, int skill) {
        Carrying.one(t, from, skill, Zone.skills(seat));
        t.piles.add(Zone.skillStates(seat), FRESH);
        t.players[seat].bonds += bonds(skill) ? 1 : 0;
    }

    private static void mark(Table t, int seat, int index, int state) {
        boolean turned = used(t, seat, index) != (state != FRESH);
        t.piles.set(Zone.skillStates(seat), index, state);
        if (turned && t.heard()) {
            Look look = Look.up(Kind.SKILL.face(t.piles.get(Zone.skills(seat), index)));
            String area = Carrying.area(Zone.skills(seat)).id();
            t.note(new Move.Turned(area, Place.at(index), 1, look.turned(state != FRESH), Move.EVERYBODY));
        }
    }

    public static void give(Table t, int seat, int skill, boolean used) {
        t.piles.add(Zone.skills(seat), skill);
        t.piles.add(Zone.skillStates(seat), used ? USED_THIS_ROUND : FRESH);
        t.players[seat].bonds += bonds(skill) ? 1 : 0;
    }

    /** Whether a skill comes with its own command token. */
    public static boolean bonds(int skill) {
        return Components.skill(skill).effect() instanceof Effect.Do(Special special, int number)
                && special == Special.BOND;
    }

    /** What a skill gives if the player keeps the dice of the Source, or 0 if that makes no difference. */
    static int keepingDice(Table t, int seat, int index) {
        return Components.skill(t.piles.get(Zone.skills(seat), index)).effect()
                                instanceof Effect.Do(Special special, int number)
                        && special == Special.SIDEWAYS_WITHOUT_DIE
                        && !Sideways.hasTakenDie(t)
                ? number
                : 0;
    }

    static void use(Table t, int seat, int index) {
        Effects.run(t, Components.skill(t.piles.get(Zone.skills(seat), index)).effect(), begin(t, seat, index));
    }

    static void useKeepingDice(Table t, int seat, int index) {
        begin(t, seat, index);
        Sideways.prepare(t, Special.SIDEWAYS_WITHOUT_DIE, keepingDice(t, seat, index), -1);
    }

    private static Cause begin(Table t, int seat, int index) {
        int id = t.piles.get(Zone.skills(seat), index);
        Skill skill = Components.skill(id);
        mark(t, seat, index, skill.use() == Skill.Use.TURN ? USED_THIS_TURN : USED_THIS_ROUND);
        t.now.acted = true;
        if (skill.when() == Skill.When.ANY_TURN) {
            Lasting.begin(t, Lasting.What.MOTIVATION, seat, 2);
        }
        if (t.heard()) {
            Events.skillUsed(t, seat, id);
        }
        return Cause.of(Cause.What.SKILL, id);
    }

    public static boolean used(Table t, int seat, int index) {
        return t.piles.get(Zone.skillStates(seat), index) != FRESH;
    }

    /** Uses a Motivation before another player's turn. */
    public static void motivate(Table t, int seat, int index) {
        mark(t, seat, index, USED_THIS_ROUND);
        Lasting.begin(t, Lasting.What.MOTIVATION, seat, 1);
        if (t.heard()) {
            Events.skillUsed(t, seat, t.piles.get(Zone.skills(seat), index));
        }
    }

    /** A used Motivation blocks all others until the end of its player's next turn. */
    public static void endTurn(Table t, int seat) {
        Lasting motivation = Lasting.of(t, Lasting.What.MOTIVATION);
        if (motivation != null && Lasting.end(t, Lasting.What.MOTIVATION, seat) && motivation.number() > 1) {
            Lasting.begin(t, Lasting.What.MOTIVATION, seat, motivation.number() - 1);
        }
    }

    public static void newTurn(Table t, int seat) {
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            if (t.piles.get(Zone.skillStates(seat), i) == USED_THIS_TURN) {
                mark(t, seat, i, FRESH);
            }
        }
    }

    public static void newRound(Table t, int seat) {
        for (int i = 0; i < t.piles.size(Zone.skills(seat)); i++) {
            mark(t, seat, i, FRESH);
        }
    }
}
