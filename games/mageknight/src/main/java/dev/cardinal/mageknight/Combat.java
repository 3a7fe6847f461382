package dev.cardinal.mageknight;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.Ability;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Guard;
import dev.cardinal.mageknight.effect.Range;
import java.util.Arrays;

/** A combat: the enemies in it, what was done to them, and the points that are ready to be used. */
final class Combat {
    static final int MOST = 10;
    private static final int ELEMENTS = Element.values().length;

    /** What is so of an enemy. */
    static final int DEAD = 1;

    /** Its attack was blocked, cancelled or has done its damage. */
    static final int MET = 2;

    static final int NO_ATTACK = 4;
    /** A site fortifies it. */
    static final int WALLED = 8;
    /** It must be beaten to take the site. */
    static final int DEFENDER = 16;

    static final int RAMPAGING = 32;
    static final int WALLS_GONE = 64;
    static final int BLOCKED = 128;

    /** How a combat came about. */
    enum Start {
        ASSAULT,
        ADVENTURE,
        RAMPAGE,
        BURNING
    }

    final Start start;
    /** Where the fight is, and where the hero came from. */
    final int space;

    final int from;
    /** Whether the mana rules of the night hold, and units may not fight. */
    final boolean underground;

    final boolean unitsBarred;
    /** Whether enemies of another player bring only half their fame. */
    boolean halfFame;

    int size;
    final int[] enemies = new int[MOST];
    final int[] flags = new int[MOST];
    final int[] weaker = new int[MOST];
    final int[] lost = new int[MOST];
    /** The space on the map where the token lies, or {@link Wedge#NOWHERE}. */
    final int[] homes = new int[MOST];
    /** What a summoner has called, or -1. */
    final int[] called = new int[MOST];

    final int[] attacks = new int[Range.values().length * ELEMENTS];
    final int[] blocks = new int[ELEMENTS];
    /** The part of the blocks that counts double against swift attacks. */
    final int[] swiftBlocks = new int[ELEMENTS];
    /** How many blocks of each {@link dev.cardinal.mageknight.effect.Guard} are among the points. */
    final int[] guards = new int[Guard.values().length];

    /** Fire attack that a block has earned for the attack phase. */
    int strikesBack;

    /** What it costs to scare the next enemy off with a spell, or 0. */
    int nextScared;

    /** Whether anything was done in it yet. */
    boolean touched;

    /** The enemy that an effect has reached last. */
    int lastTarget = -1;

    /** Wounds that the hero has taken to hand. */
    int wounds;

    Combat(Start start, int space, int from, boolean underground, boolean unitsBarred) {
        this.start = start;
        this.space = space;
        this.from = from;
        this.underground = underground;
        this.unitsBarred = unitsBarred;
    }

    Combat(Combat other) {
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

    void add(int enemy, int home, int newFlags) {
        enemies[size] = enemy;
        homes[size] = home;
        flags[size] = newFlags;
        called[size] = -1;
        size++;
    }

    Enemy enemy(int index) {
        return Components.enemy(enemies[index]);
    }

    /** Who attacks in this one's place: what it has summoned, or itself. */
    Enemy attacker(int index) {
        return Components.enemy(called[index] >= 0 ? called[index] : enemies[index]);
    }

    boolean is(int index, int flag) {
        return (flags[index] & flag) != 0;
    }

    void set(int index, int flag) {
        flags[index] |= flag;
    }

    boolean alive(int index) {
        return !is(index, DEAD);
    }

    /** Whether this enemy's attack is still to be met. */
    boolean attacks(int index) {
        return (flags[index] & (DEAD | MET | NO_ATTACK)) == 0
                && (called[index] >= 0 || !enemy(index).has(Ability.SUMMON));
    }

    /** Offers those whose attacks stand. */
    void attacks(Offer into) {
        for (int i = 0; i < size; i++) {
            if (attacks(i)) {
                into.add(i);
            }
        }
    }

    /** Whether this enemy will attack, or summon one that does, unless it is stopped. */
    boolean threatens(int index) {
        return (flags[index] & (DEAD | MET | NO_ATTACK)) == 0;
    }

    int threatening() {
        int threatening = 0;
        for (int i = 0; i < size; i++) {
            threatening += threatens(i) ? 1 : 0;
        }
        return threatening;
    }

    int unmet() {
        int unmet = 0;
        for (int i = 0; i < size; i++) {
            unmet += attacks(i) ? 1 : 0;
        }
        return unmet;
    }

    boolean allAlive(int group) {
        for (int i = 0; i < size; i++) {
            if ((group >> i & 1) == 1 && !alive(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether there are any attack points. */
    boolean armed() {
        for (int points : attacks) {
            if (points > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether there are any block points. */
    boolean guarding() {
        for (int points : blocks) {
            if (points > 0) {
                return true;
            }
        }
        return false;
    }

    int living() {
        int living = 0;
        for (int i = 0; i < size; i++) {
            living += alive(i) ? 1 : 0;
        }
        return living;
    }

    int armor(int index) {
        return Math.max(1, enemy(index).armor() - weaker[index]);
    }

    int resistances(int index) {
        return enemy(index).resistances() & ~lost[index];
    }

    /** How many walls protect an enemy: its own and those of the site. */
    int walls(int index, boolean wallsDown) {
        if (is(index, WALLS_GONE)) {
            return 0;
        }
        return (enemy(index).has(Ability.FORTIFIED) ? 1 : 0) + (is(index, WALLED) && !wallsDown ? 1 : 0);
    }

    int attack(Range range, Element element) {
        return attacks[range.ordinal() * ELEMENTS + element.ordinal()];
    }

    void addAttack(Range range, Element element, int number) {
        attacks[range.ordinal() * ELEMENTS + element.ordinal()] += number;
    }

    /** Points cannot be kept: those that were not used are lost. */
    void forgetPoints() {
        Arrays.fill(attacks, 0);
        forgetBlocks();
    }

    void forgetBlocks() {
        Arrays.fill(blocks, 0);
        Arrays.fill(swiftBlocks, 0);
        Arrays.fill(guards, 0);
    }
}
