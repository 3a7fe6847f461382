package dev.cardinal.onepiece.effect;

/** DON!! cards, described by owner and state. */
public record Don(Who whose, State state) {
    /** The state of DON!! cards on the field. */
    public enum State {
        ANY,
        ACTIVE,
        RESTED,
        /** Given to a Leader or a Character. */
        GIVEN,
        /** In the cost area, active or rested. */
        IN_COST_AREA
    }
}
