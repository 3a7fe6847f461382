package dev.cardinal.onepiece.bot;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.view.OnePieceView;

/** The value of things to a player; an ordinary card in hand is worth about 1. */
final class Worth {
    static final double GAME = 1000;

    /** The value of the first, second, ... Life card; further ones count like the last. */
    private static final double[] LIFE = {3.6, 3.0, 2.5, 2.1, 1.8, 1.6};

    private static final double UNKNOWN_CARD = 1.1;
    private static final double DON = 0.45;

    private Worth() {}

    static double life(int number) {
        double sum = 0;
        for (int i = 0; i < number; i++) {
            sum += LIFE[Math.min(i, LIFE.length - 1)];
        }
        return sum;
    }

    /** What a player loses by taking damage; a Life card that is not banished goes to the hand. */
    static double damage(int life, int damage, boolean banish) {
        if (life == 0) {
            return GAME;
        }
        int lost = Math.min(life, damage);
        return life(life) - life(life - lost) - (banish ? 0 : lost * UNKNOWN_CARD);
    }

    /** A Character or a Stage on the field. */
    static double onField(OnePieceView view, int piece) {
        CardDefinition card = view.card(piece);
        if (card.category() == Category.STAGE) {
            return 0.8 + 0.2 * card.cost();
        }
        double worth = 0.5 + 0.35 * card.cost() + 0.3 * thousands(view.power(piece));
        worth += view.blocks(piece) ? 0.7 : 0;
        worth += view.has(piece, Keyword.DOUBLE_ATTACK) ? 0.8 : 0;
        for (Effect effect : card.effects()) {
            worth += lasting(effect) ? 0.3 : 0;
        }
        return Math.max(0.3, worth);
    }

    private static boolean lasting(Effect effect) {
        return !effect.has(Timing.Tag.ON_PLAY) && !effect.has(Timing.Tag.TRIGGER);
    }

    /** A card in hand, which can be played later or used as a counter. */
    static double inHand(OnePieceView view, int piece) {
        CardDefinition card = view.card(piece);
        return 0.75 + 0.1 * Math.min(6, card.cost()) + 0.2 * thousands(card.counter());
    }

    private static double thousands(int power) {
        return power / 1000.0;
    }

    /** How much better a position is for this player than for the other, if all cards are known. */
    static double position(OnePieceView all, int seat) {
        if (all.over()) {
            return (all.lost(1 - seat) ? GAME : 0) - (all.lost(seat) ? GAME : 0);
        }
        return side(all, seat) - side(all, 1 - seat);
    }

    private static double side(OnePieceView all, int seat) {
        double sum = life(all.life(seat)) + DON * all.donOnField(seat);
        for (int i = 0; i < all.characters(seat); i++) {
            int piece = all.character(seat, i);
            double worth = onField(all, piece);
            sum += all.rested(piece) ? 0.85 * worth - (all.blocks(piece) ? 0.5 : 0) : worth;
        }
        for (int i = 0; i < all.stages(seat); i++) {
            sum += onField(all, all.stage(seat, i));
        }
        int free = all.turn() == seat ? 0 : all.donActive(seat);
        for (int i = 0; i < all.hand(seat); i++) {
            int piece = all.inHand(seat, i);
            sum += inHand(all, piece);
            int boost = Counters.boost(all.card(piece));
            if (boost > 0 && all.cost(piece) <= free) {
                free -= all.cost(piece);
                sum += 0.15 * thousands(boost);
            }
        }
        return all.deck(seat) < 5 ? sum - 2 * (5 - all.deck(seat)) : sum;
    }
}
