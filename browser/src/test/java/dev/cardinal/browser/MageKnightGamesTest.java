package dev.cardinal.browser;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole games of Mage Knight, alone against the dummy player. */
class MageKnightGamesTest extends BrowserTest {
    private static final String ALONE = """
            {"game": "mageknight", "seats": ["me"], "name": "Ann"}
            """;

    @Test
    void with_the_mouse_on_buttons_and_pieces() {
        Person ann = new Person(person()).likes("\"motion\": \"fast\"").sits(address(), key(ALONE));
        ann.plays(Policy.MAGE_KNIGHT, Hand.MOUSE);
        ann.seesHowItEnded();
    }
}
