package dev.cardinal.server.store;

import org.jspecify.annotations.Nullable;

/**
 * A table as the database has it.
 *
 * @param version counts its changes
 * @param lobby who sits where and what was agreed, as JSON
 * @param roster the first line of its log, with the secret, once the game is dealt
 */
public record StoredTable(
        String id,
        int version,
        String stage,
        String game,
        boolean listed,
        String lobby,
        @Nullable String roster,
        long made,
        long touched) {

    /** The same after a change. */
    public StoredTable changed(
            String newStage, boolean nowListed, String newLobby, @Nullable String newRoster, long now) {
        return new StoredTable(id, version + 1, newStage, game, nowListed, newLobby, newRoster, made, now);
    }
}
