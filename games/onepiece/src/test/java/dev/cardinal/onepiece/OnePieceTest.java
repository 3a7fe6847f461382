package dev.cardinal.onepiece;

import dev.cardinal.testkit.GameTest;
import java.util.regex.Pattern;

class OnePieceTest extends GameTest {
    /** A ruling is cited by the number of its card, or as one of the general ones. */
    private static final Pattern RULING = Pattern.compile("(Q:)?([A-Z]+\\d*-\\d+|rules|basic)( .*)?");

    OnePieceTest() {
        super(new OnePiece());
    }

    @Override
    protected boolean isCitedBeside(String cited) {
        return RULING.matcher(cited).matches();
    }
}
