package dev.cardinal.mageknight;

import dev.cardinal.mageknight.data.Components;
import dev.cardinal.mageknight.data.Reputation;

/** Fame and reputation (1.4). */
final class Fame {
    static final int MOST = 119;

    private Fame() {}

    static void gain(Table t, int seat, int number) {
        if (number == 0) {
            return;
        }
        Player player = t.players[seat];
        player.fame = Math.min(MOST, player.fame + number);
        if (t.heard()) {
            Told.fame(t, seat, number);
        }
    }

    static void reputation(Table t, int seat, int number) {
        Player player = t.players[seat];
        int before = player.reputation;
        player.reputation = Math.clamp(before + number, Reputation.LEAST, Reputation.MOST);
        if (player.reputation != before && t.heard()) {
            Told.reputation(t, seat, player.reputation - before);
        }
    }

    /** The level that belongs to so much fame. */
    static int level(int fame) {
        int level = 1;
        while (level < Components.levels().size()
                && fame >= Components.level(level + 1).fame()) {
            level++;
        }
        return level;
    }
}
