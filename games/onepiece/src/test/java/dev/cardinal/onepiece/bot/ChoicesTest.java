package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static Seated hand(String cards, int don, String other) throws Refused {
        return Seated.at("{'seats':{'0':{'leader':{'rested':true},'hand':[" + cards + "],'don':" + don + "},'1':{"
                + other + "}}}");
    }

    @Test
    void it_goes_second() throws Refused {
        assertThat(Seated.at("{'phase':'setup'}").says()).isEqualTo("go second");
    }

    private static Seated dealt(String hand) throws Refused {
        return Seated.at("{'phase':'setup','seats':{'0':{'life':[],'deck':[" + hand + "]}}}")
                .after("go first");
    }

    @Test
    void a_hand_with_cheap_characters_is_kept() throws Refused {
        assertThat(dealt("'ST01-003','ST01-009','ST01-012','ST01-015','ST01-016','ST01-003'")
                        .says())
                .isEqualTo("keep");
    }

    @Test
    void a_hand_without_cheap_characters_is_redrawn() throws Refused {
        assertThat(dealt("'ST01-003','ST04-003','ST01-012','ST01-015','ST01-016','ST01-003'")
                        .says())
                .isEqualTo("redraw");
    }

    @Test
    void a_character_is_played_with_the_available_don() throws Refused {
        assertThat(hand("'ST01-010'", 4, "'hand':3").says()).isEqualTo("play Franky");
    }

    @Test
    void the_best_character_in_reach_is_knocked_out() throws Refused {
        Seated table = hand("'ST01-015'", 4, "'characters':['ST01-003','ST02-006','ST02-013','ST02-002']");
        assertThat(table.says()).isEqualTo("play Gum-Gum Jet Pistol");
        assertThat(table.after("play Gum-Gum Jet Pistol").says()).isEqualTo("choose Koby");
    }

    @Test
    void an_event_that_would_do_nothing_is_kept() throws Refused {
        assertThat(hand("'ST01-015'", 4, "'characters':['ST02-013']").says()).isNotEqualTo("play Gum-Gum Jet Pistol");
    }

    @Test
    void the_opponents_character_is_returned_rather_than_your_own() throws Refused {
        Seated table = Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-010'],"
                + "'hand':['ST03-014'],'don':4},'1':{'hand':2,'characters':['ST01-003','ST01-008']}}}");
        assertThat(table.after("play Marshall.D.Teach").says()).isEqualTo("choose Nico Robin");
    }

    @Test
    void the_weakest_character_makes_room() throws Refused {
        Seated table = Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-010','ST01-008',"
                + "'ST01-007','ST01-009','ST01-013'],'hand':['ST04-003'],'don':9},'1':{'hand':2}}}");
        assertThat(table.after("play Kaido").says()).isEqualTo("trash Nami");
    }

    @Test
    void a_don_card_is_kept_for_a_counter_event() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'hand':['ST01-014'],'don':1,"
                                + "'life':['ST01-003']},'1':{'hand':2}}}")
                        .says())
                .isEqualTo("end turn");
    }
}
