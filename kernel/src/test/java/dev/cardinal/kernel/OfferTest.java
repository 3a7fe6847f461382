package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.chance.Chance;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OfferTest {
    private static Pick pick(int... codes) {
        Pick pick = new Pick();
        for (int code : codes) {
            pick.add(code);
        }
        return pick;
    }

    @Test
    void aPlainChoiceTakesExactlyOneOfTheOptions() {
        Offer offer = new Offer().one().add(3).add(5);
        assertThat(offer.accepts(pick(3))).isTrue();
        assertThat(offer.accepts(pick(5))).isTrue();
        assertThat(offer.accepts(pick(4))).isFalse();
        assertThat(offer.accepts(pick())).isFalse();
        assertThat(offer.accepts(pick(3, 5))).isFalse();
        assertThat(offer.forced()).isFalse();
    }

    @Test
    void equalPiecesCanBePickedOnceEach() {
        Offer offer = new Offer().upTo(4).add(1, 2).add(2, 1);
        assertThat(offer.max()).isEqualTo(3);
        assertThat(offer.accepts(pick())).isTrue();
        assertThat(offer.accepts(pick(1, 1))).isTrue();
        assertThat(offer.accepts(pick(1, 2, 1))).isTrue();
        assertThat(offer.accepts(pick(1, 1, 1))).isFalse();
        assertThat(offer.accepts(pick(2, 2))).isFalse();
    }

    @Test
    void aQuestionIsForcedWhenThereIsOnlyOneAnswer() {
        assertThat(new Offer().one().add(7).forced()).isTrue();
        assertThat(new Offer().upTo(2).forced()).isTrue();
        assertThat(new Offer().upTo(2).add(1).forced()).isFalse();
        assertThat(new Offer().exactly(2).add(1, 5).forced()).isTrue();
        assertThat(new Offer().exactly(3).add(1, 2).add(2, 1).forced()).isTrue();
        assertThat(new Offer().exactly(2).add(1, 2).add(2, 1).forced()).isFalse();
        assertThat(new Offer().exactly(2).inOrder().add(1).add(2).forced()).isFalse();
    }

    @Test
    void anOfferCanBecomeACopyOfAnyOther() {
        Offer large = new Offer().upTo(2).totalAtMost(9).distinctKeys().inOrder();
        for (int code = 0; code < 70; code++) {
            large.add(code, 2, 5, code / 2);
        }
        Offer offer = new Offer().one().add(99);
        offer.set(large);
        assertThat(offer.size()).isEqualTo(70);
        assertThat(offer.count(69)).isEqualTo(2);
        assertThat(offer.max()).isEqualTo(1);
        assertThat(offer.ordered()).isTrue();
        assertThat(offer.accepts(pick(69))).isTrue();
        assertThat(offer.accepts(pick(1, 3))).isFalse();
        offer.set(new Offer().one().add(7));
        assertThat(offer.forced()).isTrue();
        assertThat(offer.accepts(pick(7))).isTrue();
        assertThat(offer.accepts(pick(69))).isFalse();
    }

    @Test
    void weightsAddUpToAtMostTheTotal() {
        Offer offer = new Offer()
                .upTo(3)
                .totalAtMost(5)
                .add(1, 2, 2, 1)
                .add(2, 1, 3, 2)
                .add(3, 1, 6, 3);
        assertThat(offer.accepts(pick(1, 2))).isTrue();
        assertThat(offer.accepts(pick(1, 1))).isTrue();
        assertThat(offer.accepts(pick(1, 1, 2))).isFalse();
        assertThat(offer.accepts(pick(3))).isFalse();
    }

    @Test
    void eachKeyIsPickedOnceWhereKeysMustDiffer() {
        Offer offer = new Offer()
                .upTo(3)
                .distinctKeys()
                .add(1, 1, 0, 10)
                .add(2, 1, 0, 10)
                .add(3, 1, 0, 11);
        assertThat(offer.accepts(pick(1, 3))).isTrue();
        assertThat(offer.accepts(pick(1, 2))).isFalse();
        assertThat(offer.accepts(pick(3, 3))).isFalse();
    }

    @Test
    void randomPicksAreAlwaysAcceptedAndAllOccur() {
        Offer offer = new Offer()
                .between(2, 3)
                .totalAtMost(7)
                .add(1, 1, 5, 1)
                .add(2, 2, 1, 2)
                .add(3, 1, 2, 3)
                .add(4, 1, 9, 4);
        Chance chance = new Chance(1);
        Pick pick = new Pick();
        Map<Answer, Integer> seen = new HashMap<>();
        for (int i = 0; i < 2000; i++) {
            offer.random(chance, pick);
            assertThat(offer.accepts(pick)).isTrue();
            seen.merge(Answer.of(pick, false), 1, Integer::sum);
        }
        assertThat(seen.keySet())
                .containsExactlyInAnyOrder(
                        Answer.of(1, 2),
                        Answer.of(1, 3),
                        Answer.of(2, 2),
                        Answer.of(2, 3),
                        Answer.of(1, 2, 2),
                        Answer.of(2, 2, 3));
    }

    @Test
    void howManyIsDrawnUniformlyBeforeWhich() {
        Offer offer = new Offer().upTo(2).add(1).add(2);
        Chance chance = new Chance(2);
        Pick pick = new Pick();
        int[] sizes = new int[3];
        int[] first = new int[3];
        for (int i = 0; i < 6000; i++) {
            offer.random(chance, pick);
            sizes[pick.size()]++;
            if (pick.size() == 1) {
                first[pick.code(0)]++;
            }
        }
        for (int size : sizes) {
            assertThat(size).isBetween(1850, 2150);
        }
        assertThat(first[1]).isBetween(900, 1100);
    }

    @Test
    void manyOptionsFit() {
        Offer offer = new Offer().one();
        for (int code = 0; code < 200; code++) {
            offer.add(code);
        }
        assertThat(offer.size()).isEqualTo(200);
        assertThat(offer.indexOf(199)).isEqualTo(199);
        assertThat(offer.indexOf(200)).isEqualTo(-1);
        assertThat(offer.accepts(pick(150))).isTrue();
    }
}
