package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.Test;

/** What a player may take back. */
class TakingBackTest {
    private static HostedGame turn(String... players) throws Refused {
        return SeatedGame.at("""
                {"turn": 0, "seats": {"0": {"hand": ["March", "Stamina", "Tranquility"], "deck": ["Rage"]}}}
                """, players);
    }

    @Test
    void a_card_that_others_saw_played_cannot_be_taken_back() throws Refused {
        HostedGame game = turn("human", "human");
        game.line(0, "play march");
        assertThatThrownBy(() -> game.undo(0)).hasMessageContaining("showed you or others something hidden");

        Position played = game.position();
        game.line(0, "move to 1/0");
        game.undo(0);
        assertThat(game.position()).isEqualTo(played);
    }

    @Test
    void alone_against_bots_everything_that_brought_no_news_can_be_taken_back() throws Refused {
        HostedGame game = turn("human", "greedy");
        Position start = game.position();
        game.line(0, "play march, move to 1/0, play stamina");
        while (game.undoable(0)) {
            game.undo(0);
        }
        assertThat(game.position()).isEqualTo(start);
    }

    @Test
    void alone_against_bots_a_drawn_card_cannot_be_taken_back() throws Refused {
        HostedGame game = turn("human", "greedy");
        game.line(0, "play tranquility, draw 1");
        assertThatThrownBy(() -> game.undo(0)).hasMessageContaining("drew cards");
    }

    /** Two wounds can be healed, then only the end of the turn is left, and before the next one plundering comes up. */
    private static HostedGame healerInAVillage() throws Refused {
        return SeatedGame.at("""
                {"turn": 0, "phase": "interaction", "healing": 2,
                 "seats": {"0": {"at": "2/-3", "hand": ["Wound", "Wound"], "deck": ["Rage", "March", "Rage", "Rage"]}}}
                """, "human");
    }

    @Test
    void a_turn_ends_when_you_say_so_even_if_it_is_the_only_choice() throws Refused {
        HostedGame game = healerInAVillage();
        Position start = game.position();
        game.line(0, "heal 2");
        game.goOn();

        assertThat(game.position().question().options())
                .extracting(Option::text)
                .containsExactly("end turn");
        game.undo(0);
        assertThat(game.position()).isEqualTo(start);
    }

    @Test
    void a_move_that_cannot_be_done_in_full_does_not_end_the_turn() throws Refused {
        HostedGame game = healerInAVillage();
        assertThatThrownBy(() -> game.line(0, "heal 3")).hasMessageContaining("heal");
        assertThat(game.last()).isZero();
    }
}
