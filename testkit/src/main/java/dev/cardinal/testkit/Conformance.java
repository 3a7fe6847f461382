package dev.cardinal.testkit;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import java.util.List;
import java.util.function.Consumer;

/** The contracts that every game keeps, as checks on any position of any game. */
final class Conformance {
    /** Guesses are counted at one act in so many, since that takes hundreds of them. */
    private static final int COUNTED = 600;

    private final List<Check> checks;
    private final Check fairness = new GuessesAreFair();

    Conformance(Game game, NothingIsLost pieces) {
        checks = List.of(
                new PlayoutsEnd(),
                new EarlierStaysTheSame(),
                pieces,
                new SameAgain(),
                new OptionsAreCanonical(),
                new AnswersAreUnderstood(),
                new NonsenseIsRefused(),
                new UndoIsFair(),
                new SecretsStaySecret(game.words()));
    }

    void position(Look look, long seed) {
        Chance chance = new Chance(seed);
        for (Check check : checks) {
            guarded(check, one -> one.position(look, chance));
        }
    }

    void moment(Moment moment, long seed) {
        Chance chance = new Chance(Chance.mix(seed, 1));
        for (Check check : checks) {
            guarded(check, one -> one.moment(moment, chance));
        }
        if (chance.below(COUNTED) == 0) {
            guarded(fairness, one -> one.moment(moment, chance));
        }
    }

    private static void guarded(Check check, Consumer<Check> work) {
        try {
            work.accept(check);
        } catch (Breach breach) {
            throw breach;
        } catch (RuntimeException bug) {
            throw Breach.thrown(check.contract(), bug);
        }
    }
}
