package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.text.spelling.Paragraphs;
import java.util.ArrayList;
import java.util.List;

/** Compiles the English text of a card into effects. */
public final class Compiler {
    private Compiler() {}

    /**
     * A compiled text.
     *
     * @param gaps the parts that were not understood
     */
    public record Compiled(List<Keyword> keywords, List<Effect> effects, List<Gap> gaps) {
        public Compiled {
            keywords = List.copyOf(keywords);
            effects = List.copyOf(effects);
            gaps = List.copyOf(gaps);
        }
    }

    /** A part of a text that is not understood, and why. */
    public record Gap(String clause, String reason) {}

    /**
     * Compiles the text of a card.
     *
     * @param texts its effect and its Trigger, if it has them
     */
    public static Compiled compile(Category category, List<String> texts) {
        List<Keyword> keywords = new ArrayList<>();
        List<Effect> effects = new ArrayList<>();
        List<Gap> gaps = new ArrayList<>();
        for (String text : texts) {
            for (String paragraph : Paragraphs.of(text)) {
                switch (EffectText.read(paragraph, category)) {
                    case EffectText.Result.Understood(var more, var found) -> {
                        keywords.addAll(more);
                        effects.addAll(found);
                    }
                    case EffectText.Result.Stuck(String at) ->
                        gaps.add(new Gap(
                                paragraph.strip(),
                                at.isEmpty() ? "ends too early" : "not understood from \"" + at + "\""));
                }
            }
        }
        return new Compiled(keywords, effects, gaps);
    }
}
