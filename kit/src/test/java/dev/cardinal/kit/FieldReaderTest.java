package dev.cardinal.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Shape;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class FieldReaderTest {
    private static final Map<String, Data> SAID = Data.fields()
            .with("name", "Ann")
            .with("coins", 7)
            .with("out", true)
            .with("cards", Data.texts(List.of("Jack", "King")))
            .with("seat", Data.fields().with("coins", 3))
            .values();

    private static Data at(String key) {
        return SAID.getOrDefault(key, Data.of("missing"));
    }

    private static void refused(ThrowingCallable reading, String why) {
        assertThatThrownBy(reading).isInstanceOf(Refused.class).hasMessageContaining(why);
    }

    @Test
    void values_are_read() throws Refused {
        assertThat(FieldReader.text("name", at("name"))).isEqualTo("Ann");
        assertThat(FieldReader.number(SAID, "coins", 0)).isEqualTo(7);
        assertThat(FieldReader.flag(SAID, "out")).isTrue();
        assertThat(FieldReader.names("cards", at("cards"))).containsExactly("Jack", "King");
        assertThat(FieldReader.names("cards", at("name"))).containsExactly("Ann");
        assertThat(FieldReader.fields(SAID, "seat")).containsEntry("coins", Data.of(3));
        assertThat(FieldReader.constant("shape", Shape.values(), "fan")).isEqualTo(Shape.FAN);
    }

    @Test
    void missing_values_have_defaults() throws Refused {
        assertThat(FieldReader.text(SAID, "title", "none")).isEqualTo("none");
        assertThat(FieldReader.number(SAID, "buys", 1)).isEqualTo(1);
        assertThat(FieldReader.flag(SAID, "in")).isFalse();
        assertThat(FieldReader.fields(SAID, "supply")).isEmpty();
    }

    @Test
    void a_refusal_names_the_wrong_key() {
        refused(() -> FieldReader.text("coins", at("coins")), "'coins' must be a word");
        refused(() -> FieldReader.number("name", at("name")), "'name' must be a number from 0");
        refused(() -> FieldReader.number(SAID, "coins", 1, 6, 1), "'coins' must be a number from 1 to 6");
        refused(() -> FieldReader.flag(SAID, "name"), "'name' must be true or false");
        refused(() -> FieldReader.items("name", at("name")), "'name' must be a list");
        refused(() -> FieldReader.fields(SAID, "name"), "'name' must be a map");
        refused(() -> FieldReader.constant("shape", Shape.values(), "ball"), "There is no shape 'ball'");
        refused(
                () -> FieldReader.onlyThese(SAID, List.of("name", "coins"), "a seat"),
                "There is no 'out' in a seat; the keys are coins, name");
    }
}
