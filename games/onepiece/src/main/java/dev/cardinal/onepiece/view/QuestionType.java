package dev.cardinal.onepiece.view;

import dev.cardinal.kit.Asking;
import dev.cardinal.onepiece.battle.AttackTarget;
import dev.cardinal.onepiece.battle.Blocking;
import dev.cardinal.onepiece.battle.CounterTarget;
import dev.cardinal.onepiece.battle.Countering;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.MainPhase;
import dev.cardinal.onepiece.turn.Opening;
import dev.cardinal.onepiece.work.ChooseDon;
import dev.cardinal.onepiece.work.Choosing;
import dev.cardinal.onepiece.work.Damaging;
import dev.cardinal.onepiece.work.Moving;
import dev.cardinal.onepiece.work.Playing;

/** What a question is about. */
public enum QuestionType {
    /** Who goes first. */
    FIRST,
    /** Whether to redraw the first hand. */
    REDRAW,
    /** What to do next in the Main Phase. */
    MAIN,
    /** What a card attacks. */
    ATTACK_TARGET,
    BLOCK,
    COUNTER,
    /** Which card a counter's power goes to. */
    COUNTER_TARGET,
    /** Whether to use the Trigger of a Life card. */
    TRIGGER,
    /** Which Character makes room for another. */
    MAKE_ROOM,
    /** Cards for an effect. */
    CARDS,
    /** DON!! cards for an effect. */
    DON,
    /** The order of cards. */
    ORDER,
    /** A decision, a number or one of several things for an effect. */
    DECISION;

    static QuestionType of(Asking<Table> asking) {
        return switch (asking) {
            case Opening(Opening.Step step, int decider) -> step == Opening.Step.WHO_IS_FIRST ? FIRST : REDRAW;
            case MainPhase main -> MAIN;
            case AttackTarget target -> ATTACK_TARGET;
            case Blocking blocking -> BLOCK;
            case Countering countering -> COUNTER;
            case CounterTarget target -> COUNTER_TARGET;
            case Damaging damaging -> TRIGGER;
            case Playing playing -> MAKE_ROOM;
            case Choosing choosing -> choosing.verb().isEmpty() ? DECISION : CARDS;
            case ChooseDon don -> DON;
            case Moving moving -> moving.verb().isEmpty() ? DECISION : ORDER;
            default -> DECISION;
        };
    }
}
