package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Models are not exact. */
class ArgumentsTest {
    private static Arguments said(Object value) {
        return Arguments.of(Map.of("it", value));
    }

    @Test
    void a_list_may_be_said_in_several_ways() throws Refused {
        for (Object list : List.of(List.of("me", "open"), "me, open", "[\"me\", \"open\"]")) {
            assertThat(said(list).list("it")).as(list.toString()).containsExactly("me", "open");
        }
        assertThat(said("me").list("it")).containsExactly("me");
    }

    @Test
    void an_object_may_be_said_in_several_ways() throws Refused {
        Data.Fields wanted = Data.fields().with("players", "3").with("fair", "true");
        for (Object texts : List.of(
                Map.of("players", 3, "fair", true),
                "{\"players\": 3, \"fair\": true}",
                "{\"players\": \"3\", \"fair\": \"true\"}")) {
            assertThat(said(texts).texts("it").values()).as(texts.toString()).isEqualTo(wanted.values());
        }
        assertThatThrownBy(() -> said("3 players").texts("it")).hasMessageContaining("'it' must be an object");
        assertThatThrownBy(() -> said("{\"players\": {}}").texts("it")).hasMessageContaining("'it' must be text");
    }

    @Test
    void a_text_in_json_stays_a_text() throws Refused {
        assertThat(said("{\"type\":\"buy\",\"card\":\"Silver\"}").text("it")).startsWith("{\"type\"");
        assertThat(said(3).text("it")).isEqualTo("3");
        assertThat(said(List.of("t", "buy gold", "end")).text("it")).isEqualTo("t, buy gold, end");
        assertThatThrownBy(() -> said(Map.of()).text("it")).hasMessageContaining("'it' must be text");
        assertThatThrownBy(() -> said(List.of(List.of(1))).text("it")).hasMessageContaining("'it' must be text");
    }
}
