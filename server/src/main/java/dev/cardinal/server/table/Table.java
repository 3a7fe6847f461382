package dev.cardinal.server.table;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.News;
import dev.cardinal.host.Numbered;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * One table while a server has it in memory. Everything about it is in the store; this can be dropped at any moment and
 * read again.
 */
public final class Table {
    private final Hall hall;
    private final String id;
    private final List<Window> windows = new ArrayList<>();
    /** How often the host was asked to go on since its thread last looked; 0 if it has none. */
    private final AtomicInteger wanted = new AtomicInteger();

    private StoredTable row;
    private Lobby lobby;
    private @Nullable HostedGame game;
    /** Whether the store may know more than this server: a write failed, or another server wrote. */
    private volatile boolean stale;

    private Table(Hall hall, StoredTable row, Lobby lobby) {
        this.hall = hall;
        this.id = row.id();
        this.row = row;
        this.lobby = lobby;
    }

    /** A table that is in the store already. */
    static Table read(Hall hall, StoredTable row) throws Refused, IOException {
        Table table = new Table(hall, row, Lobby.read(row.lobby()));
        table.restore();
        return table;
    }

    public String id() {
        return id;
    }

    private Store store() {
        return hall.store();
    }

    public synchronized Stage stage() {
        return Stage.of(row.stage());
    }

    /** What everyone may know about the table. */
    public synchronized Data.Fields open() {
        Data.Fields json = Data.fields().with("table", id).with("stage", row.stage());
        for (Map.Entry<String, Data> field : lobby.open().values().entrySet()) {
            json = json.with(field.getKey(), field.getValue());
        }
        return json;
    }

    // Sitting down.

    /** A person takes the seat that an invitation is for, and gets a key of their own; the invitation is spent. */
    Key sit(Key invitation, int seat, String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        synchronized (this) {
            Chair chair = lobby.chairs().get(seat);
            Lobby next = lobby;
            if (chair.isEmpty()) {
                next = lobby.with(seat, Chair.person(name, own));
                Terms.check(next);
            }
            change(stage(), next, row.roster(), List.of(invitation), Map.of(key, new Held(Held.Kind.SEAT, id, seat)));
        }
        tellLobby();
        return key;
    }

    /** An invitation for another window of a seat, or for an empty one. */
    public synchronized Key invite(int seat) throws Refused {
        Key invitation = Key.draw();
        change(
                stage(),
                lobby,
                row.roster(),
                List.of(),
                Map.of(invitation, new Held(Held.Kind.INVITATION, id, seat)));
        return invitation;
    }

    /** A seat's client says what it contributes to chance, as a hash; empty for nothing. The last one starts the game. */
    public void commit(int seat, String hash) throws Refused {
        synchronized (this) {
            if (stage() != Stage.OPEN) {
                throw new Refused("too_late", "The cards are dealt already");
            }
            Chair chair = lobby.chairs().get(seat);
            if (!chair.isPerson() || chair.ready()) {
                throw new Refused("committed", "This seat has already said what it contributes");
            }
            change(stage(), lobby.with(seat, chair.committed(hash)), null, List.of(), Map.of());
        }
        tellLobby();
        beginIfReady();
    }

    /** Starts the game once everybody sits and is ready. */
    void beginIfReady() throws Refused {
        synchronized (this) {
            if (stage() != Stage.OPEN || !lobby.isFull() || !lobby.isReady()) {
                return;
            }
            Roster roster = Terms.roster(lobby);
            change(Stage.PLAYING, lobby, roster.json().toString(), List.of(), Map.of());
            restore();
            HostedGame started = started();
            for (int seat = 0; seat < lobby.chairs().size(); seat++) {
                if (!lobby.chairs().get(seat).name().isEmpty()) {
                    started.name(seat, lobby.chairs().get(seat).name());
                }
            }
        }
        tellLobby();
        tell();
        goOn();
    }

    /** Stores a change of the table, or refuses it if another server was faster. */
    private void change(
            Stage stage, Lobby next, @Nullable String roster, List<Key> spent, Map<Key, Held> added) throws Refused {
        StoredTable changed = row.changed(stage.word(), next.listed(), next.json().toString(), roster, hall.now());
        try {
            if (!store().change(changed, spent, added)) {
                stale = true;
                throw new Refused(new Refusal(
                        "overtaken", "Someone else was faster, or this invitation has been used", "Look again."));
            }
        } catch (IOException failed) {
            stale = true;
            throw Store.unavailable(failed);
        }
        row = changed;
        lobby = next;
    }

