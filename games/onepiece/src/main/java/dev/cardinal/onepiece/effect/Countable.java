package dev.cardinal.onepiece.effect;

import java.util.List;

/** What can be counted. */
public sealed interface Countable {
    record CardsOf(Cards cards) implements Countable {}

    record DonOf(Don don) implements Countable {}

    /** Different names, colors and so on among cards. */
    record Different(Filter.Trait trait, Cards cards) implements Countable {}

    record Sum(List<Countable> parts) implements Countable {
        public Sum {
            parts = List.copyOf(parts);
        }
    }

    static Countable of(Cards cards) {
        return new CardsOf(cards);
    }

    static Countable of(Don don) {
        return new DonOf(don);
    }
}
