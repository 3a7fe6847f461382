package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whole games of Mage Knight, alone against the dummy player. */
class MageKnightGamesTest extends BrowserTest {
    private static final String ALONE = """
            {"game": "mageknight", "seats": ["me"], "name": "Ann"}
            """;

    @Test
    void with_the_mouse_on_buttons_and_pieces() {
        Person ann = new Person(person()).likes("\"motion\": \"fast\"").sits(address(), key(ALONE));
        ann.plays(Policy.MAGE_KNIGHT, Hand.MOUSE, 40);
        ann.seesHowItEnded();
        assertThat(ann.table().clicks()).isGreaterThan(5);
        assertThat(ann.table().drags()).isGreaterThan(2);
    }

    @Test
    void without_WebGL_and_with_keys_alone_for_a_while() {
        Person ann = new Person(person()).withoutWebGl().sits(address(), key(ALONE));
        for (int answers = 0; answers < 25 && ann.isAsked(); answers++) {
            ann.answers(Hand.KEYS, Policy.MAGE_KNIGHT.picks(ann.asked()));
        }
    }
}
