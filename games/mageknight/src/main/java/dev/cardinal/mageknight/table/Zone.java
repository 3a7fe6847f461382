package dev.cardinal.mageknight.table;

import java.util.Arrays;

/** The numbers of the piles: first the shared ones, then those of each player. */
public final class Zone {
    public static final int ACTIONS = 0;
    public static final int ACTION_OFFER = 1;
    public static final int SPELLS = 2;
    public static final int SPELL_OFFER = 3;
    public static final int ARTIFACTS = 4;
    public static final int UNITS = 5;
    public static final int UNIT_OFFER = 6;
    /** Advanced Actions that monasteries have added to the units. */
    public static final int MONASTERY_OFFER = 7;

    private static final int ENEMIES = 8;
    private static final int DEFEATED = 14;

    public static final int RUINS = 20;
    public static final int TILES = 21;
    /** Tiles that were not chosen for this game. */
    public static final int BOX = 22;

    public static final int COMMON_SKILLS = 23;
    public static final int TACTICS = 24;
    /** Tactics that have left the game. */
    public static final int USED_TACTICS = 25;
    /** Deed cards that have left the game. */
    public static final int AWAY = 26;
    /** Units that have left the game. */
    public static final int DISBANDED = 27;

    public static final int DUMMY_DECK = 28;
    public static final int DUMMY_DISCARD = 29;
    public static final int DUMMY_SKILLS = 30;

    /** Cities that were not chosen for this game, which no one ever sees. */
    public static final int CITY_BOX = 31;

    private static final int SHARED = 32;
    private static final int OWN = 14;

    private static final boolean[] HOLDS = new boolean[number(4)];

    static {
        Arrays.fill(HOLDS, true);
        HOLDS[USED_TACTICS] = false;
        for (int seat = 0; seat < 4; seat++) {
            HOLDS[shown(seat)] = false;
            HOLDS[skillStates(seat)] = false;
            HOLDS[unitStates(seat)] = false;
        }
    }

    private Zone() {}

    public static int number(int seats) {
        return SHARED + seats * OWN;
    }

    /** The pile of face-down enemies of a colour. */
    public static int enemies(int colour) {
        return ENEMIES + colour;
    }

    /** The defeated enemies of a colour, reshuffled when their pile is empty. */
    public static int defeated(int colour) {
        return DEFEATED + colour;
    }

    public static int deck(int seat) {
        return SHARED + seat * OWN;
    }

    public static int hand(int seat) {
        return SHARED + seat * OWN + 1;
    }

    public static int discard(int seat) {
        return SHARED + seat * OWN + 2;
    }

    /** Cards played in this turn. */
    public static int play(int seat) {
        return SHARED + seat * OWN + 3;
    }

    /** Cards face down under a tactic. */
    public static int under(int seat) {
        return SHARED + seat * OWN + 4;
    }

    /** Cards in hand that everyone has seen. */
    public static int shown(int seat) {
        return SHARED + seat * OWN + 5;
    }

    public static int skills(int seat) {
        return SHARED + seat * OWN + 6;
    }

    /** Whether each skill was used. */
    public static int skillStates(int seat) {
        return SHARED + seat * OWN + 7;
    }

    public static int skillPile(int seat) {
        return SHARED + seat * OWN + 8;
    }

    public static int units(int seat) {
        return SHARED + seat * OWN + 9;
    }

    /** The state of each unit: spent or not, its wounds and its banner. */
    public static int unitStates(int seat) {
        return SHARED + seat * OWN + 10;
    }

    /** Cards that a player is choosing from, face up. */
    public static int looking(int seat) {
        return SHARED + seat * OWN + 12;
    }

    /** The player's own skills to learn one of. */
    public static int newSkills(int seat) {
        return SHARED + seat * OWN + 13;
    }

    /** Whether it holds pieces, rather than facts about pieces elsewhere. */
    static boolean holds(int zone) {
        return HOLDS[zone];
    }

    public static boolean isDummy(int zone) {
        return zone >= DUMMY_DECK && zone <= DUMMY_SKILLS;
    }

    public static boolean isUnits(int zone) {
        return zone >= SHARED && zone == units((zone - SHARED) / OWN);
    }

    /** Cards set aside until the round ends. */
    public static int asideOf(int seat) {
        return SHARED + seat * OWN + 11;
    }
}
