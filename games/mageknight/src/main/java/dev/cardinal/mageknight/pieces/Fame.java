package dev.cardinal.mageknight.pieces;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Reputation;
import dev.cardinal.mageknight.table.Player;
import dev.cardinal.mageknight.table.Table;

/** Fame and reputation (1.4). */
public final class Fame {
    public static final int MOST = 119;

    private Fame() {}

    public static void gain(Table t, int seat, int number) {
        if (number == 0) {
            return;
        }
        Player player = t.players[seat];
        player.fame = Math.min(MOST, player.fame + number);
        if (t.heard()) {
            Events.fame(t, seat, number);
        }
    }

    public static void reputation(Table t, int seat, int number) {
        Player player = t.players[seat];
        int before = player.reputation;
        player.reputation = Math.clamp(before + number, Reputation.LEAST, Reputation.MOST);
        if (player.reputation != before && t.heard()) {
            Events.reputation(t, seat, player.reputation - before);
        }
    }

    /** The level for this much fame. */
    public static int level(int fame) {
        int level = 1;
        while (level < Components.levels().size()
                && fame >= Components.level(level + 1).fame()) {
            level++;
        }
        return level;
    }
}
