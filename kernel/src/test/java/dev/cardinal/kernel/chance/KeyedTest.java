package dev.cardinal.kernel.chance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class KeyedTest {
    @Test
    void it_matches_the_published_test_vector() {
        // The reference vector for the key 00 01 .. 0f and the message 00 01 .. 0f.
        long low = 0x0706050403020100L;
        long high = 0x0f0e0d0c0b0a0908L;

        assertThat(Keyed.hash(low, high, low, high)).isEqualTo(0x3f2acc7f57c29bdbL);
    }

    @Test
    void both_keys_and_both_numbers_matter() {
        assertThat(new long[] {
                    Keyed.hash(1, 2, 3, 4),
                    Keyed.hash(9, 2, 3, 4),
                    Keyed.hash(1, 9, 3, 4),
                    Keyed.hash(1, 2, 9, 4),
                    Keyed.hash(1, 2, 3, 9),
                    Keyed.hash(1, 2, 4, 3)
                })
                .doesNotHaveDuplicates();
    }
}
