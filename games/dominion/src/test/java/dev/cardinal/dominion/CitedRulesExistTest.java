package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CitedRulesExistTest {
    @Test
    void every_rule_that_is_cited_is_in_the_list() throws Exception {
        assertThat(Citations.listed()).containsAll(Citations.cited());
    }
}
