package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import java.util.List;

/** The result of compiling a sentence. */
final class Read {
    private Read() {}

    static Effect effect(String text) {
        var compiled = Compiler.compile(Category.CHARACTER, List.of(text));
        assertThat(compiled.gaps()).as(text).isEmpty();
        assertThat(compiled.effects()).as(text).hasSize(1);
        return compiled.effects().getFirst();
    }

    /** The actions of an On Play effect. */
    static List<Action> body(String sentences) {
        return effect("[On Play] " + sentences).body();
    }

    static Action action(String sentence) {
        assertThat(body(sentence)).as(sentence).hasSize(1);
        return body(sentence).getFirst();
    }

    static Condition condition(String condition) {
        return ((Action.If) action("If " + condition + ", draw 1 card.")).condition();
    }

    static void gap(String text) {
        assertThat(Compiler.compile(Category.CHARACTER, List.of(text)).gaps())
                .as(text)
                .isNotEmpty();
    }
}
