package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Refused;
import dev.cardinal.server.store.Leases;
import java.time.Duration;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/** Sees to it that what was announced at a table happens in time: a bot that takes over, a clock that runs out. */
final class Alarm {
    /** Rather a moment late than a moment early. */
    private static final Duration MARGIN = Duration.ofMillis(5);

    private final Table table;
    private @Nullable Future<?> pending;

    Alarm(Table table) {
        this.table = table;
    }

    /** Looks what comes next, and wakes up then. */
    synchronized void set() {
        Future<?> old = pending;
        if (old != null) {
            old.cancel(false);
            pending = null;
        }
        Duration wait = wait(table.lobby());
        if (wait != null) {
            pending = table.hall().later(wait.isNegative() ? MARGIN : wait.plus(MARGIN), this::ring);
        }
    }

    private @Nullable Duration wait(Lobby lobby) {
        HostedGame game = table.running();
        Proposal proposal = lobby.proposal();
        Clock clock = lobby.agreement().clock();
        if (game == null || game.position().over() || (proposal == null && clock == null)) {
            return null;
        }
        Duration wait = null;
        if (proposal != null && proposal.what() == Proposal.What.BOT) {
            wait = Duration.ofMillis(proposal.due() - table.now());
        }
        int asked = game.position().asked();
        if (clock != null && game.seats().isPerson(asked)) {
            Duration flag = clock.until(game, asked);
            wait = wait == null || flag.compareTo(wait) < 0 ? flag : wait;
        }
        return wait;
    }

    private synchronized void ringLater() {
        pending = table.hall().later(Leases.LENGTH.dividedBy(5), this::ring);
    }

    private void ring() {
        if (!table.isMine()) {
            if (wait(table.lobby()) != null) {
                ringLater(); // the server that answers for the table does it, or is gone by then
            }
            return;
        }
        try {
            HostedGame game = table.game();
            Lobby lobby = table.lobby();
            Proposal proposal = lobby.proposal();
            if (proposal != null && proposal.what() == Proposal.What.BOT && proposal.due() <= table.now()) {
                table.alter(now -> now.proposing(null));
                table.act(proposal.seat(), (playing, seat) -> {
                    if (playing.seats().isPerson(seat)) {
                        Terms.seat(playing, seat, "");
                    }
                    return Request.done(playing.last());
                });
            }
            Clock clock = lobby.agreement().clock();
            int asked = game.position().over() ? -1 : game.position().asked();
            if (clock != null
                    && asked >= 0
                    && game.seats().isPerson(asked)
                    && clock.left(game, asked).toMillis() <= 0) {
                table.act(asked, (playing, seat) -> {
                    if (playing.seats().isPerson(seat)) { // else another server has done so
                        playing.flag(seat, clock.bot());
                    }
                    return Request.done(playing.last());
                });
            }
        } catch (Refused unable) {
            table.hall().trouble("a table's time could not be kept: " + unable.getMessage());
        }
        set();
    }
}
