package dev.cardinal.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LayoutTest {

    @Test
    void a_line_that_fits_is_unchanged() {
        assertThat(Layout.wrap("  one two", 9, "")).containsExactly("  one two");
    }

    @Test
    void a_long_line_is_broken_between_words_and_indented() {
        assertThat(Layout.wrap("one two three four", 9, "  ")).containsExactly("one two", "  three", "  four");
        assertThat(Layout.wrap("  one two three", 9, "    ")).containsExactly("  one two", "    three");
        assertThat(Layout.wrap("  one two three", 9)).containsExactly("  one two", "    three");
    }

    @Test
    void a_word_that_is_too_long_is_cut() {
        assertThat(Layout.wrap("abcdefghij klm", 4, " ")).containsExactly("abcd", " efg", " hij", " klm");
    }

    @Test
    void cells_take_as_few_rows_as_possible_and_read_down() {
        List<String> cells = List.of("a", "bb", "c", "d", "e");

        assertThat(Layout.columns(cells, 80)).containsExactly("a  bb  c  d  e");
        assertThat(Layout.columns(cells, 9)).containsExactly("a   c  e", "bb  d");
        assertThat(Layout.columns(cells, 3)).isEqualTo(cells);
        assertThat(Layout.columns(List.of("alone"), 3)).containsExactly("alone");
        assertThat(Layout.columns(List.of(), 3)).isEmpty();
    }

    @Test
    void columns_of_different_heights_go_side_by_side() {
        assertThat(Layout.beside(List.of(List.of("a"), List.of("b", "c")))).containsExactly("a  b", "   c");
    }
}
