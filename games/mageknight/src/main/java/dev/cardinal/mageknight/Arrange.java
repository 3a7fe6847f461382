package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;

/** Lays out the position that a scenario describes. */
final class Arrange {
    private final MageKnightDeal deal;

    Arrange(MageKnightDeal deal) {
        this.deal = deal;
    }

    Position position(Data.Fields position) throws Refused {
        throw new Refused("unknown_key", "Nothing can be arranged yet: " + position + deal);
    }
}
