package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/**
 * How much time each player has for the whole game. It stands still while no server has the table in memory.
 *
 * @param minutes for each player; 0 if there are only the free seconds
 * @param free how many seconds of every answer do not count
 * @param end what happens when a player's time is up: {@link #LOSE}, or the bot that plays on
 */
record Clock(int minutes, int free, String end) {
    static final String LOSE = "lose";
    private static final int MOST_MINUTES = 24 * 60;
    private static final int MOST_FREE = 600;

    static Clock read(Form form) throws Refused {
        Clock clock = new Clock(
                form.number("minutes", 0, MOST_MINUTES, 0),
                form.number("free", 0, MOST_FREE, 0),
                form.text("end", LOSE));
        if (clock.minutes == 0 && clock.free == 0) {
            throw new Refused("bad_field", "A clock needs minutes for the whole game or free seconds for every answer");
        }
        return clock;
    }

    Data.Fields json() {
        return Data.fields().with("minutes", minutes).with("free", free).with("end", end);
    }

    /** The bot that takes over, or empty if the player loses. */
    String bot() {
        return end.equals(LOSE) ? "" : end;
    }

    /** The time a seat has left at this moment. */
    Duration left(HostedGame game, int seat) {
        Duration grace = Duration.ofSeconds(free);
        Duration left = Duration.ofMinutes(minutes).minus(game.used(seat, grace));
        if (!game.position().over() && game.position().asked() == seat) {
            Duration thinking = game.waiting().minus(grace);
            left = thinking.isNegative() ? left : left.minus(thinking);
        }
        return left;
    }

    /** How long it is until this seat's time is up, if it does not answer. */
    Duration until(HostedGame game, int seat) {
        Duration unused = Duration.ofSeconds(free).minus(game.waiting());
        return left(game, seat).plus(unused.isNegative() ? Duration.ZERO : unused);
    }

    /** The milliseconds that each seat has left. */
    Data left(HostedGame game) {
        List<Data> left = new ArrayList<>();
        for (int seat = 0; seat < game.seats().size(); seat++) {
            left.add(Data.of(Math.max(0, left(game, seat).toMillis())));
        }
        return Data.of(left);
    }
}
