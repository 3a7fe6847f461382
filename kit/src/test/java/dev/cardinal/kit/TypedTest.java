package dev.cardinal.kit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TypedTest {
    @ParameterizedTest
    @CsvSource({
        "zor, play Roronoa Zoro, true",
        "zoro play, play Roronoa Zoro, true",
        "zoro zoro, play Roronoa Zoro, false",
        "zoro 2, play Roronoa Zoro #2, false",
        "zoro #2, play Roronoa Zoro #2, true",
        "zoro #2, play Roronoa Zoro #21, false",
        "oro, play Roronoa Zoro, false",
        "'', play Roronoa Zoro, false",
        "move to 1/-1, move to 1/-1 (plains), true",
        "move to 1/1, move to 1/-1 (plains), false",
        "move to 1/0, move to 0/1 (plains), false",
        "move to 1/-1, move to 1/-10 (plains), false"
    })
    void words_may_be_shortened_and_in_any_order_but_each_matches_a_different_one(
            String said, String text, boolean fits) {
        assertThat(Typed.fits(said, text)).isEqualTo(fits);
    }

    @ParameterizedTest
    @CsvSource({
        "mo 2/-3, move to 2/-3 (plains), true",
        "plains move, move to 2/-3 (plains), false",
        "move 2/-31, move to 2/-3 (plains), false"
    })
    void the_order_of_words_can_matter(String said, String text, boolean fits) {
        assertThat(Typed.fitsInOrder(said, text)).isEqualTo(fits);
    }

    @ParameterizedTest
    @CsvSource({
        "move to 1/-1, move to 1/-1 (plains), true",
        "move to 1/-1, move to 1/-10 (plains), false",
        "give 1, give 10 DON, true"
    })
    void a_place_is_not_the_beginning_of_another(String said, String text, boolean starts) {
        assertThat(Typed.starts(said, text)).isEqualTo(starts);
    }

    @ParameterizedTest
    @CsvSource({"'  Throne_Room  ', throne room", "A\tB  c, a b c"})
    void case_gaps_and_underscores_do_not_matter(String typed, String plain) {
        assertThat(Typed.plain(typed)).isEqualTo(plain);
    }
}
