package dev.cardinal.mageknight.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import org.junit.jupiter.api.Test;

/** Prowlers have armor 3 and attack 4; a High Dragon has armor 9 and a brutal attack of 6. */
class CombatTest {
    @Test
    void it_shoots_an_enemy_before_it_strikes_10_2() throws Refused {
        Seated after = Seated.at("{'combat':{'enemies':['Prowlers']},"
                        + "'seats':{'0':{'hand':['Swiftness','March'],'tokens':{'white':1}}}}")
                .afterTheFight();
        assertThat(after.seat().get("fame")).isEqualTo(Data.of(2));
        assertThat(after.seat().get("hand")).hasToString("[\"March\"]");
    }

    @Test
    void it_blocks_with_one_part_of_the_hand_and_attacks_with_the_other_10_4_10_6() throws Refused {
        Seated after = Seated.at("{'combat':{'enemies':['Prowlers']},"
                        + "'seats':{'0':{'hand':['Determination','Rage','March'],'tokens':{'blue':1}}}}")
                .afterTheFight();
        assertThat(after.seat().get("fame")).isEqualTo(Data.of(2));
        assertThat(String.valueOf(after.seat().get("hand"))).doesNotContain("Wound");
    }

    @Test
    void it_challenges_an_enemy_that_it_can_shoot_5_3() throws Refused {
        assertThat(Seated.at("{'map':{'enemies':{'1/-4':'Prowlers'}},"
                                + "'seats':{'0':{'at':'0/-3','hand':['Swiftness','Rage'],'tokens':{'white':1}}}}")
                        .fights())
                .isTrue();
    }

    @Test
    void it_leaves_an_unbeatable_enemy_alone() throws Refused {
        assertThat(Seated.at("{'map':{'enemies':{'1/-4':'High Dragon'}},"
                                + "'seats':{'0':{'at':'0/-3','hand':['Tranquility','Promise']}}}")
                        .fights())
                .isFalse();
    }
}
