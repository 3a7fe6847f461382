package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;

/** An instruction that asks a question. An option's code is a card's slot or one of the constants below. */
public interface Asking extends Instruction {
    int TRASH = 60;
    int ALL = 61;
    int YES = 62;
    int NO = 63;
    int BUY = 64;

    /** Whether an option's code is a card's slot. */
    static boolean isCard(int code) {
        return code < TRASH;
    }

    /** Who is asked. */
    default int asked(Table t, int frame) {
        return t.who(frame);
    }

    void offer(Table t, int frame, Offer offer);

    void answer(Table t, int frame, Pick pick);

    String prompt(Table t, int frame);

    /** The type of move that answers the question; in a phase it depends on the option. */
    MoveType type(Table t, int frame, int code);

    /** Further fields of the move in JSON. */
    default Data.Fields extra(Table t, int frame, int code, Data.Fields json) {
        return json;
    }

    /** Why these cards are not an answer, or why declining is not, if there are none. */
    Refusal refuse(Table t, int frame, Attempt move);

    /** Whether all the options are public. */
    default boolean openly(Table t, int frame) {
        return false;
    }

    /** How many cards from the top of the deck are held apart during the question. */
    default int looking(Table t, int frame) {
        return 0;
    }

    /** The card the question is about: the first of those held apart, or -1 if there are none. */
    default int considered(Table t, int frame) {
        return looking(t, frame) > 0 ? t.top(t.who(frame), 0) : -1;
    }

    /** Whether everyone sees the cards held apart. */
    default boolean revealing() {
        return false;
    }

    /** The area that holds the offered cards. */
    default String area(Table t, int frame) {
        return looking(t, frame) > 0 ? AreaNames.looking(t.who(frame)) : AreaNames.hand(asked(t, frame));
    }

    /** Where a picked card goes; empty if it stays. */
    default String end(Table t, int frame) {
        return "";
    }

    /** Whether a guessed position could have led to this question. */
    default boolean plausible(Table t, int frame) {
        return true;
    }

    /** Drops the question because the player has left the game. */
    default void abandon(Table t, int frame) {
        t.pop();
    }
}
