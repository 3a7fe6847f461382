package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.Test;

/** Franky attacks with 6000; a Leader has 5000. */
class DefenceTest {
    private static Seated attackedByFranky(String defender) throws Refused {
        return Seated.at("{'seats':{'0':{'characters':['ST01-010','ST01-003'],'hand':[]},'1':{" + defender + "}}}")
                .after("attack with Franky", "attack Monkey.D.Luffy");
    }

    @Test
    void a_blocker_stops_the_attack_that_would_lose_the_game() throws Refused {
        assertThat(attackedByFranky("'life':[],'hand':[],'characters':['ST01-006']")
                        .says())
                .isEqualTo("block with Tony Tony.Chopper");
    }

    @Test
    void with_much_life_left_a_good_blocker_does_not_die_for_one_card() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'characters':['ST04-003'],'hand':[]},"
                                + "'1':{'hand':[],'characters':['ST02-013']}}}")
                        .after("attack with Kaido", "attack Monkey.D.Luffy")
                        .says())
                .isEqualTo("no block");
    }

    @Test
    void a_blocker_that_is_stronger_than_the_attacker_blocks_when_life_is_low() throws Refused {
        assertThat(attackedByFranky("'life':['ST01-003'],'hand':[],'characters':['ST02-013']")
                        .says())
                .isEqualTo("block with Eustass\"Captain\"Kid");
    }

    @Test
    void an_attack_that_fails_anyway_is_neither_blocked_nor_countered() throws Refused {
        Seated table = Seated.at("{'seats':{'0':{'characters':['ST01-003'],'hand':[]},"
                        + "'1':{'life':[],'hand':['ST01-011'],'characters':['ST01-006']}}}")
                .after("attack with Karoo", "attack Monkey.D.Luffy");
        assertThat(table.says()).isEqualTo("no block");
        assertThat(table.after("no block").says()).isEqualTo("no counter");
    }

    @Test
    void counters_stop_the_attack_that_would_lose_the_game() throws Refused {
        Seated table = attackedByFranky("'life':[],'hand':['ST01-011','ST01-012']");
        assertThat(table.says()).isEqualTo("counter with Brook");
        assertThat(table.after("counter with Brook").says()).isEqualTo("boost Monkey.D.Luffy");
        assertThat(table.after("boost Monkey.D.Luffy").says()).isEqualTo("no counter");
    }

    @Test
    void insufficient_counters_are_kept() throws Refused {
        assertThat(attackedByFranky("'life':['ST01-003'],'hand':['ST01-003']").says())
                .isEqualTo("no counter");
    }

    @Test
    void an_attack_on_full_life_is_not_countered() throws Refused {
        assertThat(attackedByFranky("'hand':['ST01-011','ST01-008','ST01-009']").says())
                .isEqualTo("no counter");
    }

    @Test
    void no_counter_is_wasted() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'hand':[]},'1':{'life':[],'hand':['ST01-011','ST01-003']}}}")
                        .after("attack with Monkey.D.Luffy", "attack Monkey.D.Luffy")
                        .says())
                .isEqualTo("counter with Karoo");
    }

    @Test
    void an_event_counters_if_characters_cannot_and_boosts_the_attacked_card() throws Refused {
        Seated table = attackedByFranky("'life':[],'hand':['ST01-014'],'don':1,'characters':['ST01-010']");
        assertThat(table.says()).isEqualTo("counter with Guard Point");
        assertThat(table.after("counter with Guard Point").says()).isEqualTo("choose Monkey.D.Luffy");
    }

    @Test
    void a_life_card_needed_as_a_counter_is_taken_rather_than_played_by_its_trigger() throws Refused {
        assertThat(attackedByFranky("'life':['ST01-002'],'hand':[]").says()).isEqualTo("take it");
    }

    @Test
    void a_character_is_put_into_play_by_its_trigger() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-010'],'hand':[]},"
                                + "'1':{'life':['ST01-002','ST01-003'],'hand':[]}}}")
                        .after("attack with Franky", "attack Monkey.D.Luffy")
                        .says())
                .isEqualTo("trigger");
    }
}
