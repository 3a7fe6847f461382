package dev.cardinal.mageknight;

import dev.cardinal.kernel.Options;
import dev.cardinal.testkit.GameTest;
import java.util.List;
import java.util.stream.Stream;

class MageKnightTest extends GameTest {
    MageKnightTest() {
        super(new MageKnight());
    }

    @Override
    protected List<Options> setUps() {
        return Stream.of("1", "2", "3", "4")
                .map(players -> Options.DEFAULT.with("players", players))
                .toList();
    }

    @Override
    protected int few() {
        return 2;
    }

    @Override
    protected int many() {
        return 60;
    }
}