    // The game.

    /** Reads the game from the store, if it is dealt. */
    private void restore() throws Refused {
        String dealt = row.roster();
        if (dealt == null) {
            game = null;
            return;
        }
        try {
            Roster roster = Roster.read(Form.parse(dealt).fields());
            List<Numbered> entries = store().entries(id, 0);
            Game rules = Games.named(roster.game());
            Seats seats = Seats.of(rules, roster.players());
            HostedGame restored = HostedGame.restore(rules, new GameFile(roster, entries), seats);
            game = restored.keptIn(log())
                    .at(restored.seats().severalPeople() ? Pace.REAL : Pace.NONE)
                    .thinkingOn(hall.bots());
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    private Log log() {
        Log kept = store().log(id);
        return entries -> {
            try {
                kept.append(entries);
            } catch (IOException failed) {
                stale = true;
                throw failed;
            }
        };
    }

    /** Reads the table again if the store may know more. */
    private synchronized void refresh() throws Refused {
        if (!stale) {
            return;
        }
        try {
            row = store().table(id).orElseThrow(Hall::noTable);
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
        lobby = Lobby.read(row.lobby());
        restore();
        stale = false;
    }

    /** The game, or a refusal if it has not begun. */
    HostedGame game() throws Refused {
        refresh();
        return started();
    }

    private synchronized HostedGame started() throws Refused {
        HostedGame running = game;
        if (running == null) {
            throw new Refused("not_begun", "The game has not begun: not everybody is here yet");
        }
        return running;
    }

    /** Lets bots and the host answer, on a thread of their own, and tells everyone. */
    private void goOn() {
        HostedGame running = game;
        if (running != null && running.waitsForHost() && wanted.getAndIncrement() == 0) {
            Thread.ofVirtual().name("table-" + id).start(this::host);
        }
    }

    private void host() {
        int seen;
        do {
            seen = wanted.get();
            try {
                HostedGame running = game();
                boolean more = true;
                while (more) {
                    more = running.goOnOnce();
                    tell();
                }
            } catch (Refused unable) {
                hall.trouble("a table could not go on: " + unable.getMessage());
            }
        } while (!wanted.compareAndSet(seen, 0));
    }

    // What players do.

    /** A seat does something; everyone has been told when this returns. */
    Data.Fields act(int seat, Act act) throws Refused {
        try {
            return acted(seat, act);
        } catch (Refused failed) {
            if (!stale) {
                throw failed;
            }
            return acted(seat, act); // from what the store has now: if it was done already, it is not done again
        }
    }

    private Data.Fields acted(int seat, Act act) throws Refused {
        HostedGame running = game();
        Data.Fields result = act.in(running, seat);
        boolean more = true;
        while (more && running.waitsForNobody()) {
            more = running.goOnOnce();
        }
        tell();
        goOn();
        return result;
    }

    /** Something a seat does in its game. */
    interface Act {
        Data.Fields in(HostedGame game, int seat) throws Refused;
    }

    // Windows.

    /** Adds a window and tells it where the game is. */
    public void look(Window window) throws Refused {
        refresh();
        synchronized (windows) {
            windows.add(window);
            window.send(Data.fields().with("table", open()));
            tell(window);
        }
        goOn();
    }

    public void leave(Window window) {
        synchronized (windows) {
            windows.remove(window);
        }
    }

    boolean isWatched() {
        synchronized (windows) {
            return !windows.isEmpty();
        }
    }

    /** What a client has missed that has seen the game up to an entry, as one message. */
    public Data.Fields looked(Viewer viewer, int since) throws Refused {
        HostedGame running = game();
        return new Window(viewer, since, _ -> {}).message(running.news(since)).fields();
    }

    private void tellLobby() {
        Data.Fields message = Data.fields().with("table", open());
        synchronized (windows) {
            windows.forEach(window -> window.send(message));
        }
    }

    /** Tells every window what is new to it. */
    void tell() {
        synchronized (windows) {
            windows.forEach(this::tell);
        }
    }

    private void tell(Window window) {
        HostedGame running = game;
        if (running == null) {
            return;
        }
        News news = running.news(window.told());
        if (news.last() != window.told()) {
            window.send(window.message(news).fields());
        }
    }
}
