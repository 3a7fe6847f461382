package dev.cardinal.onepiece.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says of a number in a record that it stands for a card, so that it can be written as the place where the card lies. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface PieceNumber {
    As value() default As.CARD;

    /** What the number is. */
    enum As {
        /** A piece, or -1 for none. */
        CARD,
        /** Which card the piece of the component before then was. */
        LIFE,
        /** Eight times a piece, plus the place of an effect on its card. */
        EFFECT,
        /** DON!! cards of the cost area, or those given to a piece. */
        DON
    }
}
