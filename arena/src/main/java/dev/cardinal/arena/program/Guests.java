package dev.cardinal.arena.program;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.OwnBots;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The programs at a table, each in a seat of its own. One thread asks them all. */
public final class Guests implements AutoCloseable {
    private final HostedGame game;
    private final Map<Integer, Guest> guests = new TreeMap<>();
    private final Map<Integer, Meter> meters = new TreeMap<>();
    private @Nullable Refusal trouble;
    private boolean over;

    private Guests(HostedGame game) {
        this.game = game;
    }

    /** Starts the programs. One that cannot be started has lost. */
    static Guests at(HostedGame game, Map<Integer, Program> programs, Allowance allowance) {
        Guests all = new Guests(game);
        programs.forEach((seat, program) -> {
            Meter meter = new Meter(allowance);
            all.meters.put(seat, meter);
            try {
                all.guests.put(seat, program.sitDown(new Chair(game, seat, meter)));
            } catch (Forfeit unable) {
                all.guests.put(seat, new Absent(unable));
            }
        });
        return all;
    }

    /** A program that could not be started. */
    private record Absent(Forfeit why) implements Guest {
        @Override
        public void answer() throws Forfeit {
            throw why;
        }

        @Override
        public void over() {}

        @Override
        public void close() {}
    }

    /** Lets bots, programs and the host answer until a person has to, or the game is over. */
    public void goOn() throws Refused {
        game.goOn();
        Guest guest = asked();
        while (guest != null && !Thread.currentThread().isInterrupted()) {
            answer(game.position().asked(), guest);
            game.goOn();
            guest = asked();
        }
        if (game.position().over() && !over) {
            over = true;
            guests.values().forEach(Guest::over);
        }
    }

    /** The program that has to answer now, if any. */
    private @Nullable Guest asked() {
        Position now = game.position();
        return now.over() ? null : guests.get(now.asked());
    }

    private void answer(int seat, Guest guest) throws Refused {
        Meter meter = meters.get(seat);
        if (meter == null) {
            throw new IllegalStateException("there is a meter for every program");
        }
        meter.asked();
        try {
            guest.answer();
            meter.answered();
        } catch (Forfeit why) {
            meter.lost(why);
            guest.close();
            guests.remove(seat);
            giveUp(seat, why.reason());
        }
    }

    /** Concedes for a program, with the reason in the log. */
    private void giveUp(int seat, String reason) throws Refused {
        trouble = new Refusal(
                "program_lost", "Player " + seat + ", " + game.seats().names().get(seat) + ", gives up: " + reason);
        game.chat(seat, "gives up: " + reason);
        game.concede(seat);
        if (!game.position().over()) {
            game.seat(seat, OwnBots.RANDOM); // the others go on, and must never wait for it
        }
    }

    /** Why a program has lost its game, if no one has asked since. */
    public Optional<Refusal> trouble() {
        Optional<Refusal> news = Optional.ofNullable(trouble);
        trouble = null;
        return news;
    }

    /** What each program has done so far, by seat. */
    public Map<Integer, Conduct> conduct() {
        Map<Integer, Conduct> conduct = new TreeMap<>();
        meters.forEach((seat, meter) -> conduct.put(seat, meter.conduct()));
        return conduct;
    }

    @Override
    public void close() {
        guests.values().forEach(Guest::close);
        guests.clear();
    }
}
