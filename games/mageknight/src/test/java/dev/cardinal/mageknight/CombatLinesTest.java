package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.pieces.Units;
import dev.cardinal.mageknight.rules.fight.Damage;
import dev.cardinal.mageknight.screen.CombatLines;
import dev.cardinal.mageknight.screen.Page;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.view.MageKnightView;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CombatLinesTest {
    private MageKnightScratch game;
    private Combat combat;

    @BeforeEach
    void fight() throws Refused {
        game = Games.inTurn("tovak", 4);
        int here = game.t.player().space;
        combat = new Combat(Combat.Start.ASSAULT, here, here, false, false);
        game.t.combat = combat;
        game.t.now.phase = Phase.RANGED;
    }

    private void face(String enemy, int flags) {
        combat.add(Components.enemy(enemy).orElseThrow().id(), Wedge.NOWHERE, flags);
    }

    private String lines() {
        return String.join("\n", CombatLines.of(new Page((MageKnightView) game.view(Viewer.seat(0)), 400)));
    }

    @Test
    void siege_attacks_on_a_resisting_enemy_within_walls_are_halved_10_2_10_3() {
        face("Golems", Combat.DEFENDER | Combat.WALLED);
        combat.addAttack(Range.SIEGE, Element.PHYSICAL, 5);
        combat.addAttack(Range.RANGED, Element.FIRE, 4);

        assertThat(lines())
                .contains("You have: ranged fire attack 4, siege attack 5.")
                .contains("Golems: armor 5, resists physical, fortified; attack 2 (2 damage, 1 wound)."
                        + " Attack 2 of 5 (physical 5 halved to 2); only siege attacks reach it now.");
    }

    @Test
    void a_fortified_enemy_within_walls_is_out_of_reach_at_first_10_2() {
        face("Guardsmen", Combat.DEFENDER | Combat.WALLED);
        combat.addAttack(Range.SIEGE, Element.PHYSICAL, 9);
        assertThat(lines()).contains("armor 7, fortified twice; attack 3 ", "Out of reach until the attack phase.");

        game.t.now.phase = Phase.ATTACK;
        assertThat(lines()).contains("Attack 9 of 7.");
    }

    @Test
    void brutal_attacks_do_double_damage_and_blocks_are_counted_10_4_10_5() {
        face("Ironclads", Combat.RAMPAGING);
        game.t.now.phase = Phase.BLOCK;
        combat.blocks[Element.PHYSICAL.ordinal()] = 3;

        assertThat(lines())
                .contains("Ironclads: armor 3, resists physical; attack 4 brutal (8 damage, 4 wounds). Block 3 of 4.");
    }

    @Test
    void swift_attacks_take_twice_the_block_10_4() {
        face("Wolf Riders", Combat.RAMPAGING);
        game.t.now.phase = Phase.BLOCK;

        assertThat(lines()).contains("attack 3 swift (3 damage, 2 wounds). Block 0 of 6 (swift).");
    }

    @Test
    void blocks_of_the_wrong_element_are_halved_10_4() {
        face("Fire Mages", Combat.DEFENDER);
        game.t.now.phase = Phase.BLOCK;
        assertThat(lines()).contains("fire attack 6 ", "Block 0 of 6 (only ice and cold fire count in full).");

        combat.blocks[Element.PHYSICAL.ordinal()] = 5;
        combat.blocks[Element.ICE.ordinal()] = 3;
        assertThat(lines()).contains("Block 5 of 6 (5 of the wrong element halved to 2).");
    }

    @Test
    void resistance_of_one_enemy_halves_the_attack_on_its_group_10_3() {
        face("Ironclads", Combat.RAMPAGING);
        face("Prowlers", Combat.RAMPAGING);
        game.t.now.phase = Phase.ATTACK;
        combat.addAttack(Range.MELEE, Element.PHYSICAL, 7);

        assertThat(lines())
                .contains("Attack 3 of 3 (physical 7 halved to 3).")
                .contains("Attack 7 of 3.")
                .contains("All together: attack 3 of 6 (physical 7 halved to 3).");
    }

    @Test
    void resisted_attacks_of_several_kinds_are_added_up_and_halved_once_10_3() {
        face("Fire Golems", Combat.RAMPAGING);
        game.t.now.phase = Phase.ATTACK;
        assertThat(lines()).contains("Attack 0 of 4 (physical and fire count half).");

        combat.addAttack(Range.MELEE, Element.PHYSICAL, 3);
        combat.addAttack(Range.MELEE, Element.FIRE, 3);
        combat.addAttack(Range.MELEE, Element.ICE, 1);
        assertThat(lines()).contains("Attack 4 of 4 (physical 3 and fire 3 halved to 3).");
    }

    @Test
    void cold_fire_is_shown_as_halved_only_where_both_fire_and_ice_are_resisted_10_3() {
        face("High Dragon", Combat.RAMPAGING);
        face("Fire Mages", Combat.RAMPAGING);
        game.t.now.phase = Phase.ATTACK;
        combat.addAttack(Range.MELEE, Element.COLD_FIRE, 5);
        assertThat(lines())
                .contains("Attack 2 of 9 (cold fire 5 halved to 2).")
                .contains("Attack 5 of 5 (fire counts half).");
    }

    @Test
    void a_summoned_enemy_is_shown_with_its_summoner_10_4() {
        face("Orc Summoners", Combat.RAMPAGING);
        assertThat(lines()).contains("summons an attacker before you block");

        game.t.now.phase = Phase.BLOCK;
        combat.called[0] = Components.enemy("Minotaur").orElseThrow().id();
        assertThat(lines()).contains("Minotaur instead: attack 5 brutal (10 damage, 5 wounds). Block 0 of 5.");
    }

    @Test
    void assigning_damage_shows_what_happens_to_each_target_10_5() {
        face("Gargoyle", Combat.DEFENDER | Combat.MET);
        game.t.now.phase = Phase.DAMAGE;
        Units.add(game.t, 0, Components.unit("Peasants").orElseThrow().id());
        Units.add(game.t, 0, Components.unit("Utem Guardsmen").orElseThrow().id());
        game.t.push(new Damage(0, 5));

        assertThat(lines())
                .contains("5 damage to be taken now")
                .contains("\n  hero: armor 2, 3 wounds to hand")
                .contains("\n  Peasants: armor 3, wounded, 2 damage left")
                .contains("\n  Utem Guardsmen: armor 5, wounded, nothing left");
    }

    @Test
    void the_result_for_each_enemy_is_shown() {
        face("Prowlers", Combat.RAMPAGING | Combat.DEAD);
        face("Diggers", Combat.RAMPAGING | Combat.MET | Combat.BLOCKED);
        face("Cursed Hags", Combat.RAMPAGING | Combat.NO_ATTACK);
        game.t.now.phase = Phase.ATTACK;

        assertThat(lines())
                .contains("Prowlers: defeated.", "its attack is blocked", "Cursed Hags: armor 5; does not attack.");
    }
}
