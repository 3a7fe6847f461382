package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.view.OnePieceView;

/** Answers any question quickly, by rules of thumb. */
final class Instinct {
    /** A hand with Characters up to this cost is worth keeping. */
    private static final int EARLY = 4;

    private static final int ENOUGH_EARLY = 2;
    /** How much better a Character must be than the one trashed for it. */
    private static final double BETTER = 1.5;

    private final Attacks attacks;
    private final Defence defence = new Defence();

    Instinct(Style style) {
        attacks = new Attacks(style);
    }

    void answer(OnePieceView view, Offer offer, Pick pick, Plan plan) {
        int seat = view.asked();
        switch (view.asks()) {
            case FIRST -> pick.only(OnePieceView.NO);
            case REDRAW -> pick.only(keeps(view, seat) ? OnePieceView.NO : OnePieceView.YES);
            case MAIN -> pick.only(main(view, seat, offer, plan));
            case ATTACK_TARGET -> pick.only(attacks.target(view, seat, view.attacking(), offer, plan));
            case BLOCK -> pick.only(defence.block(view, seat, offer));
            case COUNTER -> pick.only(defence.counter(view, seat, offer, plan));
            case COUNTER_TARGET -> pick.only(view.attacked());
            case MAKE_ROOM -> pick.only(least(view, offer));
            case CARDS -> Taste.cards(view, seat, offer, pick);
            case DON -> don(offer, pick);
            case ORDER -> all(offer, pick);
            case TRIGGER -> pick.only(offer.code(0));
            case DECISION -> pick.only(decision(offer));
        }
    }

    private static boolean keeps(OnePieceView view, int seat) {
        int early = 0;
        for (int i = 0; i < view.hand(seat); i++) {
            CardDefinition card = view.card(view.inHand(seat, i));
            early += card.category() == Category.CHARACTER && card.cost() <= EARLY ? 1 : 0;
        }
        return early >= ENOUGH_EARLY;
    }

    private int main(OnePieceView view, int seat, Offer offer, Plan plan) {
        int play = plan == Plan.DEVELOP ? play(view, seat, offer) : Attacks.NONE;
        if (play != Attacks.NONE) {
            return play;
        }
        int attack = attacks.next(view, seat, offer, plan);
        if (attack != Attacks.NONE) {
            return attack;
        }
        int late = plan == Plan.ATTACK ? play(view, seat, offer) : Attacks.NONE;
        return late == Attacks.NONE ? OnePieceView.END : late;
    }

    /** The most valuable Character or Stage. */
    private static int play(OnePieceView view, int seat, Offer offer) {
        int best = Attacks.NONE;
        double most = 0;
        double weakest = view.characters(seat) < view.characterRoom() ? 0 : weakest(view, seat);
        for (int i = 0; i < offer.size(); i++) {
            int piece = offer.code(i) - OnePieceView.PLAY;
            if (piece >= 0 && offer.code(i) < OnePieceView.GIVE) {
                Category category = view.card(piece).category();
                double worth = category == Category.EVENT ? 0 : Worth.onField(view, piece);
                worth -= category == Category.CHARACTER ? weakest : 0;
                worth -= category == Category.STAGE && view.stages(seat) > 0 ? worth : 0;
                if (worth > most) {
                    most = worth;
                    best = offer.code(i);
                }
            }
        }
        return best;
    }

    private static double weakest(OnePieceView view, int seat) {
        double weakest = Double.MAX_VALUE;
        for (int i = 0; i < view.characters(seat); i++) {
            weakest = Math.min(weakest, Worth.onField(view, view.character(seat, i)));
        }
        return weakest + BETTER;
    }

    private static int least(OnePieceView view, Offer offer) {
        int least = offer.code(0);
        for (int i = 1; i < offer.size(); i++) {
            least = Worth.onField(view, offer.code(i)) < Worth.onField(view, least) ? offer.code(i) : least;
        }
        return least;
    }

    /** As many as allowed: rested ones first, then given ones, then active ones. */
    private static void don(Offer offer, Pick pick) {
        pick.clear();
        for (int i = offer.size() - 1; i >= 0; i--) {
            for (int n = 0; n < offer.count(i) && pick.size() < offer.max(); n++) {
                pick.add(offer.code(i));
            }
        }
    }

    private static void all(Offer offer, Pick pick) {
        pick.clear();
        for (int i = 0; i < offer.size(); i++) {
            for (int n = 0; n < offer.count(i); n++) {
                pick.add(offer.code(i));
            }
        }
    }

    /** Yes, the highest number, or the first of several choices. */
    private static int decision(Offer offer) {
        int most = offer.code(0);
        for (int i = 1; i < offer.size(); i++) {
            most = Math.max(most, offer.code(i));
        }
        return most;
    }
}
