package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.fight.Damage;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a viewer may read of a combat: all of it. */
public abstract sealed class CombatSurvey extends MapSurvey permits TableSurvey {
    private final Table t;

    CombatSurvey(FrameScratch<Table> scratch, Viewer viewer) {
        super(scratch, viewer);
        t = scratch.t;
    }

    private Combat fight() {
        if (t.combat == null) {
            throw new IllegalStateException("there is no combat");
        }
        return t.combat;
    }

    private int inCombat(int index) {
        return Objects.checkIndex(index, enemies());
    }

    public final int enemies() {
        return fight().size;
    }

    public final Enemy enemy(int index) {
        return fight().enemy(inCombat(index));
    }

    public final boolean alive(int index) {
        return fight().alive(inCombat(index));
    }

    /** Whether points for an attack or a block are ready that the next phase would take away. */
    public final boolean pointsReady() {
        return fight().armed() || fight().guarding();
    }

    /** The combat that is on, of which nothing is hidden, or none. */
    public final @Nullable Combat combat() {
        return t.combat;
    }

    public final String foeName(int index) {
        return Labels.foe(t, index);
    }

    public final boolean wallsDown() {
        return t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
    }

    /** Whether physical attacks count twice now. */
    public final boolean doubled() {
        return t.now.phase == Phase.ATTACK && t.now.rules.has(TurnRule.Kind.DOUBLE_PHYSICAL);
    }

    public final boolean reaches(int group, Range range) {
        return Strength.reaches(t, t.fight(), group, range);
    }

    /** What the attack points at hand come to against a group. */
    public final int attack(int group) {
        return Strength.attack(t, t.fight(), group);
    }

    /** The enemy whose damage is being assigned, or -1, and how much of it is left. */
    public final int damageOf() {
        return t.frames.top() instanceof Damage damage ? damage.foe() : -1;
    }

    public final int damageLeft() {
        return t.frames.top() instanceof Damage damage ? damage.left() : 0;
    }

    /** What would become of each who can take that damage. */
    public final List<String> takers() {
        return t.frames.top() instanceof Damage damage ? damage.takers(t) : List.of();
    }

    /** The level of the player on turn. */
    public final int fightersLevel() {
        return t.player().level;
    }
}
