package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"type\":\"trash_cards\",\"cards\":[\"Copper\",\"Estate\"],\"n\":-3,\"ok\":true}",
                "[]",
                "{}",
                "\"line\\nbreak \\\"quoted\\\" \\\\ \\u0001 \u00e9 \ud83c\udccf\"",
                "9223372036854775807"
            })
    void what_is_written_can_be_read_back(String json) throws Refused {
        Data data = Json.parse(json);

        assertThat(data).hasToString(json);
        assertThat(Json.parse(data.toString())).isEqualTo(data);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "{} {}",
                "{\"a\":1,\"a\":2}",
                "1.5",
                "null",
                "[null]",
                "9223372036854775808",
                "buy",
                "\"\\ud800\"",
                "{\"\\udc00\":1}"
            })
    void anything_else_is_refused_in_a_sentence(String json) {
        assertThatThrownBy(() -> Json.parse(json)).isInstanceOfSatisfying(Refused.class, refused -> {
            assertThat(refused.refusal().code()).isEqualTo("bad_json");
            assertThat(refused.refusal().message()).isNotBlank().doesNotContain("\n");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{|This is not JSON: Unexpected end-of-input",
                "buy Silver|This is not JSON: Unrecognized token 'buy'",
                "{} {}|This is not JSON: Trailing token",
                "{\"a\":1,\"a\":2}|This is not JSON: Duplicate Object property \"a\""
            })
    void the_reason_is_only_about_the_text(String json, String message) {
        assertThatThrownBy(() -> Json.parse(json))
                .hasMessageStartingWith(message)
                .hasMessageNotContaining("Source")
                .hasMessageNotContaining("jackson");
        assertThatThrownBy(() -> Json.parse("x".repeat(9_000) + json)).message().hasSizeLessThan(150);
    }
}
