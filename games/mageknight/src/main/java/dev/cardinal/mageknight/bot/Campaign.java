package dev.cardinal.mageknight.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.rules.turn.Topic;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Plans a turn: what to play for Move points, where to go, and what to do there. */
final class Campaign {
    private static final int LOOKS_AT_ONE = 2;
    private static final int EXPLORING = 2;
    /** The approximate distance from a new tile to the next. */
    private static final int NEXT_TILE = 4;

    private final Search search;
    private final Effort effort;
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private final Ways ways = new Ways();
    private final Ways special = new Ways();
    private final Ways home = new Ways();
    private int seat;
    private Rates rates = new Rates(0, 0, 0);
    private final List<Moment> moments = new ArrayList<>();
    private final List<Aim> aims = new ArrayList<>();

    /**
     * A position that playing cards leads to.
     *
     * @param now whether it is the current position
     */
    private record Moment(Scratch at, MageKnightView view, boolean now, int[] first, double worth) {}

    /** Something to do after a walk. */
    private record Aim(Moment moment, int space, int code, int target, double hope) {}

    private int[] answer = {};
    private double most;

    Campaign(Search search, Effort effort) {
        this.search = search;
        this.effort = effort;
    }

    void answer(MageKnightView view, Chance chance, Pick into) {
        seat = view.asked();
        rates = Rates.of(view, seat);
        most = Double.NEGATIVE_INFINITY;
        moments.clear();
        aims.clear();
        prepare(view.guess(chance).scratch());
        if (moments.isEmpty()) {
            return;
        }
        MageKnightView root = moments.getFirst().view();
        home.toNewLand(root);
        ways.from(root, root.space(seat));
        int rules = root.rulesInForce();
        int here = root.space(seat);
        for (Moment moment : moments) {
            boolean same =
                    moment.view().rulesInForce() == rules && moment.view().space(seat) == here;
            Ways own = same ? ways : special;
            if (!same) {
                special.from(moment.view(), moment.view().space(seat));
            }
            consider(moment, own);
        }
        rest();
        look();
        if (most == Double.NEGATIVE_INFINITY) {
            return;
        }
        into.clear();
        for (int code : answer) {
            into.add(code);
        }
    }

    // What can be played first.

    private void prepare(Scratch root) {
        Set<Long> seen = new HashSet<>();
        List<Moment> queue = new ArrayList<>();
        queue.add(moment(root, true, new int[0]));
        int left = effort.preparations();
        for (int i = 0; i < queue.size(); i++) {
            Moment moment = queue.get(i);
            if (moment.at().asked() != seat) {
                continue;
            }
            Topic topic = moment.view().topic();
            boolean turn = topic == Topic.TURN;
            if (turn) {
                if (!moment.view().moving() || !seen.add(moment.view().fingerprint())) {
                    continue;
                }
                moments.add(moment);
            } else if (topic != Topic.EFFECT || moment.view().fighting()) {
                continue;
            }
            moment.at().offer(offer);
            for (int[] codes : Picks.of(offer)) {
                if ((turn && (!play(codes[0]) || moment.view().idle(codes[0]))) || left-- <= 0) {
                    continue;
                }
                Scratch next = moment.at().copy();
                give(next, codes);
                queue.add(moment(next, false, i == 0 ? codes : moment.first()));
            }
        }
    }

    private Moment moment(Scratch at, boolean now, int[] first) {
        MageKnightView view = (MageKnightView) at.view(Viewer.REFEREE);
        return new Moment(at, view, now, first, at.asked() == seat ? Worth.of(view, seat, rates) : 0);
    }

    private void give(Scratch to, int... codes) {
        pick.clear();
        for (int code : codes) {
            pick.add(code);
        }
        to.answer(pick);
    }

    private static boolean play(int code) {
        return code == MageKnightView.HEAL || (code > MageKnightView.CHALLENGE && code < MageKnightView.PLAYED);
    }

    // Where to go.

    private void consider(Moment moment, Ways own) {
        MageKnightView view = moment.view();
        for (int space = 0; space < MageKnightView.SPACES; space++) {
            int distance = own.distance(space);
            if (distance > view.move()) {
                continue;
            }
            double there = moment.worth() - rates.step() * Math.min(30, home.distance(space));
            if (view.guarded(space) && space != view.space(seat)) {
                aim(moment, space, MageKnightView.MOVE + space, 0, there + 9);
                continue;
            }
            if (view.safe(seat, space)) {
                double stay = there + stay(view, space) - (view.played() ? 0 : rates.card());
                propose(moment, own, space, MageKnightView.END, stay);
            }
            if (view.move() >= distance + EXPLORING) {
                explore(moment, own, space, view.move() - distance - EXPLORING);
            }
            acts(moment, space, there);
        }
    }

