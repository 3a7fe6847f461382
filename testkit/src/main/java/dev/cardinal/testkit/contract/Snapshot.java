package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A position and what the checks have read from it, so that each thing is read only once. */
public final class Snapshot {
    private final Position position;
    private final Map<Viewer, Data.Fields> views = new HashMap<>();
    private final Map<Viewer, Scene> scenes = new HashMap<>();
    private Data.@Nullable Fields everything;
    private @Nullable Map<String, Integer> census;
    private @Nullable Map<Data, Reply> nonsense;

    public Snapshot(Position position) {
        this.position = position;
    }

    Position position() {
        return position;
    }

    boolean over() {
        return position.over();
    }

    public Data.Fields everything() {
        if (everything == null) {
            everything = position.everything();
        }
        return everything;
    }

    Map<String, Integer> census() {
        if (census == null) {
            census = position.census();
        }
        return census;
    }

    /** Some nonsense to try here, and what the game makes of it. */
    Map<Data, Reply> nonsense(Chance chance) {
        if (nonsense == null) {
            nonsense = new LinkedHashMap<>();
            for (Data said : Nonsense.about(position, chance)) {
                nonsense.put(said, NonsenseIsRefused.said(position, said));
            }
        }
        return nonsense;
    }

    Data.Fields view(Viewer viewer) {
        return views.computeIfAbsent(viewer, who -> position.view(who).data());
    }

    Scene scene(Viewer viewer) {
        return scenes.computeIfAbsent(viewer, who -> position.view(who).scene());
    }

    /** The state of the generator, if the game reports it. */
    @Nullable
    Data chance() {
        return everything().get("chance");
    }

    List<Viewer> seats() {
        List<Viewer> seats = new ArrayList<>();
        for (int seat = 0; seat < position.seats(); seat++) {
            seats.add(Viewer.seat(seat));
        }
        return seats;
    }

    /** Everyone something may be hidden from: each seat, and a spectator. */
    List<Viewer> viewers() {
        List<Viewer> viewers = seats();
        viewers.add(Viewer.SPECTATOR);
        return viewers;
    }

    /** Everyone, including the referee. */
    List<Viewer> everybody() {
        List<Viewer> viewers = viewers();
        viewers.add(Viewer.REFEREE);
        return viewers;
    }
}
