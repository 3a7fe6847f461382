package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games of the One Piece card game against a bot. */
class OnePieceGamesTest extends BrowserTest {
    private static final String TABLE = """
            {"game": "onepiece", "seats": ["me", "greedy"], "name": "Ann", "options": {"decks": "ST01,ST02"}}
            """;

    @Test
    void with_the_mouse_on_buttons_and_pieces() {
        Person ann = new Person(person()).likes("\"motion\": \"fast\"").sits(address(), key(TABLE));
        ann.plays(Policy.ONE_PIECE, Hand.MOUSE, 40);
        ann.seesHowItEnded();
        assertThat(ann.table().clicks()).isGreaterThan(5);
        assertThat(ann.table().drags()).isGreaterThan(2);
    }

    @Test
    void on_a_phone_with_a_finger() {
        Tab phone = person();
        phone.phone();
        Person ann = new Person(phone).still().sits(address(), key(TABLE));
        ann.plays(Policy.ONE_PIECE, List.of(Hand.FINGER));
        ann.seesHowItEnded();
    }
}
