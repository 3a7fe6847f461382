package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Place;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Zone;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.List;

/** Decides which cards to choose for an effect, by what it does to them. */
final class Taste {
    private Taste() {}

    /** The best cards, as long as choosing them helps or is required. */
    static void cards(OnePieceView view, int seat, Offer offer, Pick pick) {
        Action action = view.action().orElseGet(Action.Nothing::new);
        pick.clear();
        while (pick.size() < offer.max()) {
            int best = -1;
            double most = pick.size() < offer.min() ? Double.NEGATIVE_INFINITY : 0;
            for (int i = 0; i < offer.size(); i++) {
                double liking = liking(view, seat, action, offer.code(i));
                if (liking > most && fits(offer, pick, i)) {
                    most = liking;
                    best = offer.code(i);
                }
            }
            if (best < 0) {
                break;
            }
            pick.add(best);
        }
        if (!offer.accepts(pick)) {
            offer.random(new Chance(0), pick);
        }
    }

    private static boolean fits(Offer offer, Pick pick, int index) {
        int code = offer.code(index);
        if (pick.count(code) >= offer.count(index)) {
            return false;
        }
        int weight = offer.weight(index);
        for (int i = 0; i < pick.size(); i++) {
            int taken = offer.indexOf(pick.code(i));
            weight += offer.weight(taken);
            if (offer.distinct() && offer.key(taken) == offer.key(index)) {
                return false;
            }
        }
        return weight <= offer.total();
    }

    /** How good it is for this seat that this happens to a card. */
    private static double liking(OnePieceView view, int seat, Action action, int piece) {
        if (!view.known(piece)) {
            return 1;
        }
        double worth = worth(view, piece);
        boolean own = view.owner(piece) == seat;
        return own == kind(view, action, piece) ? worth : -worth;
    }

    private static double worth(OnePieceView view, int piece) {
        if (!view.onField(piece)) {
            return Worth.inHand(view, piece);
        }
        boolean leader = piece == view.leader(view.owner(piece));
        double worth = leader ? 3 : Worth.onField(view, piece);
        if (view.attacked() == piece || view.attacker() == piece) {
            worth += 10;
        }
        return view.rested(piece) ? worth : worth + 1;
    }

    /** Whether this action is good for the owner of the card. */
    private static boolean kind(OnePieceView view, Action action, int piece) {
        return switch (action) {
            case Action.KnockOut out -> false;
            case Action.Rest rest -> false;
            case Action.Move(Target what, Place to) ->
                to.zone() == Zone.HAND ? !view.onField(piece) : to.zone() == Zone.LIFE && !view.onField(piece);
            case Action.Apply(Target what, List<Change> changes, var duration) ->
                changes.stream().allMatch(Taste::kind);
            default -> true;
        };
    }

    private static boolean kind(Change change) {
        return switch (change) {
            case Change.Power(Value by) -> !negative(by);
            case Change.Cost(Value by) -> !negative(by);
            case Change.PowerToZero zero -> false;
            case Change.Negated negated -> false;
            case Change.Forbid(Prohibition no) -> protects(no);
            default -> true;
        };
    }

    private static boolean protects(Prohibition no) {
        return switch (no) {
            case Prohibition.BeBlocked blocked -> true;
            case Prohibition.BeKnockedOut knockedOut -> true;
            case Prohibition.BeRemoved removed -> true;
            case Prohibition.BeRested rested -> true;
            case Prohibition.BeAttacked attacked -> true;
            default -> false;
        };
    }

    private static boolean negative(Value value) {
        return switch (value) {
            case Value.Exactly(int number) -> number < 0;
            case Value.ForEvery(int amount, int every, Value of) -> amount < 0;
            default -> false;
        };
    }
}
