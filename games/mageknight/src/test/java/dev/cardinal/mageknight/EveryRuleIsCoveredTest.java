package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.testkit.Citations;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EveryRuleIsCoveredTest {
    private final Citations citations = new Citations(EveryRuleIsCoveredTest.class);

    @Test
    void every_rule_in_the_list_is_shown_by_a_scenario_or_a_test() throws Exception {
        Set<String> missing = new LinkedHashSet<>(citations.toShow());
        missing.removeAll(citations.cited());
        assertThat(missing).as("rules that nothing cites").isEmpty();
    }

    @Test
    void every_rule_that_is_cited_is_in_the_list() throws Exception {
        assertThat(citations.cited()).isNotEmpty().isSubsetOf(citations.listed());
    }

    @Test
    void a_rule_that_cannot_be_shown_says_why() throws Exception {
        assertThat(citations.withoutReason()).isEmpty();
    }
}
