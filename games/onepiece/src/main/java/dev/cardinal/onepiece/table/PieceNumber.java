package dev.cardinal.onepiece.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a number in a record that identifies a card, so that it can be written as the card's place. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface PieceNumber {
    As value() default As.CARD;

    /** What the number is. */
    enum As {
        /** A piece, or -1 for none. */
        CARD,
        /** The life of the piece in the previous component. */
        LIFE,
        /** Eight times a piece, plus the index of an effect on its card. */
        EFFECT,
        /** DON!! cards of the cost area, or those given to a piece. */
        DON
    }
}
