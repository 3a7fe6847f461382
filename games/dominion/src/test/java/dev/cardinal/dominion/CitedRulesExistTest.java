package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.testkit.Citations;
import org.junit.jupiter.api.Test;

class CitedRulesExistTest {
    private final Citations citations = new Citations(CitedRulesExistTest.class);

    @Test
    void every_rule_that_is_cited_is_in_the_list() throws Exception {
        assertThat(citations.listed()).containsAll(citations.cited());
    }
}
