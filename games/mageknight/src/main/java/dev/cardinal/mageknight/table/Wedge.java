package dev.cardinal.mageknight.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kit.FieldReader;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The slots for tiles on a wedge map, and their spaces (2.5).
 *
 * <p>Tiles form a lattice that grows from the starting tile in two directions, along the two coasts. A slot is a place
 * for a tile; a space is a number too, seven to a slot: the centre and then clockwise from the north-east.
 */
public final class Wedge {
    /** How many tiles the map can extend from the starting tile along a coast. */
    private static final int REACH = 9;

    public static final int SLOTS = (REACH + 1) * (REACH + 2) / 2;
    public static final int ON_TILE = 7;
    public static final int SPACES = SLOTS * ON_TILE;
    public static final int NOWHERE = -1;
    public static final int DIRECTIONS = 6;

    /** East, north-east, north-west, west, south-west, south-east. */
    private static final int[][] STEPS = {{1, 0}, {1, -1}, {0, -1}, {-1, 0}, {-1, 1}, {0, 1}};
    /** The spaces of a tile around its centre. */
    private static final int[][] ON = {{0, 0}, {1, -1}, {1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}};
    /** From a tile to the next along each coast. */
    private static final int[] EAST = {3, -2};

    private static final int[] NORTH = {1, -3};

    private static final int[][] LATTICE = {{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}};

    private static final int[] Q = new int[SPACES];
    private static final int[] R = new int[SPACES];
    private static final int[][] NEXT = new int[SPACES][DIRECTIONS];
    private static final int[][] BESIDE = new int[SLOTS][DIRECTIONS];
    private static final boolean[] COAST = new boolean[SLOTS];

    static {
        Map<Integer, Integer> found = new HashMap<>();
        for (int slot = 0; slot < SLOTS; slot++) {
            int[] ab = ab(slot);
            COAST[slot] = ab[0] == 0 || ab[1] == 0;
            for (int i = 0; i < DIRECTIONS; i++) {
                BESIDE[slot][i] = slot(ab[0] + LATTICE[i][0], ab[1] + LATTICE[i][1]);
            }
            for (int on = 0; on < ON_TILE; on++) {
                int space = slot * ON_TILE + on;
                Q[space] = ab[0] * EAST[0] + ab[1] * NORTH[0] + ON[on][0];
                R[space] = ab[0] * EAST[1] + ab[1] * NORTH[1] + ON[on][1];
                found.put(key(Q[space], R[space]), space);
            }
        }
        for (int space = 0; space < SPACES; space++) {
            for (int i = 0; i < DIRECTIONS; i++) {
                NEXT[space][i] = found.getOrDefault(key(Q[space] + STEPS[i][0], R[space] + STEPS[i][1]), NOWHERE);
            }
        }
    }

    private Wedge() {}

    private static int key(int q, int r) {
        return (q + 100) * 1000 + r + 100;
    }

    /** The coordinates of a slot along the two coasts. */
    static int[] ab(int slot) {
        int sum = 0;
        while (slot(sum + 1, 0) <= slot && sum < REACH) {
            sum++;
        }
        int b = slot - slot(sum, 0);
        return new int[] {sum - b, b};
    }

    /** The slot at these coordinates along the two coasts, or {@link #NOWHERE}. */
    public static int slot(int a, int b) {
        int sum = a + b;
        return a < 0 || b < 0 || sum > REACH ? NOWHERE : sum * (sum + 1) / 2 + b;
    }

    public static int slotOf(int space) {
        return space / ON_TILE;
    }

    /** The index of a space on its tile; 0 is the centre. */
    public static int on(int space) {
        return space % ON_TILE;
    }

    /** The space next to this one in a direction, or {@link #NOWHERE}. */
    public static int next(int space, int direction) {
        return NEXT[space][direction];
    }

    /** The slot next to this one, or {@link #NOWHERE}. */
    public static int beside(int slot, int direction) {
        return BESIDE[slot][direction];
    }

    /** Whether a slot is on one of the two coasts. */
    public static boolean coast(int slot) {
        return COAST[slot];
    }

    public static boolean adjacent(int space, int other) {
        return distance(space, other) == 1;
    }

    public static int distance(int space, int other) {
        int q = Q[space] - Q[other];
        int r = R[space] - R[other];
        return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
    }

    public static int q(int space) {
        return Q[space];
    }

    public static int r(int space) {
        return R[space];
    }

    /** The space at these coordinates, or {@link #NOWHERE}. */
    public static int at(int q, int r) {
        for (int space = 0; space < SPACES; space++) {
            if (Q[space] == q && R[space] == r) {
                return space;
            }
        }
        return NOWHERE;
    }

    /** Whether two slots touch. */
    static boolean touch(int slot, int other) {
        return Arrays.stream(BESIDE[slot]).anyMatch(beside -> beside == other);
    }

    /** A space as a scenario names it: "2/-3". */
    public static int space(String at) throws Refused {
        if (at.matches("-?\\d{1,2}/-?\\d{1,2}")) {
            String[] parts = at.split("/");
            int space = at(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
            if (space != NOWHERE) {
                return space;
            }
        }
        throw FieldReader.wrong("There is no space '" + at + "'; write a space as in \"2/-3\"");
    }
}
