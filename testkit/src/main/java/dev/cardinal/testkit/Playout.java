package dev.cardinal.testkit;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.testkit.contract.Act;
import dev.cardinal.testkit.contract.Breach;
import dev.cardinal.testkit.contract.Conformance;
import dev.cardinal.testkit.contract.GuessesAreFair;
import dev.cardinal.testkit.contract.Hosting;
import dev.cardinal.testkit.contract.Moment;
import dev.cardinal.testkit.contract.NothingIsLost;
import dev.cardinal.testkit.contract.PlayedAgain;
import dev.cardinal.testkit.contract.Seen;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** One random game that is watched: at some of its positions every contract is looked at. */
final class Playout {
    /** After so many answers the contracts are hardly looked at any more. */
    private static final int LONG = 10_000;

    private static final int RARELY = 10_000;
    /** All pieces are counted at one position in so many where nothing else is looked at: what is lost stays lost. */
    private static final int COUNTED = 8;
    /** One game in so many has a concession somewhere. */
    private static final int CONCEDES = 8;

    private final Game game;
    private final Options options;
    private final long seed;
    private final Deal deal;
    private final NothingIsLost pieces;
    private final Conformance conformance;
    private final List<Act> acts = new ArrayList<>();
    private final Scratch scratch;
    private final Offer offer = new Offer();
    private final Pick pick = new Pick();
    private long decisions;
    private long lookSeed;
    private @Nullable Seen standing;

    Playout(Game game, Options options, long seed, Hosting hosting) throws Refused {
        this.game = game;
        this.options = options;
        this.seed = seed;
        deal = game.deal(options);
        scratch = deal.scratch(seed);
        pieces = new NothingIsLost(scratch.census());
        conformance = new Conformance(game, options, hosting, pieces);
    }

    long decisions() {
        return decisions;
    }

    /** What was done, up to the act at which a contract was seen to be broken. */
    List<Act> acts() {
        return List.copyOf(acts);
    }

    /** The seed of the last look, so that it can be repeated. */
    long lookSeed() {
        return lookSeed;
    }

    /**
     * Plays at random.
     *
     * @param every at one position in so many the contracts are looked at
     * @param most a game that needs more answers does not end
     * @param whole whether the game is also played again from its acts, and answers are taken back
     */
    void run(int every, int most, boolean whole) {
        Chance player = new Chance(Chance.mix(seed, 1));
        Chance watcher = new Chance(Chance.mix(seed, 2));
        int concession = player.below(CONCEDES) == 0 ? player.below(200) : -1;
        while (guarded(scratch::asked) >= 0) {
            if (acts.size() == most) {
                acts.clear();
                throw new Breach(2, "the game did not end after " + most + " answers");
            }
            Act act = acts.size() == concession ? new Act.Conceded(player.below(scratch.seats())) : answer(player);
            int rate = acts.size() < LONG ? every : RARELY;
            if (rate == 1 || watcher.below(rate) == 0) {
                lookSeed = watcher.next();
                look(act, every == 1 ? Conformance.COUNTED : Conformance.COUNTED_IN_MANY_GAMES);
            } else {
                standing = null;
                if (act instanceof Act.Answered) {
                    glance();
                }
                acts.add(act);
                guarded(2, () -> act.on(scratch));
            }
        }
        lookSeed = watcher.next();
        end(whole, every);
    }

    private Act answer(Chance player) {
        guarded(2, () -> {
            scratch.offer(offer);
            decisions += offer.forced() ? 0 : 1;
            offer.random(player, pick);
        });
        return new Act.Answered(Answer.of(pick, offer.ordered()));
    }

    /** What is cheap enough to be looked at everywhere. */
    private void glance() {
        Breach.unless(
                scratch.accepts(pick),
                1,
                () -> "an answer within the limits of " + scratch.question() + " is not accepted");
        Breach.unless(
                scratch.forced() == offer.forced(),
                1,
                () -> "the game and the limits do not agree whether " + scratch.question() + " has only one answer");
        for (int i = 0; i < offer.size(); i++) {
            Breach.unless(
                    offer.indexOf(offer.code(i)) == i, 8, () -> "an option stands twice in " + scratch.question());
        }
        if (acts.size() % COUNTED == 0) {
            pieces.check(scratch.census());
        }
    }

    private void look(Act act, int counted) {
        Seen before = standing == null ? new Seen(new Position(scratch.copy())) : standing;
        conformance.position(before, lookSeed);
        acts.add(act);
        Moment moment = guarded(() -> Moment.of(before, act));
        conformance.moment(moment, lookSeed, counted);
        guarded(2, () -> act.on(scratch));
        standing = moment.after();
    }

    private void end(boolean whole, int every) {
        Seen last = standing == null ? new Seen(new Position(scratch.copy())) : standing;
        conformance.position(last, lookSeed);
        guarded(3, () -> {
            Scratch again = deal.scratch(seed);
            acts.forEach(act -> act.on(again));
            Breach.unless(again.everything().equals(last.everything()), 3, () -> "the same acts led elsewhere");
        });
        if (whole) {
            PlayedAgain.check(game, options, seed, acts, every);
            guarded(6, () -> GuessesAreFair.first(deal, new Seen(deal.position(seed)), new Chance(lookSeed)));
        }
    }

    /**
     * Plays these acts and looks only at the end.
     *
     * @return whether all acts were possible
     */
    boolean repeat(List<Act> given, long givenLookSeed) {
        lookSeed = givenLookSeed;
        for (Act act : given.subList(0, Math.max(0, given.size() - 1))) {
            if (!act.possible(new Position(scratch.copy()))) {
                return false;
            }
            acts.add(act);
            guarded(2, () -> act.on(scratch));
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
