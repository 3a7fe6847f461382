package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import java.util.List;
import java.util.function.Consumer;

/** The contracts that every game keeps, as checks on any position of any game. */
public final class Conformance {
    /** Guesses are counted at one act in so many, since that takes hundreds of them. */
    public static final int COUNTED = 600;

    public static final int COUNTED_IN_MANY_GAMES = 6000;

    private final List<Check> checks;
    private final Check fairness = new GuessesAreFair();

    public Conformance(Game game, Options options, Hosting hosting, NothingIsLost pieces) {
        checks = List.of(
                new PeekingTellsNothing(),
                new PlayoutsEnd(),
                new EarlierStaysTheSame(),
                pieces,
                new SameAgain(),
                new OptionsAreCanonical(),
                new AnswersAreUnderstood(),
                new NonsenseIsRefused(),
                new UndoIsFair(),
                new NewsIsToldApart(),
                new MovesTellAll(),
                new ViewsSpeakAlike(game.name()),
                new GuessesFollowFromViews(),
                new ForcedIsPlain(),
                new ThreadsAgree(),
                new HostsTellNoMore(game, hosting),
                new SecretsStaySecret(game.words()),
                new ScenariosStandThere(game, options));
    }

    public void position(Seen look, long seed) {
        Chance chance = new Chance(seed);
        for (Check check : checks) {
            guarded(check, one -> one.position(look, chance));
        }
    }

    /**
     * Looks at an act.
     *
     * @param counted guesses are counted at one act in so many; those for a larger number are among those for a smaller
     */
    public void moment(Moment moment, long seed, int counted) {
        Chance chance = new Chance(Chance.mix(seed, 1));
        for (Check check : checks) {
            guarded(check, one -> one.moment(moment, chance));
        }
        if (chance.below(counted) == 0) {
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
