package dev.cardinal.onepiece.bot;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Value;
import dev.cardinal.onepiece.effect.Who;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.Arrays;

/** Finds the cheapest counters in a hand that stop an attack. */
final class Counters {
    static final double TOO_LITTLE = 2 * Worth.GAME;
    private static final int MOST = 24;

    private final double[] prices = new double[MOST + 1];
    private final int[] firsts = new int[MOST + 1];

    /**
     * The cost of making a card stronger than the attacker.
     *
     * @return {@link #TOO_LITTLE} if the hand is not enough
     */
    double price(OnePieceView view, int seat, int target) {
        int need = missing(view, target);
        if (need <= 0) {
            return 0;
        }
        if (need > MOST) {
            return TOO_LITTLE;
        }
        Arrays.fill(prices, 1, need + 1, TOO_LITTLE);
        prices[0] = 0;
        for (int i = 0; i < view.hand(seat); i++) {
            int piece = view.inHand(seat, i);
            int gives = gives(view, seat, piece) / 1000;
            if (gives > 0) {
                add(need, gives, price(view, piece), piece);
            }
        }
        return prices[need];
    }

    /** The first counter to use, after {@link #price} was called. */
    int first(OnePieceView view, int target) {
        return firsts[missing(view, target)];
    }

    /** How many thousands of power a card needs to be stronger than the attacker. */
    static int missing(OnePieceView view, int target) {
        return Math.floorDiv(view.power(view.attacker()) - view.power(target), 1000) + 1;
    }

    private void add(int need, int gives, double price, int piece) {
        for (int sum = need; sum > 0; sum--) {
            int before = Math.max(0, sum - gives);
            if (prices[before] + price < prices[sum]) {
                prices[sum] = prices[before] + price;
                firsts[sum] = piece;
            }
        }
    }

    private static int gives(OnePieceView view, int seat, int piece) {
        CardDefinition card = view.card(piece);
        if (card.category() == Category.EVENT) {
            return view.cost(piece) <= view.donActive(seat) ? boost(card) : 0;
        }
        return card.category() == Category.CHARACTER ? view.counter(piece) : 0;
    }

    private static double price(OnePieceView view, int piece) {
        boolean event = view.card(piece).category() == Category.EVENT;
        return event ? 0.9 : Worth.inHand(view, piece);
    }

    /** The power that an Event gives to a card of your choice in the Counter Step. */
    static int boost(CardDefinition card) {
        int most = 0;
        if (card.category() == Category.EVENT) {
            for (Effect effect : card.effects()) {
                if (effect.has(Timing.Tag.COUNTER)) {
                    for (Action action : effect.body()) {
                        most = Math.max(most, boost(action));
                    }
                }
            }
        }
        return most;
    }

    private static int boost(Action action) {
        int sum = 0;
        if (action instanceof Action.Apply(Target.Choose choose, var changes, var duration)
                && choose.among().whose() == Who.YOU) {
            for (Change change : changes) {
                sum += change instanceof Change.Power(Value.Exactly(int number)) ? number : 0;
            }
        }
        return sum;
    }
}
