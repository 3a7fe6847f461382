package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.chance.Chance;
import java.util.List;
import java.util.function.Consumer;

/** The contracts that every game must keep, as checks on any position. */
public final class Conformance {
    /** The frequencies of guesses are checked at one action in this many, since that takes hundreds of guesses. */
    public static final int COUNTED = 600;

    public static final int COUNTED_IN_MANY_GAMES = 6000;

    private final List<Check> checks;
    private final Check fairness = new GuessesAreFair();

    public Conformance(Game game, Options options, Hosting hosting, NothingIsLost pieces) {
        checks = List.of(
                new PeekingRevealsNothing(),
                new PlayoutsEnd(),
                new PositionsNeverChange(),
                pieces,
                new PlayIsRepeatable(),
                new OptionsAreCanonical(),
                new AnswersAreUnderstood(),
                new NonsenseIsRefused(),
                new UndoIsFair(),
                new NewsIsReported(),
                new MovesExplainScenes(),
                new ViewsShareFields(game.name()),
                new GuessesFollowFromViews(),
                new ForcedIsVisible(),
                new ThreadsAgree(),
                new HostsKeepSecrets(game, hosting),
                new SecretsStaySecret(game.words()),
                new ScenariosRestorePositions(game, options));
    }

    public void position(Snapshot snapshot, long seed) {
        Chance chance = new Chance(seed);
        for (Check check : checks) {
            guarded(check, one -> one.position(snapshot, chance));
        }
    }

    /**
     * Checks an action.
     *
     * @param counted the frequencies of guesses are checked at one action in this many; a larger number checks a subset
     *     of those that a smaller one does
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
