package dev.cardinal.testkit;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.testkit.contract.Action;
import dev.cardinal.testkit.contract.Breach;
import dev.cardinal.testkit.contract.Conformance;
import dev.cardinal.testkit.contract.GuessesAreFair;
import dev.cardinal.testkit.contract.Hosting;
import dev.cardinal.testkit.contract.Moment;
import dev.cardinal.testkit.contract.NothingIsLost;
import dev.cardinal.testkit.contract.ReplayedGame;
import dev.cardinal.testkit.contract.Snapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A random game, with every contract checked at some of its positions. */
final class Playout {
    /** After this many answers the contracts are only rarely checked. */
    private static final int LONG = 10_000;

    private static final int RARELY = 10_000;
    /** Of the positions without other checks, one in this many has its pieces counted: what is lost stays lost. */
    private static final int COUNTED = 8;
    /** One game in this many has a concession somewhere. */
    private static final int CONCEDES = 8;

    private final Game game;
    private final Options options;
    private final long seed;
    private final Deal deal;
    private final NothingIsLost pieces;
    private final Conformance conformance;
    private final List<Action> actions = new ArrayList<>();
    private final BooleanSupplier stopped;
    private final Scratch scratch;
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private long decisions;
    private long lookSeed;
    private @Nullable Snapshot standing;

    /** Plays until it is told that the run was stopped. */
    Playout(Game game, Options options, long seed, Hosting hosting, BooleanSupplier stopped) throws Refused {
        this.game = game;
        this.options = options;
        this.seed = seed;
        this.stopped = stopped;
        deal = game.deal(options);
        scratch = deal.scratch(seed);
        pieces = new NothingIsLost(scratch.census());
        conformance = new Conformance(game, options, hosting, pieces);
    }

    long decisions() {
        return decisions;
    }

    /** What was done, up to the action that broke a contract. */
    List<Action> actions() {
        return List.copyOf(actions);
    }

    /** The seed of the last checks, so that they can be repeated. */
    long lookSeed() {
        return lookSeed;
    }

    /**
     * Plays at random.
     *
     * @param every the contracts are checked at one position in this many
     * @param most a game that needs more answers is endless
     * @param whole whether to also replay the game and take back answers
     * @return whether it came to the end before it was stopped
     */
    boolean run(int every, int most, boolean whole) {
        Chance player = new Chance(Chance.mix(seed, 1));
        Chance watcher = new Chance(Chance.mix(seed, 2));
        int concession = player.below(CONCEDES) == 0 ? player.below(200) : -1;
        while (guarded(scratch::asked) >= 0) {
            if (stopped.getAsBoolean()) {
                return false;
            }
            if (actions.size() == most) {
                actions.clear();
                throw new Breach(2, "the game did not end after " + most + " answers");
            }
            Action action =
                    actions.size() == concession ? new Action.Conceded(player.below(scratch.seats())) : answer(player);
            int rate = actions.size() < LONG ? every : RARELY;
            if (rate == 1 || watcher.below(rate) == 0) {
                lookSeed = watcher.next();
                look(action, every == 1 ? Conformance.COUNTED : Conformance.COUNTED_IN_MANY_GAMES);
            } else {
                standing = null;
                if (action instanceof Action.Answered) {
                    glance();
                }
                actions.add(action);
                guarded(2, () -> action.on(scratch));
            }
        }
        lookSeed = watcher.next();
        end(whole, every);
        return true;
    }

    private Action answer(Chance player) {
        guarded(2, () -> {
            scratch.offer(offer);
            decisions += offer.forced() ? 0 : 1;
            offer.random(player, pick);
        });
        return new Action.Answered(Answer.of(pick, offer.ordered()));
    }

    /** Checks that are cheap enough for every position. */
    private void glance() {
        Breach.unless(
                scratch.accepts(pick),
                1,
                () -> "an answer within the limits of " + scratch.question() + " is not accepted");
        Breach.unless(
                scratch.forced() == offer.forced(),
                1,
                () -> "the game and the limits disagree on whether " + scratch.question() + " has only one answer");
        for (int i = 0; i < offer.size(); i++) {
            Breach.unless(
                    offer.indexOf(offer.code(i)) == i, 8, () -> "an option is listed twice in " + scratch.question());
        }
        if (actions.size() % COUNTED == 0) {
            pieces.check(scratch.census());
        }
    }

    private void look(Action action, int counted) {
        Snapshot before = standing == null ? new Snapshot(new Position(scratch.copy())) : standing;
        conformance.position(before, lookSeed);
        actions.add(action);
        Moment moment = guarded(() -> Moment.of(before, action));
        conformance.moment(moment, lookSeed, counted);
        guarded(2, () -> action.on(scratch));
        standing = moment.after();
    }

    private void end(boolean whole, int every) {
        Snapshot last = standing == null ? new Snapshot(new Position(scratch.copy())) : standing;
        conformance.position(last, lookSeed);
        guarded(3, () -> {
            Scratch again = deal.scratch(seed);
            actions.forEach(action -> action.on(again));
            Breach.unless(
                    again.everything().equals(last.everything()), 3, () -> "the same actions led to another position");
        });
        if (whole) {
            ReplayedGame.check(game, options, seed, actions, every);
            guarded(6, () -> GuessesAreFair.first(deal, new Snapshot(deal.position(seed)), new Chance(lookSeed)));
        }
    }

    /**
     * Plays these actions and checks only the last position.
     *
     * @return whether all actions were possible
     */
    boolean repeat(List<Action> given, long givenLookSeed) {
        lookSeed = givenLookSeed;
        for (Action action : given.subList(0, Math.max(0, given.size() - 1))) {
            if (!action.possible(new Position(scratch.copy()))) {
                return false;
            }
            actions.add(action);
            guarded(2, () -> action.on(scratch));
        }
        if (!given.isEmpty()) {
            if (!given.getLast().possible(new Position(scratch.copy()))) {
                return false;
            }
            look(given.getLast(), Conformance.COUNTED);
        }
        end(true, 1);
        return true;
    }

    private static void guarded(int contract, Runnable work) {
        try {
            work.run();
        } catch (Breach breach) {
            throw breach;
        } catch (RuntimeException bug) {
            throw Breach.thrown(contract, bug);
        }
    }

    private static <T> T guarded(Supplier<T> work) {
        try {
            return work.get();
        } catch (Breach breach) {
            throw breach;
        } catch (RuntimeException bug) {
            throw Breach.thrown(2, bug);
        }
    }
}
