package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A client that is sent one scene and then follows moves and changes, as described in {@code docs/scene.md}.
 *
 * <p>It knows only the JSON, and is a model for clients in any language.
 */
public final class Follower {
    private static final String BOX = "box";

    private final Map<String, Heap> areas = new TreeMap<>();
    private final Marked marks;

    public Follower(Data.Fields scene) {
        for (Data area : items(scene, "areas")) {
            if (areas.put(text((Data.Fields) area, "id"), new Heap((Data.Fields) area)) != null) {
                throw new IllegalStateException("two areas have the same id: " + area);
            }
        }
        marks = new Marked(scene);
    }

    /** Carries out all moves of these events. */
    public void hear(Iterable<? extends Data> events) {
        for (Data event : events) {
            for (Data move : items((Data.Fields) event, "moves")) {
                apply((Data.Fields) move);
            }
        }
    }

    /** Takes over how counters, badges, arrows and the status have changed; all moves come first. */
    public void change(Data.Fields changes) {
        marks.apply(changes);
    }

    /**
     * Carries out one move.
     *
     * @throws IllegalStateException if it does not fit what is there
     */
    public void apply(Data.Fields move) {
        try {
            switch (text(move, "move")) {
                case "moved" -> {
                    for (int i = 0; i < number(move, "count"); i++) {
                        leave(text(move, "from"), move.get("at"), face(move));
                        arrive(text(move, "to"), move.get("into"), Heap.look(move));
                    }
                }
                case "turned" -> area(text(move, "area")).turn(move.get("at"), number(move, "count"), Heap.look(move));
                case "shuffled" -> area(text(move, "area")).shuffle(number(move, "from"), move);
                case "reordered" -> area(text(move, "area")).reorder(number(move, "from"), move);
                default -> throw new IllegalArgumentException("there is no such move");
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException bad) {
            throw new IllegalStateException(move + " does not fit: " + bad.getMessage(), bad);
        }
    }

    private void leave(String id, @Nullable Data at, String face) {
        if (id.equals(BOX)) {
            return;
        }
        Heap area = area(id);
        if (at instanceof Data.Number(long index)) {
            if (areas.containsKey(under(id, index))) {
                throw new IllegalArgumentException("there is still something in " + under(id, index));
            }
            for (long i = index + 1; i < area.size() && area.closes(); i++) {
                rename(under(id, i), under(id, i - 1));
            }
        }
        area.remove(at, face);
        if (area.size() == 0 && isUnder(id)) {
            areas.remove(id);
        }
    }

    private void arrive(String id, @Nullable Data into, Data.Fields look) {
        if (id.equals(BOX)) {
            return;
        }
        if (isUnder(id)) {
            areas.computeIfAbsent(
                    id, _ -> area(id.replaceFirst("/\\d+/under$", "")).under());
        }
        Heap area = area(id);
        if (into instanceof Data.Number(long index)) {
            for (long i = area.size() - 1L; i >= index && area.closes(); i--) {
                rename(under(id, i), under(id, i + 1));
            }
        }
        area.add(into, look);
    }

    private static String under(String id, long index) {
        return id + "/" + index + "/under";
    }

    private static boolean isUnder(String id) {
        return id.matches(".+/\\d+/under");
    }

    private void rename(String from, String to) {
        Heap moving = areas.remove(from);
        if (moving != null) {
            areas.put(to, moving);
        }
    }

    private Heap area(String id) {
        Heap area = areas.get(id);
        if (area == null) {
            throw new IllegalArgumentException("there is no area " + id);
        }
        return area;
    }

    /** All differences from this scene; empty if there are none. */
    public List<String> differences(Data.Fields scene) {
        List<String> differences = misplaced(scene);
        differences.addAll(marks.differences(new Marked(scene)));
        return differences;
    }

    /** The differences from the areas and pieces of this scene, for those who are sent moves but no changes. */
    public List<String> misplaced(Data.Fields scene) {
        Map<String, Heap> real = new Follower(scene).areas;
        TreeSet<String> ids = new TreeSet<>(areas.keySet());
        ids.addAll(real.keySet());
        List<String> differences = new ArrayList<>();
        for (String id : ids) {
            if (!Objects.equals(areas.get(id), real.get(id))) {
                differences.add(id + ": the moves give " + areas.get(id) + ", the scene has " + real.get(id));
            }
        }
        return differences;
    }

    static String text(Data.Fields json, String key) {
        if (json.get(key) instanceof Data.Text(String text)) {
            return text;
        }
        throw new IllegalArgumentException("no " + key);
    }

    static int number(Data.Fields json, String key) {
        if (json.get(key) instanceof Data.Number(long number)) {
            return (int) number;
        }
        throw new IllegalArgumentException("no " + key);
    }

    static List<Data> items(Data.Fields json, String key) {
        return json.get(key) instanceof Data.Items(List<Data> items) ? items : List.of();
    }

    static String face(Data.Fields json) {
        return json.get("face") instanceof Data.Text(String face) ? face : "";
    }
}
