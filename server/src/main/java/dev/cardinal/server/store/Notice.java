package dev.cardinal.server.store;

import java.util.Optional;

/**
 * Says that something about a table was written, maybe by another server.
 *
 * @param entry the last entry of its log that was written, or 0 if none was
 * @param version the version of its row that was written, or 0 if none was
 */
public record Notice(String table, int entry, int version) {
    /** Nothing that other servers must know. */
    static final Notice NONE = new Notice("", 0, 0);

    static Notice of(StoredTable next) {
        return new Notice(next.id(), 0, next.version());
    }

    /** No version comes after this. */
    static Notice deleted(String table) {
        return new Notice(table, 0, Integer.MAX_VALUE);
    }

    boolean isNews() {
        return !table.isEmpty();
    }

    String text() {
        return table + " " + entry + " " + version;
    }

    static Optional<Notice> read(String text) {
        String[] parts = text.split(" ");
        try {
            return parts.length == 3
                    ? Optional.of(new Notice(parts[0], Integer.parseInt(parts[1]), Integer.parseInt(parts[2])))
                    : Optional.empty();
        } catch (NumberFormatException notOurs) {
            return Optional.empty();
        }
    }
}
