package dev.cardinal.onepiece;

import dev.cardinal.testkit.GameTest;
import java.util.regex.Pattern;

class OnePieceTest extends GameTest {
    /** A ruling is cited by card number, or as a general one, with its number among those of the card. */
    private static final Pattern RULING = Pattern.compile("(Q:)?([A-Z]+\\d*-\\d+|rules|basic)(/\\d+)?( .*)?");

    OnePieceTest() {
        super(new OnePiece());
    }

    @Override
    protected boolean isCitedBeside(String cited) {
        return RULING.matcher(cited).matches();
    }
}
