package dev.cardinal.mcp;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.host.Sent;
import dev.cardinal.host.Speaker;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A seat in a game that is hosted here. Somebody else lets the game go on, and says when the seat may look again.
 */
final class OwnAccess implements Access {
    private final HostedGame game;
    private final int seat;
    private boolean mayAct;
    private boolean over;

    OwnAccess(HostedGame game, int seat) {
        this.game = game;
        this.seat = seat;
    }

    @Override
    public int seat() {
        return seat;
    }

    /** The seat is asked. */
    synchronized void asked() {
        mayAct = true;
        notifyAll();
    }

    /** Nothing more will be asked. */
    synchronized void over() {
        over = true;
        notifyAll();
    }

    /** Waits until the seat has answered, at most so long. Returns whether it has. */
    synchronized boolean answered(Duration patience) throws InterruptedException {
        if (mayAct) {
            TimeUnit.NANOSECONDS.timedWait(this, Math.max(1, patience.toNanos()));
        }
        return !mayAct;
    }

    @Override
    public Data.Fields ask(Data.Fields request) throws Refused {
        String what = Venue.text(request, "do");
        return switch (what) {
            case "words" -> new Speaker(game, Viewer.seat(seat)).say(request);
            case "line" -> line(request);
            default ->
                throw new Refused(new Refusal(
                        "not_here", "This game is played to its end without " + what, "Answer, or look again."));
        };
    }

    private synchronized Data.Fields line(Data.Fields request) throws Refused {
        if (!mayAct) {
            throw new Refused(new Refusal("not_asked", "You are not asked now", "Use look to wait until you are."));
        }
        int before = game.moved();
        Sent sent = new Sent(game.last(), "").because(Venue.text(request, "reason"));
        Optional<Line.Result> result = game.line(seat, sent, Venue.text(request, "text"));
        mayAct = game.moved() == before;
        notifyAll();
        Data.Fields done = Data.fields().with("done", game.last());
        if (result.isEmpty() || result.get().untried().isEmpty()) {
            return done;
        }
        return done.with("untried", Data.texts(result.get().untried()))
                .with("stop", result.get().stop().name().toLowerCase(Locale.ROOT))
                .with("asks", game.position().over() ? NOBODY : game.position().asked());
    }

    @Override
    public synchronized Moment await(int entry, Duration patience) {
        long end = System.nanoTime() + patience.toNanos();
        try {
            long left = patience.toNanos();
            while (!mayAct && !over && left > 0) {
                TimeUnit.NANOSECONDS.timedWait(this, left);
                left = end - System.nanoTime();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        int asks = mayAct ? seat : NOBODY;
        return new Moment(true, game.last(), asks, over, over || mayAct ? "" : "the others", "");
    }

    @Override
    public void close() {
        over();
    }
}
