package dev.cardinal.mageknight.view;

import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.rules.fight.Damage;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Strength;
import dev.cardinal.mageknight.table.Table;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The public state of a combat, which is all of it. */
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

    /** Enemies as bits. */
    private int group(int group) {
        return Objects.checkIndex(group, 1 << enemies());
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

    /** Whether there are attack or block points that the next phase would drop. */
    public final boolean pointsReady() {
        return fight().armed() || fight().guarding();
    }

    final @Nullable Combat combat() {
        return t.combat == null ? null : new Combat(t.combat);
    }

    public final String foeName(int index) {
        return Labels.foe(t, inCombat(index));
    }

    public final boolean wallsDown() {
        return t.now.rules.has(TurnRule.Kind.WALLS_DOWN);
    }

    public final boolean reaches(int group, Range range) {
        return Strength.reaches(t, fight(), group(group), range);
    }

    /** The total of the attack points against a group. */
    public final int attack(int group) {
        return Strength.attack(t, fight(), group(group));
    }

    /** The attack points of an element that reach a group, before any halving. */
    public final int attack(int group, Element element) {
        return Strength.attack(t, fight(), group(group), element);
    }

    /** The enemy whose damage is being assigned, or -1, and how much of it is left. */
    public final int damageOf() {
        return t.frames.top() instanceof Damage damage ? damage.foe() : -1;
    }

    public final int damageLeft() {
        return t.frames.top() instanceof Damage damage ? damage.left() : 0;
    }

    /** What would happen to each one who can take that damage. */
    public final List<String> takers() {
        return t.frames.top() instanceof Damage damage ? damage.takers(t) : List.of();
    }

    /** The level of the current player. */
    public final int fightersLevel() {
        requirePlayer();
        return t.player().level;
    }
}
