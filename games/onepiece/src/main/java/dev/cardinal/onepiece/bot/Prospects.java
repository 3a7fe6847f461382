package dev.cardinal.onepiece.bot;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.view.OnePieceView;

/**
 * The chance of winning at the start of a Main Phase.
 *
 * <p>The numbers are log-odds. They were fitted to who won, over 13,000 positions of 1,000 games between bots with
 * eight decks, and then rounded.
 */
final class Prospects {
    /** What the first, second, ... Life card adds; further ones count like the last. */
    private static final double[] LIFE = {1.7, 1.6, 1.0, 0.85, 0.65, 0.6};

    /** A card that has this much power beats an ordinary Leader. */
    private static final int LEADER = 5000;

    private static final int STRONG = 7000;
    private static final double TO_MOVE = -0.26;

    private Prospects() {}

    static double chance(OnePieceView all, int seat) {
        if (all.over()) {
            return all.lost(seat) ? (all.lost(1 - seat) ? 0.5 : 0) : 1;
        }
        int mover = all.turn();
        int other = 1 - mover;
        double odds = TO_MOVE + side(all, mover, true) - side(all, other, false) + threat(all, mover);
        double chance = 1 / (1 + Math.exp(-odds));
        return mover == seat ? chance : 1 - chance;
    }

    /** What attackers are worth when the other Life is low; counters and Blockers hold them off. */
    private static double threat(OnePieceView all, int mover) {
        int other = 1 - mover;
        int attackers = attackers(all, mover);
        int life = all.life(other);
        int hits = Math.min(3, attackers - activeBlockers(all, other) - life);
        double threat = hits >= 0 ? 0.26 + 0.8 * hits : 0;
        if (life <= 1) {
            threat += 0.26 * attackers - 0.15 * counters(all, other);
        }
        return life == 0 ? threat + 0.64 * attackers : threat;
    }

    /** The Leader, and Characters that beat an ordinary Leader. */
    private static int attackers(OnePieceView all, int seat) {
        int attackers = 1;
        for (int i = 0; i < all.characters(seat); i++) {
            attackers += all.power(all.character(seat, i)) >= LEADER ? 1 : 0;
        }
        return attackers;
    }

    private static int activeBlockers(OnePieceView all, int seat) {
        int blockers = 0;
        for (int i = 0; i < all.characters(seat); i++) {
            blockers += activeBlocker(all, all.character(seat, i)) ? 1 : 0;
        }
        return blockers;
    }

    private static boolean activeBlocker(OnePieceView all, int piece) {
        return all.blocks(piece) && !all.rested(piece);
    }

    /** The counters in a hand, in thousands; an Event counts as one. */
    private static double counters(OnePieceView all, int seat) {
        double counters = 0;
        for (int i = 0; i < all.hand(seat); i++) {
            int piece = all.inHand(seat, i);
            counters += all.card(piece).category() == Category.EVENT ? 1 : all.counter(piece) / 1000.0;
        }
        return counters;
    }

    private static double side(OnePieceView all, int seat, boolean toMove) {
        double sum = hand(all, seat, toMove) + 0.1 * all.stages(seat) + 0.3 * all.donOnField(seat);
        for (int i = 0; i < all.life(seat); i++) {
            sum += LIFE[Math.min(i, LIFE.length - 1)];
        }
        for (int i = 0; i < all.characters(seat); i++) {
            sum += character(all, all.character(seat, i), toMove);
        }
        return sum - 0.7 * Math.max(0, 5 - all.deck(seat));
    }

    /** Every further card of a full hand helps less. */
    private static double hand(OnePieceView all, int seat, boolean toMove) {
        int size = all.hand(seat);
        double sum = 0.48 * size
                - (toMove ? 0.09 : 0.13) * Math.max(0, size - 4)
                - (toMove ? 0.05 : 0.25) * Math.max(0, size - 7);
        for (int i = 0; i < size; i++) {
            sum += 0.017 * all.card(all.inHand(seat, i)).cost();
        }
        return toMove ? sum : sum + 0.05 * counters(all, seat);
    }

    private static double character(OnePieceView all, int piece, boolean toMove) {
        int power = all.power(piece);
        double sum = 0.33 + 0.12 * power / 1000;
        sum += power >= LEADER ? 0.4 : 0;
        sum += power >= STRONG ? 0.1 : 0;
        sum += all.has(piece, Keyword.DOUBLE_ATTACK) ? 0.4 : 0;
        if (all.blocks(piece)) {
            sum += !toMove && activeBlocker(all, piece) ? 0.28 : 0.05;
        }
        return !toMove && all.rested(piece) ? sum - 0.1 : sum;
    }
}
