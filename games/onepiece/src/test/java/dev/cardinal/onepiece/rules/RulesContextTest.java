package dev.cardinal.onepiece.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.testkit.Cites;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RulesContextTest {
    @TempDir
    private Path folder;

    @Test
    @Cites({"Seed 3.1", "Seed 11.1", "Seed 11.2"})
    void the_official_rules_are_those_of_the_book() {
        RulesContext rules = RulesContext.official();
        assertThat(rules.phases()).containsExactly(Phase.REFRESH, Phase.DRAW, Phase.DON, Phase.MAIN, Phase.END);
        assertThat(rules.battleSteps()).containsExactly(BattleStep.values());
        assertThat(rules)
                .returns(5, RulesContext::handSize)
                .returns(1, RulesContext::mulligans)
                .returns(50, RulesContext::deckSize)
                .returns(4, RulesContext::copies)
                .returns(10, RulesContext::donDeck)
                .returns(2, RulesContext::donPerTurn)
                .returns(1, RulesContext::firstTurnDon)
                .returns(false, RulesContext::firstTurnDraws)
                .returns(false, RulesContext::firstTurnBattles)
                .returns(5, RulesContext::characterArea)
                .returns(1, RulesContext::stageArea);
    }

    @Test
    @Cites({"Seed 11.2", "Seed 13.5"})
    void keywords_are_defined_by_the_rules() {
        RulesContext rules = RulesContext.official();
        assertThat(rules.keyword(Keyword.DOUBLE_ATTACK).damage()).isEqualTo(2);
        assertThat(rules.keyword(Keyword.RUSH).attacksWhenPlayed()).isEqualTo(KeywordRule.Reach.ANYTHING);
        assertThat(rules.keyword(Keyword.RUSH_CHARACTER).attacksWhenPlayed()).isEqualTo(KeywordRule.Reach.CHARACTERS);
        assertThat(rules.keyword(Keyword.BLOCKER).blocks()).isTrue();
        assertThat(rules.keyword(Keyword.BANISH).trashesLife()).isTrue();
        assertThat(rules.keyword(Keyword.UNBLOCKABLE).unblockable()).isTrue();
        assertThat(rules.keyword(Keyword.BLOCKER).damage()).isEqualTo(1);
    }

    @Test
    @Cites({"Seed 10.3", "Seed 11.1"})
    void a_file_need_only_contain_differences() throws Exception {
        Path file = Files.writeString(folder.resolve("rules.json"), """
                {"areas": {"characters": 6}, "loopLimit": 7, "keywords": {"DOUBLE_ATTACK": {"damage": 3}}}""");
        RulesContext rules = RulesContext.option(file.toString());
        assertThat(rules.characterArea()).isEqualTo(6);
        assertThat(rules.stageArea()).isEqualTo(1);
        assertThat(rules.loopLimit()).isEqualTo(7);
        assertThat(rules.keyword(Keyword.DOUBLE_ATTACK).damage()).isEqualTo(3);
        assertThat(rules.keyword(Keyword.RUSH))
                .isEqualTo(RulesContext.official().keyword(Keyword.RUSH));
    }

    @Test
    void battle_steps_and_phases_can_be_left_out_or_moved() throws Refused {
        RulesContext rules = RulesContext.read("""
                {"battle": ["ATTACK", "DAMAGE", "END"], "phases": ["REFRESH", "DON_PHASE", "DRAW", "MAIN", "END"]}""");
        assertThat(rules.battleSteps()).containsExactly(BattleStep.ATTACK, BattleStep.DAMAGE, BattleStep.END);
        assertThat(rules.phases()).startsWith(Phase.REFRESH, Phase.DON, Phase.DRAW);
    }

    @Test
    void rules_can_be_restored_without_their_file() throws Refused {
        assertThat(RulesContext.official().asOption()).isEqualTo("official");
        RulesContext changed = RulesContext.read("{\"firstTurn\": {\"draws\": true}}");
        assertThat(RulesContext.option(changed.asOption())).isEqualTo(changed).isNotEqualTo(RulesContext.official());
    }

    @Test
    void every_error_is_reported_with_its_path() {
        assertThatThrownBy(() -> RulesContext.read("""
                        {"areas": {"characters": 0, "ships": 3}, "firstTurn": {"draws": "no"}, "deck": 50,
                         "battle": ["BLOCK", "RUN"], "phases": ["MAIN"], "keywords": {"RUSH": {"speed": 9}},
                         "setup": {"hand": 60}, "loops": 1}"""))
                .isInstanceOf(Refused.class)
                .message()
                .contains("areas.characters should be a whole number from 1 to 10, not 0")
                .contains("areas.ships is unknown; the names here are characters, stages")
                .contains("firstTurn.draws should be true or false, not \"no\"")
                .contains("deck should be an object, not 50")
                .contains("battle[1] should be one of [ATTACK, BLOCK, COUNTER, DAMAGE, END], not \"RUN\"")
                .contains("battle should begin with ATTACK")
                .contains("phases should include DRAW")
                .contains("keywords.RUSH.speed is unknown")
                .contains("loops is unknown");
    }

    @Test
    void a_hand_must_leave_cards_in_the_deck() {
        assertThatThrownBy(() -> RulesContext.read("{\"setup\": {\"hand\": 30}, \"deck\": {\"cards\": 30}}"))
                .hasMessageContaining("setup.hand plus setup.life should be less than deck.cards");
    }

    @Test
    void a_file_that_is_not_a_rules_file_is_refused() {
        assertThatThrownBy(() -> RulesContext.option("nowhere.json"))
                .hasMessageContaining("nowhere.json cannot be read");
        assertThatThrownBy(() -> RulesContext.read("[]")).hasMessageContaining("must be an object");
        assertThatThrownBy(() -> RulesContext.option("{")).hasMessageContaining("not JSON");
    }
}
