package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Enemy;
import dev.cardinal.mageknight.rules.turn.Topic;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Tries everything that cards, mana and units can do in a combat or a trade, within a limit.
 *
 * <p>A combat is played to its end; other plays are followed until they end or reveal something hidden.
 */
final class Search {
    private static final int DEEPEST = 40;
    /** What beating an enemy may be worth on top of its fame. */
    private static final double REWARD = 8;
    /** The questions that are part of a combat, a play or a trade. */
    private static final Set<Topic> GOES_ON = EnumSet.of(
            Topic.FIGHT, Topic.EFFECT, Topic.JOIN, Topic.DISBAND, Topic.CHALLENGE, Topic.ADVANCED_ACTION, Topic.SPELL);
    /** Prefers the shorter of two equally good lines. */
    private static final double HASTE = 1e-4;

    private final int patience;
    private final List<Offer> offers = new ArrayList<>();
    private final Pick pick = new Pick();
    /** The positions seen so far, with how many answers led to them. */
    private final Map<Long, Integer> seen = new HashMap<>();

    private int seat;
    private Rates rates = new Rates(0, 0, 0);
    /** How many answers may be tried in total, shared evenly by the first ones, and how many are left now. */
    private int share;

    private int left;
    private double most;
    private int[] first = {};
    private int[] chosen = {};

    Search(Effort effort) {
        patience = effort.fight();
    }

    /** Finds the best answer to the current question. */
    void answer(MageKnightView view, Chance chance, Pick into) {
        int asked = view.asked();
        double found = run(view.guess(chance).scratch(), asked, Rates.of(view, asked), patience);
        if (found > Double.NEGATIVE_INFINITY) {
            into.clear();
            for (int code : chosen) {
                into.add(code);
            }
        }
    }

    /** The value of the best line of play from here. */
    double run(Scratch from, int player, Rates at, int tries) {
        seat = player;
        rates = at;
        left = 0;
        share = tries;
        most = Double.NEGATIVE_INFINITY;
        seen.clear();
        visit(from, 0);
        return most;
    }

    private void visit(Scratch at, int depth) {
        MageKnightView view = (MageKnightView) at.view(Viewer.REFEREE);
        if (view.over() || at.asked() != seat || depth == DEEPEST) {
            leaf(view, depth);
            return;
        }
        Topic topic = view.topic();
        if (topic == Topic.TURN) {
            if (depth == 0) {
                first = new int[] {MageKnightView.END};
            }
            leaf(view, depth);
            if (depth > 0 && (view.fought() || at.revealed())) {
                return;
            }
        } else if (!GOES_ON.contains(topic)) {
            leaf(view, depth);
            return;
        }
        if ((topic == Topic.TURN || topic == Topic.FIGHT) && !fresh(view, depth)) {
            return;
        }
        if (topic == Topic.FIGHT && most >= bound(view)) {
            return;
        }
        expand(at, view, topic, depth);
    }

    private boolean fresh(MageKnightView view, int depth) {
        long fingerprint = view.fingerprint();
        Integer before = seen.get(fingerprint);
        if (before != null && before <= depth) {
            return false;
        }
        seen.put(fingerprint, depth);
        return true;
    }

    private void expand(Scratch at, MageKnightView view, Topic topic, int depth) {
        while (offers.size() <= depth) {
            offers.add(new Offer());
        }
        Offer offer = offers.get(depth);
        at.offer(offer);
        boolean wasting = topic == Topic.FIGHT && depth > 0 && view.pointsReady();
        List<int[]> picks = Picks.of(offer);
        for (int i = picks.size() - 1; i >= 0; i--) {
            int[] codes = picks.get(i);
            if (topic == Topic.TURN && !peaceful(codes[0])) {
                continue;
            }
            if (topic == Topic.FIGHT && codes[0] >= MageKnightView.TACTIC && codes[0] < MageKnightView.GROUP) {
                continue;
            }
            if ((topic == Topic.TURN || topic == Topic.FIGHT) && view.idle(codes[0])) {
                continue;
            }
            if (wasting && codes[0] == MageKnightView.NEXT) {
                continue;
            }
            if (depth == 0) {
                first = codes;
                left += share / picks.size();
            }
            if (left <= 0 && most > Double.NEGATIVE_INFINITY) {
                return;
            }
            left--;
            Scratch next = at.copy();
            pick.clear();
            for (int code : codes) {
                pick.add(code);
            }
            next.answer(pick);
            visit(next, depth + 1);
        }
    }

    /** Whether this is something to play, to heal or to buy. */
    private static boolean peaceful(int code) {
        return code == MageKnightView.HEAL
                || (code >= MageKnightView.CHALLENGE + 1 && code < MageKnightView.PLAYED)
                || code >= MageKnightView.TRADE;
    }

    private void leaf(MageKnightView view, int depth) {
        double worth = Worth.of(view, seat, rates) - HASTE * depth - (view.played() ? 0 : rates.card());
        if (worth > most) {
            most = worth;
            chosen = first;
        }
    }

    /** The most that a combat can still be worth. */
    private double bound(MageKnightView view) {
        double bound = Worth.of(view, seat, rates);
        for (int i = 0; i < view.enemies(); i++) {
            if (view.alive(i)) {
                Enemy enemy = view.enemy(i);
                bound += enemy.fame() * 1.4 + 0.5;
            }
        }
        return bound + REWARD;
    }
}
