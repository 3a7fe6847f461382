package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.json.Json;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.text.CardCompiler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Reads thousands of real cards, if they are available. */
class RealCardsTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");

    @BeforeEach
    void cards() {
        assumeTrue(Files.exists(TEXTS), () -> "skipped: there are no card texts at " + TEXTS);
    }

    @Test
    void every_row_can_be_used() throws Exception {
        CardFile file = CardFile.read(TEXTS);
        assertThat(file.problems()).isEmpty();
        assertThat(file.cards()).hasSizeGreaterThan(1900);
    }

    @Test
    void every_program_reads_back_as_written() throws Exception {
        for (CardSource source : CardFile.read(TEXTS).cards()) {
            for (Effect effect :
                    CardCompiler.compile(((CardSource.Text) source).card()).effects()) {
                String text = Notation.write(effect, Effect.class);
                assertThat(Notation.read(text, Effect.class)).as(source.id()).isEqualTo(effect);
            }
        }
    }

    @Test
    void the_scraped_format_gives_the_same_cards() throws Exception {
        List<Data> prints = new ArrayList<>();
        for (Data row : ((Data.Items) Json.read(TEXTS)).values()) {
            Data.Fields scraped = scraped((Data.Fields) row);
            prints.add(scraped);
            prints.add(scraped.with("id", text(scraped, "id") + "_p1"));
        }
        List<CardSource> expected = CardFile.read(TEXTS).cards();
        CardFile folded = CardFile.of(Data.of(prints));
        assertThat(folded.problems()).isEmpty();
        assertThat(folded.cards()).hasSameSizeAs(expected);
        for (int i = 0; i < expected.size(); i++) {
            CardText card = ((CardSource.Text) folded.cards().get(i)).card();
            CardText plain = ((CardSource.Text) expected.get(i)).card();
            assertThat(card.prints()).hasSize(2);
            assertThat(List.of(card.effect(), card.trigger(), card.life(), card.cost(), card.rarity()))
                    .as(card.id())
                    .isEqualTo(List.of(plain.effect(), plain.trigger(), plain.life(), plain.cost(), plain.rarity()));
        }
    }

    private static String text(Data.Fields row, String name) {
        return row.get(name) instanceof Data.Text(String text) ? text : "";
    }

    private static Data.Fields scraped(Data.Fields row) {
        Data.Fields scraped = Data.fields().with("pack_id", "569000").with("img_url", "../x.png");
        for (String name :
                List.of("id", "name", "category", "colors", "cost", "power", "attributes", "counter", "types")) {
            Data value = row.get(name);
            scraped = value == null ? scraped : scraped.with(name, value);
        }
        if (row.get("life") != null) {
            scraped = scraped.with("cost", row.get("life"));
        }
        String effect = text(row, "effect")
                .replace("&", "&amp;")
                .replace("'", "’")
                .replace("-", "−")
                .replace("DON!! x", "DON!! ×")
                .replace("\n", "<br>");
        scraped = effect.isEmpty() ? scraped.with("effect", "-") : scraped.with("effect", effect);
        String rarity = switch (text(row, "rarity")) {
            case "C" -> "Common";
            case "UC" -> "Uncommon";
            case "R" -> "Rare";
            case "SR" -> "SuperRare";
            case "SEC" -> "SecretRare";
            case "L" -> "Leader";
            default -> "Promo";
        };
        scraped = scraped.with("rarity", rarity);
        return row.get("trigger") == null ? scraped : scraped.with("trigger", text(row, "trigger"));
    }
}
