package dev.cardinal.kernel.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import org.junit.jupiter.api.Test;

class InnardsTest {
    static final class Purse {
        int coins;
    }

    static final class Holder {
        final int[] sizes = new int[2];
        final Purse purse = new Purse();
        boolean open;
        int secret = 5;
    }

    private final Innards innards = new Innards(new Recording(Recording.Wording.NONE));

    @Test
    void a_holder_is_written_field_by_field_and_restored() throws Refused {
        Holder holder = new Holder();
        holder.sizes[1] = 4;
        holder.purse.coins = 7;
        holder.open = true;
        Data.Fields written = innards.of(holder, "secret");
        assertThat(written).hasToString("{\"sizes\":[0,4],\"purse\":{\"coins\":7},\"open\":true}");

        Holder other = new Holder();
        innards.restore(other, written);
        assertThat(innards.of(other)).isEqualTo(innards.of(holder));
    }

    @Test
    void what_does_not_fit_is_refused() {
        Holder holder = new Holder();
        assertThatThrownBy(() -> innards.restore(holder, Data.fields().with("size", 1)))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("no 'size'");
        assertThatThrownBy(() -> innards.restore(holder, Data.fields().with("sizes", Data.of(List.of(Data.of(1))))))
                .isInstanceOf(Refused.class);
        assertThatThrownBy(() -> innards.restore(holder, Data.fields().with("open", "nothing")))
                .isInstanceOf(Refused.class);
    }
}
