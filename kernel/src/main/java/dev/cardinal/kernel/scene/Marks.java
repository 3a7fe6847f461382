package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a scene shows besides where its pieces are. Moves do not say how this changes, so a client that is sent moves is
 * also sent these changes.
 *
 * @param badged the pieces that have badges, by area; areas without any are left out
 */
public record Marks(List<Counter> counters, Map<String, List<Piece>> badged, List<Arrow> arrows, String status) {
    public Marks {
        counters = List.copyOf(counters);
        badged = Collections.unmodifiableMap(new LinkedHashMap<>(badged));
        arrows = List.copyOf(arrows);
    }

    public static Marks of(Scene scene) {
        Map<String, List<Piece>> badged = new LinkedHashMap<>();
        for (Area area : scene.areas()) {
            List<Piece> pieces = area.pieces().stream()
                    .filter(piece -> !piece.badges().values().isEmpty())
                    .toList();
            if (!pieces.isEmpty()) {
                badged.put(area.id(), pieces);
            }
        }
        return new Marks(scene.counters(), badged, scene.arrows(), scene.status());
    }

    /** What is different from these older marks; empty if nothing is. */
    public Data.Fields changesSince(Marks old) {
        Data.Draft changes = new Data.Draft();
        if (!counters.equals(old.counters)) {
            counters(old, changes);
        }
        Data.Fields badges = badges(old);
        if (!badges.values().isEmpty()) {
            changes.put("badges", badges);
        }
        if (!arrows.equals(old.arrows)) {
            changes.put("arrows", Data.of(arrows.stream().map(Arrow::json).toList()));
        }
        if (!status.equals(old.status)) {
            changes.put("status", Data.of(status));
        }
        return changes.fields();
    }

    private void counters(Marks old, Data.Draft changes) {
        List<Data> changed = new ArrayList<>();
        for (int i = 0; i < counters.size(); i++) {
            Counter counter = counters.get(i);
            if (!counter.equals(old.counter(counter.id(), i))) {
                changed.add(counter.json());
            }
        }
        List<Data> gone = new ArrayList<>();
        for (int i = 0; i < old.counters.size(); i++) {
            String id = old.counters.get(i).id();
            if (counter(id, i) == null) {
                gone.add(Data.of(id));
            }
        }
        if (!changed.isEmpty()) {
            changes.put("counters", Data.of(changed));
        }
        if (!gone.isEmpty()) {
            changes.put("gone", Data.of(gone));
        }
    }

    /** The counter with this id; looking at its likely index first is much faster than a map. */
    private @Nullable Counter counter(String id, int likely) {
        if (likely < counters.size() && counters.get(likely).id().equals(id)) {
            return counters.get(likely);
        }
        for (Counter counter : counters) {
            if (counter.id().equals(id)) {
                return counter;
            }
        }
        return null;
    }

    private Data.Fields badges(Marks old) {
        Data.Draft badges = new Data.Draft();
        badged.forEach((area, pieces) -> {
            if (!pieces.equals(old.badged.get(area))) {
                badges.put(area, Data.of(pieces.stream().map(Piece::json).toList()));
            }
        });
        for (String area : old.badged.keySet()) {
            if (!badged.containsKey(area)) {
                badges.put(area, Data.of(List.of()));
            }
        }
        return badges.fields();
    }
}
