package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

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
        Set<Counter> same = new HashSet<>(old.counters);
        List<Data.Fields> changed = counters.stream()
                .filter(counter -> !same.contains(counter))
                .map(Counter::json)
                .toList();
        if (!changed.isEmpty()) {
            changes.put("counters", Data.of(changed));
        }
        Set<String> left = counters.stream().map(Counter::id).collect(Collectors.toSet());
        List<String> gone = old.counters.stream()
                .map(Counter::id)
                .filter(id -> !left.contains(id))
                .toList();
        if (!gone.isEmpty()) {
            changes.put("gone", Data.texts(gone));
        }
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
