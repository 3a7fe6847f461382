package dev.cardinal.kernel.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    void replacingAFieldLeavesTheOldDataAlone() {
        Data.Fields before = Data.fields().with("a", 1).with("b", 2);
        Data.Fields after = before.with("a", 3);
        assertThat(before).hasToString("{\"a\":1,\"b\":2}");
        assertThat(after).hasToString("{\"a\":3,\"b\":2}");
        assertThat(after.get("c")).isNull();
    }

    @Test
    void fieldsAreEqualInAnyOrder() {
        Data.Fields one = Data.fields().with("a", 1).with("b", 200).with("c", true);
        Data.Fields same = Data.fields().with("a", 1).with("b", 200).with("c", true);
        Data.Fields turned = Data.fields().with("c", true).with("b", 200).with("a", 1);
        assertThat(one).isEqualTo(same).isEqualTo(turned);
        assertThat(one).hasSameHashCodeAs(same).hasSameHashCodeAs(turned);
        assertThat(one).isNotEqualTo(one.with("b", 201));
        assertThat(one).isNotEqualTo(Data.fields().with("a", 1).with("b", 200).with("d", true));
        assertThat(one).isNotEqualTo(one.with("d", 1));
        assertThat(one.values()).isEqualTo(Map.of("a", Data.of(1), "b", Data.of(200), "c", Data.of(true)));
    }

    @Test
    void fieldsAreAnUnmodifiableMap() {
        Map<String, Data> given = new LinkedHashMap<>(Map.of("a", Data.of(1)));
        Data.Fields fields = new Data.Fields(given);
        given.put("b", Data.of(2));
        assertThat(fields.values()).containsOnlyKeys("a").hasSize(1).containsEntry("a", Data.of(1));
        assertThat(fields.values().containsKey("b")).isFalse();
        assertThat(fields.get("b")).isNull();
        assertThatThrownBy(() -> fields.values().put("c", Data.of(3)))
                .isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> fields.values().remove("a")).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void aDraftTakesAnyNumberOfFields() {
        Data.Draft draft = new Data.Draft();
        Map<String, Data> expected = new LinkedHashMap<>();
        for (int i = 0; i < 50; i++) {
            draft.put("field " + i, Data.of(i));
            expected.put("field " + i, Data.of(i));
        }
        assertThat(draft.fields().values()).containsExactlyEntriesOf(expected);
    }

    @Test
    void numbersKeepTheirValue() {
        for (long number : new long[] {Long.MIN_VALUE, -1, 0, 1, 127, 128, Long.MAX_VALUE}) {
            assertThat(Data.of(number).value()).isEqualTo(number);
        }
    }
}
