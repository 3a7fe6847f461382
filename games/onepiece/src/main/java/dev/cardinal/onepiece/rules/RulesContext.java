package dev.cardinal.onepiece.rules;

import java.util.List;

/** What the rules file says. */
public record RulesContext(
        List<Phase> phases,
        List<BattleStep> battleSteps,
        int handSize,
        int mulligans,
        int deckSize,
        int copies,
        int donDeck,
        int donPerTurn,
        int firstTurnDon,
        boolean firstTurnDraws,
        boolean firstTurnBattles,
        int characterArea,
        int stageArea,
        int loopLimit) {
    public static RulesContext official() {
        return new RulesContext(
                List.of(Phase.values()), List.of(BattleStep.values()), 5, 1, 50, 4, 10, 2, 1, false, false, 5, 1, 100);
    }
}
