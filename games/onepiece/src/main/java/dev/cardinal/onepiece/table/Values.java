package dev.cardinal.onepiece.table;

import dev.cardinal.kit.Stack;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/**
 * The current powers, costs and keywords of the cards, and what is forbidden or allowed.
 *
 * <p>Permanent effects may depend on each other; they are applied, the turn player's first, repeatedly until
 * nothing changes (8-1-3-3-5).
 */
public final class Values {
    private static final int DON_POWER = 1000;
    /** The limit for effects that never settle. */
    private static final int ROUNDS = 16;

    private final Table t;
    private final int[] power;
    private final int[] cost;
    private final int[] counter;
    private final int[] basePower;
    private final int[] baseCost;
    private final boolean[] basedPower;
    private final boolean[] basedCost;
    private final int[] keywords;
    private final boolean[] negated;
    private final int[] touched;
    private int touches;
    private final Stack<Standing> standing = new Stack<>();
    private boolean woulds;

    Values(Table t) {
        this.t = t;
        int pieces = t.pieces();
        power = new int[pieces];
        cost = new int[pieces];
        counter = new int[pieces];
        basePower = new int[pieces];
        baseCost = new int[pieces];
        basedPower = new boolean[pieces];
        basedCost = new boolean[pieces];
        keywords = new int[pieces];
        negated = new boolean[pieces];
        touched = new int[pieces];
        for (int piece = 0; piece < pieces; piece++) {
            reset(piece);
        }
    }

    int power(int piece) {
        return basePower[piece] + power[piece];
    }

    /** The cost, never below 0 (1-3-6-2). */
    int cost(int piece) {
        return Math.max(0, baseCost[piece] + cost[piece]);
    }

    public int basePower(int piece) {
        return basePower[piece];
    }

    int baseCost(int piece) {
        return baseCost[piece];
    }

    public int counter(int piece) {
        return counter[piece];
    }

    public int keywords(int piece) {
        return keywords[piece];
    }

    boolean negated(int piece) {
        return negated[piece];
    }

    /** The effects that a card has gained and not lost to negation since (8-2-4). */
    List<Effect> gained(int piece) {
        List<Effect> gained = new ArrayList<>();
        for (int i = 0; i < standing.size(); i++) {
            if (standing.get(i).piece() == piece
                    && standing.get(i).change() instanceof Change.GainEffect(Effect effect)) {
                gained.add(effect);
            }
        }
        return gained;
    }

    private void loseGained(int piece) {
        for (int i = standing.size() - 1; i >= 0; i--) {
            if (standing.get(i).piece() == piece && standing.get(i).change() instanceof Change.GainEffect) {
                standing.remove(i);
            }
        }
    }

    /** Whether any card has a replacement effect. */
    public boolean woulds() {
        return woulds;
    }

    public Stack<Standing> standing() {
        return standing;
    }

