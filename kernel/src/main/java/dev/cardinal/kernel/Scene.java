package dev.cardinal.kernel;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What lies where, as one viewer may know it: the one picture of every game that any client can draw.
 *
 * <p>A scene is a pure function of a view, and says nothing about how it looks on a screen.
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

    /**
     * The scene after moves as this viewer was told them. Badges, counters, arrows and status are still the old ones.
     *
     * @throws IllegalStateException if a move does not fit what lies there
     */
    public Scene after(List<Move> told) {
        Rearranging scene = new Rearranging(this);
        told.forEach(scene::apply);
        return scene.scene();
    }

    /** Only what lies where: no badges, counters, arrows or status. */
    public Scene bare() {
        List<Area> plain = areas.stream()
                .map(area -> area.with(area.pieces().stream()
                        .map(piece -> piece.with(Data.fields()))
                        .toList()))
                .sorted(Comparator.comparing(Area::id))
                .toList();
        return new Scene(plain, List.of(), List.of(), "");
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
