package dev.cardinal.server.table;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.News;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
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
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One table while a server has it in memory. Everything about it is in the store; this can be dropped at any moment and
 * read again.
 */
public final class Table {
    private final Hall hall;
    private final String id;
    /** Whoever locks both locks this first, and then the table. */
    private final List<Window> windows = new ArrayList<>();

    /** How often the host was asked to go on since its thread last looked; 0 if it has none. */
    private final AtomicInteger wanted = new AtomicInteger();

    private StoredTable row;
    private Lobby lobby;
    private volatile @Nullable HostedGame game;
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

    /** A table with a game that is under way. */
    static Table hosting(Hall hall, StoredTable row, Lobby lobby, HostedGame game) {
        Table table = new Table(hall, row, lobby);
        table.game = game.keptIn(table.log()).thinkingOn(hall.bots());
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
    public synchronized Data.Fields open() throws Refused {
        return open(row, lobby);
    }

    static Data.Fields open(StoredTable row, Lobby lobby) throws Refused {
        Data.Fields json = Data.fields().with("table", row.id()).with("stage", row.stage());
        for (Map.Entry<String, Data> field : lobby.open().values().entrySet()) {
            json = json.with(field.getKey(), field.getValue());
        }
        return switch (Stage.of(row.stage())) {
            case DEALING -> json.with("roster", roster(row).open());
            case OVER -> json.with("secret", lobby.secret().hex());
            default -> json;
        };
    }

    /** The seat that is asked, or -1. */
    public int asks() {
        HostedGame running = game;
        return running == null ? -1 : running.position().asked();
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
            Held held = new Held(Held.Kind.SEAT, id, seat);
            change(stage(), next, row.roster(), Store.Along.spending(invitation, Map.of(key, held)));
        }
        tellLobby();
        return key;
    }

    /** An invitation for another window of one's own seat, or for an empty one. */
    Key invite(int seat, int forSeat) throws Refused {
        refresh();
        synchronized (this) {
            if (forSeat != seat
                    && (forSeat >= lobby.chairs().size()
                            || !lobby.chairs().get(forSeat).isEmpty())) {
                throw new Refused("taken", "You can invite people to an empty seat or to your own");
            }
            Key invitation = Key.draw();
            Held held = new Held(Held.Kind.INVITATION, id, forSeat);
            change(stage(), lobby, row.roster(), Store.Along.adding(invitation, held));
            return invitation;
        }
    }

    // Fair chance: see docs/fair.md.

    /** A seat's client commits to its contribution by a hash; empty for none. The last one fixes the roster. */
    void commit(int seat, String hash) throws Refused {
        refresh();
        synchronized (this) {
            if (stage() != Stage.OPEN) {
                throw new Refused("too_late", "It is too late to commit to a contribution");
            }
            Chair chair = lobby.chairs().get(seat);
            if (chair.ready()) {
                throw new Refused("committed", "This seat has committed to its contribution already");
            }
            change(Stage.OPEN, lobby.with(seat, chair.committed(hash)), null, Store.Along.NOTHING);
        }
        beginIfReady();
        tellLobby();
    }

    /** Fixes the roster once everybody sits and is ready. */
    void beginIfReady() throws Refused {
        synchronized (this) {
            if (stage() != Stage.OPEN || !lobby.isFull() || !lobby.isReady()) {
                return;
            }
            String roster = Terms.roster(lobby).json().toString();
            change(Stage.DEALING, lobby, roster, Store.Along.NOTHING);
        }
        dealIfRevealed();
        remindLater();
    }

    /** A seat's client reveals its contribution. The last one deals the cards. */
    void reveal(int seat, String hex) throws Refused {
        refresh();
        synchronized (this) {
            Chair chair = lobby.chairs().get(seat);
            if (stage() != Stage.DEALING || !chair.owes()) {
                throw new Refused("not_now", "There is nothing for you to reveal now");
            }
            roster().require(seat, Contribution.read(hex));
            change(Stage.DEALING, lobby.with(seat, chair.revealed(hex)), row.roster(), Store.Along.NOTHING);
        }
        dealIfRevealed();
        settle();
        tellLobby();
        tell();
        goOn();
    }

    /** Deals the cards once nobody owes a contribution any more. */
    private synchronized void dealIfRevealed() throws Refused {
        if (stage() != Stage.DEALING || !lobby.owing().isEmpty()) {
            return;
        }
        Roster roster = roster();
        Game rules = Games.named(roster.game());
        HostedGame dealt = HostedGame.start(rules, roster, lobby.contributions(), Seats.of(rules, roster.players()));
        for (int seat = 0; seat < lobby.chairs().size(); seat++) {
            if (!lobby.chairs().get(seat).name().isEmpty()) {
                dealt.name(seat, lobby.chairs().get(seat).name());
            }
        }
        change(
                Stage.PLAYING,
                lobby,
                row.roster(),
                Store.Along.dealing(dealt.file().entries()));
        game = hosted(dealt);
    }

