package dev.cardinal.server.table;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/** Carries out what clients ask for at a table, the same for every way in which they send it. */
public final class Desk {
    private static final String DO = "do";
    /** What every request may have. */
    private static final Set<String> ALWAYS = Set.of(DO, "id");

    private static final Map<String, Request> REQUESTS = all();

    private Desk() {}

    private static Map<String, Request> all() {
        Map<String, Request> requests = new HashMap<>();
        Playing.addTo(requests);
        Seating.addTo(requests);
        Company.addTo(requests);
        Looking.addTo(requests);
        return Map.copyOf(requests);
    }

    /** Everything that can be asked for, in alphabetical order. */
    public static SortedSet<String> requests() {
        return new TreeSet<>(REQUESTS.keySet());
    }

    /** Carries out a request; the reply says what came of it, besides what every window is told. */
    public static Data.Fields handle(Table table, Viewer viewer, Form form) throws Refused {
        String word = form.text(DO);
        Request request = REQUESTS.get(word);
        if (request == null) {
            throw new Refused(new Refusal(
                    "unknown_request",
                    "There is nothing to do that is called " + Refusal.quote(word),
                    "There are " + String.join(", ", requests()) + "."));
        }
        form.only(request.fields(), ALWAYS);
        return request.handler().handle(table, viewer, form);
    }
}
