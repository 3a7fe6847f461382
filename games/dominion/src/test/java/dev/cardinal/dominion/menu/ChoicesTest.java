package dev.cardinal.dominion.menu;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Cites;
import org.junit.jupiter.api.Test;

class ChoicesTest {
    private static final Options OFFICIAL =
            Options.DEFAULT.with("rules", "official").with("cards", "first");

    private static Seated hand(String cards) throws Refused {
        return Seated.at("{'seats':{'0':{'hand':[" + cards + "]}}}");
    }

    private static Seated attack(String attack, String victim) throws Refused {
        return Seated.at("{'seats':{'0':{'hand':['" + attack + "']},'1':{" + victim + "}}}")
                .after("play " + attack);
    }

    @Test
    void the_action_with_the_lowest_number_is_played_first() throws Refused {
        assertThat(hand("'Smithy','Village','Market','Copper'").says("Silver")).isEqualTo("play Village");
        assertThat(hand("'Smithy','Militia'").says("Silver")).isEqualTo("play Smithy");
        assertThat(hand("'Copper','Estate'").says("Silver")).isEqualTo("end phase");
    }

    @Test
    void with_actions_to_spare_a_smithy_goes_before_a_laboratory() throws Refused {
        assertThat(Seated.at("{'actions':2,'seats':{'0':{'hand':['Smithy','Laboratory']}}}")
                        .says("Silver"))
                .isEqualTo("play Smithy");
    }

    @Test
    void a_witch_waits_once_the_curses_are_gone() throws Refused {
        assertThat(hand("'Witch','Smithy'").says("Silver")).isEqualTo("play Witch");
        assertThat(Seated.at("{'supply':{'Curse':0},'seats':{'0':{'hand':['Witch','Smithy']}}}")
                        .says("Silver"))
                .isEqualTo("play Smithy");
    }

