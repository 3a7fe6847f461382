package dev.cardinal.onepiece.text;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Condition;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.effect.Who;
import java.util.List;
import org.junit.jupiter.api.Test;

class TagsTest {
    @Test
    void tags_give_the_timing_and_the_conditions() {
        Effect effect = Read.effect("[DON!! x2] [Your Turn] [When Attacking] [Once Per Turn] Draw 1 card.");
        assertThat(effect.timings()).containsExactly(Timing.Tag.WHEN_ATTACKING);
        assertThat(effect.conditions()).containsExactly(new Condition.DonAttached(2), new Condition.TurnOf(Who.YOU));
        assertThat(effect.oncePerTurn()).isTrue();
        assertThat(effect.kind()).isEqualTo(Kind.AUTO);
    }

    @Test
    void two_timings_share_one_effect() {
        assertThat(Read.effect("[On Play]/[When Attacking] Draw 1 card.").timings())
                .containsExactly(Timing.Tag.ON_PLAY, Timing.Tag.WHEN_ATTACKING);
    }

    @Test
    void a_keyword_alone_belongs_to_the_card() {
        var compiled = Compiler.compile(
                Category.CHARACTER,
                List.of(
                        "[Blocker] (After your opponent declares an attack, rest this card: it is the new target of the attack.)\n"
                                + "[Rush]"));
        assertThat(compiled.keywords()).containsExactly(Keyword.BLOCKER, Keyword.RUSH);
        assertThat(compiled.effects()).isEmpty();
        assertThat(compiled.gaps()).isEmpty();
    }

    @Test
    void a_keyword_under_a_condition_is_a_permanent_effect() {
        Effect effect = Read.effect("[DON!! x1] [Double Attack]");
        assertThat(effect.kind()).isEqualTo(Kind.PERMANENT);
        assertThat(effect.conditions()).containsExactly(new Condition.DonAttached(1));
    }

    @Test
    void an_effect_that_follows_without_a_line_break_is_separate() {
        var compiled = Compiler.compile(Category.CHARACTER, List.of("[On Play] Draw 1 card.[On K.O.] Draw 2 cards."));
        assertThat(compiled.effects())
                .extracting(Effect::timings)
                .containsExactly(List.of(Timing.Tag.ON_PLAY), List.of(Timing.Tag.ON_KO));
    }

    @Test
    void html_and_typography_are_read_as_plain_characters() {
        Effect plain = Read.effect(
                "[DON!! x1] [On Play] DON!! -1: Give up to 1 of your opponent's Characters -2500 power during this turn.");
        assertThat(Read.effect(
                        "［DON‼ ×1］ [On Play] DON!! −1: Give up to 1 of your opponent’s Characters −2500 power<br>during this turn."
                                .replace("<br>", " ")))
                .isEqualTo(plain);
        assertThat(Compiler.compile(Category.CHARACTER, List.of("[Blocker]<br />[On Play] Draw 1 card."))
                        .keywords())
                .containsExactly(Keyword.BLOCKER);
    }

    @Test
    void only_reminder_text_is_left_out() {
        assertThat(
                        Read.effect(
                                "[On Play] ➀ (You may rest the specified number of DON!! cards in your cost area.): Draw 1 card."))
                .isEqualTo(Read.effect("[On Play] You may rest 1 of your DON!! cards: Draw 1 card."));
        Read.gap("[On Play] Draw 1 card. (Whistle while you do it.)");
        assertThat(Read.body("Draw 1 card. (Then, trash 1 card from your hand.)"))
                .hasSize(2);
    }
}
