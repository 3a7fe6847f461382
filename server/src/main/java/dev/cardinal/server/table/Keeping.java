package dev.cardinal.server.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Store;
import java.io.IOException;
import java.time.Duration;
import java.util.List;

/**
 * How long tables are kept that nobody uses.
 *
 * @param idle in memory; they are read again on demand
 * @param open waiting for players; then they are deleted
 * @param playing without a move; then they are closed as unfinished
 * @param over after the end; then they are deleted, unless it is zero
 */
public record Keeping(Duration idle, Duration open, Duration playing, Duration over) {
    /** A few minutes in memory, a week for players to come, three months without a move. */
    public static Keeping usual(Duration over) {
        return new Keeping(Duration.ofMinutes(10), Duration.ofDays(7), Duration.ofDays(90), over);
    }

    /** Puts away what nobody uses. */
    void tidy(Hall hall) {
        try {
            Store store = hall.store();
            long now = hall.now();
            store.touch(
                    hall.present().stream()
                            .filter(Table::wasActive)
                            .map(Table::id)
                            .toList(),
                    now);
            for (Table table : hall.present()) {
                if (table.forgetIfIdle(now - idle.toMillis())) {
                    hall.forget(table);
                }
            }
            for (Stage stage : List.of(Stage.OPEN, Stage.DEALING)) {
                for (String id : store.idle(stage.word(), now - open.toMillis())) {
                    delete(hall, id);
                }
            }
            for (String id : store.idle(Stage.PLAYING.word(), now - playing.toMillis())) {
                hall.table(id).ending().close("nobody has played for " + playing.toDays() + " days");
            }
            for (Stage stage : over.isZero() ? List.<Stage>of() : List.of(Stage.OVER, Stage.CLOSED)) {
                for (String id : store.idle(stage.word(), now - over.toMillis())) {
                    delete(hall, id);
                }
            }
        } catch (IOException | Refused unable) {
            hall.trouble("old tables could not be put away: " + unable.getMessage());
        }
    }

    private static void delete(Hall hall, String id) throws IOException {
        hall.store().delete(id);
        hall.gone(id);
    }
}
