package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import org.junit.jupiter.api.Test;

class BuyingTest {
    private static final Options OFFICIAL = Options.DEFAULT.with("rules", "official");

    private static Seated buying(String state) throws Refused {
        return Seated.at("{'phase':'buy'," + state + "}", OFFICIAL);
    }

    @Test
    void all_treasures_are_played_before_anything_is_bought() throws Refused {
        assertThat(buying("'seats':{'0':{'hand':['Copper','Gold']}}").says("Silver"))
                .isEqualTo("play all treasures");
        assertThat(buying("'seats':{'0':{'hand':['Gold','Estate']}}").says("Silver"))
                .isEqualTo("play Gold");
    }

    @Test
    void the_bot_buys_the_first_affordable_card_whose_condition_holds() throws Refused {
        String state = "'coins':6,'seats':{'0':{'hand':[]}}";
        String[] menu = {"Province", "Gold IF supply(Province) < 4", "Duchy", "Silver"};

        assertThat(buying(state).says(menu)).isEqualTo("buy Duchy");
        assertThat(buying(state + ",'supply':{'Province':3}").says(menu)).isEqualTo("buy Gold");
        assertThat(buying(state + ",'supply':{'Duchy':0}").says(menu)).isEqualTo("buy Silver");
    }

    @Test
    void when_no_rule_holds_nothing_is_bought() throws Refused {
        assertThat(buying("'coins':2,'seats':{'0':{'hand':[]}}").says("Silver")).isEqualTo("end phase");
        assertThat(buying("'coins':8,'buys':0,'seats':{'0':{'hand':[]}}").says("Silver"))
                .isEqualTo("end phase");
    }

    @Test
    void every_word_counts_what_it_says() throws Refused {
        Seated table = buying("'coins':7,'buys':2,'supply':{'Province':5,'Curse':0},'seats':{"
                + "'0':{'hand':['Estate','Smithy'],'deck':['Gold','Militia','Market'],'discard':['Province'],'turns':4},"
                + "'1':{'discard':['Duchy','Duchy']}}");
        for (String holds : new String[] {
            "coins == 7",
            "buysLeft == 2",
            "turn == 4",
            "supply(Province) == 5",
            "supply(Curse) == 0",
            "owned(Gold) == 1",
            "owned(Silver) != 1",
            "inHand(Estate) == 1",
            "inHand(Gold) == 0",
            "ownedType(Victory) == 2",
            "ownedType(Terminal) == 2",
            "ownedType(Action) == 3",
            "ownedType(Treasure) == 1",
            "ownedType(Attack) == 1",
            "totalMoney == 6",
            "myVP == 7",
            "maxOppVP == 6 + 3",
            "isActionPhase == 0",
            "3 / 2 == 1.5",
            "-1 < 0 AND 2 * 3 >= 6 AND (1 - 4) <= -3"
        }) {
            assertThat(table.says("Gold IF " + holds, "Copper")).as(holds).isEqualTo("buy Gold");
        }
    }

    @Test
    void a_careful_bot_does_not_buy_the_last_province_while_behind() throws Refused {
        String behind =
                "'coins':8,'supply':{'Province':1},'seats':{'0':{'hand':[]},'1':{'discard':['Province','Province']}}";

        assertThat(buying(behind).says("careful", "Province", "Gold")).isEqualTo("buy Gold");
        assertThat(buying(behind).says("Province", "Gold")).isEqualTo("buy Province");
    }

    @Test
    void a_careful_bot_counts_turns_when_points_are_equal() throws Refused {
        String state = "'coins':8,'supply':{'Province':1},'seats':{'0':{'hand':[],'deck':[],'turns':9},"
                + "'1':{'hand':[],'deck':['Province'],'turns':%d}}";

        assertThat(buying(state.formatted(8)).says("careful", "Province", "Gold"))
                .isEqualTo("buy Gold");
        assertThat(buying(state.formatted(9)).says("careful", "Province", "Gold"))
                .isEqualTo("buy Province");
    }

    @Test
    void a_careful_bot_does_not_empty_a_third_pile_while_behind() throws Refused {
        String state =
                "'coins':3,'supply':{'Silver':1,'Curse':0,'Moat':%d},'seats':{'0':{'hand':[]},'1':{'discard':['Duchy']}}";

        assertThat(buying(state.formatted(0)).says("careful", "Silver", "Copper"))
                .isEqualTo("buy Copper");
        assertThat(buying(state.formatted(1)).says("careful", "Silver", "Copper"))
                .isEqualTo("buy Silver");
    }

    @Test
    void a_careful_bot_counts_what_a_card_adds_to_gardens() throws Refused {
        String state = "'coins':4,'supply':{'Gardens':1,'Curse':0,'Moat':0},'seats':{"
                + "'0':{'hand':[],'deck':['Gardens','Copper','Copper','Copper','Copper','Copper','Copper','Copper','Copper'],'turns':5},"
                + "'1':{'hand':[],'deck':['Estate','Estate'],'turns':5}}";

        assertThat(buying(state).says("careful", "Gardens", "Copper")).isEqualTo("buy Gardens");
    }

    @Test
    void the_penultimate_province_is_left_if_another_card_takes_the_lead() throws Refused {
        String state =
                "'coins':8,'supply':{'Province':%d},'seats':{'0':{'hand':[],'deck':[]},'1':{'hand':[],'deck':['Estate','Estate']}}";

        assertThat(buying(state.formatted(2)).says("penultimate", "Province", "Duchy"))
                .isEqualTo("buy Duchy");
        assertThat(buying(state.formatted(2)).says("Province", "Duchy")).isEqualTo("buy Province");
        assertThat(buying(state.formatted(2)).says("penultimate", "Province", "Estate"))
                .isEqualTo("buy Province");
        assertThat(buying("'coins':8,'supply':{'Province':2},'seats':{'0':{'hand':[]},'1':{'hand':[],'deck':[]}}")
                        .says("penultimate", "Province", "Duchy"))
                .isEqualTo("buy Province");
        assertThat(buying(state.formatted(3)).says("penultimate", "Province", "Duchy"))
                .isEqualTo("buy Province");
    }
}
