package dev.cardinal.dominion;

import dev.cardinal.kernel.Options;
import dev.cardinal.testkit.GameTest;
import java.util.List;

class DominionTest extends GameTest {
    DominionTest() {
        super(new Dominion());
    }

    /** Short games, which the mutation run repeats for every mutant that no other test finds, and longer ones. */
    @Override
    protected List<Options> setUps() {
        return List.of(Options.DEFAULT.with("turns", "6").with("cards", "all"), Options.DEFAULT);
    }

    @Override
    protected int many() {
        return 500;
    }
}
