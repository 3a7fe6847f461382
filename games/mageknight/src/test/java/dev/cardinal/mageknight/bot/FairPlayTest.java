package dev.cardinal.mageknight.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.MageKnight;
import dev.cardinal.mageknight.view.MageKnightView;
import dev.cardinal.testkit.FairPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot knows only its view, so it answers the same in every game that looks the same to it. */
class FairPlayTest {
    private static Options players(int number) {
        return Options.DEFAULT.with("players", Integer.toString(number));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void its_answer_does_not_depend_on_hidden_cards(int players) throws Refused {
        Position start = new MageKnight().deal(players(players)).position(players);
        FairPlay.toTheEnd(Greedy.NOW, start, new Chance(7));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4})
    void it_plays_to_the_end(int players) throws Refused {
        Bot bot = Greedy.NOW;
        Scratch game = new MageKnight().deal(players(players)).scratch(11);
        Pick pick = new Pick();
        Chance chance = new Chance(1);
        for (int i = 0; i < 5_000 && game.asked() != Scratch.NOBODY; i++) {
            bot.answer(game.view(Viewer.seat(game.asked())), chance, pick);
            assertThat(game.accepts(pick)).isTrue();
            game.answer(pick);
        }
        assertThat(game.asked()).isEqualTo(Scratch.NOBODY);
    }

    @Test
    void thinking_leaves_the_game_as_it_was() throws Refused {
        Bot bot = Greedy.NOW;
        Scratch game = new MageKnight().deal(players(1)).scratch(3);
        Pick pick = new Pick();
        while (game.asked() != Scratch.NOBODY) {
            Data before = game.everything();
            bot.answer(game.view(Viewer.seat(game.asked())), new Chance(1), pick);
            assertThat(game.everything()).isEqualTo(before);
            game.answer(pick);
        }
    }

    @Test
    void a_view_refuses_other_hands_other_questions_and_what_only_a_referee_sees() throws Refused {
        Position position = new MageKnight().deal(players(2)).position(1);
        MageKnightView own = (MageKnightView) position.view(Viewer.seat(position.asked()));
        MageKnightView other = (MageKnightView) position.view(Viewer.seat(1 - position.asked()));
        assertThat(own.inHand(position.asked(), 0).name()).isNotEmpty();
        assertThatThrownBy(() -> other.inHand(position.asked(), 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(other::topic).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(own::fingerprint).isInstanceOf(IllegalStateException.class);
    }
}
