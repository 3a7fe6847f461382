package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class RateTest {
    @Test
    void the_interval_is_wilsons() {
        Rate half = new Rate(50, 100);
        assertThat(half.low()).isCloseTo(0.4038, within(1e-4));
        assertThat(half.high()).isCloseTo(0.5962, within(1e-4));
        Rate rare = new Rate(1, 10);
        assertThat(rare.low()).isCloseTo(0.0179, within(1e-4));
        assertThat(rare.high()).isCloseTo(0.4042, within(1e-4));
    }

    @Test
    void nothing_seen_is_not_nothing_possible() {
        Rate never = new Rate(0, 100);
        assertThat(never.low()).isZero();
        assertThat(never.high()).isCloseTo(0.0370, within(1e-4));
        Rate always = new Rate(100, 100);
        assertThat(always.low()).isCloseTo(0.9630, within(1e-4));
        assertThat(always.high()).isEqualTo(1);
    }
}
