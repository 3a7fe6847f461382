package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.players.Games;
import org.junit.jupiter.api.Test;

class PaintTest {
    private static Paint paint(boolean on) throws Refused {
        return paint("dominion", on);
    }

    private static Paint paint(String game, boolean on) throws Refused {
        Words words = Games.named(game).words();
        return new Paint(words, on);
    }

    @Test
    void piece_names_are_coloured_and_longer_names_win() throws Refused {
        assertThat(paint(true).line("1. buy Silver")).isEqualTo("1. buy \033[33mSilver\033[0m");
        assertThat(paint(true).line("Throne Room, Villages")).isEqualTo("\033[36mThrone Room\033[0m, Villages");
    }

    @Test
    void signs_at_the_ends_of_a_name_belong_to_it() throws Refused {
        Paint paint = paint("mageknight", true);
        assertThat(paint.line("use Who Needs Magic?")).isEqualTo("use \033[35mWho Needs Magic?\033[0m");
        assertThat(paint.line("  *G glad ")).startsWith("  \033[35m*G\033[0m ");
        assertThat(paint.line("  ~ -1/0 ")).isEqualTo("  \033[94m~ -1/0\033[0m ");
    }

    @Test
    void headings_are_bold_and_asides_are_dim() throws Refused {
        assertThat(paint(true).line("FINAL SCORES")).isEqualTo("\033[1mFINAL SCORES\033[0m");
        assertThat(paint(true).line("(only one choice)")).isEqualTo("\033[2m(only one choice)\033[0m");
        assertThat(paint(true).line("")).isEmpty();
    }

    @Test
    void without_colours_text_is_unchanged() throws Refused {
        assertThat(paint(false).line("FINAL SCORES of Copper")).isEqualTo("FINAL SCORES of Copper");
        assertThat(paint(false).refusal("No.")).isEqualTo("No.");
        assertThat(paint(false).prompt("> ")).isEqualTo("> ");
    }
}