    private Roster roster() throws Refused {
        return roster(row);
    }

    private static Roster roster(StoredTable row) throws Refused {
        String dealt = row.roster();
        if (dealt == null) {
            throw new Refused("not_begun", "The game has not begun: not everybody is here yet");
        }
        return Roster.read(dealt);
    }

    /** A client that is here but does not reveal must not keep the others waiting. */
    private void remindLater() {
        Thread.ofVirtual().start(() -> {
            try {
                Thread.sleep(hall.patience());
                startAnew();
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            } catch (Refused unable) {
                hall.trouble("a table could not start anew: " + unable.getMessage());
            }
        });
    }

    /** Gives up the deal because of clients that are here and do not reveal: their seats are free again. */
    private void startAnew() throws Refused {
        refresh();
        Set<Integer> here = here();
        synchronized (this) {
            List<Integer> silent = lobby.owing().stream().filter(here::contains).toList();
            if (stage() != Stage.DEALING || silent.isEmpty()) {
                return;
            }
            String who = silent.stream().map(seat -> "Player " + seat).collect(Collectors.joining(" and "));
            String why = who + " did not reveal the number that was promised, so the cards were never dealt."
                    + " The table starts anew without them.";
            change(Stage.OPEN, lobby.anew(silent, why), null, Store.Along.leaving(silent));
        }
        tellLobby();
    }

    /** The seats that have a window. */
    private Set<Integer> here() {
        synchronized (windows) {
            return windows.stream().map(window -> window.viewer().seat()).collect(Collectors.toSet());
        }
    }

    /** Stores a change of the table, or refuses it if another server was faster. */
    private void change(Stage stage, Lobby next, @Nullable String roster, Store.Along along) throws Refused {
        StoredTable changed =
                row.changed(stage.word(), next.listed(), next.json().toString(), roster, hall.now());
        try {
            if (!store().change(changed, along)) {
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
        if (stage() == Stage.OPEN || stage() == Stage.DEALING) {
            game = null;
            return;
        }
        try {
            Roster roster = roster();
            Game rules = Games.named(roster.game());
            GameFile file = new GameFile(roster, store().entries(id));
            game = hosted(HostedGame.restore(rules, file, Seats.of(rules, roster.players())));
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    private HostedGame hosted(HostedGame read) {
        return read.keptIn(log())
                .at(read.seats().severalPeople() ? Pace.REAL : Pace.NONE)
                .thinkingOn(hall.bots());
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
                endIfOver(running);
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
        hall.pulse().acted();
        settle();
        tell();
        goOn();
        endIfOver(running);
        return result;
    }

    /** Keeps a game that is over in one piece, and shows the secret behind its cards. */
    private void endIfOver(HostedGame running) throws Refused {
        if (!running.position().over()) {
            return;
        }
        synchronized (this) {
            if (stage() != Stage.PLAYING) {
                return;
            }
            change(Stage.OVER, lobby, row.roster(), Store.Along.ending(running.file()));
        }
        tellLobby();
    }

    /** Answers what no one has to be asked, before anyone is shown the question. */
    private void settle() throws Refused {
        HostedGame running = game;
        boolean more = true;
        while (more && running != null && running.waitsForNobody()) {
            more = running.goOnOnce();
        }
    }

    /** Something a seat does in its game. */
    interface Act {
        Data.Fields in(HostedGame game, int seat) throws Refused;
    }

    // Windows.

    /** Adds a window and tells it where the game is. */
    public void look(Window window) throws Refused {
        refresh();
        if (window.viewer().seat() < 0) {
            requireWatched();
        }
        settle();
        synchronized (windows) {
            windows.add(window);
            window.send(Data.fields().with("table", open()));
            tell(window);
        }
        goOn();
    }

    private synchronized void requireWatched() throws Refused {
        if (!lobby.watched()) {
            throw new Refused("not_watched", "Nobody may watch at this table");
        }
    }

    public void leave(Window window) {
        synchronized (windows) {
            windows.remove(window);
            if (!windows.isEmpty()) {
                return;
            }
        }
        if (stage() == Stage.OVER) {
            hall.forget(this);
        }
    }

    /** What a client has missed that has seen the game up to an entry, as one message. */
    public Data.Fields looked(Viewer viewer, int since) throws Refused {
        HostedGame running = game();
        return new Window(viewer, since, _ -> {}).message(running.news(since)).fields();
    }

    private void tellLobby() throws Refused {
        synchronized (windows) {
            Data.Fields message = Data.fields().with("table", open());
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
