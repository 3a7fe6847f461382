package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.Test;

class SecondEditionChoicesTest {

    private static Seated zones(String zones) throws Refused {
        return Seated.at("{'seats':{'0':{" + zones + "}}}");
    }

    @Test
    void a_harbinger_brings_back_the_best_card_but_no_junk() throws Refused {
        assertThat(zones("'hand':['Harbinger'],'discard':['Silver','Gold','Estate']")
                        .after("play Harbinger")
                        .says("Silver"))
                .isEqualTo("topdeck Gold");
        assertThat(zones("'hand':['Harbinger'],'discard':['Copper','Estate']")
                        .after("play Harbinger")
                        .says("Silver"))
                .isEqualTo("topdeck nothing");
    }

    @Test
    void a_vassal_plays_what_it_finds_if_that_is_useful() throws Refused {
        assertThat(zones("'hand':['Vassal'],'deck':['Smithy','Copper']")
                        .after("play Vassal")
                        .says("Silver"))
                .isEqualTo("play Smithy");
        assertThat(zones("'hand':['Vassal'],'deck':['Workshop','Copper']")
                        .after("play Vassal")
                        .says("Gold"))
                .isEqualTo("play nothing");
    }

    @Test
    void a_poacher_discards_the_lowest_cards() throws Refused {
        assertThat(Seated.at("{'supply':{'Curse':0,'Moat':0},'seats':{'0':{'hand':['Poacher','Gold','Copper','Estate'],"
                                + "'deck':['Silver']}}}")
                        .after("play Poacher")
                        .says("Silver"))
                .isEqualTo("discard Copper, Estate");
    }

    @Test
    void the_victim_of_a_bandit_gives_up_silver_before_gold() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'hand':['Bandit']},'1':{'deck':['Gold','Silver']}}}")
                        .after("play Bandit", "no")
                        .says("Silver"))
                .isEqualTo("trash Silver");
        assertThat(Seated.at("{'seats':{'0':{'hand':['Bandit']},'1':{'deck':['Gold','Copper']}}}")
                        .after("play Bandit", "no")
                        .says("Silver"))
                .isEqualTo("trash Gold");
    }

    @Test
    void a_sentry_trashes_junk_discards_points_and_keeps_the_best_on_top() throws Refused {
        Seated junk =
                zones("'hand':['Sentry'],'deck':['Copper','Estate','Province']").after("play Sentry");
        assertThat(junk.says("Silver")).isEqualTo("trash Estate");
        assertThat(junk.after("trash").says("Silver")).isEqualTo("discard Province");

        Seated good =
                zones("'hand':['Sentry'],'deck':['Copper','Silver','Gold']").after("play Sentry");
        assertThat(good.says("Silver")).isEqualTo("keep Silver");
        assertThat(good.after("keep", "keep").says("Silver")).isEqualTo("topdeck Gold");
    }

    @Test
    void an_artisan_puts_back_what_the_turn_can_do_without() throws Refused {
        Seated table = zones("'hand':['Artisan','Silver','Gold','Estate']").after("play Artisan");
        assertThat(table.says("Market", "Silver")).isEqualTo("gain Market");
        table.after("gain Market");
        assertThat(table.says("Duchy", "Silver")).isEqualTo("topdeck Market");
    }

    @Test
    void an_artisan_puts_back_no_action_that_can_still_be_played_and_no_coin_that_is_needed() throws Refused {
        Seated table = Seated.at("{'actions':2,'seats':{'0':{'hand':['Artisan','Silver','Gold','Estate']}}}")
                .after("play Artisan", "gain Market");
        assertThat(table.says("Duchy", "Silver")).isEqualTo("topdeck Estate");
        assertThat(table.says("Silver")).isEqualTo("topdeck Silver");
    }
}
