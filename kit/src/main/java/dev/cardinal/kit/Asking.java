package dev.cardinal.kit;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import java.util.List;

/** A frame that asks a question while it is on top of the stack. */
public interface Asking<S extends GameState<S>> extends Frame<S> {
    int YES = 1;
    int NO = 0;

    /** Asks right away; override this in a question that may turn out to have nothing to ask. */
    @Override
    default boolean advance(S state) {
        return true;
    }

    /** The seat that is asked; by default, the one whose turn it is. */
    default int asked(S state) {
        return state.turn();
    }

    /** Writes the options, as codes, and the limits on picking them. */
    void offer(S state, Offer into);

    void answer(S state, Pick pick);

    String prompt(S state);

    /** An option in words. */
    Choice choice(S state, int code);

    /**
     * What you might want to do here but may not, each with the reason. It is used only when a move was not understood,
     * and may not reveal more than the asked player knows.
     */
    default List<Barred> barred(S state) {
        return List.of();
    }

    /** The verb that is meant when a player types only a name; empty if there is no such default. */
    default String implied() {
        return "";
    }

    /** The number of the rule behind this question; may be empty. */
    default String rule() {
        return "";
    }

    /** Whether everyone can see all the options. */
    default boolean open() {
        return false;
    }

    /** The word before the picks if several may be picked; empty for a choice of one. */
    default String verb() {
        return "";
    }

    /** What an answer of several picks looks like in JSON, without the picks. */
    default Data.Fields json() {
        return Data.fields().with("type", verb() + "_cards");
    }

    /** The field of that JSON that holds the picks. */
    default String field() {
        return "cards";
    }
}
