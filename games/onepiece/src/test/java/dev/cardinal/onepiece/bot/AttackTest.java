package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Franky has 6000 power, Karoo 3000; Chopper and Law are Blockers with 1000; Leaders have 5000. */
class AttackTest {
    private static List<Integer> winners(String json) throws Refused {
        Position end = Seated.at(json).endOfTurn();
        return end.over() ? end.outcome().winners() : List.of();
    }

    @Test
    void it_wins_immediately_if_nothing_can_stop_its_attack() throws Refused {
        assertThat(winners("{'seats':{'0':{'hand':['ST01-010'],'don':4},'1':{'life':[],'hand':[]}}}"))
                .containsExactly(0);
    }

    @Test
    void it_attacks_twice_when_a_blocker_stops_the_first_attack() throws Refused {
        assertThat(winners("{'seats':{'0':{'characters':['ST01-010'],'don':0},"
                        + "'1':{'life':[],'hand':[],'characters':['ST01-006']}}}"))
                .containsExactly(0);
    }

    @Test
    void it_takes_the_last_life_and_then_wins() throws Refused {
        assertThat(winners("{'seats':{'0':{'characters':['ST01-010','ST01-008']},"
                        + "'1':{'life':['ST01-004','ST01-004'],'hand':[]}}}"))
                .containsExactly(0);
    }

    @Test
    void it_gives_an_attacker_the_don_it_needs_to_win_rather_than_play_a_card() throws Refused {
        assertThat(winners("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-003'],'hand':['ST01-009'],"
                        + "'don':2},'1':{'life':[],'hand':[]}}}"))
                .containsExactly(0);
    }

    @Test
    void it_does_not_attack_if_it_cannot_win() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-003'],'hand':[]},"
                                + "'1':{'hand':3}}}")
                        .says())
                .isEqualTo("end turn");
    }

    @Test
    void it_attacks_a_rested_character_that_is_worth_more_than_a_first_life_card() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST04-003'],'hand':[]},"
                                + "'1':{'hand':[],'characters':[{'card':'ST02-013','rested':true}]}}}")
                        .after("attack with Kaido")
                        .says())
                .isEqualTo("attack Eustass\"Captain\"Kid");
    }

    @Test
    void it_goes_for_the_leader_when_that_wins() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST04-003'],'hand':[]},"
                                + "'1':{'life':[],'hand':[],'characters':[{'card':'ST02-013','rested':true}]}}}")
                        .after("attack with Kaido")
                        .says())
                .isEqualTo("attack Monkey.D.Luffy");
    }

    @Test
    void a_small_blocker_stays_active_for_the_other_players_turn() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-006'],'hand':[],'don':4,"
                                + "'life':['ST01-003']},'1':{'hand':4,'characters':['ST01-010','ST01-010']}}}")
                        .says())
                .isEqualTo("end turn");
    }
}
