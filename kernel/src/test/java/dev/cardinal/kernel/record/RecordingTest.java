package dev.cardinal.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RecordingTest {
    interface Thing {}

    enum Colour implements Thing {
        RED,
        GREEN
    }

    record Nothing() implements Thing {}

    record Box(int number, boolean open, @Nullable Thing inside, List<Colour> colours, int[] sizes, String label)
            implements Thing {}

    record Positive(int number) implements Thing {
        Positive {
            if (number < 1) {
                throw new IllegalArgumentException("not positive");
            }
        }
    }

    private final Recording recording = new Recording(Recording.Wording.NONE);

    private static Box box(Thing inside) {
        return new Box(3, true, inside, List.of(Colour.GREEN), new int[] {1, 0}, "a box");
    }

    private Data read(Data said, Class<?> type) throws Refused {
        return recording.write(recording.read(said, type), type);
    }

    @Test
    void a_record_is_written_by_its_components_and_its_class_is_named_where_the_type_is_an_interface() {
        assertThat(recording.write(box(Colour.RED), Thing.class))
                .hasToString("{\"is\":\"RecordingTest.Box\",\"number\":3,\"open\":true,"
                        + "\"inside\":\"RecordingTest.Colour.RED\",\"colours\":[\"GREEN\"],\"sizes\":[1,0],"
                        + "\"label\":\"a box\"}");
        assertThat(recording.write(new Nothing(), Thing.class)).isEqualTo(Data.of("RecordingTest.Nothing"));
    }

    @Test
    void zero_false_and_empty_values_are_left_out() throws Refused {
        Data written = recording.write(new Box(0, false, null, List.of(), new int[0], ""), Box.class);
        assertThat(written).hasToString("{\"label\":\"\"}");
        assertThat(read(written, Box.class)).isEqualTo(written);
    }

    @Test
    void what_was_written_can_be_read_back() throws Refused {
        for (Thing inside : List.of(Colour.RED, new Nothing(), new Positive(7), box(box(new Nothing())))) {
            Data written = recording.write(box(inside), Thing.class);
            assertThat(read(written, Thing.class)).isEqualTo(written);
        }
    }

    @Test
    void wrong_values_are_refused() {
        assertThatThrownBy(() -> recording.read(Data.of("Unknown"), Thing.class))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> recording.read(Data.of("Chance"), Thing.class)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> recording.read(Data.of("BLUE"), Colour.class)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> recording.read(Data.of(1L << 40), int.class)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> recording.read(Data.of(true), int.class)).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> recording.read(Data.of(List.of(Data.of("nothing"))), List.class))
                .isInstanceOf(Exception.class);
        assertThatThrownBy(() -> recording.read(Data.fields().with("size", 3), Box.class))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("not part of a Box");
        assertThatThrownBy(() -> recording.read(Data.fields().with("number", 0), Positive.class))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("no such Positive");
    }

    @Test
    void only_differences_are_listed() {
        Data.Fields same =
                Data.fields().with("a", 1).with("b", Data.fields().with("c", 2).with("d", 3));
        Data.Fields other = Data.fields()
                .with("a", 1)
                .with("b", Data.fields().with("c", 2).with("d", 4))
                .with("e", 5);
        assertThat(Recording.unlike(same, same)).isEqualTo(Data.fields());
        assertThat(Recording.unlike(other, same)).hasToString("{\"b\":{\"d\":4},\"e\":5}");
    }
}
