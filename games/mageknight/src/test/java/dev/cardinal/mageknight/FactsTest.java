package dev.cardinal.mageknight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.table.Combat;
import dev.cardinal.mageknight.table.Phase;
import dev.cardinal.mageknight.table.Wedge;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The table for a reader who is told only the lines that are new. */
class FactsTest {
    private static List<String> facts(MageKnightScratch game, Set<String> explained) {
        return new MageKnight().words().facts(game.view(Viewer.seat(0)), explained);
    }

    private static List<String> facts(MageKnightScratch game) {
        return facts(game, new TreeSet<>());
    }

    /** What is new after a change. */
    private static List<String> news(MageKnightScratch game, Runnable change) {
        List<String> before = facts(game);
        change.run();
        List<String> now = new ArrayList<>(facts(game));
        now.removeAll(before);
        return now;
    }

    @Test
    void a_player_reads_where_they_are_and_what_they_have() throws Refused {
        assertThat(facts(Games.inTurn("tovak", 4)))
                .contains(
                        "your hero: Tovak at 0/0 (plains, portal)",
                        "your limits: armor 2, hand 5, units 1",
                        "your fame: 0, level 1 (next at 3); reputation 0 (influence 0)",
                        "round: 1 of 4, day",
                        "turn: your turn, Tovak; move 0")
                .anyMatch(line -> line.startsWith("tile 0/0: plains 0/0 portal, "))
                .anyMatch(line -> line.startsWith("around you: east: 1/0 plains 2; "))
                .anyMatch(line -> line.startsWith("your hand: "));
    }

    @Test
    void a_garrison_is_only_a_colour_until_revealed_8_4() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx", 1);
        int keep = Wedge.at(4, -3);
        int foe = game.t.land.foes.at(keep);
        game.t.land.foes.set(foe, Components.enemy("Swordsmen").orElseThrow().id());
        List<String> before = facts(game);

        assertThat(before).contains("keep at 4/-3: gray token, face down");
        game.t.land.foes.set(foe, Components.enemy("Golems").orElseThrow().id());
        assertThat(facts(game)).isEqualTo(before);
    }

    @Test
    void a_deck_is_only_a_number() throws Refused {
        assertThat(facts(Games.inTurn("goldyx", 1))).anyMatch(line -> line.matches("your piles: deck \\d+, discard 0"));
    }

    @Test
    void fame_has_a_line_of_its_own() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx", 1);

        assertThat(news(game, () -> game.t.players[0].fame = 2))
                .containsExactly("your fame: 2, level 1 (next at 3); reputation 0 (influence 0)");
    }

    @Test
    void the_points_of_a_combat_are_told_without_the_enemies_numbers() throws Refused {
        MageKnightScratch game = Games.inTurn("tovak", 4);
        int here = game.t.player().space;
        Combat combat = new Combat(Combat.Start.ASSAULT, here, here, false, false);
        combat.add(Components.enemy("Ironclads").orElseThrow().id(), Wedge.NOWHERE, Combat.RAMPAGING);
        game.t.combat = combat;
        game.t.now.phase = Phase.BLOCK;

        assertThat(facts(game))
                .contains("enemy Ironclads: armor 3, resists physical; attack 4 brutal (8 damage, 4 wounds)");
        assertThat(news(game, () -> combat.blocks[0] = 3))
                .containsExactly("combat points: block 3", "against Ironclads: Block 3 of 4.");
    }

    @Test
    void nothing_is_explained_twice() throws Refused {
        MageKnightScratch game = Games.inTurn("goldyx", 1);
        Set<String> explained = new TreeSet<>();

        assertThat(facts(game, explained)).anyMatch(line -> line.startsWith("village: "));
        assertThat(facts(game, explained)).noneMatch(line -> line.contains(" | ") && !line.startsWith("reading: "));
        assertThat(explained).contains("village", "keep");
    }
}
