package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.testkit.Citations;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CitedRulesExistTest {
    /** A ruling is cited by the number of its card, or as one of the general ones. */
    private static final Pattern RULING = Pattern.compile("(Q:)?([A-Z]+\\d*-\\d+|rules|basic)( .*)?");

    private final Citations citations = new Citations(CitedRulesExistTest.class);

    @Test
    void every_rule_that_is_cited_is_in_the_list() throws Exception {
        assertThat(citations.cited().stream()
                        .filter(cited -> !RULING.matcher(cited).matches()))
                .isNotEmpty()
                .isSubsetOf(citations.listed());
    }
}
