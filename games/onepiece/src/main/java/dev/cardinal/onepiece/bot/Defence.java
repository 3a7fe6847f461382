package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.view.OnePieceView;

/** Blocks and counters if that costs less than the attack would. */
final class Defence {
    /** The cost of resting a Blocker, which then cannot block again. */
    private static final double RESTED_BLOCKER = 0.3;

    private final Counters counters = new Counters();

    int block(OnePieceView view, int seat, Offer offer) {
        double least = suffered(view, seat, view.attacked());
        int best = OnePieceView.NO_BLOCK;
        for (int i = 0; i < offer.size(); i++) {
            int blocker = offer.code(i);
            if (blocker != OnePieceView.NO_BLOCK) {
                double price = RESTED_BLOCKER + suffered(view, seat, blocker);
                if (price < least) {
                    least = price;
                    best = blocker;
                }
            }
        }
        return best;
    }

    int counter(OnePieceView view, int seat, Offer offer, Plan plan) {
        int target = view.attacked();
        double price = counters.price(view, seat, target);
        double limit = plan == Plan.HOLD ? Counters.TOO_LITTLE : taken(view, seat, target);
        if (price == 0 || price >= limit) {
            return OnePieceView.NO_COUNTER;
        }
        return offered(view, offer, counters.first(view, target));
    }

    /** The option for a card in hand; equal cards share one. */
    private static int offered(OnePieceView view, Offer offer, int piece) {
        for (int i = 0; i < offer.size(); i++) {
            int code = offer.code(i);
            if (code != OnePieceView.NO_COUNTER && view.card(code).equals(view.card(piece))) {
                return code;
            }
        }
        return OnePieceView.NO_COUNTER;
    }

    /** The cost of an attack on this card: what is lost, or the counters against it, whichever is less. */
    private double suffered(OnePieceView view, int seat, int target) {
        return Math.min(taken(view, seat, target), counters.price(view, seat, target));
    }

    private static double taken(OnePieceView view, int seat, int target) {
        int attacker = view.attacker();
        return target == view.leader(seat)
                ? Worth.damage(view.life(seat), view.damage(attacker), view.has(attacker, Keyword.BANISH))
                : Worth.onField(view, target);
    }
}
