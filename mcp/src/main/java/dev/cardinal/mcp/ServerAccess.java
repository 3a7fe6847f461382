package dev.cardinal.mcp;

import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/** A seat at a server's table, over a connection that comes back by itself. */
public final class ServerAccess implements Access, Seat.Listener {
    private static final int PATIENCE_SECONDS = 30;
    private static final long GREETING = TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);

    private final int seat;
    private final Seat connection;
    private Data.Fields table = Data.fields();
    private boolean begun;
    private int entry = -1;
    private int asks = NOBODY;
    private @Nullable Refusal gone;

    ServerAccess(Site site, int seat, String key) {
        this.seat = seat;
        connection = new Seat(site, seat, key, this);
    }

    /** Takes a seat. */
    public static ServerAccess at(Site site, int seat, String key) throws Refused {
        ServerAccess access = new ServerAccess(site, seat, key);
        try {
            access.connection.connect();
            return access;
        } catch (IOException unreachable) {
            throw new Refused(new Refusal(
                    "unreachable", "There is no table server at " + site.address(), unreachable.getMessage() + "."));
        }
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public synchronized void heard(Data.Fields message, int bytes) {
        if (message.get("table") instanceof Data.Fields now) {
            table = now;
        }
        if (message.get("entry") instanceof Data.Number(long number)) {
            begun = true;
            entry = (int) number;
            asks = message.get("asks") instanceof Data.Number(long asked) ? (int) asked : NOBODY;
        }
        notifyAll();
    }

    @Override
    public synchronized void refused(Refusal why) {
        gone = why;
        notifyAll();
    }

    @Override
    public Data.Fields ask(Data.Fields request) throws Refused {
        try {
            return connection.ask(request).get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (ExecutionException failed) {
            throw failed.getCause() instanceof Refused refused ? refused : unanswered();
        } catch (TimeoutException late) {
            throw unanswered();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw unanswered();
        }
    }

    private static Refused unanswered() {
        return new Refused(
                new Refusal("unanswered", "The table server does not answer", "Use look to see whether it was done."));
    }

    @Override
    public synchronized Moment await(int from, Duration patience) throws Refused {
        long end = System.nanoTime() + patience.toNanos();
        try {
            while (gone == null && !isSettled(from)) {
                long left = (isHalfTold() ? end + GREETING : end) - System.nanoTime();
                if (left <= 0) {
                    break;
                }
                TimeUnit.NANOSECONDS.timedWait(this, left);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        if (gone != null) {
            throw new Refused(gone);
        }
        return new Moment(begun, entry, asks, isOver(), waitsFor(), notice());
    }

    /** A new connection tells first how the game stands, then who sits where, which may take a while on a busy machine. */
    private boolean isHalfTold() {
        return begun && seats().isEmpty();
    }

    private boolean isSettled(int from) {
        boolean told = begun && entry >= from;
        return (told && (isOver() || asks == seat)) || !notice().isEmpty() || stage().equals("closed");
    }

    private String stage() {
        return table.get("stage") instanceof Data.Text(String stage) ? stage : "";
    }

    private boolean isOver() {
        return stage().equals("over");
    }

    private String waitsFor() {
        List<String> awaited = new ArrayList<>();
        List<Data.Fields> seats = seats();
        for (int other = 0; other < seats.size(); other++) {
            boolean empty = Data.of("open").equals(seats.get(other).get("player"));
            boolean absent = Data.of(false).equals(seats.get(other).get("ready"));
            if (begun ? other == asks : other != seat && (empty || absent)) {
                awaited.add(name(other));
            }
        }
        return String.join(" and ", awaited);
    }

    private List<Data.Fields> seats() {
        return table.get("seats") instanceof Data.Items(List<Data> seats)
                ? seats.stream()
                        .map(one -> one instanceof Data.Fields fields ? fields : Data.fields())
                        .toList()
                : List.of();
    }

    private String name(int other) {
        return seats().get(other).get("name") instanceof Data.Text(String name) && !name.isEmpty()
                ? name
                : "Player " + other;
    }

    /** What somebody else has proposed, and this seat has not said a word to. */
    private String notice() {
        if (!(table.get("proposal") instanceof Data.Fields proposal)
                || !(proposal.get("by") instanceof Data.Number(long by))) {
            return "";
        }
        boolean agreed =
                proposal.get("agreed") instanceof Data.Items(List<Data> seats) && seats.contains(Data.of(seat));
        if (by == seat || agreed) {
            return "";
        }
        return Data.of("takeback").equals(proposal.get("what"))
                ? name((int) by) + " asks to take back a move: use table to agree or decline."
                : Data.of(seat).equals(proposal.get("seat"))
                        ? name((int) by) + " wants a bot to play for you: do anything within half a minute to stay."
                        : "";
    }

    @Override
    public void close() {
        connection.close();
    }
}
