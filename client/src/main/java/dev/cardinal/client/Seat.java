package dev.cardinal.client;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A seat at a table, held over a connection that may break: it comes back by itself, asks only for what it missed, and
 * sends again what was not acknowledged, unless that might do it twice.
 */
public final class Seat implements AutoCloseable {
    private static final long FIRST_WAIT = 100;
    private static final long LONGEST_WAIT = 5_000;

    private final Site site;
    private final String key;
    private final Listener listener;
    private final FairShare share;
    private final Map<String, Pending> pending = new LinkedHashMap<>();
    private final String name = Long.toString(ThreadLocalRandom.current().nextLong() >>> 1, 36);
    private @Nullable Wire wire;
    private int entry = -1;
    private int sent;
    /** Counts connections, so that what still arrives over an old one is ignored. */
    private int connection;

    private boolean closed;

    /** A request that was not acknowledged yet. */
    private record Pending(Data.Fields request, CompletableFuture<Data.Fields> reply) {
        /** Whether doing it twice would be something else than doing it once, and the server cannot tell. */
        boolean isRisky() {
            return List.of("undo", "concede", "chat").contains(Site.text(request, "do"));
        }

        void abandon() {
            reply.completeExceptionally(new Refused(new Refusal(
                    "lost", "The connection was lost before the server answered", "Check whether it was done.")));
        }
    }

    /** Is told what the server says, in order, one message at a time. */
    public interface Listener {
        /** A message about the table or the game; see docs/server.md. */
        void heard(Data.Fields message, int bytes);

        /** The connection broke and is being restored, or is back. */
        default void connected(boolean now) {}

        /** The server refuses this seat altogether, or is not fair. */
        default void refused(Refusal why) {}
    }

    /**
     * Takes a seat.
     *
     * @param key the seat's key
     */
    public Seat(Site site, int seat, String key, Listener listener) {
        this(site, key, listener, new FairShare(seat));
    }

    /**
     * Takes a seat.
     *
     * @param key the seat's key
     * @param share this client's part in making the cards fair
     */
    public Seat(Site site, String key, Listener listener, FairShare share) {
        this.site = site;
        this.key = key;
        this.listener = listener;
        this.share = share;
    }

    /** The client's part in making the cards fair. */
    public FairShare share() {
        return share;
    }

    /** Connects; throws an exception if the server cannot be reached. */
    public Seat connect() throws IOException {
        int now;
        int since;
        synchronized (this) {
            now = ++connection;
            since = entry;
        }
        Wire open = Wire.open(site, "", key, since, new Wire.Listener() {
            @Override
            public void heard(Data.Fields message, int bytes) {
                Seat.this.heard(now, message, bytes);
            }

            @Override
            public void lost() {
                Seat.this.lost(now);
            }
        });
        synchronized (this) {
            wire = open;
            pending.values().forEach(waiting -> open.send(waiting.request));
        }
        listener.connected(true);
        return this;
    }

    /**
     * Asks the server for something. What can be done only once carries a mark of this client's, so that it is safe to
     * send it again after the connection broke.
     */
    public CompletableFuture<Data.Fields> ask(Data.Fields request) {
        CompletableFuture<Data.Fields> reply = new CompletableFuture<>();
        synchronized (this) {
            String id = name + "." + sent++;
            Data.Fields marked = request.with("id", id);
            boolean once = List.of("answer", "line", "move").contains(Site.text(request, "do"));
            marked = once ? marked.with("client", id) : marked;
            pending.put(id, new Pending(marked, reply));
            Wire open = wire;
            if (open != null) {
                open.send(marked);
            }
        }
        return reply;
    }

    private void heard(int over, Data.Fields message, int bytes) {
        Pending answered = null;
        synchronized (this) {
            if (over != connection) {
                return;
            }
            if (message.get("re") instanceof Data.Text(String id)) {
                answered = pending.remove(id);
            } else if (message.get("entry") instanceof Data.Number(long number)) {
                entry = (int) number;
            }
        }
        if (answered != null) {
            if (message.get("refused") instanceof Data.Fields refused) {
                answered.reply.completeExceptionally(new Refused(Site.refusal(refused)));
            } else {
                answered.reply.complete(message);
            }
            return;
        }
        if (message.get("refused") instanceof Data.Fields refused) {
            close();
            listener.refused(Site.refusal(refused));
            return;
        }
        if (message.get("table") instanceof Data.Fields lobby) {
            takePart(lobby);
        }
        listener.heard(message, bytes);
    }

    private void takePart(Data.Fields lobby) {
        try {
            Optional<Data.Fields> next = share.next(lobby);
            if (next.isPresent()) {
                CompletableFuture<?> _ = ask(next.get()); // the table's next message says whether it was accepted
            }
        } catch (Refused unfair) {
            close();
            listener.refused(unfair.refusal());
        }
    }

    private void lost(int over) {
        List<Pending> unsure;
        synchronized (this) {
            if (closed || over != connection) {
                return;
            }
            connection++;
            wire = null;
            unsure = pending.values().stream().filter(Pending::isRisky).toList();
            pending.values().removeAll(unsure);
        }
        unsure.forEach(Pending::abandon);
        listener.connected(false);
        Thread.ofVirtual().start(this::comeBack);
    }

    private void comeBack() {
        long wait = FIRST_WAIT;
        while (true) {
            try {
                Thread.sleep(wait + ThreadLocalRandom.current().nextLong(wait));
                synchronized (this) {
                    if (closed) {
                        return;
                    }
                }
                connect();
                return;
            } catch (IOException still) {
                wait = Math.min(LONGEST_WAIT, 2 * wait);
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    /** Lets go of the connection, as if the network had failed; it comes back by itself. */
    public void drop() {
        Wire open;
        int over;
        synchronized (this) {
            open = wire;
            over = connection;
        }
        if (open != null) {
            open.drop();
            lost(over);
        }
    }

    @Override
    public void close() {
        Wire open;
        synchronized (this) {
            closed = true;
            open = wire;
            wire = null;
        }
        if (open != null) {
            open.close();
        }
    }
}