    @Test
    @Cites("EC 3.1.5")
    void the_victim_of_a_militia_discards_its_lowest_cards() throws Refused {
        assertThat(attack("Militia", "'hand':['Gold','Estate','Copper','Province','Silver']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Estate, Province");
    }

    @Test
    void the_victim_of_a_militia_first_discards_terminals_beyond_one() throws Refused {
        assertThat(attack("Militia", "'hand':['Smithy','Witch','Moneylender','Estate','Estate']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Moneylender, Smithy");
    }

    @Test
    void the_victim_of_a_militia_keeps_a_chapel_with_cards_to_trash() throws Refused {
        assertThat(attack("Militia", "'hand':['Chapel','Estate','Estate','Copper','Copper']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Copper, Copper");
        assertThat(attack("Militia", "'hand':['Chapel','Estate','Estate','Gold','Gold']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Estate, Estate");
    }

    @Test
    void a_moat_is_always_revealed() throws Refused {
        assertThat(attack("Witch", "'hand':['Moat','Estate']").says("Silver")).isEqualTo("reveal Moat");
        assertThat(attack("Witch", "'hand':['Estate']").says("Silver")).isEqualTo("reveal nothing");
    }

    @Test
    void the_victim_of_a_bureaucrat_topdecks_a_province_before_a_duchy_before_an_estate() throws Refused {
        assertThat(attack("Bureaucrat", "'hand':['Estate','Province','Duchy']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("topdeck Province");
        assertThat(attack("Bureaucrat", "'hand':['Estate','Duchy']").after("no").says("Silver"))
                .isEqualTo("topdeck Duchy");
    }

    @Test
    void a_chancellor_always_discards_the_deck() throws Refused {
        assertThat(hand("'Chancellor'").after("play Chancellor").says("Silver")).isEqualTo("yes");
    }

    @Test
    void a_moneylender_always_trashes_a_copper() throws Refused {
        assertThat(hand("'Moneylender','Copper'").after("play Moneylender").says("Silver"))
                .isEqualTo("trash Copper");
        assertThat(hand("'Moneylender','Silver'").after("play Moneylender").says("Silver"))
                .isEqualTo("trash nothing");
    }

    @Test
    void a_thief_takes_the_best_treasure_and_keeps_what_the_menu_wants() throws Refused {
        Seated table = attack("Thief", "'deck':['Silver','Gold']").after("no");
        assertThat(table.says("Gold")).isEqualTo("trash Gold");
        assertThat(table.after("trash Gold").says("Gold")).isEqualTo("gain Gold");
        assertThat(table.says("Silver")).isEqualTo("gain nothing");
    }

    @Test
    void a_thief_takes_the_only_treasure_wherever_it_lies() throws Refused {
        assertThat(attack("Thief", "'deck':['Estate','Copper']").after("no").says("Gold"))
                .isEqualTo("trash Copper");
        assertThat(attack("Thief", "'deck':['Copper','Estate']").after("no").says("Gold"))
                .isEqualTo("trash Copper");
    }

    private static Seated spy(String mine, String theirs, String hand) throws Refused {
        return Seated.at("{'seats':{'0':{'hand':['Spy'" + hand + "],'deck':['Copper','" + mine + "']},"
                        + "'1':{'deck':['" + theirs + "']}}}")
                .after("play Spy");
    }

    @Test
    void a_spy_discards_its_owners_junk_and_keeps_the_rest() throws Refused {
        assertThat(spy("Copper", "Gold", "").says("Silver")).isEqualTo("discard Copper");
        assertThat(spy("Silver", "Gold", "").says("Silver")).isEqualTo("keep Silver");
    }

    @Test
    void a_spy_leaves_the_others_their_junk_and_what_a_thief_in_hand_can_take() throws Refused {
        assertThat(spy("Copper", "Estate", "").after("discard", "no").says("Silver"))
                .isEqualTo("keep Estate");
        assertThat(spy("Copper", "Gold", "").after("discard", "no").says("Silver"))
                .isEqualTo("discard Gold");
        assertThat(spy("Copper", "Gold", ",'Thief'").after("discard", "no").says("Silver"))
                .isEqualTo("keep Gold");
    }

    @Test
    void a_library_sets_aside_actions_that_cannot_be_played() throws Refused {
        String table = "{'actions':%d,'seats':{'0':{'hand':['Library'],'deck':['%s','Copper']}}}";
        assertThat(Seated.at(table.formatted(1, "Laboratory"))
                        .after("play Library")
                        .says("Silver"))
                .isEqualTo("set aside Laboratory");
        assertThat(Seated.at(table.formatted(2, "Laboratory"))
                        .after("play Library")
                        .says("Silver"))
                .isEqualTo("keep Laboratory");
        assertThat(Seated.at(table.formatted(1, "Gold")).after("play Library").says("Silver"))
                .isEqualTo("keep Gold");
        assertThat(Seated.at("{'actions':2,'seats':{'0':{'hand':['Library','Smithy'],'deck':['Militia','Copper']}}}")
                        .after("play Library")
                        .says("Silver"))
                .isEqualTo("set aside Militia");
    }

    @Test
    void a_cellar_exchanges_idle_terminals_other_cellars_and_everything_up_to_silver() throws Refused {
        assertThat(hand("'Cellar','Cellar','Smithy','Witch','Gold','Silver','Copper','Estate'")
                        .after("play Cellar")
                        .says("Silver"))
                .isEqualTo("discard Copper, Silver, Estate, Cellar, Smithy");
    }

    @Test
    void a_cellar_discards_no_more_than_can_be_drawn() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'hand':['Cellar','Copper','Estate','Silver'],'deck':['Gold']}}}")
                        .after("play Cellar")
                        .says("Silver"))
                .isEqualTo("discard Estate");
    }

    @Test
    void a_chapel_trashes_junk_and_keeps_what_the_menu_wants_now() throws Refused {
        String chapel = "'Chapel','Estate','Estate','Curse','Gold'";
        assertThat(hand(chapel).after("play Chapel").says("Silver")).isEqualTo("trash Estate, Estate, Curse");
        assertThat(hand(chapel).after("play Chapel").says("Estate")).isEqualTo("trash Curse");
    }

    @Test
    void a_chapel_leaves_the_deck_some_money() throws Refused {
        String table =
                "{'seats':{'0':{'hand':['Chapel','Copper','Copper','Copper','Copper'],'deck':['Gold','Copper']}}}";
        assertThat(Seated.at(table).after("play Chapel").says("Silver")).isEqualTo("trash Copper, Copper");
        assertThat(Seated.at(table).after("play Chapel").says("trash aggressively", "Silver"))
                .isEqualTo("trash Copper, Copper, Copper, Copper");
    }

    @Test
    void a_chapel_does_not_spoil_a_buy_for_a_little_junk() throws Refused {
        String deck = "],'deck':['Gold','Gold','Gold']}}}";
        assertThat(Seated.at("{'seats':{'0':{'hand':['Chapel','Copper','Copper','Copper','Silver'" + deck)
                        .after("play Chapel")
                        .says("Duchy"))
                .isEqualTo("trash nothing");
        assertThat(Seated.at("{'seats':{'0':{'hand':['Chapel','Copper','Copper','Copper','Curse'" + deck)
                        .after("play Chapel")
                        .says("Silver"))
                .isEqualTo("trash Copper, Copper, Copper, Curse");
    }

    @Test
    void a_chapel_with_nothing_to_trash_is_not_played() throws Refused {
        assertThat(hand("'Chapel','Gold','Silver'").says("Silver")).isEqualTo("end phase");
        assertThat(hand("'Chapel','Estate'").says("Silver")).isEqualTo("play Chapel");
    }

    @Test
    void a_bot_that_trashes_aggressively_plays_a_chapel_before_other_terminals() throws Refused {
        assertThat(hand("'Chapel','Smithy','Estate','Estate'").says("Silver")).isEqualTo("play Smithy");
        assertThat(hand("'Chapel','Smithy','Estate','Estate'").says("trash aggressively", "Silver"))
                .isEqualTo("play Chapel");
        assertThat(hand("'Chapel','Smithy','Estate','Gold'").says("trash aggressively", "Silver"))
                .isEqualTo("play Smithy");
    }

    @Test
    void a_workshop_gains_what_the_menu_wants_most_and_is_not_played_for_nothing() throws Refused {
        assertThat(hand("'Workshop'").says("Gold")).isEqualTo("end phase");
        assertThat(hand("'Workshop'").says("Gold", "Silver")).isEqualTo("play Workshop");
        assertThat(hand("'Workshop'").after("play Workshop").says("Gold", "Gardens", "Silver"))
                .isEqualTo("gain Gardens");
    }

    @Test
    void a_bot_that_must_gain_something_unwanted_takes_the_most_useful_card() throws Refused {
        assertThat(hand("'Workshop'").after("play Workshop").says("Province")).isEqualTo("gain Poacher");
    }

    @Test
    void a_feast_is_not_trashed_for_nothing() throws Refused {
        assertThat(hand("'Feast'").says("Gold")).isEqualTo("end phase");
        assertThat(hand("'Feast'").says("Duchy")).isEqualTo("play Feast");
    }

    @Test
    void a_feast_is_not_spent_on_the_next_feast() throws Refused {
        String[] menu = {"Feast IF owned(Feast) < 1", "Silver"};
        assertThat(hand("'Feast'").after("play Feast").says(menu)).isEqualTo("gain Silver");
        assertThat(Seated.at("{'phase':'buy','coins':4,'seats':{'0':{'hand':[]}}}")
                        .says(menu))
                .isEqualTo("buy Feast");
    }

    @Test
    void a_mine_makes_the_most_wanted_treasure() throws Refused {
        Seated table = hand("'Mine','Copper','Silver'");
        assertThat(table.says("Gold", "Silver")).isEqualTo("play Mine");
        table.after("play Mine");
        assertThat(table.says("Gold", "Silver")).isEqualTo("trash Silver");
        assertThat(table.says("Silver", "Gold")).isEqualTo("trash Copper");
        assertThat(table.after("trash Silver").says("Gold", "Silver")).isEqualTo("gain Gold");
    }

    @Test
    void a_mine_that_improves_nothing_is_not_played() throws Refused {
        assertThat(hand("'Mine','Gold'").says("Gold")).isEqualTo("end phase");
        assertThat(hand("'Mine','Gold','Copper'").after("play Mine").says("Gold"))
                .isEqualTo("trash Copper");
    }

    @Test
    void a_remodel_turns_junk_into_something_better() throws Refused {
        Seated table = hand("'Remodel','Estate','Copper','Silver'");
        assertThat(table.says("Gold", "Silver")).isEqualTo("play Remodel");
        assertThat(table.after("play Remodel").says("Gold", "Silver")).isEqualTo("trash Estate");
        assertThat(table.after("trash Estate").says("Gold", "Silver")).isEqualTo("gain Silver");
    }

    @Test
    void a_remodel_turns_gold_into_a_province_in_the_end() throws Refused {
        String table = "{'seats':{'0':{'hand':['Remodel','Gold','Estate','Copper'],'discard':['Province']}}}";
        assertThat(Seated.at(table).after("play Remodel").says("Province", "Gold", "Silver"))
                .isEqualTo("trash Gold");
    }

    @Test
    void a_remodel_that_improves_nothing_is_not_played() throws Refused {
        assertThat(hand("'Remodel','Gold'").says("Silver")).isEqualTo("end phase");
        assertThat(hand("'Remodel'").says("Silver")).isEqualTo("end phase");
        assertThat(hand("'Remodel','Gold','Silver'").after("play Remodel").says("Copper"))
                .isEqualTo("trash Silver");
    }

    @Test
    void a_throne_room_doubles_the_best_action() throws Refused {
        assertThat(hand("'Throne Room','Village','Laboratory'")
                        .after("play Throne Room")
                        .says("Silver"))
                .isEqualTo("select Laboratory");
        assertThat(hand("'Throne Room','Village','Witch'")
                        .after("play Throne Room")
                        .says("Silver"))
                .isEqualTo("select Village");
        assertThat(hand("'Throne Room','Militia','Witch'")
                        .after("play Throne Room")
                        .says("Silver"))
                .isEqualTo("select Witch");
        assertThat(hand("'Throne Room'").says("Silver")).isEqualTo("end phase");
    }

    @Test
    void a_throne_room_that_must_double_something_useless_does() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'hand':['Throne Room','Workshop']}}}", OFFICIAL)
                        .after("play Throne Room")
                        .says("Gold"))
                .isEqualTo("select Workshop");
    }

    @Test
    void a_moneylender_waits_for_a_copper() throws Refused {
        assertThat(hand("'Moneylender','Smithy','Copper'").says("Silver")).isEqualTo("play Moneylender");
        assertThat(hand("'Moneylender','Smithy','Silver'").says("Silver")).isEqualTo("play Smithy");
    }

    private static Seated actions(int number, String cards, String deck) throws Refused {
        return Seated.at("{'actions':" + number + ",'seats':{'0':{'hand':[" + cards + "],'deck':[" + deck + "]}}}");
    }

    @Test
    void a_library_goes_first_with_two_actions_and_only_terminals() throws Refused {
        assertThat(actions(1, "'Library','Witch'", "").says("Silver")).isEqualTo("play Witch");
        assertThat(actions(2, "'Library','Witch'", "").says("Silver")).isEqualTo("play Library");
        assertThat(actions(3, "'Library','Witch'", "").says("Silver")).isEqualTo("play Witch");
        assertThat(actions(2, "'Library','Laboratory'", "").says("Silver")).isEqualTo("play Laboratory");
    }

    @Test
    void with_actions_to_spare_a_council_room_goes_first_if_there_is_a_card_to_draw() throws Refused {
        assertThat(actions(2, "'Council Room','Laboratory'", "'Copper'").says("Silver"))
                .isEqualTo("play Council Room");
        assertThat(actions(2, "'Council Room','Laboratory'", "").says("Silver")).isEqualTo("play Laboratory");
        assertThat(actions(1, "'Council Room','Laboratory'", "'Copper'").says("Silver"))
                .isEqualTo("play Laboratory");
    }

    @Test
    void the_victim_of_a_militia_rates_its_cards_by_the_situation() throws Refused {
        assertThat(attack("Militia", "'hand':['Moneylender','Thief','Copper','Gold']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Thief");
        assertThat(attack("Militia", "'hand':['Moneylender','Thief','Silver','Gold']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Moneylender");
        String table =
                "{'supply':{'Curse':%d},'seats':{'0':{'hand':['Militia']},'1':{'hand':['Witch','Smithy','Gold','Gold']}}}";
        assertThat(Seated.at(table.formatted(1)).after("play Militia", "no").says("Silver"))
                .isEqualTo("discard Smithy");
        assertThat(Seated.at(table.formatted(0)).after("play Militia", "no").says("Silver"))
                .isEqualTo("discard Witch");
    }

    @Test
    void the_victim_of_a_militia_keeps_a_trasher_only_with_enough_to_trash_and_little_to_spend() throws Refused {
        assertThat(attack("Militia", "'hand':['Chapel','Estate','Estate','Estate','Estate']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Estate, Estate");
        assertThat(attack("Militia", "'hand':['Chapel','Estate','Copper','Copper','Copper']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Copper, Estate");
        assertThat(attack("Militia", "'hand':['Chapel','Estate','Estate','Gold','Silver']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Estate, Estate");
        assertThat(attack("Militia", "'hand':['Remodel','Estate','Copper','Copper','Copper']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Copper, Copper");
        assertThat(attack("Militia", "'hand':['Remodel','Copper','Copper','Silver']")
                        .after("no")
                        .says("Silver"))
                .isEqualTo("discard Copper");
    }

    @Test
    void a_cellar_gives_up_other_cellars_before_junk() throws Refused {
        assertThat(actions(1, "'Cellar','Cellar','Estate'", "'Gold'")
                        .after("play Cellar")
                        .says("Silver"))
                .isEqualTo("discard Cellar");
        assertThat(Seated.at(
                                "{'seats':{'0':{'hand':['Cellar','Cellar','Estate','Gold'],'deck':['Gold'],'discard':['Silver']}}}")
                        .after("play Cellar")
                        .says("Silver"))
                .isEqualTo("discard Estate, Cellar");
    }

    @Test
    void a_library_keeps_a_terminal_that_a_village_makes_playable() throws Refused {
        assertThat(actions(2, "'Library','Smithy','Village'", "'Militia','Copper'")
                        .after("play Library")
                        .says("Silver"))
                .isEqualTo("keep Militia");
    }

    @Test
    void a_chapel_keeps_duchies_and_gardens_only_while_they_are_wanted() throws Refused {
        Seated table = hand("'Chapel','Duchy','Gardens','Province'").after("play Chapel");
        assertThat(table.says("Silver")).isEqualTo("trash Duchy, Gardens");
        assertThat(table.says("Duchy")).isEqualTo("trash Gardens");
        assertThat(table.says("Gardens")).isEqualTo("trash Duchy");
    }
}
