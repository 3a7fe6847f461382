package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Objects;

/**
 * Contract 6: in guesses, hidden cards take every possible value, as often as they should.
 *
 * <p>Guesses of a position are compared with guesses of the one before it, advanced by the same action, that look the
 * same; guesses of a first position are compared with other deals that look the same. So fairness carries over step by
 * step from the deal. Some kinds of actions are skipped. Two reveal more than a view has to remember: those that not
 * every guess allows, and those that use the generator (after a shuffle, what the old order revealed may be forgotten).
 * The third is a choice that stays hidden: the viewer cannot tell it from another one.
 */
public final class GuessesAreFair implements Check {
    private static final int DRAWN = 400;
    private static final int TRIES = 2 * DRAWN;
    private static final int FIRST_TRIES = 40;
    private static final int LEAST = 8;
    /** One deal in this many is compared with others. */
    private static final int DEALS = 4;

    @Override
    public int contract() {
        return 6;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        if (!Objects.equals(moment.before().chance(), moment.after().chance())) {
            return;
        }
        List<Viewer> viewers = moment.before().viewers();
        Viewer viewer = viewers.get(chance.below(viewers.size()));
        Position before = moment.before().position();
        double ways = ways(moment.action(), before);
        Frequencies wanted = new Frequencies();
        List<Data.Fields> told = Moment.told(moment.events(), viewer);
        if (!viewer.is(before.asked()) && staysHidden(moment, viewer, told)) {
            return;
        }
        for (int tries = 0; tries < TRIES; tries++) {
            Position guess = before.guess(viewer, chance);
            if (!moment.action().possible(guess) || ways(moment.action(), guess) != ways) {
                return;
            }
            Step step = moment.action().on(guess);
            if (Moment.told(step.events(), viewer).equals(told)
                    && step.position().view(viewer).data().equals(moment.after().view(viewer))) {
                wanted.add(step.position());
            }
            if (tries == FIRST_TRIES && wanted.size() < LEAST) {
                return;
            }
        }
        compare(moment.after().position(), viewer, wanted, chance);
    }

    /** Whether the viewer would have been told the same if one of the picks had been another one. */
    private static boolean staysHidden(Moment moment, Viewer viewer, List<Data.Fields> told) {
        if (!(moment.action() instanceof Action.Answered(Answer answer))) {
            return false;
        }
        Position before = moment.before().position();
        Offer offer = new Offer();
        before.scratch().offer(offer);
        Pick pick = new Pick();
        for (int i = 0; i < answer.size(); i++) {
            for (int option = 0; option < offer.size(); option++) {
                pick.clear();
                for (int j = 0; j < answer.size(); j++) {
                    pick.add(j == i ? offer.code(option) : answer.code(j));
                }
                Action other = new Action.Answered(Answer.of(pick, offer.ordered()));
                if (!other.equals(moment.action())
                        && other.possible(before)
                        && Moment.told(other.on(before).events(), viewer).equals(told)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Checks the first position of a game. */
    public static void first(Deal deal, Snapshot start, Chance chance) {
        if (chance.below(DEALS) > 0) {
            return;
        }
        List<Viewer> viewers = start.viewers();
        Viewer viewer = viewers.get(chance.below(viewers.size()));
        Frequencies wanted = new Frequencies();
        for (int tries = 0; tries < TRIES; tries++) {
            Position other = deal.position(chance.next());
            if (other.view(viewer).data().equals(start.view(viewer))) {
                wanted.add(other);
            }
            if (tries == FIRST_TRIES && wanted.size() < LEAST) {
                return;
            }
        }
        compare(start.position(), viewer, wanted, chance);
    }

    private static void compare(Position position, Viewer viewer, Frequencies wanted, Chance chance) {
        Frequencies guessed = new Frequencies();
        for (int i = 0; i < DRAWN; i++) {
            guessed.add(position.guess(viewer, chance));
        }
        guessed.difference(wanted).ifPresent(difference -> {
            throw new Breach(6, "in guesses for " + viewer + ": " + difference);
        });
    }

    /** In how many ways equal pieces could have been picked for this action. */
    private static double ways(Action action, Position position) {
        if (!(action instanceof Action.Answered(Answer answer))) {
            return 1;
        }
        Offer offer = new Offer();
        position.scratch().offer(offer);
        double ways = 1;
        int[] picked = new int[offer.size()];
        for (int i = 0; i < answer.size(); i++) {
            int index = offer.indexOf(answer.code(i));
            if (index >= 0) {
                ways *= (double) (offer.count(index) - picked[index]) / ++picked[index];
            }
        }
        return ways;
    }
}
