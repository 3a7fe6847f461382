package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What a {@link Follower} knows about one area. */
final class Heap {
    private static final Set<String> CLOSING = Set.of("row", "fan", "stack");
    private static final Data SOMEWHERE = Data.of("somewhere");
    private static final Data.Fields BACK = Data.fields();

    /** What stays the same: label, owner, shape, whether it is a bag. */
    private final Data.Fields about;

    private final boolean bag;
    private final boolean closes;
    /** Where gaps close up: the look of each piece, in order. */
    private final List<Data.Fields> row = new ArrayList<>();
    /** Everything else: how many pieces of a look are at a fixed place, or somewhere. */
    private final Map<Placed, Integer> counts = new LinkedHashMap<>();

    private int size;

    private record Placed(Data place, Data.Fields look) {}

    Heap(Data.Fields area) {
        about = without(area, "id", "size", "pieces");
        bag = area.get("bag") != null;
        closes = !bag && area.get("shape") instanceof Data.Text(String shape) && CLOSING.contains(shape);
        size = area.get("size") == null ? 0 : Follower.number(area, "size");
        for (int i = 0; i < size && closes; i++) {
            row.add(BACK);
        }
        for (Data listed : Follower.items(area, "pieces")) {
            Data.Fields piece = (Data.Fields) listed;
            if (closes && piece.get("place") instanceof Data.Number(long index)) {
                row.set((int) index, look(piece));
            } else {
                Data place = Objects.requireNonNullElse(piece.get("place"), SOMEWHERE);
                more(new Placed(place, look(piece)), piece.get("count") == null ? 1 : Follower.number(piece, "count"));
            }
        }
    }

    private static Data.Fields without(Data.Fields json, String... keys) {
        Data.Draft rest = new Data.Draft();
        json.values().forEach((key, value) -> {
            if (!List.of(keys).contains(key)) {
                rest.put(key, value);
            }
        });
        return rest.fields();
    }

    /** An empty area for what is put under a piece of this one. */
    Heap under() {
        Data.Fields row = Data.fields().with("label", "").with("shape", "row");
        Data owner = about.get("owner");
        return new Heap(owner == null ? row : row.with("owner", owner));
    }

    /** How a piece looks: its face, if it is known, and whether it is face up and turned. */
    static Data.Fields look(Data.Fields json) {
        Data.Fields look = BACK;
        for (String key : List.of("face", "up", "turned")) {
            Data value = json.get(key);
            look = value == null ? look : look.with(key, value);
        }
        return look;
    }

    int size() {
        return size;
    }

    boolean closes() {
        return closes;
    }

    void remove(@Nullable Data at, String face) {
        if (size == 0) {
            throw new IllegalArgumentException("there is nothing left");
        }
        size--;
        if (closes) {
            String known = Follower.face(row.remove(at == null ? unplaced(face) : index(at)));
            if (known.isEmpty()) {
                forget(face);
            } else if (!face.isEmpty() && !known.equals(face)) {
                throw new IllegalArgumentException(known + " is there");
            }
        } else if (bag) {
            forget(face);
        } else {
            take(Objects.requireNonNull(at, "at which place?"), face);
        }
    }

    private static int index(@Nullable Data place) {
        if (place instanceof Data.Number(long index)) {
            return (int) index;
        }
        throw new IllegalArgumentException("at which place?");
    }

    /** Which piece leaves if the place is not given: the first with this known face, else the last back. */
    private int unplaced(String face) {
        int last = 0;
        for (int i = 0; i < row.size(); i++) {
            String known = Follower.face(row.get(i));
            if (!face.isEmpty() && known.equals(face)) {
                return i;
            }
            last = known.isEmpty() ? i : last;
        }
        return last;
    }

    /** A piece without a place leaves: the one with this face or, if the face is unknown, possibly any of them. */
    private void forget(String face) {
        for (Placed placed : List.copyOf(counts.keySet())) {
            if (face.isEmpty() || face.equals(Follower.face(placed.look))) {
                more(placed, -1);
                if (!face.isEmpty()) {
                    return;
                }
            }
        }
    }

    /** Takes a piece from a fixed place: the one with this face, else one without a face, else whatever is there. */
    private void take(Data place, String face) {
        Placed taken = null;
        for (Placed placed : counts.keySet()) {
            if (placed.place.equals(place) && (taken == null || closeness(placed, face) > closeness(taken, face))) {
                taken = placed;
            }
        }
        if (taken == null) {
            throw new IllegalArgumentException("there is nothing there");
        }
        more(taken, -1);
    }

    private static int closeness(Placed placed, String face) {
        String known = Follower.face(placed.look);
        return known.equals(face) ? 2 : known.isEmpty() ? 1 : 0;
    }

    private void more(Placed placed, int number) {
        int now = counts.merge(placed, number, Integer::sum);
        if (now == 0) {
            counts.remove(placed);
        }
    }

    void add(@Nullable Data into, Data.Fields look) {
        size++;
        if (closes) {
            row.add(index(into), look);
        } else if (!bag) {
            more(new Placed(Objects.requireNonNull(into, "into which place?"), look), 1);
        } else if (!look.equals(BACK)) {
            more(new Placed(SOMEWHERE, look), 1);
        }
    }

    void turn(@Nullable Data at, int count, Data.Fields look) {
        if (closes) {
            for (int i = 0; i < count; i++) {
                row.set(index(at) + i, look);
            }
        } else if (!bag) {
            for (int i = 0; i < count; i++) {
                remove(at, Follower.face(look));
                add(at, look);
            }
        } else if (!Follower.face(look).isEmpty()) {
            counts.merge(new Placed(SOMEWHERE, look), count, Math::max);
        }
    }

    void shuffle(int from, Data.Fields move) {
        List<Data> faces = Follower.items(move, "faces");
        for (int i = 0; i < Follower.number(move, "count"); i++) {
            Data face = row.get(from + i).get("face");
            if (!faces.isEmpty()) {
                row.set(from + i, BACK.with("face", faces.get(i)));
                continue;
            }
            row.set(from + i, BACK);
            if (face != null && move.get("tally") != null) {
                more(new Placed(SOMEWHERE, BACK.with("face", face)), 1);
            }
        }
    }

    void reorder(int from, Data.Fields move) {
        List<Data> order = Follower.items(move, "order");
        List<Data.Fields> old = List.copyOf(row);
        for (int i = 0; i < order.size(); i++) {
            row.set(from + i, old.get(from + index(order.get(i))));
        }
        for (int i = 0; order.isEmpty() && i < Follower.number(move, "count"); i++) {
            row.set(from + i, BACK);
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Heap heap
                && size == heap.size
                && about.equals(heap.about)
                && row.equals(heap.row)
                && counts.equals(heap.counts);
    }

    @Override
    public int hashCode() {
        return Objects.hash(about, size, row, counts);
    }

    @Override
    public String toString() {
        return about + " with " + size + " pieces " + row + counts;
    }
}
