package dev.cardinal.kernel;

/** Where in its area a piece lies: at an index, on a space of a map, or somewhere. */
public sealed interface Place extends Comparable<Place> {
    @SuppressWarnings("ClassInitializationDeadlock") // nothing but this names the class
    Place SOMEWHERE = new Somewhere();

    static Place at(int index) {
        return new At(index);
    }

    static Place hex(int q, int r) {
        return new Hex(q, r);
    }

    /** Whether it says where. */
    default boolean known() {
        return !(this instanceof Somewhere);
    }

    Data json();

    /** In a row from its start, in a stack from its top. */
    record At(int index) implements Place {
        public At {
            if (index < 0) {
                throw new IllegalArgumentException("places are counted from 0, not " + index);
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

    /** Nobody can or need say where. */
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
