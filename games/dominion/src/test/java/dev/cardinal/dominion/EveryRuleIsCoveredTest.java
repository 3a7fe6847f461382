package dev.cardinal.dominion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EveryRuleIsCoveredTest {
    @Test
    void every_rule_in_the_list_is_shown_by_a_scenario_or_a_test() throws Exception {
        Set<String> missing = new LinkedHashSet<>(Citations.listed());
        missing.removeAll(Citations.cited());
        assertThat(missing).as("rules that nothing cites").isEmpty();
    }
}
