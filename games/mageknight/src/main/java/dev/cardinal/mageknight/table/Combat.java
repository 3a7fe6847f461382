package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Range;
import java.util.Arrays;

/** A combat: its enemies, what was done to them, and the points that are ready to use. */
public final class Combat {
    public static final int MOST = 10;
    private static final int ELEMENTS = Element.values().length;

    /** The flags of an enemy. */
    public static final int DEAD = 1;

    /** Its attack was blocked, cancelled or has done its damage. */
    public static final int MET = 2;

    public static final int NO_ATTACK = 4;
    /** A site fortifies it. */
    public static final int WALLED = 8;
    /** It must be beaten to take the site. */
    public static final int DEFENDER = 16;

    public static final int RAMPAGING = 32;
    public static final int WALLS_GONE = 64;
    public static final int BLOCKED = 128;

    /** How a combat began. */
    public enum Start {
        ASSAULT,
        ADVENTURE,
        RAMPAGE,
        BURNING
    }

    public final Start start;
    /** The space of the combat, and the one the hero came from. */
    public final int space;

    public final int from;
    /** Whether the rules of the night apply, and whether units cannot fight. */
    public final boolean underground;

    public final boolean unitsBarred;
    /** Whether the enemies of another player's keep give only half their fame. */
    public boolean halfFame;

    public int size;
    public final int[] enemies = new int[MOST];
    final int[] flags = new int[MOST];
    public final int[] weaker = new int[MOST];
    public final int[] lost = new int[MOST];
    /** The space of the token on the map, or {@link Wedge#NOWHERE}. */
    public final int[] homes = new int[MOST];
    /** What each one has summoned, or -1. */
    public final int[] called = new int[MOST];

    final int[] attacks = new int[Range.values().length * ELEMENTS];
    public final int[] blocks = new int[ELEMENTS];
    /** The part of the blocks that counts double against swift attacks. */
    public final int[] swiftBlocks = new int[ELEMENTS];
    /** How many blocks of each {@link Guard} are among the points. */
    public final int[] guards = new int[Guard.values().length];

    /** The fire attack that blocks have earned for the attack phase. */
    public int strikesBack;

    /** The cost of scaring off the next enemy with a spell, or 0. */
    public int nextScared;

    /** Whether anything has been done in it. */
    public boolean touched;

    /** The last enemy that an effect reached. */
    public int lastTarget = -1;

    /** Wounds that the hero has taken to hand, from enemies or cards. */
    public int wounds;

    public Combat(Start start, int space, int from, boolean underground, boolean unitsBarred) {
        this.start = start;
        this.space = space;
        this.from = from;
        this.underground = underground;
        this.unitsBarred = unitsBarred;
    }

    public Combat(Combat other) {
        this(other.start, other.space, other.from, other.underground, other.unitsBarred);
        size = other.size;
        System.arraycopy(other.enemies, 0, enemies, 0, size);
        System.arraycopy(other.flags, 0, flags, 0, size);
        System.arraycopy(other.weaker, 0, weaker, 0, size);
        System.arraycopy(other.lost, 0, lost, 0, size);
        System.arraycopy(other.homes, 0, homes, 0, size);
        System.arraycopy(other.called, 0, called, 0, size);
        System.arraycopy(other.attacks, 0, attacks, 0, attacks.length);
        System.arraycopy(other.blocks, 0, blocks, 0, ELEMENTS);
        System.arraycopy(other.swiftBlocks, 0, swiftBlocks, 0, ELEMENTS);
        System.arraycopy(other.guards, 0, guards, 0, guards.length);
        halfFame = other.halfFame;
        wounds = other.wounds;
        strikesBack = other.strikesBack;
        lastTarget = other.lastTarget;
        nextScared = other.nextScared;
        touched = other.touched;
    }

    public void add(int enemy, int home, int newFlags) {
        enemies[size] = enemy;
        homes[size] = home;
        flags[size] = newFlags;
        called[size] = -1;
        size++;
    }

    public Enemy enemy(int index) {
        return Components.enemy(enemies[index]);
    }

    /** The enemy that attacks: the summoned one, or this one. */
    public Enemy attacker(int index) {
        return Components.enemy(called[index] >= 0 ? called[index] : enemies[index]);
    }

    public boolean is(int index, int flag) {
        return (flags[index] & flag) != 0;
    }

    public void set(int index, int flag) {
        flags[index] |= flag;
    }

    public boolean alive(int index) {
        return !is(index, DEAD);
    }

    /** Whether this enemy's attack is still to be met. */
    public boolean attacks(int index) {
        return (flags[index] & (DEAD | MET | NO_ATTACK)) == 0
                && (called[index] >= 0 || !enemy(index).has(Ability.SUMMON));
    }

    /** Offers those whose attacks are still to be met. */
    public void attacks(Offer into) {
        for (int i = 0; i < size; i++) {
            if (attacks(i)) {
                into.add(i);
            }
        }
    }

    /** Whether this enemy will attack, or summon one that does, unless stopped. */
    public boolean threatens(int index) {
        return (flags[index] & (DEAD | MET | NO_ATTACK)) == 0;
    }

    public int threatening() {
        int threatening = 0;
        for (int i = 0; i < size; i++) {
            threatening += threatens(i) ? 1 : 0;
        }
        return threatening;
    }

    public int unmet() {
        int unmet = 0;
        for (int i = 0; i < size; i++) {
            unmet += attacks(i) ? 1 : 0;
        }
        return unmet;
    }

    public boolean allAlive(int group) {
        for (int i = 0; i < size; i++) {
            if ((group >> i & 1) == 1 && !alive(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are any attack points. */
    public boolean armed() {
        for (int points : attacks) {
            if (points > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether there are any block points. */
    public boolean guarding() {
        for (int points : blocks) {
            if (points > 0) {
                return true;
            }
        }
        return false;
    }

    public int living() {
        int living = 0;
        for (int i = 0; i < size; i++) {
            living += alive(i) ? 1 : 0;
        }
        return living;
    }

    public int armor(int index) {
        return Math.max(1, enemy(index).armor() - weaker[index]);
    }

    public int resistances(int index) {
        return enemy(index).resistances() & ~lost[index];
    }

    /** How many walls protect an enemy: its own and those of the site. */
    public int walls(int index, boolean wallsDown) {
        if (is(index, WALLS_GONE)) {
            return 0;
        }
        return (enemy(index).has(Ability.FORTIFIED) ? 1 : 0) + (is(index, WALLED) && !wallsDown ? 1 : 0);
    }

    public int attack(Range range, Element element) {
        return attacks[range.ordinal() * ELEMENTS + element.ordinal()];
    }

    public void addAttack(Range range, Element element, int number) {
        attacks[range.ordinal() * ELEMENTS + element.ordinal()] += number;
    }

    /** Drops unused points, which cannot be kept. */
    public void forgetPoints() {
        Arrays.fill(attacks, 0);
        forgetBlocks();
    }

    public void forgetBlocks() {
        Arrays.fill(blocks, 0);
        Arrays.fill(swiftBlocks, 0);
        Arrays.fill(guards, 0);
    }
}
