package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;

/** Where a piece is within its area: at an index, on a space of a map, or unknown. */
public sealed interface Place extends Comparable<Place> {
    @SuppressWarnings("ClassInitializationDeadlock") // only this refers to the class
    Place SOMEWHERE = new Somewhere();

    static Place at(int index) {
        return new At(index);
    }

    static Place hex(int q, int r) {
        return new Hex(q, r);
    }

    /** Whether it says where the piece is. */
    default boolean known() {
        return !(this instanceof Somewhere);
    }

    Data json();

    /** Counted from the start of a row, or the top of a stack. */
    record At(int index) implements Place {
        public At {
            if (index < 0) {
                throw new IllegalArgumentException("places are counted from 0: " + index);
            }
        }

        @Override
        public Data json() {
            return Data.of(index);
        }
    }

    record Hex(int q, int r) implements Place {
        @Override
        public Data json() {
            return Data.fields().with("q", q).with("r", r);
        }
    }

    /** No one knows the place, or it does not matter. */
    record Somewhere() implements Place {
        @Override
        public Data json() {
            return Data.of("somewhere");
        }
    }

    @Override
    default int compareTo(Place other) {
        return Long.compare(order(), other.order());
    }

    private long order() {
        return switch (this) {
            case At(int index) -> index;
            case Hex(int q, int r) -> (long) q << Integer.SIZE | (r & 0xFFFFFFFFL);
            case Somewhere _ -> Long.MAX_VALUE;
        };
    }
}
