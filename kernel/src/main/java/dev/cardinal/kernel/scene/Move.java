package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * One thing that the engine did to pieces on the table, in terms that are the same for all games.
 *
 * <p>Moves apply one after another, and each place is meant as it is at that moment. A move holds the look of its
 * pieces and the seats that know it afterwards; what others are told follows from that.
 */
public sealed interface Move {
    /** All seats, as bits: it is public. */
    int EVERYBODY = -1;

    /** Where pieces come from when they enter the game, and go when they leave it. */
    String BOX = "box";

    /** This move as it is told to a viewer. */
    Move told(Viewer viewer);

    /** Whether this move and the next can be told as one, since they look the same. */
    default boolean joins(Move next) {
        return false;
    }

    /** This move and the next one, which it {@link #joins}. */
    default Move joined(Move next) {
        throw new IllegalStateException(this + " does not join " + next);
    }

    Data.Fields json();

    /** Whether a viewer is one of these seats or sees everything. */
    static boolean privy(int seats, Viewer viewer) {
        return seats == EVERYBODY || viewer.seesAll() || (viewer.seat() >= 0 && (seats >> viewer.seat() & 1) == 1);
    }

    /** These moves as they are told to a viewer; moves in a row that look the same are told as one. */
    static List<Move> told(List<Move> moves, Viewer viewer) {
        List<Move> told = new ArrayList<>();
        for (Move move : moves) {
            Move seen = move.told(viewer);
            if (!told.isEmpty() && told.getLast().joins(seen)) {
                told.add(told.removeLast().joined(seen));
            } else {
                told.add(seen);
            }
        }
        return told;
    }

    /**
     * Pieces go to another area, or to another place in the same one.
     *
     * <p>Where gaps close up, {@code count} pieces in a row leave, starting at {@code at}, and arrive before the piece
     * that was at {@code into}. In a bag, the look says which pieces leave.
     *
     * @param look how they look on arrival to those who know them
     * @param privy the seats that know the face on arrival, as bits
     */
    record Moved(String from, Place at, String to, Place into, int count, Look look, int privy) implements Move {
        public Moved {
            if (count < 1) {
                throw new IllegalArgumentException("nothing moves from " + from + " to " + to);
            }
            if (look.up() && privy != EVERYBODY) {
                throw new IllegalArgumentException("everyone knows a piece that is face up");
            }
        }

        @Override
        public Moved told(Viewer viewer) {
            Look seen = Move.privy(privy, viewer) ? look : look.closed();
            return new Moved(from, at, to, into, count, seen, EVERYBODY);
        }

        @Override
        public boolean joins(Move next) {
            return next instanceof Moved other && other.equals(new Moved(from, at, to, into, other.count, look, privy));
        }

        @Override
        public Moved joined(Move next) {
            return new Moved(from, at, to, into, count + ((Moved) next).count, look, privy);
        }

        @Override
        public Data.Fields json() {
            Data.Draft json = new Data.Draft().put("move", Data.of("moved")).put("from", Data.of(from));
            if (at.known()) {
                json.put("at", at.json());
            }
            json.put("to", Data.of(to));
            if (into.known()) {
                json.put("into", into.json());
            }
            json.put("count", Data.of(count));
            return look.into(json).fields();
        }
    }

    /**
     * Pieces change their look without moving: they are turned over, rested, shown or rolled. In a bag, {@code count}
     * pieces are now known to have this face.
     */
    record Turned(String area, Place at, int count, Look look, int privy) implements Move {
        public Turned {
            if (look.up() && privy != EVERYBODY) {
                throw new IllegalArgumentException("everyone knows a piece that is face up");
            }
        }

        @Override
        public Turned told(Viewer viewer) {
            return new Turned(area, at, count, Move.privy(privy, viewer) ? look : look.closed(), EVERYBODY);
        }

        @Override
        public Data.Fields json() {
            Data.Draft json = new Data.Draft().put("move", Data.of("turned")).put("area", Data.of(area));
            if (at.known()) {
                json.put("at", at.json());
            }
            json.put("count", Data.of(count));
            return look.into(json).fields();
        }
    }

    /**
     * Part of an area is shuffled.
     *
     * @param from the index of the part's first place
     * @param faces the faces in their new order; only the referee is told more than how many there are
     * @param privy the seats that still know which faces are there, though not where, as bits
     */
    record Shuffled(String area, int from, List<String> faces, int privy) implements Move {
        public Shuffled {
            faces = List.copyOf(faces);
        }

        @Override
        public Shuffled told(Viewer viewer) {
            if (viewer.seesAll()) {
                return this;
            }
            List<String> hidden = Collections.nCopies(faces.size(), "");
            return new Shuffled(area, from, hidden, Move.privy(privy, viewer) ? EVERYBODY : 0);
        }

        @Override
        public Data.Fields json() {
            Data.Fields json = Data.fields()
                    .with("move", "shuffled")
                    .with("area", area)
                    .with("from", from)
                    .with("count", faces.size());
            boolean told = faces.stream().anyMatch(face -> !face.isEmpty());
            json = told ? json.with("faces", Data.texts(faces)) : json;
            return privy == 0 ? json : json.with("tally", true);
        }
    }

    /**
     * Pieces of an area change places with each other.
     *
     * @param order for each place from {@code from} on, the old index, within the part, of the piece that is there now;
     *     to those who do not know the order, only its length means anything
     * @param privy the seats that know the order, as bits
     */
    record Reordered(String area, int from, List<Integer> order, int privy) implements Move {
        public Reordered {
            order = List.copyOf(order);
        }

        /** Whether the viewer is told the order. */
        public boolean known() {
            return privy != 0;
        }

        @Override
        public Reordered told(Viewer viewer) {
            return Move.privy(privy, viewer)
                    ? new Reordered(area, from, order, EVERYBODY)
                    : new Reordered(area, from, order.stream().map(_ -> 0).toList(), 0);
        }

        @Override
        public Data.Fields json() {
            Data.Fields json =
                    Data.fields().with("move", "reordered").with("area", area).with("from", from);
            return known()
                    ? json.with("order", Data.of(order.stream().map(Data::of).toList()))
                    : json.with("count", order.size());
        }
    }
}
