package dev.cardinal.onepiece;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Target;
import java.util.Arrays;

/**
 * What the cards are worth now: powers, costs, keywords, and what is forbidden or allowed.
 *
 * <p>Permanent effects may depend on each other; they are applied, the turn player's first, again and again until
 * nothing changes (8-1-3-3-5).
 */
final class Values {
    private static final int DON_POWER = 1000;
    /** Effects that never come to rest are cut off here. */
    private static final int ROUNDS = 16;

    private final Table t;
    private final int[] power;
    private final int[] cost;
    private final int[] counter;
    private final int[] basePower;
    private final int[] baseCost;
    private final int[] keywords;
    private final boolean[] negated;
    private int[] before;
    private int[] after;
    private final Row<Standing> standing = new Row<>();
    private int standingBefore;
    private boolean woulds;

    Values(Table t) {
        this.t = t;
        int pieces = t.pieces();
        power = new int[pieces];
        cost = new int[pieces];
        counter = new int[pieces];
        basePower = new int[pieces];
        baseCost = new int[pieces];
        keywords = new int[pieces];
        negated = new boolean[pieces];
        before = new int[pieces];
        after = new int[pieces];
    }

    int power(int piece) {
        return basePower[piece] + power[piece];
    }

    /** The cost as it reads, never below 0 (1-3-6-2). */
    int cost(int piece) {
        return Math.max(0, baseCost[piece] + cost[piece]);
    }

    int basePower(int piece) {
        return basePower[piece];
    }

    int baseCost(int piece) {
        return baseCost[piece];
    }

    int counter(int piece) {
        return counter[piece];
    }

    int keywords(int piece) {
        return keywords[piece];
    }

    boolean negated(int piece) {
        return negated[piece];
    }

    /** Whether any card could replace something. */
    boolean woulds() {
        return woulds;
    }

    Row<Standing> standing() {
        return standing;
    }

    void work() {
        boolean permanent = false;
        woulds = false;
        for (int seat = 0; seat < 2; seat++) {
            for (int zone = Areas.HAND; zone <= Areas.LIMBO; zone++) {
                boolean field = zone == Areas.LEADER || zone == Areas.CHARACTERS || zone == Areas.STAGE;
                for (int i = 0; i < t.size(seat, zone); i++) {
                    int piece = t.at(seat, zone, i);
                    Print print = t.print(piece);
                    printed(piece, print);
                    if (field || zone == Areas.HAND) {
                        permanent |= print.permanents.length > 0;
                        woulds |= print.woulds.length > 0;
                    }
                }
            }
            for (int i = 0; i < t.size(seat, Areas.DECK); i++) {
                printed(t.at(seat, Areas.DECK, i), t.print(t.at(seat, Areas.DECK, i)));
            }
        }
        standing.clear();
        applyMods();
        if (permanent) {
            settle();
        }
    }

    private void printed(int piece, Print print) {
        basePower[piece] = print.card.power();
        baseCost[piece] = print.card.cost();
        counter[piece] = print.card.counter();
        keywords[piece] = print.keywords;
        negated[piece] = false;
        cost[piece] = 0;
        power[piece] = t.turn == t.owner(piece) ? DON_POWER * t.given(piece) : 0;
    }

    private void applyMods() {
        for (int i = 0; i < t.mods.size(); i++) {
            Mod mod = t.mods.get(i);
            if (mod.piece() < 0) {
                standing.add(new Standing(mod.change(), -1, mod.player(), mod.source(), mod.seat()));
            } else if (mod.life() == t.life(mod.piece())) {
                change(mod.change(), mod.value(), mod.piece(), mod.source(), mod.seat());
            }
        }
    }

    private void change(Change change, int value, int piece, int source, int seat) {
        switch (change) {
            case Change.Power power1 -> power[piece] += value;
            case Change.PowerToZero zero -> power[piece] += value;
            case Change.Cost cost1 -> cost[piece] += value;
            case Change.CostBecomes set -> cost[piece] = value - baseCost[piece];
            case Change.Counter counter1 -> counter[piece] += value;
            case Change.BasePower base ->
                basePower[piece] = based(basePower[piece], t.print(piece).card.power(), value);
            case Change.BaseCost base ->
                baseCost[piece] = based(baseCost[piece], t.print(piece).card.cost(), value);
            case Change.Gain gain -> keywords[piece] |= Print.bit(gain.keyword());
            case Change.Negated negation -> {
                negated[piece] = true;
                keywords[piece] &= ~t.print(piece).keywords;
            }
            case Change.GainEffect gained -> {
                woulds |= gained.effect().timings().stream()
                        .anyMatch(dev.cardinal.onepiece.effect.Timing.Would.class::isInstance);
                standing.add(new Standing(change, piece, -1, source, seat));
            }
            default -> standing.add(new Standing(change, piece, -1, source, seat));
        }
    }