    /** A rest discards wounds, and a card with them. */
    private void rest() {
        Moment moment = moments.getFirst();
        MageKnightView view = moment.view();
        int here = view.space(seat);
        moment.at().offer(offer);
        if (moment.now() && offer.indexOf(MageKnightView.REST) >= 0 && view.safe(seat, here)) {
            double rested = moment.worth() + Worth.rest(view, seat) - rates.card();
            propose(moment, ways, here, MageKnightView.REST, rested - rates.step() * Math.min(30, home.distance(here)));
        }
    }

    private double stay(MageKnightView view, int space) {
        Site site = view.site(space);
        return site.isMine() ? 0.5 : site == Site.MAGICAL_GLADE ? 0.8 : 0;
    }

    private void explore(Moment moment, Ways own, int space, int left) {
        MageKnightView view = moment.view();
        for (int i = 0; i < MageKnightView.DIRECTIONS; i++) {
            int next = MageKnightView.next(space, i);
            if (next != MageKnightView.NOWHERE && !view.revealed(next) && view.fits(next / MageKnightView.ON_TILE)) {
                int slot = next / MageKnightView.ON_TILE;
                int detour = MageKnightView.coast(slot) ? Ways.COAST : 0;
                double value = moment.worth() + rates.explore() + rates.step() * (left - NEXT_TILE - detour);
                propose(moment, own, space, MageKnightView.EXPLORE + slot, value);
            }
        }
    }

    private void acts(Moment moment, int space, double there) {
        MageKnightView view = moment.view();
        Site site = view.site(space);
        for (int i = 0; i < view.foes(); i++) {
            int foe = view.foeSpace(i);
            if (MageKnightView.distance(foe, space) == 1 && view.rampaging(foe)) {
                double hope = there + view.foe(i).fame() * 1.4 + 1;
                aim(moment, space, MageKnightView.CHALLENGE, foe, hope);
            }
        }
        if (view.adventure(space) && view.owner(space) < 0) {
            aim(moment, space, MageKnightView.ENTER, 0, there + 9);
        }
        boolean people = site == Site.VILLAGE
                || (site == Site.MONASTERY && view.owner(space) < 0)
                || (site == Site.KEEP && view.owner(space) == seat)
                || (site == Site.MAGE_TOWER && view.owner(space) >= 0);
        if (people && view.reputation(seat) > -7) {
            aim(moment, space, MageKnightView.INTERACT, 0, there + 3);
        }
    }

    private void propose(Moment moment, Ways own, int space, int code, double value) {
        if (value > most) {
            most = value;
            answer = step(moment, own, space, code);
        }
    }

    private int[] step(Moment moment, Ways own, int space, int code) {
        if (!moment.now()) {
            return moment.first();
        }
        int here = moment.view().space(seat);
        if (space == here) {
            return new int[] {code};
        }
        int next = space;
        while (own.before(next) != here) {
            next = own.before(next);
        }
        return new int[] {MageKnightView.MOVE + next};
    }

    private void aim(Moment moment, int space, int code, int target, double hope) {
        aims.add(new Aim(moment, space, code, target, hope));
    }

    // What it leads to.

    private void look() {
        aims.sort(Comparator.comparingDouble(Aim::hope).reversed());
        List<Aim> looked = new ArrayList<>();
        for (Aim aim : aims) {
            if (aim.hope() <= most || looked.size() >= effort.looks()) {
                return;
            }
            int before = 0;
            for (Aim other : looked) {
                before += other.code() == aim.code()
                                && other.target() == aim.target()
                                && (aim.target() != 0 || other.space() == aim.space())
                        ? 1
                        : 0;
            }
            if (before < LOOKS_AT_ONE) {
                looked.add(aim);
                look(aim);
            }
        }
    }

    private void look(Aim aim) {
        Moment moment = aim.moment();
        special.from(moment.view(), moment.view().space(seat));
        Scratch scratch = moment.at().copy();
        walk(scratch, moment, aim.space());
        if (aim.code() < MageKnightView.MOVE) {
            give(scratch, aim.code());
        }
        if (aim.code() == MageKnightView.CHALLENGE) {
            give(scratch, aim.target());
        }
        double value = search.run(scratch, seat, rates, effort.patience());
        value -= rates.step() * Math.min(30, home.distance(aim.space()));
        propose(moment, special, aim.space(), aim.code(), value);
    }

    private void walk(Scratch scratch, Moment moment, int to) {
        int here = moment.view().space(seat);
        List<Integer> steps = new ArrayList<>();
        for (int space = to; space != here; space = special.before(space)) {
            steps.addFirst(space);
        }
        for (int space : steps) {
            give(scratch, MageKnightView.MOVE + space);
        }
    }
}
