package dev.cardinal.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DataTest {
    @Test
    void dataIsWrittenAsJsonInTheOrderItWasPut() {
        Data.Fields data = Data.fields()
                .with("type", "trash_cards")
                .with("cards", Data.texts(List.of("Copper", "Estate")))
                .with("target_size", 3)
                .with("ok", true)
                .with("none", Data.of(List.of()))
                .with("empty", Data.fields());
        assertThat(data)
                .hasToString("{\"type\":\"trash_cards\",\"cards\":[\"Copper\",\"Estate\"],\"target_size\":3,"
                        + "\"ok\":true,\"none\":[],\"empty\":{}}");
    }

    @Test
    void textIsEscaped() {
        assertThat(Data.of("a\"b\\c\nd\te\rf\u0001é")).hasToString("\"a\\\"b\\\\c\\nd\\te\\rf\\u0001é\"");
    }

    @Test
    void aFieldCanBeReplacedAndTheOldDataStays() {
        Data.Fields before = Data.fields().with("a", 1).with("b", 2);
        Data.Fields after = before.with("a", 3);
        assertThat(before).hasToString("{\"a\":1,\"b\":2}");
        assertThat(after).hasToString("{\"a\":3,\"b\":2}");
        assertThat(after.get("c")).isNull();
    }
}
