package dev.cardinal.kernel;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A scene on which moves are carried out. */
final class Rearranging {
    private final Scene before;
    private final Map<String, Pile> piles = new LinkedHashMap<>();

    Rearranging(Scene scene) {
        before = scene;
        scene.areas().forEach(area -> piles.put(area.id(), Pile.of(area)));
    }

    Scene scene() {
        List<Area> areas = new ArrayList<>();
        piles.values().forEach(pile -> areas.add(pile.area()));
        return new Scene(areas, before.counters(), before.arrows(), before.status());
    }

    void apply(Move move) {
        try {
            switch (move) {
                case Move.Moved moved -> moved(moved);
                case Move.Turned(String area, Place at, int count, Look look, int privy) ->
                    pile(area).turn(at, count, look);
                case Move.Shuffled(String area, int from, List<String> faces, int privy) ->
                    pile(area).shuffle(from, faces, privy != 0);
                case Move.Reordered reordered ->
                    pile(reordered.area()).reorder(reordered.from(), reordered.order(), reordered.known());
            }
        } catch (IllegalArgumentException | IndexOutOfBoundsException bad) {
            throw new IllegalStateException(move.json() + " does not fit: " + bad.getMessage(), bad);
        }
    }

    private Pile pile(String id) {
        Pile pile = piles.get(id);
        if (pile == null) {
            throw new IllegalArgumentException("there is no area " + id);
        }
        return pile;
    }

    private void moved(Move.Moved move) {
        for (int i = 0; i < move.count(); i++) {
            if (!move.from().equals(Move.BOX)) {
                Pile from = pile(move.from());
                if (from.holding() && move.at() instanceof Place.At(int index)) {
                    leave(from, index);
                }
                from.remove(move.at(), move.look().face());
            }
            if (!move.to().equals(Move.BOX)) {
                Pile to = pile(move.to());
                to.add(move.into(), move.look());
                if (to.holding() && move.into() instanceof Place.At(int index)) {
                    arrive(to, index);
                }
            }
        }
    }

    /** What lies under a piece must have left before it; the areas under those behind it move up. */
    private void leave(Pile row, int index) {
        Pile under = pile(Area.under(row.id(), index));
        if (under.size() > 0) {
            throw new IllegalArgumentException("something still lies in " + under.id());
        }
        piles.remove(under.id());
        for (int i = index + 1; i < row.size() && !row.stays(); i++) {
            rename(row, i, i - 1);
        }
    }

    private void arrive(Pile row, int index) {
        for (int i = row.size() - 2; i >= index && !row.stays(); i--) {
            rename(row, i, i + 1);
        }
        Pile under = row.under(index);
        piles.put(under.id(), under);
    }

    private void rename(Pile row, int from, int to) {
        Pile under = pile(Area.under(row.id(), from));
        piles.remove(under.id());
        Pile now = under.named(Area.under(row.id(), to));
        piles.put(now.id(), now);
    }
}
