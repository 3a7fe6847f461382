package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Person;
import dev.cardinal.host.Secret;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Notice;
import dev.cardinal.server.store.Notices;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** All the tables of a server. */
public final class Hall implements AutoCloseable, Notices.Listener {
    private static final Logger LOG = System.getLogger(Hall.class.getName());
    private static final int LONGEST_NAME = 40;
    private static final int MOST_SEATS = 8;
    private static final int MOST_LISTED = 50;
    private static final long LEAST_FREE = 64L << 20;
    private static final int TIDY = 10;

    private final Store store;
    private final Duration patience;
    private final ExecutorService bots;
    private final ScheduledExecutorService bell;
    private final long leastFree;
    private final Pulse pulse = new Pulse();
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private volatile boolean closed;

    /** Opens the hall, and keeps games that are over for a while. */
    public Hall(Store store, Keeping keeping) throws Refused {
        this(store, Duration.ofSeconds(30), LEAST_FREE);
        Future<?> _ = bell.scheduleWithFixedDelay(
                () -> Thread.startVirtualThread(() -> keeping.tidy(this)), TIDY, TIDY, TimeUnit.MINUTES);
    }

    /**
     * A hall.
     *
     * @param patience how long to wait for a client to reveal its contribution to chance
     * @param leastFree with less free space on the disk, in bytes, there are no new tables
     */
    public Hall(Store store, Duration patience, long leastFree) throws Refused {
        this.store = store;
        this.patience = patience;
        this.leastFree = leastFree;
        bell = Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("bell").daemon().factory());
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        bots = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().name("bots-", 0).daemon().factory());
        try {
            store.listen(this);
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    @Override
    public void written(Notice notice) {
        Table table = tables.get(notice.table());
        if (table != null) {
            Thread.ofVirtual().start(() -> table.heard(notice));
        }
    }

    @Override
    public void missed() {
        tables.values().forEach(table -> Thread.ofVirtual().start(table::catchUp));
    }

    boolean isClosed() {
        return closed;
    }

    Store store() {
        return store;
    }

    /** The few threads on which bots think, so that sockets never wait for them. */
    ExecutorService bots() {
        return bots;
    }

    long now() {
        return System.currentTimeMillis();
    }

    /** Does something later, on a thread of its own. */
    Future<?> later(Duration wait, Runnable what) {
        return inOrder(wait, () -> Thread.startVirtualThread(what));
    }

    /** Does something short later. What waits equally long is done in order. */
    Future<?> inOrder(Duration wait, Runnable what) {
        return bell.schedule(what, wait.toNanos(), TimeUnit.NANOSECONDS);
    }

    /** The tables in memory. */
    List<Table> present() {
        return List.copyOf(tables.values());
    }

    /** How long to wait for a client to reveal its contribution to chance. */
    Duration patience() {
        return patience;
    }

    void trouble(String what) {
        LOG.log(Level.WARNING, what);
    }

    public Pulse pulse() {
        return pulse;
    }

    public int waiting() {
        return store.waiting();
    }

    public long commits() {
        return store.commits();
    }

    public long commitNanos() {
        return store.commitNanos();
    }

    /** How many tables are in memory. */
    public int size() {
        return tables.size();
    }

    /**
     * A new table.
     *
     * @param key the maker's own key, if they take a seat
     * @param invitations one for each seat that is still open
     */
    public record Made(Table table, int seat, @Nullable Key key, Map<Integer, Key> invitations) {}

    /**
     * Makes a table. Its {@code seats} are a list: {@code me} for the maker, {@code open} for whoever is invited, or the
     * name of a bot.
     */
    public Made make(Form form) throws Refused {
        Set<String> fields = new HashSet<>(Agreement.FIELDS);
        fields.addAll(Set.of("seats", "name", "own"));
        form.only(fields);
        Agreement agreement = Agreement.of(form);
        List<Chair> chairs = new ArrayList<>();
        Map<Key, Held> keys = new HashMap<>();
        Map<Integer, Key> invitations = new HashMap<>();
        String id = Secret.draw().table();
        Key mine = Key.draw();
        int seat = -1;
        List<String> seats = form.texts("seats");
        if (seats.size() > MOST_SEATS) {
            throw new Refused("bad_field", "A table has at most " + MOST_SEATS + " seats");
        }
        for (String player : seats) {
            int here = chairs.size();
            if (player.equals("me") && seat < 0) {
                seat = here;
                chairs.add(Chair.person(name(form), own(form)));
                keys.put(mine, new Held(Held.Kind.SEAT, id, here));
            } else if (player.equals("open")) {
                chairs.add(Chair.EMPTY);
                Key invitation = Key.draw();
                invitations.put(here, invitation);
                keys.put(invitation, new Held(Held.Kind.INVITATION, id, here));
            } else if (player.equals("me") || player.equalsIgnoreCase(Person.NAME)) {
                throw new Refused(new Refusal(
                        "bad_field", "Only one seat can be yours", "Make the others 'open' and invite people."));
            } else {
                chairs.add(Chair.bot(player));
            }
        }
        Table table = putUp(id, Lobby.of(agreement, chairs), keys);
        return new Made(table, seat, seat < 0 ? null : mine, invitations);
    }

    /** Puts up a table that people come to from another one. */
    Table putUp(Lobby lobby, Map<Key, Held> keys) throws Refused {
        return putUp(Secret.draw().table(), lobby, keys);
    }

    private Table putUp(String id, Lobby lobby, Map<Key, Held> keys) throws Refused {
        Terms.check(lobby);
        requireSpace();
        StoredTable row = new StoredTable(
                id,
                1,
                Stage.OPEN.word(),
                lobby.game(),
                lobby.agreement().listed(),
                lobby.json().toString(),
                null,
                now(),
                now());
        try {
            store.add(row, keys);
            Table table = Table.read(this, row);
            tables.put(id, table);
            table.dealing().beginIfReady();
            return table;
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /**
     * Hosts a game that was not dealt here, at its own pace.
     *
     * @param keys those of the people at the table, by seat
     */
    public Table host(HostedGame game, List<Key> keys) throws Refused {
        Secret secret = Objects.requireNonNull(game.roster().secret());
        Map<Key, Held> held = new HashMap<>();
        List<Chair> chairs = new ArrayList<>();
        for (Key key : keys) {
            held.put(key, new Held(Held.Kind.SEAT, secret.table(), chairs.size()));
            chairs.add(Chair.person("", Map.of()).committed(""));
        }
        Lobby lobby = new Lobby(
                new Agreement(game.roster().game(), game.options(), true, true, 0, null, null),
                chairs,
                secret,
                "",
                null,
                null);
        StoredTable row = new StoredTable(
                secret.table(),
                1,
                Stage.PLAYING.word(),
                lobby.game(),
                true,
                lobby.json().toString(),
                game.roster().json().toString(),
                now(),
                now());
        try {
            store.add(row, held);
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
        Table table = Table.hosting(this, row, lobby, game);
        tables.put(table.id(), table);
        return table;
    }

    /** A disk that is almost full is kept for the games in play. */
    private void requireSpace() throws Refused {
        if (store.free() < leastFree) {
            throw new Refused(new Refusal(
                    "disk_full",
                    "The server's disk is almost full, so there are no new tables",
                    "Games in play go on. Whoever runs the server has to make room."));
        }
    }

    private static String name(Form form) throws Refused {
        return form.text("name", "", LONGEST_NAME).strip();
    }

    private static Map<String, String> own(Form form) throws Refused {
        return form.named("own", Agreement.LONGEST_OPTION);
    }

    /**
     * Someone who has sat down.
     *
     * @param key their own key, which nobody else has
     */
    public record Sat(Table table, int seat, Key key) {}

    /** Sits down with an invitation. */
    public Sat sit(Key invitation, Form form) throws Refused {
        form.only(Set.of("name", "own"));
        Held held = held(invitation, Held.Kind.INVITATION);
        Table table = table(held.table());
        return new Sat(table, held.seat(), table.arrivals().sit(invitation, held.seat(), name(form), own(form)));
    }

    /** Sits down at a listed table without an invitation. */
    public Data.Fields join(String table, Form form) throws Refused {
        form.only(Set.of("name", "own"));
        return table(table).arrivals().join(name(form), own(form));
    }

    /** What a seat's key opens, if it opens anything. */
    public Optional<Held> opened(Key key) throws Refused {
        try {
            return store.held(key).filter(held -> held.kind() == Held.Kind.SEAT);
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** What a key opens, or the same refusal for every key that opens nothing. */
    public Held held(Key key, Held.Kind kind) throws Refused {
        try {
            return store.held(key)
                    .filter(held -> held.kind() == kind)
                    .orElseThrow(() -> kind == Held.Kind.SEAT
                            ? new Refused("bad_key", "This key does not open a seat")
                            : new Refused("bad_invitation", "This invitation is unknown or has been used already"));
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** The table of this name. */
    public Table table(String id) throws Refused {
        Table known = tables.get(id);
        if (known != null) {
            known.refresh();
            return known;
        }
        try {
            StoredTable row = store.table(id).orElseThrow(Hall::noTable);
            Table read = Table.read(this, row);
            Table first = tables.putIfAbsent(id, read);
            if (first == null && store.isShared()) {
                read.catchUp(); // something may have been written before notices about it could reach it
            }
            return first == null ? read : first;
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** What everyone may know about the tables that are listed and not over. */
    public List<Data.Fields> listed() throws Refused {
        try {
            List<Data.Fields> found = new ArrayList<>();
            for (Stage stage : List.of(Stage.OPEN, Stage.PLAYING)) {
                for (StoredTable row : store.listed(stage.word(), MOST_LISTED)) {
                    found.add(Table.open(row, Lobby.read(row.lobby())));
                }
            }
            return found;
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** Opens a window to a table. */
    public Table look(String id, Window window) throws Refused {
        while (true) {
            Table table = table(id);
            if (table.look(window)) {
                return table;
            }
            forget(table); // and read it again
        }
    }

    /** Tells everyone at a table that it is no more. */
    void gone(String id) {
        Table known = tables.get(id);
        if (known != null) {
            known.ending().gone();
        }
    }

    /** Forgets a table that nobody looks at; it is read again on demand. */
    void forget(Table table) {
        tables.remove(table.id(), table);
    }

    static Refused noTable() {
        return new Refused("no_table", "There is no such table");
    }

    @Override
    public void close() {
        closed = true;
        bell.shutdownNow();
        bots.shutdownNow();
        store.close();
    }
}
