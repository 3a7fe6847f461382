package dev.cardinal.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CountTest {
    @Test
    void one_is_singular() {
        assertThat(Count.of(0, "card")).isEqualTo("0 cards");
        assertThat(Count.of(1, "card")).isEqualTo("1 card");
        assertThat(Count.of(2, "card")).isEqualTo("2 cards");
    }

    @Test
    void large_numbers_have_commas() {
        assertThat(Count.of(999, "game")).isEqualTo("999 games");
        assertThat(Count.of(1_000_000, "game")).isEqualTo("1,000,000 games");
    }
}
