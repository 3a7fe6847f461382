package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.view.OnePieceView;

/** Decides which card attacks what next, and with how many DON!! cards. */
final class Attacks {
    static final int NONE = -1;

    private static final double DON_PRICE = 0.12;
    /** The risk of being rested in the other player's turn. */
    private static final double RISK = 0.12;
    /** The share of attacks expected to succeed; the rest are countered. */
    private static final double HOPE = 0.5;

    private static final double A_COUNTER = 0.6;

    /** The most that a card usually adds as a counter. */
    private static final int COUNTER = 2000;

    private final boolean thorough;
    private int target;
    private int missing;
    private double best;

    Attacks(Style style) {
        thorough = style.thorough();
    }

    /** The next step: a DON!! card for an attacker, its attack, or {@link #NONE}. */
    int next(OnePieceView view, int seat, Offer offer, Plan plan) {
        int don = view.donActive(seat) - (plan == Plan.DEVELOP ? reserve(view, seat) : 0);
        best = 0;
        int chosen = NONE;
        int lacking = 0;
        int wanted = 0;
        for (int i = 0; i < offer.size(); i++) {
            int attacker = offer.code(i) - OnePieceView.ATTACK;
            if (attacker >= 0 && offer.code(i) < OnePieceView.USE) {
                if (consider(view, seat, attacker, don, plan)) {
                    chosen = attacker;
                    lacking = missing;
                }
                wanted += lacks(view, attacker, view.leader(1 - seat));
            }
        }
        if (chosen == NONE) {
            return NONE;
        }
        boolean spare = don > wanted && don > 0 && hungry(view, seat, chosen);
        return lacking > 0 || spare ? OnePieceView.GIVE + chosen : OnePieceView.ATTACK + chosen;
    }

    /** The target for this attacker. */
    int target(OnePieceView view, int seat, int attacker, Offer offer, Plan plan) {
        best = Double.NEGATIVE_INFINITY;
        target = offer.code(0);
        for (int i = 0; i < offer.size(); i++) {
            weigh(view, seat, attacker, offer.code(i), 0, plan);
        }
        return target;
    }

    private boolean consider(OnePieceView view, int seat, int attacker, int don, Plan plan) {
        double before = best;
        int other = 1 - seat;
        weighIfAllowed(view, seat, attacker, view.leader(other), don, plan);
        for (int i = 0; i < view.characters(other); i++) {
            weighIfAllowed(view, seat, attacker, view.character(other, i), don, plan);
        }
        return best > before;
    }

    private void weighIfAllowed(OnePieceView view, int seat, int attacker, int at, int don, Plan plan) {
        if (view.mayAttack(attacker, at)) {
            weigh(view, seat, attacker, at, don, plan);
        }
    }

    private void weigh(OnePieceView view, int seat, int attacker, int at, int don, Plan plan) {
        int lacks = lacks(view, attacker, at);
        if (lacks > don) {
            return;
        }
        double gain = gain(view, seat, attacker, at, plan) - lacks * DON_PRICE - risk(view, seat, attacker, plan);
        if (gain > best) {
            best = gain;
            target = at;
            missing = lacks;
        }
    }

    private static double gain(OnePieceView view, int seat, int attacker, int at, Plan plan) {
        int other = 1 - seat;
        if (at == view.leader(other)) {
            double taken = Worth.damage(view.life(other), view.damage(attacker), view.has(attacker, Keyword.BANISH));
            return plan == Plan.ATTACK ? 10 + taken : A_COUNTER + HOPE * taken;
        }
        return A_COUNTER + HOPE * Worth.onField(view, at);
    }

    private static double risk(OnePieceView view, int seat, int attacker, Plan plan) {
        if (attacker == view.leader(seat) || plan == Plan.ATTACK) {
            return 0;
        }
        double blocking = view.blocks(attacker) ? (view.life(seat) < 3 ? 1.5 : 0.7) : 0;
        return RISK * Worth.onField(view, attacker) + blocking;
    }

    /** Whether this card is too weak for every target, and gains nothing by attacking. */
    boolean inVain(OnePieceView view, int seat, int attacker) {
        int other = 1 - seat;
        boolean vain = !startsSomething(view, attacker) && lacks(view, attacker, view.leader(other)) > 0;
        for (int i = 0; vain && i < view.characters(other); i++) {
            int at = view.character(other, i);
            vain = !view.mayAttack(attacker, at) || lacks(view, attacker, at) > 0;
        }
        return vain;
    }

    /** Whether an attack has an effect even if it does not connect. */
    boolean startsSomething(OnePieceView view, int attacker) {
        for (Effect effect : view.card(attacker).effects()) {
            boolean starts = effect.has(Timing.Tag.WHEN_ATTACKING)
                    || effect.timings().stream().anyMatch(Timing.When.class::isInstance);
            if (starts && (!thorough || view.given(attacker) >= appetite(effect))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a card is strong enough to beat another. */
    static boolean connects(OnePieceView view, int attacker, int at) {
        return lacks(view, attacker, at) == 0;
    }

    /** How many more DON!! cards a card needs to beat another. */
    private static int lacks(OnePieceView view, int attacker, int at) {
        return Math.max(0, Math.ceilDiv(view.power(at) - view.power(attacker), 1000));
    }

    /** Whether one more DON!! card makes an attack harder to counter or enables an effect. */
    private boolean hungry(OnePieceView view, int seat, int attacker) {
        int over = view.power(attacker) - view.power(view.leader(1 - seat));
        int hand = view.hand(1 - seat);
        int enough = thorough && last(view, seat, attacker) ? COUNTER * hand : COUNTER;
        return (hand > 0 && over < enough) || view.given(attacker) < appetite(view, attacker);
    }

    /** Whether no other card can attack, so that it may have all that is left over. */
    private static boolean last(OnePieceView view, int seat, int attacker) {
        boolean last = attacker == view.leader(seat) || view.rested(view.leader(seat));
        for (int i = 0; last && i < view.characters(seat); i++) {
            int other = view.character(seat, i);
            last = other == attacker || view.rested(other) || !view.mayAttack(other, view.leader(1 - seat));
        }
        return last;
    }

    private static int appetite(OnePieceView view, int attacker) {
        int most = 0;
        for (Effect effect : view.card(attacker).effects()) {
            most = Math.max(most, appetite(effect));
        }
        return most;
    }

    /** How many DON!! cards an effect needs. */
    private static int appetite(Effect effect) {
        int most = 0;
        for (Condition condition : effect.conditions()) {
            most = condition instanceof Condition.DonAttached(int least) ? Math.max(most, least) : most;
        }
        return most;
    }

    /** DON!! cards kept for counters. */
    private static int reserve(OnePieceView view, int seat) {
        int most = 0;
        for (int i = 0; i < view.hand(seat); i++) {
            int piece = view.inHand(seat, i);
            if (view.cost(piece) <= 2 && Counters.boost(view.card(piece)) > 0) {
                most = Math.max(most, view.cost(piece));
            }
        }
        return most;
    }
}
