package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;

/** Works out one answer, in reusable buffers. */
final class Thinking {
    private static final int GUESSES = 2;
    /** Another answer must be better than instinct's by this much. */
    private static final double CLEARLY = 0.01;

    private final Instinct instinct = new Instinct();
    private final Foresight foresight = new Foresight(GUESSES);
    private final Offer offer = new Offer();
    private final Pick first = new Pick();
    private final Pick tried = new Pick();
    private double most;

    void answer(OnePieceView view, Chance chance, Pick pick) {
        view.offer(offer);
        instinct.answer(view, offer, pick, Plan.DEVELOP);
        if (offer.forced()) {
            return;
        }
        switch (view.asks()) {
            case MAIN -> main(view, chance, pick);
            case CARDS, DON -> several(view, chance, pick);
            case ATTACK_TARGET, MAKE_ROOM, TRIGGER, DECISION -> one(view, chance, pick);
            case COUNTER -> {
                if (unclear(view)) {
                    one(view, chance, pick);
                }
            }
            case FIRST, REDRAW, BLOCK, COUNTER_TARGET, ORDER -> {}
        }
    }

    private void main(OnePieceView view, Chance chance, Pick pick) {
        begin(view, chance, pick);
        int attack = attack(view);
        tried.only(attack);
        better(tried, Plan.ATTACK, pick);
        for (int i = 0; i < offer.size(); i++) {
            int code = offer.code(i);
            boolean plays = code >= OnePieceView.PLAY && code < OnePieceView.GIVE;
            boolean attacks = code >= OnePieceView.ATTACK && code < OnePieceView.USE;
            boolean vain = attacks && Attacks.inVain(view, view.asked(), code - OnePieceView.ATTACK);
            if (plays || (code >= OnePieceView.ATTACK && !vain)) {
                tried.only(code);
                better(tried, Plan.DEVELOP, pick);
            }
        }
    }

    private int attack(OnePieceView view) {
        instinct.answer(view, offer, tried, Plan.ATTACK);
        return tried.code(0);
    }

    private void one(OnePieceView view, Chance chance, Pick pick) {
        begin(view, chance, pick);
        for (int i = 0; i < offer.size(); i++) {
            tried.only(offer.code(i));
            better(tried, Plan.DEVELOP, pick);
        }
    }

    /** Compares instinct's choice, no card, and each single card. */
    private void several(OnePieceView view, Chance chance, Pick pick) {
        begin(view, chance, pick);
        if (offer.min() == 0) {
            tried.clear();
            better(tried, Plan.DEVELOP, pick);
        }
        for (int i = 0; i < offer.size() && offer.min() <= 1; i++) {
            tried.only(offer.code(i));
            if (offer.accepts(tried)) {
                better(tried, Plan.DEVELOP, pick);
            }
        }
    }

    private void begin(OnePieceView view, Chance chance, Pick pick) {
        copy(pick, first);
        foresight.look(view, chance);
        most = foresight.value(first, Plan.DEVELOP) + CLEARLY;
    }

    private void better(Pick answer, Plan plan, Pick pick) {
        if (plan == Plan.DEVELOP && same(answer, first)) {
            return;
        }
        double value = foresight.value(answer, plan);
        if (value > most) {
            most = value;
            copy(answer, pick);
        }
    }

    private static boolean same(Pick one, Pick other) {
        return one.size() == other.size() && (one.size() == 0 || one.code(0) == other.code(0)) && one.size() < 2;
    }

    private static void copy(Pick from, Pick to) {
        to.clear();
        for (int i = 0; i < from.size(); i++) {
            to.add(from.code(i));
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
