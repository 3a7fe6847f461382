package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.OnePiece;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A replay is tied to what its cards do. */
class FingerprintTest {
    private static CardDefinition card(int power) {
        CardDefinition shipped = Shipped.find("ST01-002").orElseThrow();
        return new CardDefinition(
                "XX01-001",
                shipped.name(),
                shipped.category(),
                shipped.colors(),
                shipped.types(),
                shipped.attributes(),
                power,
                shipped.cost(),
                shipped.life(),
                shipped.counter(),
                shipped.rarity(),
                shipped.keywords(),
                shipped.effects(),
                shipped.gaps());
    }

    @Test
    void a_changed_card_has_another_fingerprint() {
        String fingerprint = CardJson.fingerprint(List.of(card(2000)));

        assertThat(fingerprint).hasSize(64).isEqualTo(CardJson.fingerprint(List.of(card(2000))));
        assertThat(CardJson.fingerprint(List.of(card(3000)))).isNotEqualTo(fingerprint);
        assertThat(CardJson.fingerprint(List.of())).isEmpty();
    }

    @Test
    void the_cards_that_come_with_the_game_need_none() throws Refused {
        assertThat(new OnePiece().fingerprint(Options.DEFAULT)).isEmpty();
    }
}