    /** Of several effects that set a base value the highest counts (4-9-2-1). */
    private static int based(int now, int printed, int value) {
        return now == printed ? value : Math.max(now, value);
    }

    private void settle() {
        int modStanding = standing.size();
        int[] basePowers = basePower.clone();
        int[] baseCosts = baseCost.clone();
        int[] powers = power.clone();
        int[] costs = cost.clone();
        int[] counters = counter.clone();
        int[] words = keywords.clone();
        boolean[] negations = negated.clone();
        for (int round = 0; round < ROUNDS; round++) {
            fingerprint(before);
            standingBefore = standing.size();
            Row<Applied> applied = new Row<>();
            gather(t.turn, applied);
            gather(1 - t.turn, applied);
            System.arraycopy(basePowers, 0, basePower, 0, basePowers.length);
            System.arraycopy(baseCosts, 0, baseCost, 0, baseCosts.length);
            System.arraycopy(powers, 0, power, 0, powers.length);
            System.arraycopy(costs, 0, cost, 0, costs.length);
            System.arraycopy(counters, 0, counter, 0, counters.length);
            System.arraycopy(words, 0, keywords, 0, words.length);
            System.arraycopy(negations, 0, negated, 0, negations.length);
            while (standing.size() > modStanding) {
                standing.remove();
            }
            for (int i = 0; i < applied.size(); i++) {
                Applied one = applied.get(i);
                if (one.piece() < 0) {
                    standing.add(new Standing(one.change(), -1, one.player(), one.source(), one.seat()));
                } else {
                    change(one.change(), one.value(), one.piece(), one.source(), one.seat());
                }
            }
            fingerprint(after);
            if (standing.size() == standingBefore && Arrays.equals(before, after)) {
                return;
            }
        }
    }

    private void fingerprint(int[] into) {
        for (int piece = 0; piece < into.length; piece++) {
            into[piece] = ((power[piece] * 31 + basePower[piece]) * 31 + cost[piece] + baseCost[piece] * 7) * 31
                    + keywords[piece] * 3
                    + counter[piece]
                    + (negated[piece] ? 1 : 0);
        }
    }

    private record Applied(Change change, int value, int piece, int player, int source, int seat) {}

    private void gather(int seat, Row<Applied> into) {
        gather(seat, Areas.LEADER, into);
        gather(seat, Areas.CHARACTERS, into);
        gather(seat, Areas.STAGE, into);
        gather(seat, Areas.HAND, into);
    }

    private void gather(int seat, int zone, Row<Applied> into) {
        for (int i = 0; i < t.size(seat, zone); i++) {
            int piece = t.at(seat, zone, i);
            Print print = t.print(piece);
            if (print.permanents.length == 0 || negated[piece]) {
                continue;
            }
            for (int index : print.permanents) {
                Effect effect = print.effect(index);
                if (zone == Areas.HAND && !Meaning.worksInHand(effect)) {
                    continue;
                }
                Act act = Act.of(piece, t.life(piece), seat, effect, index, -1);
                if (Meaning.holds(t, act, effect.conditions())) {
                    effect.body().forEach(action -> gather(act, action, into));
                }
            }
        }
    }

    private void gather(Act act, Action action, Row<Applied> into) {
        switch (action) {
            case Action.Apply(Target what, java.util.List<Change> changes, var duration) -> {
                if (what instanceof Target.Player(var who)) {
                    for (int seat = 0; seat < 2; seat++) {
                        if (Meaning.is(act, who, seat)) {
                            for (Change change : changes) {
                                into.add(new Applied(change, 0, -1, seat, act.source(), act.seat()));
                            }
                        }
                    }
                    return;
                }
                for (int piece : Meaning.pieces(t, act, what)) {
                    for (Change change : changes) {
                        into.add(new Applied(
                                change, Meaning.value(t, act, change, piece), piece, -1, act.source(), act.seat()));
                    }
                }
            }
            case Action.If(var condition, var then, var otherwise) ->
                (Meaning.holds(t, act, condition) ? then : otherwise).forEach(inner -> gather(act, inner, into));
            default -> {}
        }
    }

    /** Whether something is forbidden to a card. */
    boolean forbidden(int piece, java.util.function.BiPredicate<Standing, Prohibition> is) {
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
    boolean forbiddenTo(int seat, java.util.function.BiPredicate<Standing, Prohibition> is) {
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

    boolean allowed(int piece, java.util.function.BiPredicate<Standing, Permission> is) {
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
