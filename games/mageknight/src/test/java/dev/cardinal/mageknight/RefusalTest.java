package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.effect.Element;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.effect.Range;
import dev.cardinal.mageknight.rules.fight.Fight;
import dev.cardinal.mageknight.rules.land.Steps;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.Zone;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RefusalTest {
    private MageKnightScratch game;
    private Table t;

    @BeforeEach
    void turn() throws Refused {
        game = Games.inTurn("tovak", 4);
        t = game.t;
        t.piles.clear(Zone.hand(0));
        hold("March", "Rage", "Wound");
        for (int die = 0; die < t.source.size(); die++) {
            t.source.colour(die, ManaColour.GOLD.ordinal());
        }
    }

    private void hold(String... cards) {
        for (String card : cards) {
            t.piles.add(Zone.hand(0), Components.deed(card).orElseThrow().id());
        }
    }

    private void because(String move, String message, String rule) {
        because(game.read(move), message, rule);
    }

    private static void because(Reply reply, String message, String rule) {
        assertThat(reply).isInstanceOf(Refusal.class);
        assertThat(reply.toString()).contains(message);
        assertThat(((Refusal) reply).rule()).isEqualTo(rule);
    }

    @Test
    void a_space_costs_as_much_as_its_terrain_8_1() {
        because("move to 1/-1", "costs 3 move by day, and you have 0", "8.1");
        because("move to -1/0", "You cannot enter sea", "8.1");
        because("move to 2/-2", "The way to 2/-2 (plains) costs 5 move, and you have 0", "8.1");
        because("move to 0/0", "already", "8.1");
        because("move to 9/-9", "not a revealed space", "8.3");
        because(game.read(Data.fields().with("type", "move").with("to", "1/-1")), "costs 3 move", "8.1");
    }

    @Test
    void a_space_is_not_mistaken_for_another() {
        t.now.move = 9;
        assertThat(game.read("move to 1/-1")).isInstanceOf(Answer.class);
        because("move to -1/1", "You cannot enter sea", "8.1");
        because("move to 1/1", "not a revealed space", "8.3");
    }

    @Test
    void you_cannot_enter_a_space_with_rampaging_enemies_8_2() {
        int space = Wedge.at(1, -4);
        if (!Steps.rampaging(t, space)) {
            t.land.foes.add(space, Components.enemy("Prowlers").orElseThrow().id(), true);
        }
        t.player().space = Wedge.at(1, -3);
        if (Steps.rampaging(t, space)) {
            because("move to 1/-4", "challenge them from a space next to them", "8.2");
        }
    }

    @Test
    void exploring_takes_2_move_next_to_the_tile_8_3() {
        because("explore at 2/-6", "not next to that tile", "8.3");
        because("explore at 1/-3", "already revealed", "8.3");
        because("explore at 1/-4", "not the centre of a tile", "8.3");
    }

    @Test
    void a_card_must_be_in_hand_and_useful_7_1_5_2() {
        because("play swiftness", "You have no 'swiftness' in hand", "7.1");
        because("play wound", "Wounds cannot be played", "7.1");
        because("play rage strong", "useless while you move", "5.2");
        because("play rage", "useless while you move", "5.2");
    }

    @Test
    void strong_effects_need_mana_and_gold_is_useless_at_night_6_1() {
        t.round = 2;
        because("play march strong", "gold mana is useless now", "6.1");
        for (int die = 0; die < t.source.size(); die++) {
            t.source.colour(die, ManaColour.BLUE.ordinal());
        }
        because("play march strong", "You have no green mana: no token", "7.1");
        t.source.colour(0, ManaColour.GREEN.ordinal());
        t.now.dice = 1;
        because("play march strong", "you have used your die of the source", "5.5");
    }

    @Test
    void you_can_interact_only_where_people_live_9_1() {
        because("interact", "No one lives here", "9.1");
        because("enter", "There is no dungeon", "5.3");
        because("challenge", "There are no rampaging enemies next to you", "5.3");
        because("heal", "You have no healing points", "11.1");
        because("recruit peasants", "", t.piles.has(Zone.UNIT_OFFER, 0) ? "9.1" : "9.2");
    }

    @Test
    void the_end_of_the_round_is_announced_with_an_empty_deck_4_4() {
        because("announce the end of the round", "Your deck was not empty", "4.4");
    }

    @Test
    void you_cannot_move_after_your_action_5_3() {
        t.now.phase = Phase.REST;
        because("move to 1/-1", "before your action", "5.3");
        because("interact", "You have already taken your action", "5.3");
    }

    @Test
    void refusals_in_combat_give_the_numbers_10_2_10_4() {
        Combat combat = new Combat(Combat.Start.RAMPAGE, t.player().space, t.player().space, false, false);
        combat.add(Components.enemy("Diggers").orElseThrow().id(), Wedge.NOWHERE, Combat.RAMPAGING);
        t.combat = combat;
        t.now.phase = Phase.RANGED;
        t.push(new Fight(true));
        combat.addAttack(Range.RANGED, Element.PHYSICAL, 5);

        because("attack diggers", "only siege attacks reach fortified enemies", "10.2");
        because("play rage sideways", "gives no ranged or siege attack", "10.2");
        because("play march", "only ranged and siege attacks count now", "10.2");
        because("end turn", "Finish the combat first", "10.1");
        t.now.phase = Phase.BLOCK;
        because("block diggers", "Block 0 does not stop attack 3", "10.4");
        because("attack diggers", "The enemies are attacking", "10.4");
    }

    @Test
    void nonsense_is_answered_with_what_you_can_type() {
        Reply reply = game.read("dance");
        assertThat(((Refusal) reply).code()).isEqualTo(Refusal.NOT_UNDERSTOOD);
        assertThat(reply.toString()).contains("You can type: ");
    }
}
