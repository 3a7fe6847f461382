package dev.cardinal.kit;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import java.util.List;

/** A frame that asks a question while it is on top of the stack. */
public interface Asking<S extends GameState<S>> extends Frame<S> {
    int YES = 1;
    int NO = 0;

    /** Asks at once; a question that may find nothing to ask about says otherwise. */
    @Override
    default boolean advance(S state) {
        return true;
    }

    /** Who is asked; if nothing else is said, whoever's turn it is. */
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
     * What a player might want to do here and may not, each with the reason. It is looked at only when a move was not
     * understood, and may tell no more than the one who is asked knows.
     */
    default List<Barred> barred(S state) {
        return List.of();
    }

    /** The word that is meant by who only names a thing; empty where a name may mean anything. */
    default String implied() {
        return "";
    }

    /** The number of the rule by which this is asked; may be empty. */
    default String rule() {
        return "";
    }

    /** Whether everybody can see all that is offered. */
    default boolean open() {
        return false;
    }

    /** The word before the picks where several may be picked; empty for a plain choice. */
    default String verb() {
        return "";
    }

    /** What an answer of several picks looks like in JSON, without the picks. */
    default Data.Fields json() {
        return Data.fields().with("type", verb() + "_cards");
    }

    /** The name under which the picks stand in that JSON. */
    default String field() {
        return "cards";
    }
}
