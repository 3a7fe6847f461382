package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** How often each fact holds among many positions, as the referee sees them. */
final class Frequencies {
    /** A difference of this many standard errors does not occur by chance in billions of comparisons. */
    private static final double TOO_FAR = 6.5;

    private final Map<String, Integer> counts = new HashMap<>();
    private int size;

    int size() {
        return size;
    }

    void add(Position position) {
        size++;
        for (Map.Entry<String, Data> field :
                position.view(Viewer.REFEREE).data().values().entrySet()) {
            if (!field.getKey().equals("question")) {
                add(field.getKey(), field.getValue());
            }
        }
    }

    private void add(String path, Data data) {
        switch (data) {
            case Data.Fields(Map<String, Data> fields) ->
                fields.forEach((name, value) -> add(path + "." + name, value));
            case Data.Items(List<Data> items) -> {
                Map<String, Integer> bag = new HashMap<>();
                for (int i = 0; i < items.size(); i++) {
                    bag.merge(items.get(i).toString(), 1, Integer::sum);
                    count(path + "[" + i + "]=" + items.get(i));
                }
                bag.forEach((item, times) -> count(path + " has " + times + " " + item));
            }
            default -> count(path + "=" + data);
        }
    }

    private void count(String thing) {
        counts.merge(thing, 1, Integer::sum);
    }

    /** The first fact that holds too often or too rarely. */
    Optional<String> difference(Frequencies wanted) {
        TreeSet<String> things = new TreeSet<>(counts.keySet());
        things.addAll(wanted.counts.keySet());
        for (String thing : things) {
            double here = counts.getOrDefault(thing, 0);
            double there = wanted.counts.getOrDefault(thing, 0);
            double share = (here + there) / (size + wanted.size);
            double error = Math.sqrt(share * (1 - share) * (1.0 / size + 1.0 / wanted.size));
            if (Math.abs(here / size - there / wanted.size) > TOO_FAR * error) {
                return Optional.of(String.format(
                        Locale.ROOT,
                        "%s in %.0f of %d, but should be in %.0f of %d",
                        thing,
                        here,
                        size,
                        there,
                        wanted.size));
            }
        }
        return Optional.empty();
    }
}
