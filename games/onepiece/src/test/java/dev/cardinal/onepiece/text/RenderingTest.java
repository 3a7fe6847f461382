package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.text.words.Rendering;
import java.util.List;
import org.junit.jupiter.api.Test;

class RenderingTest {
    @Test
    void an_effect_in_words_is_read_as_the_same_effect() {
        Programs programs = new Programs(7);
        for (int i = 0; i < 3000; i++) {
            Effect effect = programs.effect();
            String words = Rendering.effect(Category.CHARACTER, effect);
            var read = Compiler.compile(Category.CHARACTER, List.of(words));
            assertThat(read.gaps()).as(words).isEmpty();
            assertThat(read.effects()).as(words).containsExactly(effect);
        }
    }
}
