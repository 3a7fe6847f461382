package dev.cardinal.server.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Set;

/**
 * Something that clients can ask for.
 *
 * @param fields what may be said with it
 */
record Request(Set<String> fields, Handler handler) {
    /** Carries out a request of anyone who may see the table. */
    interface Handler {
        Data.Fields handle(Table table, Viewer viewer, Form body) throws Refused;
    }

    /** Carries out a request of somebody who sits there. */
    interface SeatHandler {
        Data.Fields handle(Table table, int seat, Form body) throws Refused;
    }

    static Request byAnyone(Handler handler, String... fields) {
        return new Request(Set.of(fields), handler);
    }

    static Request bySeat(SeatHandler handler, String... fields) {
        return byAnyone(
                (table, viewer, body) -> {
                    if (viewer.seat() < 0) {
                        throw new Refused("no_seat", "You are only watching: sit down to play");
                    }
                    return handler.handle(table, viewer.seat(), body);
                },
                fields);
    }

    static Data.Fields done(int entry) {
        return Data.fields().with("done", entry);
    }
}
