package dev.cardinal.mageknight.rules.land;

import dev.cardinal.kernel.Offer;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Events;
import dev.cardinal.mageknight.pieces.Ground;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.table.Bar;
import dev.cardinal.mageknight.table.Bars;
import dev.cardinal.mageknight.table.Lasting;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Verb;
import dev.cardinal.mageknight.table.Wedge;
import org.jspecify.annotations.Nullable;

/** Moving from space to space (8.1, 8.2). */
public final class Steps {
    public static final int MOVE = 1000;
    /** The cost of a space that cannot be entered. */
    public static final int CLOSED = 99;

    private static final int CITY = 2;
    private static final int HIGHEST_FLOOR = 2;

    private Steps() {}

    public static void offer(Table t, Offer into) {
        int from = t.player().space;
        for (int direction = 0; direction < Wedge.DIRECTIONS; direction++) {
            offer(t, Wedge.next(from, direction), into);
        }
        if (t.now.rules.has(TurnRule.Kind.FAR_STEPS)) {
            for (int space = 0; space < Wedge.SPACES; space++) {
                if (t.land.revealed(space) && Wedge.distance(from, space) == 2) {
                    offer(t, space, into);
                }
            }
        }
    }

    private static void offer(Table t, int space, Offer into) {
        if (t.land.revealed(space) && noStep(t, space) == null) {
            into.add(MOVE + space);
        }
    }

