package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** How a line of moves is understood. */
class LineTest {
    private HostedGame game;

    @BeforeEach
    void sitDown() throws Refused {
        game = Tables.at("""
                {"seats": {"0": {"hand": ["Chapel", "Village", "Copper", "Copper", "Estate"],
                                 "deck": ["Gold", "Silver", "Copper"]},
                           "1": {"hand": ["Copper", "Estate", "Gold", "Silver", "Duchy"], "deck": ["Copper"]}}}
                """, "human", "human");
    }

    private void says(String line, String... words) throws Refused {
        game.line(0, line);
        assertThat(Tables.words(game)).containsExactly(words);
    }

    @Test
    void a_move_takes_as_many_pieces_as_make_it_an_answer() throws Refused {
        says("chapel, trash copper, estate, end phase", "play Chapel", "trash Copper, Estate", "end phase");
    }

    @Test
    void empty_pieces_between_commas_are_ignored() throws Refused {
        says(" chapel ,, trash copper ,", "play Chapel", "trash Copper");
    }

    @Test
    void json_is_a_move_too() throws Refused {
        says("{\"type\": \"play_action\", \"card\": \"Chapel\"}", "play Chapel");
        assertThatThrownBy(() -> game.line(0, "{\"type\": ")).hasMessageContaining("This is not JSON");
    }

    @Test
    void a_number_is_the_option_in_the_menu() throws Refused {
        String first = game.question().options().getFirst().text();
        says("1", first);
    }

    @Test
    void several_numbers_are_several_moves_if_one_option_is_picked_at_a_time() throws Refused {
        String first = game.question().options().get(0).text();
        assertThatThrownBy(() -> game.line(0, "1, 9"))
                .hasMessageContaining("The menu has no number 9")
                .hasMessageContaining("1 to 3");
        assertThatThrownBy(() -> game.line(0, "99999999999"))
                .hasMessageContaining("The menu has no number 99999999999");
        assertThatThrownBy(() -> game.line(0, "1, 1")).hasMessageContaining("Move 2 (" + first + ")");
        assertThat(game.last()).isZero();
    }

    @Test
    void several_numbers_are_one_answer_if_several_options_may_be_picked() throws Refused {
        game.line(0, "chapel");
        assertThat(game.question().limits().one()).isFalse();
        says("1 2 1", "play Chapel", "trash Copper, Copper, Estate");
    }

    @Test
    void one_number_among_several_options_is_a_whole_answer() throws Refused {
        game.line(0, "chapel");
        says("2", "play Chapel", "trash Estate");
    }

    @Test
    void numbers_that_cannot_be_picked_together_are_refused() throws Refused {
        game.line(0, "chapel");
        assertThatThrownBy(() -> game.line(0, "2, 2")).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> game.line(0, "0, 1")).isInstanceOf(Refused.class);
        assertThatThrownBy(() -> game.line(0, "trash gold")).isInstanceOf(Refused.class);
        assertThat(game.last()).isEqualTo(1);
    }

    @Test
    void a_line_stops_after_news() throws Refused {
        Line.Result played = game.line(0, "village, chapel, trash estate");

        assertThat(Tables.words(game)).containsExactly("play Village");
        assertThat(played.untried()).containsExactly("chapel", "trash estate");
        assertThat(played.stop()).isEqualTo(Line.Stop.NEWS);
    }

    @Test
    void a_line_stops_at_the_end_of_the_turn() throws Refused {
        Line.Result played = game.line(0, "end phase, play all treasures, end phase, end phase");

        assertThat(played.untried()).containsExactly("end phase");
        assertThat(played.stop()).isEqualTo(Line.Stop.TURN);
    }

    @Test
    void a_line_stops_when_another_player_is_asked() throws Refused {
        HostedGame attack = Tables.at("""
                {"seats": {"0": {"hand": ["Militia", "Copper"], "deck": ["Gold"]},
                           "1": {"hand": ["Copper", "Estate", "Gold", "Silver", "Duchy"], "deck": ["Copper"]}}}
                """, "human", "human");
        Line.Result played = attack.line(0, "militia, end phase");

        assertThat(played.untried()).containsExactly("end phase");
        assertThat(played.stop()).isEqualTo(Line.Stop.OTHERS);
    }

    @Test
    void a_line_that_is_done_has_nothing_left() throws Refused {
        Line.Result played = game.line(0, "end phase, play all treasures");

        assertThat(played.untried()).isEmpty();
        assertThat(played.stop()).isEqualTo(Line.Stop.DONE);
    }

    @Test
    void a_lone_person_among_bots_need_not_type_forced_moves() throws Refused {
        HostedGame alone = Tables.at("""
                {"seats": {"0": {"hand": ["Copper", "Copper", "Copper"], "deck": ["Gold"]}, "1": {"deck": ["Copper"]}}}
                """, "human", "random");
        assertThat(alone.position().forced()).isTrue();
        alone.goOn();
        alone.line(0, "play all treasures, buy village, end phase");

        assertThat(Tables.words(alone)).containsExactly("end phase", "play all treasures", "buy Village", "end phase");
    }

    @Test
    void equal_pieces_may_be_named_as_they_stand_in_the_menu() throws Refused {
        assertThatThrownBy(() -> game.line(0, "end phase, play Copper x3"))
                .hasMessageContaining("Move 2 (play Copper): Only 2 times");
        assertThatThrownBy(() -> game.line(0, "end phase, fly x2")).hasMessageContaining("Move 2 (fly)");
        says("end phase, play Copper x2", "end phase", "play Copper", "play Copper");
    }

    @Test
    void a_move_that_answers_another_question_than_the_menus_is_refused_with_that_question() {
        assertThatThrownBy(() -> game.line(0, "play chapel, buy moat"))
                .hasMessageContaining("Move 2 (buy moat)")
                .hasMessageContaining("The question there: '");
        assertThatThrownBy(() -> game.line(0, "fly, buy moat")).hasMessageNotContaining("The question there");
    }

    @Test
    void an_invalid_move_is_named_with_its_number() {
        assertThatThrownBy(() -> game.line(0, "chapel, trash copper, dance"))
                .hasMessageContaining("Move 3 (dance)")
                .hasMessageContaining("Nothing was done.");
        assertThatThrownBy(() -> game.line(0, "dance")).message().doesNotContain("Move 1");
    }
}
