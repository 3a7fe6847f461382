package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LastMoveTest {

    @Test
    void the_move_being_typed_starts_after_the_last_comma() {
        assertThat(LastMove.of("village, smi", 12).word()).isEqualTo("smi");
        assertThat(LastMove.of("buy sil", 7).word()).isEqualTo("buy sil");
        assertThat(LastMove.of("", 0).word()).isEmpty();
    }

    @Test
    void only_text_before_the_cursor_counts() {
        LastMove move = LastMove.of("t, buy gold", 6);

        assertThat(move.word()).isEqualTo("buy");
        assertThat(move.wordCursor()).isEqualTo(3);
    }
}
