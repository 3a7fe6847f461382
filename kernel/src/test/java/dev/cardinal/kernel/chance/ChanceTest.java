package dev.cardinal.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChanceTest {
    @Test
    void theSameSeedAlwaysGivesTheSameNumbers() {
        Chance chance = new Chance(42);
        assertThat(new long[] {chance.next(), chance.next()})
                .containsExactly(-4767286540954276203L, 2949826092126892291L);
        assertThat(new Chance(42).below(1000)).isEqualTo(new Chance(42).below(1000));
    }

    @Test
    void numbersBelowABoundAreUniform() {
        Chance chance = new Chance(7);
        int[] seen = new int[6];
        for (int i = 0; i < 60_000; i++) {
            seen[chance.below(6)]++;
        }
        for (int count : seen) {
            assertThat(count).isBetween(9_600, 10_400);
        }
    }

    @Test
    void everyOrderOfAShuffleIsEquallyLikely() {
        Chance chance = new Chance(9);
        int[] firsts = new int[3];
        for (int i = 0; i < 30_000; i++) {
            int[] numbers = {0, 1, 2, 99};
            chance.shuffle(numbers, 3);
            assertThat(numbers[3]).isEqualTo(99);
            firsts[numbers[0]]++;
        }
        for (int count : firsts) {
            assertThat(count).isBetween(9_700, 10_300);
        }
    }

    @Test
    void anyTextIsASeed() {
        assertThat(Chance.seed("17")).isEqualTo(17);
        assertThat(Chance.seed(" -3 ")).isEqualTo(-3);
        assertThat(Chance.seed("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        assertThat(Chance.seed("tea")).isEqualTo(Chance.seed(" tea")).isNotEqualTo(Chance.seed("coffee"));
        assertThat(Chance.seed("9223372036854775808")).isNotEqualTo(Long.MIN_VALUE);
    }

    @Test
    void eachGameOfARunHasItsOwnSeed() {
        assertThat(Chance.mix(1, 0)).isNotEqualTo(Chance.mix(1, 1)).isNotEqualTo(Chance.mix(0, 1));
        assertThat(Chance.mix(5, 8)).isEqualTo(Chance.mix(5, 8));
    }

    @Test
    void aSeedAlwaysStandsForTheSameGames() {
        assertThat(Chance.seed("tea")).isEqualTo(5227593339319717851L);
        assertThat(Chance.mix(1, 2)).isEqualTo(-3643555306577080979L);
    }
}
