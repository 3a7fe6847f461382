package dev.cardinal.onepiece.effect;

/** DON!! cards: whose, and how they lie. */
public record Don(Who whose, State state) {
    /** How DON!! cards lie on the field. */
    public enum State {
        ANY,
        ACTIVE,
        RESTED,
        /** Under a Leader or a Character. */
        GIVEN,
        /** In the cost area, active or rested. */
        IN_COST_AREA
    }
}
