package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.Optional;

/**
 * What is where, as far as one viewer may know: a picture of any game that any client can draw.
 *
 * <p>A scene is a pure function of a view, and does not say how to draw it.
 *
 * @param status where the game is, in a few words: "Turn 4, your buy phase"
 */
public record Scene(List<Area> areas, List<Counter> counters, List<Arrow> arrows, String status) {
    public Scene {
        areas = List.copyOf(areas);
        counters = List.copyOf(counters);
        arrows = List.copyOf(arrows);
    }

    public Optional<Area> area(String id) {
        return areas.stream().filter(area -> area.id().equals(id)).findFirst();
    }

    public Data.Fields json() {
        Data.Fields json = Data.fields()
                .with("areas", Data.of(areas.stream().map(Area::json).toList()))
                .with("counters", Data.of(counters.stream().map(Counter::json).toList()));
        json = arrows.isEmpty()
                ? json
                : json.with("arrows", Data.of(arrows.stream().map(Arrow::json).toList()));
        return json.with("status", status);
    }
}
