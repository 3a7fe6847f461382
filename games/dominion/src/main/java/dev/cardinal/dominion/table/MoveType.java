package dev.cardinal.dominion.table;

import java.util.Locale;
import java.util.Optional;

/** The kinds of moves, with their names in JSON and their verbs in typed text. */
public enum MoveType {
    PLAY_ACTION("play", Shape.CARD),
    PLAY_TREASURE("play", Shape.CARD),
    PLAY_ALL_TREASURES("play all treasures", Shape.NOTHING),
    BUY("buy", Shape.CARD),
    END_PHASE("end phase", Shape.NOTHING),
    DISCARD_FOR_CELLAR("discard", Shape.CARDS),
    TRASH_CARDS("trash", Shape.CARDS),
    GAIN_CARD("gain", Shape.CARD),
    REVEAL_REACTION("reveal", Shape.CARD),
    SELECT_ACTION_FOR_THRONE("select", Shape.CARD),
    DISCARD_TO_HAND_SIZE("discard", Shape.CARDS),
    REVEAL_AND_TOPDECK("topdeck", Shape.CARD),
    SPY_DECISION("discard", Shape.DECISION),
    SELECT_TREASURE_TO_TRASH("trash", Shape.CARD),
    GAIN_TRASHED_CARD("gain", Shape.CARD),
    CHANCELLOR_DECISION("discard the deck", Shape.DECISION),
    LIBRARY_SET_ASIDE("set aside", Shape.DECISION),
    TOPDECK_FROM_DISCARD("topdeck", Shape.CARD),
    PLAY_DISCARDED_ACTION("play", Shape.CARD),
    DISCARD_FOR_POACHER("discard", Shape.CARDS),
    SENTRY_DECISION("sentry", Shape.DECISION),
    SENTRY_ORDER("topdeck", Shape.CARD),
    TOPDECK_CARD("topdeck", Shape.CARD);

    /** What a move of this kind contains besides its type. */
    public enum Shape {
        NOTHING,
        CARD,
        CARDS,
        DECISION
    }

    public final String verb;
    public final Shape shape;
    private final String json;

    MoveType(String verb, Shape shape) {
        this.verb = verb;
        this.shape = shape;
        json = name().toLowerCase(Locale.ROOT);
    }

    public String json() {
        return json;
    }

    public static Optional<MoveType> named(String json) {
        for (MoveType type : values()) {
            if (type.json().equals(json)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }
}
