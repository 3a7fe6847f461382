package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;

/** Works out one answer, in reusable buffers. */
final class Thinking {
    private final boolean thorough;
    private final Instinct instinct;
    private final Attacks attacks;
    private final Trial trial;
    private final Offer offer = new Offer();
    private final Pick tried = new Pick();

    Thinking(Style style) {
        thorough = style.thorough();
        instinct = new Instinct(style);
        attacks = new Attacks(style);
        trial = new Trial(style);
    }

    void answer(OnePieceView view, Chance chance, Pick pick) {
        view.offer(offer);
        instinct.answer(view, offer, pick, Plan.DEVELOP);
        if (!offer.forced() && worthwhile(view)) {
            trial.begin(view, chance, pick);
            consider(view);
            trial.best(view, chance, pick);
        }
    }

    /** Whether instinct may be wrong. */
    private boolean worthwhile(OnePieceView view) {
        return switch (view.asks()) {
            case MAIN, CARDS, DON, ATTACK_TARGET, MAKE_ROOM, TRIGGER, DECISION -> true;
            case BLOCK -> thorough;
            case COUNTER -> thorough || unclear(view);
            case FIRST, REDRAW, COUNTER_TARGET, ORDER -> false;
        };
    }

    private void consider(OnePieceView view) {
        switch (view.asks()) {
            case MAIN -> main(view);
            case CARDS, DON -> several();
            case ATTACK_TARGET -> targets(view);
            case COUNTER -> counters(view);
            case BLOCK, MAKE_ROOM, TRIGGER, DECISION -> one();
            case FIRST, REDRAW, COUNTER_TARGET, ORDER -> {}
        }
    }

    private void main(OnePieceView view) {
        int attack = first(view, Plan.ATTACK);
        trial.add(tried, Plan.ATTACK);
        for (int i = 0; i < offer.size(); i++) {
            int code = offer.code(i);
            boolean plays = code >= OnePieceView.PLAY && code < OnePieceView.GIVE;
            boolean strikes = code >= OnePieceView.ATTACK && code < OnePieceView.USE;
            boolean vain = strikes && attacks.inVain(view, view.asked(), code - OnePieceView.ATTACK);
            if (plays || (code >= OnePieceView.ATTACK && !vain)) {
                tried.only(code);
                trial.add(tried, Plan.DEVELOP);
                if (thorough && code != attack) {
                    trial.add(tried, Plan.ATTACK);
                }
            }
        }
    }

    /** What instinct does first to carry out a plan. */
    private int first(OnePieceView view, Plan plan) {
        instinct.answer(view, offer, tried, plan);
        return tried.code(0);
    }

    /** Those in reach, unless the attack itself is the point. */
    private void targets(OnePieceView view) {
        int attacker = view.attacking();
        for (int i = 0; i < offer.size(); i++) {
            int target = offer.code(i);
            if (!thorough || Attacks.connects(view, attacker, target) || attacks.startsSomething(view, attacker)) {
                tried.only(target);
                trial.add(tried, Plan.DEVELOP);
            }
        }
    }

    private void one() {
        for (int i = 0; i < offer.size(); i++) {
            tried.only(offer.code(i));
            trial.add(tried, Plan.DEVELOP);
        }
    }

    /** Compares instinct's choice, no card, and each single card. */
    private void several() {
        if (offer.min() == 0) {
            tried.clear();
            trial.add(tried, Plan.DEVELOP);
        }
        for (int i = 0; i < offer.size() && offer.min() <= 1; i++) {
            tried.only(offer.code(i));
            if (offer.accepts(tried)) {
                trial.add(tried, Plan.DEVELOP);
            }
        }
    }

    /** Compares stopping the attack with suffering it, and each card whose use in battle instinct cannot judge. */
    private void counters(OnePieceView view) {
        if (thorough) {
            tried.only(OnePieceView.NO_COUNTER);
            trial.add(tried, Plan.DEVELOP);
            first(view, Plan.HOLD);
            trial.add(tried, Plan.HOLD);
        }
        if (unclear(view)) {
            one();
        }
    }

    /** Whether a card is offered whose use in battle instinct cannot judge. */
    private boolean unclear(OnePieceView view) {
        for (int i = 0; i < offer.size(); i++) {
            int code = offer.code(i);
            if (code != OnePieceView.NO_COUNTER && view.counter(code) == 0 && Counters.boost(view.card(code)) == 0) {
                return true;
            }
        }
        return false;
    }
}
