package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.testkit.FairPlay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A bot knows only its view, so it answers the same in every game that looks the same to it. */
class FairPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"ST01,ST02", "ST03,ST04", "ST02,ST03", "ST04,ST01"})
    void it_answers_the_same_whatever_the_hidden_cards_are(String decks) throws Refused {
        Chance chance = new Chance(7);
        for (long seed = 0; seed < 3; seed++) {
            Position start =
                    new OnePiece().deal(Options.DEFAULT.with("decks", decks)).position(seed);
            FairPlay.toTheEnd(Greedy.NOW, start, chance);
        }
    }

    @Test
    void thinking_leaves_the_game_as_it_was() throws Refused {
        Bot bot = Greedy.NOW;
        Scratch game = new OnePiece().deal(Options.DEFAULT).scratch(3);
        Pick pick = new Pick();
        while (game.asked() != Scratch.NOBODY) {
            Data before = game.everything();
            bot.answer(game.view(Viewer.seat(game.asked())), new Chance(1), pick);
            assertThat(game.everything()).isEqualTo(before);
            game.answer(pick);
        }
    }

    @Test
    void a_view_shows_no_piece_of_the_other_hand() throws Refused {
        Position position = new OnePiece().deal(Options.DEFAULT).position(1);
        position = position.answer(position.question().options().stream()
                .map(option -> Answer.of(option.code()))
                .findFirst()
                .orElseThrow());
        OnePieceView own = (OnePieceView) position.view(Viewer.seat(0));
        OnePieceView other = (OnePieceView) position.view(Viewer.seat(1));
        assertThat(own.hand(0)).isEqualTo(5);
        int piece = own.inHand(0, 0);
        assertThat(own.card(piece).id()).startsWith("ST01-");
        assertThatThrownBy(() -> other.inHand(0, 0)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> other.card(piece)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> other.inHand(piece)).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> other.power(piece)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void a_view_says_nothing_about_another_players_question() throws Refused {
        Position position = new OnePiece().deal(Options.DEFAULT).position(1);
        OnePieceView waiting = (OnePieceView) position.view(Viewer.seat(1 - position.asked()));
        assertThatThrownBy(waiting::asks).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(waiting::action).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(waiting::attacking).isInstanceOf(IllegalStateException.class);
    }
}
