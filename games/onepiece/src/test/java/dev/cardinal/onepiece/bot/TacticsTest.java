package dev.cardinal.onepiece.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.onepiece.OnePiece;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.onepiece.view.QuestionType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What greedy has learned since greedy-1. Franky has 6000 power, Robin 5000, Vivi 4000; Leaders have 5000. */
class TacticsTest {
    @Test
    void leftover_don_go_onto_the_last_attacker() throws Refused {
        Seated table = Seated.at("{'seats':{'0':{'leader':{'card':'ST02-001'},'hand':[],'don':5},'1':{'hand':4}}}");
        for (int don = 0; don < 5; don++) {
            assertThat(table.says()).isEqualTo("give DON to Eustass\"Captain\"Kid");
            table.after("give DON to Kid");
        }
        assertThat(table.says()).isEqualTo("attack with Eustass\"Captain\"Kid");
    }

    @Test
    void the_leader_is_attacked_before_a_small_character_when_life_is_low() throws Refused {
        assertThat(frankyAttacks("'life':['ST01-003','ST01-003'],'characters':[{'card':'ST01-009','rested':true}]"))
                .isEqualTo("attack Monkey.D.Luffy");
    }

    @Test
    void a_good_character_is_attacked_first_when_there_is_much_life() throws Refused {
        assertThat(frankyAttacks("'characters':[{'card':'ST01-008','rested':true}]"))
                .isEqualTo("attack Nico Robin");
    }

    private static String frankyAttacks(String other) throws Refused {
        return Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-010'],'hand':[]},"
                        + "'1':{'hand':[]," + other + "}}}")
                .after("attack with Franky")
                .says();
    }

    private static Seated frankyAttacksRobin(String leader) throws Refused {
        return Seated.at("{'seats':{'0':{'leader':{'rested':" + leader + "},'characters':['ST01-010'],'hand':[],"
                        + "'life':['ST01-003']},'1':{'life':[],'hand':['ST01-011'],"
                        + "'characters':[{'card':'ST01-008','rested':true},'ST01-010','ST01-010']}}}")
                .after("attack with Franky", "attack Nico Robin");
    }

    @Test
    void the_only_counter_is_kept_for_the_attack_that_would_lose_the_game() throws Refused {
        assertThat(frankyAttacksRobin("false").says()).isEqualTo("no counter");
    }

    @Test
    void a_counter_saves_a_character_when_nothing_else_attacks() throws Refused {
        assertThat(frankyAttacksRobin("true").says()).isEqualTo("counter with Brook");
    }

    @Test
    void a_card_too_weak_for_every_target_does_not_attack_for_an_effect_that_lacks_its_don() throws Refused {
        assertThat(Seated.at("{'seats':{'0':{'leader':{'rested':true},'characters':['ST01-002'],'hand':[]},"
                                + "'1':{'hand':3,'characters':[{'card':'ST01-008','rested':true}]}}}")
                        .says())
                .isEqualTo("end turn");
    }

    /** Unless the attack has an effect of its own. */
    @ParameterizedTest
    @ValueSource(strings = {"ST01", "ST02", "ST03", "ST04"})
    void no_attack_is_declared_that_cannot_connect(String deck) throws Refused {
        for (int seed = 0; seed < 3; seed++) {
            Scratch game =
                    new OnePiece().deal(Options.DEFAULT.with("decks", deck)).scratch(seed);
            Chance chance = new Chance(seed);
            Pick pick = new Pick();
            while (game.asked() != Scratch.NOBODY) {
                OnePieceView view = (OnePieceView) game.view(Viewer.seat(game.asked()));
                Greedy.NOW.answer(view, chance, pick);
                if (view.asks() == QuestionType.ATTACK_TARGET && !startsSomething(view)) {
                    assertThat(view.power(view.attacking()))
                            .as(view.card(view.attacking()).name())
                            .isGreaterThanOrEqualTo(view.power(pick.code(0)));
                }
                game.answer(pick);
            }
        }
    }

    private static boolean startsSomething(OnePieceView view) {
        return view.card(view.attacking()).effects().stream().anyMatch(effect -> effect.has(Timing.Tag.WHEN_ATTACKING));
    }
}
