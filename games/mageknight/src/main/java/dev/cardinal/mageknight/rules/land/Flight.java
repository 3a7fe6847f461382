package dev.cardinal.mageknight.rules.land;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.Terrain;
import dev.cardinal.mageknight.effect.TurnRule;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.pieces.Spots;
import dev.cardinal.mageknight.table.OpenAsking;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;

/** A move over several revealed spaces to a safe one, which provokes no enemies (8.6). */
public record Flight(int reach, Kind kind) implements OpenAsking {
    /** The ways to move. */
    public enum Kind {
        /** One space for free, two for 2 Move. */
        FLY,
        /** Each space for 1 Move. */
        GLIDE,
        /** Underground, but not under water. */
        TUNNEL,
        /** Under the walls of a site. */
        TUNNEL_ATTACK
    }

    public static boolean possible(Table t, int reach, Kind kind) {
        boolean[] reached = reached(t, reach, kind);
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (reached[space] && ends(t, space, kind)) {
                return true;
            }
        }
        return false;
    }

    /** The spaces within reach, over revealed ground. */
    private static boolean[] reached(Table t, int reach, Kind kind) {
        boolean[] reached = new boolean[Wedge.SPACES];
        reached[t.player().space] = true;
        for (int step = 0; step < reach; step++) {
            boolean[] wider = reached.clone();
            for (int space = 0; space < Wedge.SPACES; space++) {
                for (int i = 0; reached[space] && i < Wedge.DIRECTIONS; i++) {
                    int next = Wedge.next(space, i);
                    if (t.land.revealed(next) && passes(t, next, kind)) {
                        wider[next] = true;
                    }
                }
            }
            reached = wider;
        }
        reached[t.player().space] = false;
        return reached;
    }

    /** The distance over revealed spaces. */
    private int steps(Table t, int to) {
        int steps = 1;
        while (!reached(t, steps, kind)[to]) {
            steps++;
        }
        return steps;
    }

    private static boolean passes(Table t, int space, Kind kind) {
        boolean under = kind == Kind.TUNNEL || kind == Kind.TUNNEL_ATTACK;
        Terrain terrain = t.land.terrain(space);
        return !under || (terrain != Terrain.SWAMP && terrain != Terrain.LAKE && terrain != Terrain.SEA);
    }

    private static boolean ends(Table t, int space, Kind kind) {
        return kind == Kind.TUNNEL_ATTACK
                ? Steps.guarded(t, space) && Steps.cost(t, space) < Steps.CLOSED
                : Steps.safe(t, t.seat(), space) && !Steps.rampaging(t, space);
    }

    @Override
    public boolean advance(Table t) {
        if (possible(t, reach, kind)) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        boolean[] reached = reached(t, reach, kind);
        for (int space = 0; space < Wedge.SPACES; space++) {
            if (reached[space] && ends(t, space, kind)) {
                into.add(space);
            }
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        int from = t.player().space;
        int to = pick.code(0);
        int distance = steps(t, to);
        t.now.move -= kind == Kind.GLIDE ? distance : kind == Kind.FLY && distance > 1 ? 2 : 0;
        t.now.moved = true;
        Steps.go(t, to);
        if (kind == Kind.TUNNEL_ATTACK) {
            t.now.rules.add(TurnRule.of(TurnRule.Kind.WALLS_DOWN));
            t.now.rules.add(TurnRule.of(TurnRule.Kind.NO_PROVOKING));
            t.now.metFoesFrom = from;
        }
    }

    @Override
    public String prompt(Table t) {
        return "Where do you go?";
    }

    @Override
    public Choice choice(Table t, int code) {
        return Choice.naming(Labels.space(t, code), "move", "to", Labels.at(code))
                .on(Spots.space(code));
    }
}
