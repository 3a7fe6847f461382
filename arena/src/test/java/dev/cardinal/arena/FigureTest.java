package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class FigureTest {

    @Test
    void a_target_includes_its_bound() {
        assertThat(Figure.atLeast(100, "k", "a", 100, "games/s").met()).isTrue();
        assertThat(Figure.atLeast(100, "k", "a", 99.9, "games/s").met()).isFalse();
        assertThat(Figure.atMost(130, "k", "a", 130, "ns").met()).isTrue();
        assertThat(Figure.atMost(130, "k", "a", 130.1, "ns").met()).isFalse();
        assertThat(Figure.plain("k", "a", 1, "").met()).isTrue();
    }

    @Test
    void the_median_is_the_middle_of_the_rounds() {
        assertThat(Stopwatch.median(new double[] {9, 1, 5})).isEqualTo(5);
    }

    @Test
    void work_with_varying_results_is_not_timed() {
        Stopwatch watch = new Stopwatch(new AtomicInteger()::incrementAndGet);
        watch.seconds();

        assertThatThrownBy(watch::seconds)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("1 and then 2");
    }
}