    public static void bar(Table t, Bars into) {
        Walk walk = Walk.of(t);
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (t.land.revealed(space) && noStep(t, space) == Bar.NOT_NEXT) {
                into.add(MOVE + space, noWalk(t, walk, space), Labels.space(t, space), walk.cost(space), t.now.move);
            } else if (t.land.revealed(space)) {
                String when = t.night() ? "at night" : "by day";
                Object[] about = {Labels.space(t, space), t.land.terrain(space), cost(t, space), when, t.now.move};
                into.add(MOVE + space, noStep(t, space), about);
            }
        }
        into.add(Verb.MOVE, Bar.NOT_REVEALED);
    }

    /** Why the hero cannot move to a revealed space that is not within a step. */
    private static Bar noWalk(Table t, Walk walk, int space) {
        Bar closed = closed(t, space);
        if (closed != null || cost(t, space) == CLOSED) {
            return closed == null ? Bar.NOT_NEXT : closed;
        }
        return walk.cost(space) == Walk.NO_WAY
                ? Bar.NO_QUIET_WAY
                : walk.cost(space) > t.now.move ? Bar.FAR : Bar.NOT_NEXT;
    }

    /** Why the hero cannot move to a revealed space. */
    private static @Nullable Bar noStep(Table t, int space) {
        int distance = Wedge.distance(t.player().space, space);
        if (distance == 0) {
            return Bar.ALREADY_THERE;
        }
        if (distance > 2 || (distance == 2 && !t.now.rules.has(TurnRule.Kind.FAR_STEPS))) {
            return Bar.NOT_NEXT;
        }
        Bar closed = closed(t, space);
        int cost = closed == null ? terrainCost(t, space) : CLOSED;
        return cost <= t.now.move ? null : closed != null ? closed : cost == CLOSED ? Bar.IMPASSABLE : Bar.NO_MOVE;
    }

    /** The cost of entering a space, or {@link #CLOSED}. */
    public static int cost(Table t, int space) {
        return closed(t, space) == null ? terrainCost(t, space) : CLOSED;
    }

    /** Why this player cannot enter a space by any means. */
    private static @Nullable Bar closed(Table t, int space) {
        Site site = t.land.site(space);
        if (site.isCity()) {
            return Bar.CITY;
        }
        if (rampaging(t, space)) {
            return Bar.RAMPAGING;
        }
        int owner = site == Site.KEEP ? t.land.owner(space) : -1;
        return owner < 0 || owner == t.seat() || t.players[owner].space != space ? null : Bar.OWNER_THERE;
    }

    /** Whether rampaging enemies hold this space, so that no one can enter it. */
    public static boolean rampaging(Table t, int space) {
        Site site = t.land.site(space);
        return site.isRampaging() && t.land.foes.any(space);
    }

    private static int terrainCost(Table t, int space) {
        Terrain terrain = t.land.terrain(space);
        int cost = t.land.site(space).isCity() ? CITY : terrain.cost(t.night());
        if (terrain == Terrain.FOREST && t.now.rules.has(TurnRule.Kind.DAYLIGHT)) {
            cost = Terrain.FOREST.cost(false);
        }
        if (terrain == Terrain.DESERT && t.now.rules.has(TurnRule.Kind.DARKNESS)) {
            cost = Terrain.DESERT.cost(true);
        }
        for (int i = 0; i < t.now.rules.size(); i++) {
            TurnRule rule = t.now.rules.get(i);
            if (rule.kind() == TurnRule.Kind.COST_IS && (rule.terrains() & terrain.bit()) != 0) {
                cost = cost == 0 ? Math.max(rule.number(), 0) : Math.min(cost, rule.number());
                if (rule.number() == 0) {
                    return 0;
                }
            }
        }
        return cost == 0 ? CLOSED : reduced(t, terrain, cost);
    }

    /** Applies reductions in the order that is best for the player: highest minimum first (8.1). */
    private static int reduced(Table t, Terrain terrain, int full) {
        Lasting weather = Lasting.of(t, Lasting.What.WEATHER);
        boolean fair = weather != null && weather.by() == t.seat();
        int cost = weather != null && !fair ? Math.max(full, Math.min(5, full + 1)) : full;
        for (int floor = HIGHEST_FLOOR; floor >= 0; floor--) {
            for (int i = 0; i < t.now.rules.size(); i++) {
                TurnRule rule = t.now.rules.get(i);
                if (rule.kind() == TurnRule.Kind.COST_LESS
                        && rule.least() == floor
                        && (rule.terrains() & terrain.bit()) != 0) {
                    cost = less(cost, rule.number(), floor);
                }
            }
            cost = fair && floor == 1 ? less(cost, 2, floor) : cost;
        }
        return cost;
    }

    private static int less(int cost, int number, int floor) {
        return Math.min(cost, Math.max(floor, cost - number));
    }

    /** Enters a space on foot; the turn handles assaults and provoked enemies. */
    public static void enter(Table t, int space) {
        Player player = t.player();
        int from = player.space;
        t.now.move -= cost(t, space);
        t.now.moved = true;
        go(t, space);
        if (guarded(t, space) || provoked(t, from, space)) {
            t.now.metFoesFrom = from;
        }
    }

    /** Moves the hero there and looks around. */
    static void go(Table t, int space) {
        Ground.stand(t, space);
        t.now.walked(space);
        if (t.heard()) {
            Events.moved(t, space);
        }
        Sight.look(t, t.seat());
    }

    /** Whether entering this space is an assault: an unconquered keep or tower, or another player's keep. */
    public static boolean guarded(Table t, int space) {
        Site site = t.land.site(space);
        int owner = t.land.owner(space);
        return (site == Site.KEEP && owner != t.seat()) || (site == Site.MAGE_TOWER && owner < 0);
    }

    /** Whether a step between two spaces provokes a rampaging enemy next to both. */
    static boolean provoked(Table t, int from, int to) {
        for (int i = 0; i < t.land.foes.size(); i++) {
            if (provokes(t, i, from, to)) {
                return true;
            }
        }
        return false;
    }

    public static boolean provokes(Table t, int foe, int from, int to) {
        int space = t.land.foes.space(foe);
        return !t.now.rules.has(TurnRule.Kind.NO_PROVOKING)
                && t.land.site(space).isRampaging()
                && Wedge.adjacent(space, from)
                && Wedge.adjacent(space, to);
    }

    /** Whether a hero can end a turn here (8.5). */
    public static boolean safe(Table t, int seat, int space) {
        Site site = t.land.site(space);
        if (site == Site.PORTAL) {
            return true;
        }
        for (int other = 0; other < t.seats(); other++) {
            if (other != seat && t.players[other].space == space && !t.gone(other)) {
                return false;
            }
        }
        int owner = t.land.owner(space);
        boolean foreign = (site == Site.KEEP && owner != seat) || (site == Site.MAGE_TOWER && owner < 0);
        return !foreign && t.land.terrain(space).cost(false) > 0 && !site.isCity();
    }
}
