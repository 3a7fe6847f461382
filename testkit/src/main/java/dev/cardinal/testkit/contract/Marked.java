package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What a {@link Follower} knows besides where pieces are: counters, badges by area, arrows and the status. */
final class Marked {
    private final Map<String, Data> counters = new TreeMap<>();
    private final Map<String, Data> badges = new TreeMap<>();
    private Data arrows = Data.of(List.of());
    private Data status = Data.of("");

    Marked(Data.Fields scene) {
        for (Data counter : Follower.items(scene, "counters")) {
            if (counters.put(Follower.text((Data.Fields) counter, "id"), counter) != null) {
                throw new IllegalStateException("two counters have the same id: " + counter);
            }
        }
        for (Data area : Follower.items(scene, "areas")) {
            List<Data> badged = Follower.items((Data.Fields) area, "pieces").stream()
                    .filter(piece -> ((Data.Fields) piece).get("badges") != null)
                    .toList();
            replace(Follower.text((Data.Fields) area, "id"), Data.of(badged));
        }
        rest(scene);
    }

    void apply(Data.Fields changes) {
        for (Data counter : Follower.items(changes, "counters")) {
            counters.put(Follower.text((Data.Fields) counter, "id"), counter);
        }
        for (Data gone : Follower.items(changes, "gone")) {
            counters.remove(((Data.Text) gone).value());
        }
        if (changes.get("badges") instanceof Data.Fields(Map<String, Data> areas)) {
            areas.forEach(this::replace);
        }
        rest(changes);
    }

    private void replace(String area, Data badged) {
        if (badged.equals(Data.of(List.of()))) {
            badges.remove(area);
        } else {
            badges.put(area, badged);
        }
    }

    /** A scene, like a change, leaves out what is not worth saying. */
    private void rest(Data.Fields said) {
        arrows = said.values().getOrDefault("arrows", arrows);
        status = said.values().getOrDefault("status", status);
    }

    List<String> differences(Marked real) {
        List<String> differences = new ArrayList<>();
        compare("counters", counters, real.counters, differences);
        compare("badges", badges, real.badges, differences);
        compare("arrows", arrows, real.arrows, differences);
        compare("status", status, real.status, differences);
        return differences;
    }

    private static void compare(String what, Object here, Object real, List<String> differences) {
        if (!here.equals(real)) {
            differences.add(what + ": the changes give " + here + ", the scene has " + real);
        }
    }
}
