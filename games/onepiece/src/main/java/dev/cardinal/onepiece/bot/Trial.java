package dev.cardinal.onepiece.bot;

import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Compares answers: all on a few guesses, then the best of them on more. */
final class Trial {
    private final Style style;
    private final Foresight foresight;
    private final List<Attempt> attempts = new ArrayList<>();

    Trial(Style style) {
        this.style = style;
        foresight = new Foresight(style);
    }

    /** Starts with instinct's answer, which wins unless another one is clearly better. */
    void begin(OnePieceView view, Chance chance, Pick instinct) {
        foresight.forget();
        foresight.guess(view, chance, style.guesses());
        attempts.clear();
        attempts.add(new Attempt(instinct, Plan.DEVELOP));
    }

    void add(Pick answer, Plan plan) {
        if (plan == Plan.ATTACK || !same(answer, attempts.getFirst().answer)) {
            attempts.add(new Attempt(answer, plan));
        }
    }

    private static boolean same(Pick one, Pick other) {
        return one.size() == other.size() && (one.size() == 0 || one.code(0) == other.code(0)) && one.size() < 2;
    }

    void best(OnePieceView view, Chance chance, Pick pick) {
        Attempt instinct = attempts.getFirst();
        if (attempts.size() > 1) {
            run(0, style.guesses());
            if (style.further() > 0) {
                attempts.sort(Comparator.comparingDouble(attempt -> -rating(attempt, instinct)));
                attempts.subList(Math.min(attempts.size(), style.finalists()), attempts.size())
                        .clear();
                foresight.guess(view, chance, style.further());
                run(style.guesses(), style.guesses() + style.further());
            }
        }
        Attempt best = attempts.getFirst();
        for (Attempt attempt : attempts) {
            best = rating(attempt, instinct) > rating(best, instinct) ? attempt : best;
        }
        Attempt.copy(best.answer, pick);
    }

    private double rating(Attempt attempt, Attempt instinct) {
        return attempt == instinct ? attempt.average() + style.clearly() : attempt.average();
    }

    private void run(int from, int to) {
        for (Attempt attempt : attempts) {
            for (int guess = from; guess < to; guess++) {
                attempt.went(foresight.value(guess, attempt.answer, attempt.plan));
            }
        }
    }
}
