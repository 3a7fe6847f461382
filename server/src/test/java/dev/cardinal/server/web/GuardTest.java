package dev.cardinal.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** One address cannot take more than its share, and pages of other sites cannot act for a player. */
class GuardTest {
    private static final String SOMEBODY = "203.0.113.7";
    private final AtomicLong clock = new AtomicLong();
    private final Guard guard =
            new Guard(Set.of("https://friends.example"), new Guard.Limits(2, 1, 3, false), clock::get);

    @Test
    void an_address_has_only_so_many_connections() throws Exception {
        guard.opened(SOMEBODY);
        guard.opened(SOMEBODY);
        assertThatThrownBy(() -> guard.opened(SOMEBODY)).hasMessageContaining("too many connections");
        guard.opened("203.0.113.8");
        guard.closed(SOMEBODY);
        assertThatCode(() -> guard.opened(SOMEBODY)).doesNotThrowAnyException();
    }

    @Test
    void an_address_that_sends_too_much_must_wait() throws Exception {
        for (int i = 0; i < 10; i++) {
            guard.request(SOMEBODY);
        }
        assertThatThrownBy(() -> guard.request(SOMEBODY)).hasMessageContaining("more than this server can take");
        clock.addAndGet(1_000_000_000L);
        assertThatCode(() -> guard.request(SOMEBODY)).doesNotThrowAnyException();
    }

    @Test
    void an_address_makes_only_so_many_tables() throws Exception {
        for (int i = 0; i < 3; i++) {
            guard.table(SOMEBODY);
        }
        assertThatThrownBy(() -> guard.table(SOMEBODY)).hasMessageContaining("many tables");
    }

    @Test
    void this_machine_is_not_limited() throws Exception {
        for (int i = 0; i < 100; i++) {
            guard.request("127.0.0.1");
            guard.opened("127.0.0.1");
            guard.table("127.0.0.1");
        }
    }

    @Test
    void only_our_own_pages_and_allowed_sites_may_connect() throws Exception {
        guard.origin(null, "cards.example:8080");
        guard.origin("http://cards.example:8080", "cards.example:8080");
        guard.origin("https://friends.example", "cards.example:8080");
        for (String other : new String[] {"http://evil.example", "null", "http://cards.example:9090", "::"}) {
            assertThatThrownBy(() -> guard.origin(other, "cards.example:8080")).hasMessageContaining("other sites");
        }
    }

    @Test
    void behind_a_proxy_limits_count_for_whom_it_connects_and_nobody_else_is_believed() {
        Guard behind = new Guard(Set.of(), Set.of("10.0.0.1"), Guard.Limits.USUAL, clock::get);
        assertThat(behind.address("10.0.0.1", SOMEBODY)).isEqualTo(SOMEBODY);
        assertThat(behind.address("10.0.0.1", "made up, " + SOMEBODY)).isEqualTo(SOMEBODY);
        assertThat(behind.address("10.0.0.1", null)).isEqualTo("10.0.0.1");
        assertThat(behind.address(SOMEBODY, "127.0.0.1")).isEqualTo(SOMEBODY);
        assertThat(guard.address("127.0.0.1", SOMEBODY)).isEqualTo("127.0.0.1");
    }
}