    void work() {
        boolean permanent = false;
        woulds = false;
        for (int seat = 0; seat < 2; seat++) {
            for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    IndexedCard print = t.printed(t.at(seat, zone, i));
                    permanent |= print.permanents.length > 0;
                    woulds |= print.woulds.length > 0;
                }
            }
            for (int i = 0; i < t.size(seat, Areas.HAND); i++) {
                permanent |= t.printed(t.at(seat, Areas.HAND, i)).worksInHand;
            }
        }
        base(true);
        if (permanent || t.gives) {
            settle();
        }
    }

    /** Starts from the printed values, given DON!! cards, and temporary changes. */
    private void base(boolean counting) {
        for (int i = 0; i < touches; i++) {
            reset(touched[i]);
        }
        touches = 0;
        standing.clear();
        int seat = t.turn;
        give(t.leader(seat));
        for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
            give(t.at(seat, Areas.CHARACTERS, i));
        }
        applyMods(counting);
    }

    private void reset(int piece) {
        IndexedCard print = t.printed(piece);
        basePower[piece] = print.card.power();
        baseCost[piece] = print.card.cost();
        counter[piece] = print.card.counter();
        keywords[piece] = print.keywords;
        negated[piece] = false;
        basedPower[piece] = false;
        basedCost[piece] = false;
        cost[piece] = 0;
        power[piece] = 0;
    }

    /** Given DON!! cards count only in their player's turn (6-5-5-2). */
    private void give(int piece) {
        if (t.given(piece) > 0) {
            touch(piece);
            power[piece] += DON_POWER * t.given(piece);
        }
    }

    private void touch(int piece) {
        if (touches == touched.length) {
            throw new IllegalStateException("more cards changed than there are");
        }
        for (int i = 0; i < touches; i++) {
            if (touched[i] == piece) {
                return;
            }
        }
        touched[touches++] = piece;
    }

    /**
     * Applies the temporary changes.
     *
     * @param counting whether those of powers and costs count, too
     */
    private void applyMods(boolean counting) {
        for (int i = 0; i < t.mods.size(); i++) {
            Mod mod = t.mods.get(i);
            if (!counting && isSum(mod.change())) {
                continue;
            }
            if (mod.piece() < 0) {
                standing.push(new Standing(mod.change(), -1, mod.player(), mod.source(), mod.seat(), -1));
            } else if (mod.life() == t.life(mod.piece())) {
                change(mod.change(), mod.value(), mod.piece(), mod.source(), mod.seat(), -1);
            }
        }
    }

    private void change(Change change, int value, int piece, int source, int seat, int once) {
        touch(piece);
        switch (change) {
            case Change.Power power1 -> power[piece] += value;
            case Change.PowerToZero zero -> power[piece] += value;
            case Change.Cost cost1 -> cost[piece] += value;
            case Change.CostBecomes set -> cost[piece] = value - baseCost[piece];
            case Change.Counter counter1 -> counter[piece] += value;
            case Change.CounterBecomes set -> counter[piece] = value;
            // If several effects set a base value, the highest counts (4-9-2-1).
            case Change.BasePower base -> {
                basePower[piece] = basedPower[piece] ? Math.max(basePower[piece], value) : value;
                basedPower[piece] = true;
            }
            case Change.BaseCost base -> {
                baseCost[piece] = basedCost[piece] ? Math.max(baseCost[piece], value) : value;
                basedCost[piece] = true;
            }
            case Change.Gain gain -> keywords[piece] |= IndexedCard.bit(gain.keyword());
            case Change.Negated negation -> {
                negated[piece] = true;
                keywords[piece] &= ~t.printed(piece).keywords;
                loseGained(piece);
            }
            case Change.GainEffect gained -> {
                woulds |= gained.effect().timings().stream().anyMatch(Timing.Would.class::isInstance);
                standing.push(new Standing(change, piece, -1, source, seat, once));
            }
            default -> standing.push(new Standing(change, piece, -1, source, seat, once));
        }
    }

    private static boolean isSum(Change change) {
        return change instanceof Change.Power || change instanceof Change.Cost || change instanceof Change.PowerToZero;
    }

    private boolean hasSums() {
        for (int i = 0; i < t.mods.size(); i++) {
            if (isSum(t.mods.get(i).change())) {
                return true;
            }
        }
        return false;
    }

    /**
     * The changes with which to begin. Permanent effects come before what other effects add and subtract, so one that
     * only applies to cards of some cost or power goes on applying as long as its own change suffices (Q:OP10-042).
     */
    private Stack<Applied> first() {
        if (!t.weighs || !hasSums()) {
            return Applied.now(t, this);
        }
        base(false);
        Stack<Applied> first = Applied.now(t, this);
        base(true);
        return first;
    }

    private void settle() {
        Stack<Applied> before = new Stack<>();
        Stack<Applied> applied = first();
        for (int round = 0; round < ROUNDS && !(applied.isEmpty() && before.isEmpty()); round++) {
            apply(applied);
            Stack<Applied> again = Applied.now(t, this);
            if (again.sameAs(applied)) {
                return;
            }
            base(true);
            if (round > 0 && again.sameAs(before)) {
                apply(both(applied, before));
                return;
            }
            before = applied;
            applied = again;
        }
    }

    /** An effect that changes a card so that it would no longer apply to it continues to apply. */
    private static Stack<Applied> both(Stack<Applied> one, Stack<Applied> other) {
        Stack<Applied> all = new Stack<>(one);
        for (int i = 0; i < other.size(); i++) {
            if (!one.contains(other.get(i))) {
                all.push(other.get(i));
            }
        }
        return all;
    }

    private void apply(Stack<Applied> applied) {
        for (int i = 0; i < applied.size(); i++) {
            Applied one = applied.get(i);
            if (one.piece() < 0) {
                standing.push(new Standing(one.change(), -1, one.player(), one.source(), one.seat(), one.once()));
            } else {
                change(one.change(), one.value(), one.piece(), one.source(), one.seat(), one.once());
            }
        }
    }

    /** Whether something is forbidden to a card. */
    public boolean forbidden(int piece, BiPredicate<Standing, Prohibition> is) {
        for (int i = 0; i < standing.size(); i++) {
            Standing one = standing.get(i);
            if (one.piece() == piece
                    && one.change() instanceof Change.Forbid(Prohibition prohibition)
                    && is.test(one, prohibition)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something is forbidden to a player. */
    public boolean forbiddenTo(int seat, BiPredicate<Standing, Prohibition> is) {
        for (int i = 0; i < standing.size(); i++) {
            Standing one = standing.get(i);
            if (one.piece() < 0
                    && one.player() == seat
                    && one.change() instanceof Change.Forbid(Prohibition prohibition)
                    && is.test(one, prohibition)) {
                return true;
            }
        }
        return false;
    }

    /** Whether something is allowed to a player or their Leader. */
    public boolean allowedTo(int seat, Predicate<Permission> is) {
        for (int i = 0; i < standing.size(); i++) {
            Standing one = standing.get(i);
            if ((one.piece() < 0 ? one.player() == seat : one.piece() == t.leader(seat))
                    && one.change() instanceof Change.Allow(Permission permission)
                    && is.test(permission)) {
                return true;
            }
        }
        return false;
    }

    public boolean allowed(int piece, BiPredicate<Standing, Permission> is) {
        for (int i = 0; i < standing.size(); i++) {
            Standing one = standing.get(i);
            if (one.piece() == piece
                    && one.change() instanceof Change.Allow(Permission permission)
                    && is.test(one, permission)) {
                return true;
            }
        }
        return false;
    }
}
