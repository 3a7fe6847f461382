package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.chance.Chance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Small offers with all kinds of limits, checked against every sequence of their options. */
class AnyOfferTest {
    private static final int MANY = 500;
    private static final int NOT_OFFERED = 9;

    /** One buffer for all, since nothing a question leaves behind may affect the next. */
    private final Offer offer = new Offer();

    private final Set<Answer> answers = new HashSet<>();

    private void forMany(Consumer<Chance> show) {
        Chance chance = new Chance(1);
        for (int i = 0; i < MANY; i++) {
            do {
                draw(chance);
            } while (answers.isEmpty());
            show.accept(chance);
        }
    }

    private void draw(Chance chance) {
        int min = chance.below(3);
        int max = min + chance.below(3);
        offer.between(min, max);
        if (chance.below(2) == 0) {
            offer.totalAtMost(chance.below(7));
        }
        if (chance.below(2) == 0) {
            offer.distinctKeys();
        }
        if (chance.below(3) == 0) {
            offer.inOrder();
        }
        int options = chance.below(5);
        for (int code = 10; code < 10 + options; code++) {
            offer.add(code, 1 + chance.below(3), chance.below(4), chance.below(3));
        }
        answers.clear();
        sequences(max)
                .filter(pick -> pick.size() >= min && withinLimits(pick))
                .forEach(pick -> answers.add(Answer.of(pick, offer.ordered())));
    }

    /** Every sequence of at most this many codes, including one that is not offered. */
    private Stream<Pick> sequences(int longest) {
        List<Pick> all = new ArrayList<>(List.of(new Pick()));
        for (int i = 0; i < all.size() && all.get(i).size() < longest; i++) {
            for (int option = -1; option < offer.size(); option++) {
                Pick more = new Pick();
                more.set(Answer.of(all.get(i), true));
                all.add(more.add(option < 0 ? NOT_OFFERED : offer.code(option)));
            }
        }
        return all.stream();
    }

    private boolean withinLimits(Pick pick) {
        int weight = 0;
        Set<Integer> keys = new TreeSet<>();
        for (int i = 0; i < pick.size(); i++) {
            int index = offer.indexOf(pick.code(i));
            if (index < 0 || pick.count(pick.code(i)) > offer.count(index)) {
                return false;
            }
            weight += offer.weight(index);
            keys.add(offer.key(index));
        }
        return weight <= offer.total() && (!offer.distinct() || keys.size() == pick.size());
    }

    @Test
    void aPickIsAcceptedIfAndOnlyIfItIsWithinTheLimits() {
        forMany(chance -> sequences(4)
                .forEach(pick ->
                        assertThat(offer.accepts(pick)).isEqualTo(answers.contains(Answer.of(pick, offer.ordered())))));
    }

    @Test
    void theMaximumIsTheSizeOfTheLargestAnswer() {
        forMany(chance -> assertThat(offer.max())
                .isEqualTo(answers.stream().mapToInt(Answer::size).max().orElseThrow()));
    }

    @Test
    void anOfferIsForcedWhenItHasOneAnswer() {
        forMany(chance -> assertThat(offer.forced()).isEqualTo(answers.size() == 1));
    }

    @Test
    void randomPicksAreAnswersOfEverySizeWithEqualChance() {
        Pick pick = new Pick();
        forMany(chance -> {
            int[] sizes = new int[offer.max() + 1];
            Set<Answer> seen = new HashSet<>();
            for (int i = 0; i < 300; i++) {
                offer.random(chance, pick);
                sizes[pick.size()]++;
                seen.add(Answer.of(pick, offer.ordered()));
            }
            int even = 300 / (offer.max() - offer.min() + 1);
            assertThat(answers).containsAll(seen);
            assertThat(Arrays.stream(sizes).skip(offer.min())).allMatch(size -> size > even / 2 && size < even * 2);
            assertThat(seen).hasSizeGreaterThanOrEqualTo(Math.min(answers.size(), 6));
        });
    }

    @Test
    void everyPickThatCanBeStartedCanBeCompleted() {
        Pick pick = new Pick();
        Offer tight = new Offer()
                .exactly(3)
                .totalAtMost(4)
                .add(1, 1, 4, 1)
                .add(2, 3, 1, 2)
                .add(3, 1, 2, 3);
        Set<Answer> seen = new HashSet<>();
        Chance chance = new Chance(1);
        for (int i = 0; i < 100; i++) {
            tight.random(chance, pick);
            seen.add(Answer.of(pick, false));
        }
        assertThat(seen).containsExactlyInAnyOrder(Answer.of(2, 2, 2), Answer.of(2, 2, 3));
    }
}
