package dev.cardinal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games of Dominion against a bot, with everything a hand can do. */
class DominionGamesTest extends BrowserTest {
    private static final String FIRST_GAME = """
            {"game": "dominion", "seats": ["me", "bigmoney"], "name": "Ann",
             "options": {"kingdom": "first game", "turns": "%d"}}
            """;

    @Test
    void with_the_mouse_on_buttons_and_pieces() {
        Person ann = new Person(person()).likes("\"motion\": \"fast\"").sits(address(), key(FIRST_GAME.formatted(200)));
        ann.plays(Policy.DOMINION, Hand.MOUSE, 40);
        ann.seesHowItEnded();
        assertThat(ann.table().clicks()).isGreaterThan(5);
        assertThat(ann.table().drags()).isGreaterThan(2);
    }

    @Test
    void with_keys_alone() {
        Person ann = new Person(person()).still().sits(address(), key(FIRST_GAME.formatted(8)));
        ann.plays(Policy.DOMINION, List.of(Hand.KEYS));
        ann.seesHowItEnded();
    }

    @Test
    void without_WebGL() {
        Person ann = new Person(person()).withoutWebGl().sits(address(), key(FIRST_GAME.formatted(8)));
        ann.plays(Policy.DOMINION, List.of(Hand.BUTTONS));
        assertThat(ann.table().isThere()).isFalse();
        ann.seesHowItEnded();
    }

    @Test
    void on_a_phone_with_a_finger() {
        Tab phone = person();
        phone.phone();
        Person ann = new Person(phone).still().sits(address(), key(FIRST_GAME.formatted(8)));
        ann.plays(Policy.DOMINION, List.of(Hand.FINGER));
        ann.seesHowItEnded();
    }
}
