package dev.cardinal.onepiece;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.onepiece.card.Library;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The decks with which a fuzzer plays. */
class RandomDeckTest {
    private static final Pattern CARD = Pattern.compile("\\d+x([A-Z0-9]+-\\d+)");

    @TempDir
    private Path folder;

    /** The cards of many random decks. */
    private Set<String> drawn(OnePiece game) {
        Chance chance = new Chance(1);
        Set<String> cards = new TreeSet<>();
        for (int i = 0; i < 200; i++) {
            String decks = game.random(Options.DEFAULT, chance).get("decks", "");
            cards.addAll(
                    CARD.matcher(decks).results().map(card -> card.group(1)).collect(Collectors.toSet()));
            if (decks.matches(".*\\bST0\\d\\b(?!-).*")) {
                cards.add("a shipped deck");
            }
        }
        return cards;
    }

    @Test
    void every_imported_card_is_drawn_and_no_shipped_deck() throws Exception {
        StringBuilder rows = new StringBuilder("[");
        for (int i = 1; i <= 40; i++) {
            rows.append(String.format(
                    "{\"id\":\"AA01-0%02d\",\"name\":\"Card %d\",\"category\":\"%s\",\"cost\":1,\"power\":1000,\"life\":5,"
                            + "\"colors\":[\"Red\",\"Green\",\"Blue\",\"Purple\",\"Black\",\"Yellow\"],"
                            + "\"effect\":\"[On Play] Draw 1 card.\"}%s",
                    i, i, i == 1 ? "Leader" : "Character", i == 40 ? "]" : ","));
        }
        Files.writeString(folder.resolve("cards.json"), rows);
        Library library = Library.of(folder, CardCompiler::compile);

        assertThat(drawn(new OnePiece(library)))
                .contains("ST01-002", "AA01-001", "AA01-002", "AA01-040")
                .doesNotContain("a shipped deck")
                .containsAll(library.ids());
    }

    @Test
    void without_imported_cards_many_decks_are_shipped_ones() {
        assertThat(drawn(new OnePiece(Library.shipped()))).contains("a shipped deck", "ST04-002");
    }
}
