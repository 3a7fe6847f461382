package dev.cardinal.onepiece.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.card.CardFile;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.rules.RulesContext;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on cards is correct. */
class CardsPageTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "onepiece-cards.md");
    private static final String MARK = "<!-- words -->\n";

    private static String page() throws Exception {
        return Files.readString(PAGE);
    }

    private static List<String> found(String regex) throws Exception {
        return Pattern.compile(regex, Pattern.DOTALL)
                .matcher(page())
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    private static String words() {
        StringBuilder words = new StringBuilder("\n");
        Notation.words(Effect.class)
                .forEach((type, forms) -> words.append("- **")
                        .append(type)
                        .append("**: `")
                        .append(String.join("`, `", forms))
                        .append("`\n"));
        return words.toString();
    }

    /** Run with -Dcardinal.docs=write to bring the page up to date. */
    @Test
    void it_lists_every_word_of_the_language() throws Exception {
        String page = page();
        String before = page.substring(0, page.indexOf(MARK) + MARK.length());
        if ("write".equals(System.getProperty("cardinal.docs"))) {
            Files.writeString(PAGE, before + words());
        }
        assertThat(page()).as("run this test with -Dcardinal.docs=write").isEqualTo(before + words());
    }

    @Test
    void its_programs_are_programs() throws Exception {
        List<String> programs = found("`(Effect\\([^`]*)`(?! ?,)");
        assertThat(programs).hasSizeGreaterThanOrEqualTo(5);
        for (String program : programs.subList(0, 5)) {
            Effect effect = Notation.read(program, Effect.class);
            assertThat(Notation.write(effect, Effect.class)).isEqualTo(program);
        }
    }

    @Test
    void its_card_and_its_rules_can_be_used() throws Exception {
        List<String> examples = found("```json\\n(.*?)```");
        assertThat(CardFile.read(examples.get(0)).problems()).isEmpty();
        assertThat(RulesContext.read(examples.get(1)).characterArea()).isEqualTo(6);
    }
}
