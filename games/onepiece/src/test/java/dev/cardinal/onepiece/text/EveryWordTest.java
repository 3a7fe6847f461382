package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.CardFile;
import dev.cardinal.onepiece.card.CardSource;
import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.text.spelling.Paragraphs;
import dev.cardinal.onepiece.text.words.Rendering;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * No word of a text may be dropped silently: without any word, or any 2 to 6 words in a row, a text means something else
 * or is not understood, unless {@code synonyms.txt} says that they add nothing.
 */
class EveryWordTest {
    private static final Path TEXTS = Path.of("..", "..", "..", "shared", "onepiece", "cards.json");
    private static final int LONGEST = 6;
    /** Longer spans are tried in every so many of the known texts, to save time. */
    private static final int SAMPLE = 8;

    private static final List<Pattern> SYNONYMS = synonyms();

    private static List<Pattern> synonyms() {
        try (InputStream file = EveryWordTest.class.getResourceAsStream("synonyms.txt")) {
            return new String(Objects.requireNonNull(file).readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Pattern::compile)
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    @Test
    void no_word_of_a_shipped_card_can_be_left_out() {
        Map<String, Category> texts = new LinkedHashMap<>();
        for (CardDefinition card : Shipped.all()) {
            String text = Rendering.text(card.category(), card.keywords(), card.effects());
            Paragraphs.of(text).forEach(paragraph -> texts.put(paragraph, card.category()));
        }
        assertThat(texts).hasSizeGreaterThan(40);
        assertThat(dropped(texts, 1)).isEmpty();
    }

    @Test
    void no_word_of_a_known_card_can_be_left_out() throws Exception {
        assumeTrue(Files.exists(TEXTS), () -> "skipped: there are no card texts at " + TEXTS);
        Map<String, Map.Entry<String, Category>> kinds = new LinkedHashMap<>();
        for (CardSource source : CardFile.read(TEXTS).cards()) {
            CardText card = ((CardSource.Text) source).card();
            for (String text : List.of(card.effect(), card.trigger()))
                for (String paragraph : Paragraphs.of(text))
                    kinds.putIfAbsent(card.category() + Clause.kind(paragraph), Map.entry(paragraph, card.category()));
        }
        Map<String, Category> texts = new LinkedHashMap<>();
        kinds.values().forEach(text -> texts.put(text.getKey(), text.getValue()));
        assertThat(texts).hasSizeGreaterThan(2000);
        assertThat(dropped(texts, SAMPLE)).isEmpty();
    }

    /** The words that a text does not need, marked in it; those of one word in all texts, longer ones in a sample. */
    private static List<String> dropped(Map<String, Category> texts, int sample) {
        List<Map.Entry<String, Category>> all = List.copyOf(texts.entrySet());
        return IntStream.range(0, all.size())
                .parallel()
                .mapToObj(i -> dropped(all.get(i).getKey(), all.get(i).getValue(), i % sample == 0 ? LONGEST : 1))
                .flatMap(List::stream)
                .collect(Collectors.toList());
    }

    private static List<String> dropped(String text, Category category, int longest) {
        List<String> dropped = new ArrayList<>();
        if (!(EffectText.read(text, category) instanceof EffectText.Result.Understood meaning)) return dropped;
        List<String> words = words(text);
        for (int length = 1; length <= longest; length++) {
            for (int start = 0; start + length <= words.size(); start++) {
                String rest = without(words, start, start + length);
                boolean same = !rest.isBlank()
                        && !rest.equals(text)
                        && EffectText.read(rest, category).equals(meaning);
                if (same && !addsNothing(words, start, start + length))
                    dropped.add(marked(words, start, start + length));
            }
        }
        return dropped;
    }

    /** Whether these words are a synonym for nothing, or a sequence of such synonyms. */
    private static boolean addsNothing(List<String> words, int start, int end) {
        String marked = marked(words, start, end);
        if (SYNONYMS.stream().anyMatch(synonym -> synonym.matcher(marked).find())) return true;
        for (int split = start + 1; split < end; split++)
            if (addsNothing(words, start, split) && addsNothing(words, split, end)) return true;
        return false;
    }

    private static String without(List<String> words, int start, int end) {
        List<String> left = new ArrayList<>(words.subList(0, start));
        left.addAll(words.subList(end, words.size()));
        return String.join(" ", left) + " ";
    }

    private static String marked(List<String> words, int start, int end) {
        return String.join(" ", words.subList(0, start)) + " <<" + String.join(" ", words.subList(start, end)) + ">> "
                + String.join(" ", words.subList(end, words.size()));
    }

    /** The words of a plain text; a name in brackets is one. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int closing = "[{<\"".indexOf(text.charAt(at));
            int end = text.indexOf(closing < 0 ? ' ' : "]}>\"".charAt(closing), at + 1);
            end = end < 0 ? text.length() : closing < 0 ? end : end + 1;
            words.add(text.substring(at, end));
            at = end + 1;
        }
        return words;
    }
}
