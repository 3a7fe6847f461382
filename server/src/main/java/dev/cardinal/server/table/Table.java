package dev.cardinal.server.table;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.Numbered;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Notice;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One table while a server has it in memory. Everything about it is in the store; this can be dropped at any moment and
 * read again.
 */
public final class Table {
    private static final int TRIES = 20;

    private final Hall hall;
    private final String id;
    private final Windows windows = new Windows(this);
    private final Arrivals arrivals = new Arrivals(this);
    private final Dealing dealing = new Dealing(this);
    private final Hosting hosting = new Hosting(this);
    private final Ending ending = new Ending(this);
    private final Alarm alarm = new Alarm(this);

    private StoredTable row;
    private Lobby lobby;
    private volatile @Nullable HostedGame game;
    /** Whether the store may know more than this server: a write failed, or another server wrote. */
    private volatile boolean stale;
    /** When somebody last did something here. */
    private volatile long active;
    /** Up to when the store knows about it. */
    private long noted;

    private Table(Hall hall, StoredTable row, Lobby lobby) {
        this.hall = hall;
        this.id = row.id();
        this.row = row;
        this.lobby = lobby;
        active = hall.now();
        noted = active;
    }

    /** A table that is in the store already. */
    static Table read(Hall hall, StoredTable row) throws Refused, IOException {
        Table table = new Table(hall, row, Lobby.read(row.lobby()));
        table.restore();
        table.passAsWanted(table.game);
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

    Hall hall() {
        return hall;
    }

    long now() {
        return hall.now();
    }

    synchronized Lobby lobby() {
        return lobby;
    }

    /** What everyone may know about the table. */
    public synchronized Data.Fields open() throws Refused {
        return open(row, lobby.proposing(standing(lobby)));
    }

    /** What is proposed, unless the game has moved on since. */
    @Nullable
    Proposal standing(Lobby now) {
        Proposal proposal = now.proposal();
        HostedGame running = game;
        boolean past = proposal != null
                && proposal.what() == Proposal.What.TAKEBACK
                && (running == null || running.moved() != proposal.moved());
        return past ? null : proposal;
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

    // Its parts.

    Windows windows() {
        return windows;
    }

    Arrivals arrivals() {
        return arrivals;
    }

    Dealing dealing() {
        return dealing;
    }

    Ending ending() {
        return ending;
    }

    void alarm() {
        alarm.set();
    }

    void tellLobby() throws Refused {
        windows.tellLobby();
    }

    /** Tells everyone about the table and, if the cards are dealt now, about the game. */
    void tellAll() throws Refused {
        hosting.settle();
        windows.tellLobby();
        windows.tell();
        hosting.goOn();
    }

    // What is known about it.

    /** Goes on at another table, or where somebody who was faster goes on. */
    Lobby.Next follow(Lobby.Next next) throws Refused {
        alter(now -> now.next() == null ? now.followedBy(next) : now);
        Lobby.Next first = lobby.next();
        return first == null ? next : first;
    }

    /** A change of what is known about the table. */
    interface Alteration {
        Lobby of(Lobby now) throws Refused;
    }

    /** Changes what is known about the table, and tells everyone. */
    void alter(Alteration alteration) throws Refused {
        int before = version();
        untilDone(() -> {
            Lobby next = alteration.of(lobby);
            if (!next.equals(lobby)) {
                change(next, Store.Along.NOTHING);
            }
        });
        if (version() != before) {
            tellLobby();
            alarm.set();
        }
    }

    /** No longer plays; what was played stays readable. */
    void closed(String why) throws Refused {
        change(Stage.CLOSED, lobby.noted(why), row.roster(), Store.Along.NOTHING);
        game = null;
    }

    /** Is over. */
    void ended(HostedGame played) throws Refused {
        change(Stage.OVER, lobby, row.roster(), Store.Along.ending(played.file()));
    }

    /** Begins to play. */
    void begin(HostedGame dealt) throws Refused {
        change(
                Stage.PLAYING,
                lobby,
                row.roster(),
                Store.Along.dealing(dealt.file().entries()));
        game = hosted(dealt);
    }

    Roster roster() throws Refused {
        return roster(row);
    }

    private static Roster roster(StoredTable row) throws Refused {
        String dealt = row.roster();
        if (dealt == null) {
            throw new Refused("not_begun", "The game has not begun: not everybody is here yet");
        }
        return Roster.read(dealt);
    }

    /** A change of the table, made from what it is now. */
    interface Change {
        void make() throws Refused;
    }

    /** Makes a change; if another server was faster with another one, from what the table is then. */
    void untilDone(Change change) throws Refused {
        while (true) {
            refresh();
            int version;
            Refused overtaken;
            synchronized (this) {
                version = row.version();
                try {
                    change.make();
                    return;
                } catch (Refused refused) {
                    if (!refused.refusal().code().equals(Hosting.OVERTAKEN)) {
                        throw refused;
                    }
                    overtaken = refused;
                }
            }
            refresh();
            if (version() == version) {
                throw overtaken; // it was not the table that had changed, but the invitation that was spent
            }
        }
    }

    synchronized int version() {
        return row.version();
    }

    /** Stores a change of the table at the same stage. */
    void change(Lobby next, Store.Along along) throws Refused {
        change(stage(), next, row.roster(), along);
    }

    /** Stores a change of the table, or refuses it if another server was faster. */
    void change(Stage stage, Lobby next, @Nullable String roster, Store.Along along) throws Refused {
        StoredTable changed =
                row.changed(stage.word(), next.agreement().listed(), next.json().toString(), roster, hall.now());
        try {
            if (!store().change(changed, along)) {
                stale = true;
                throw new Refused(new Refusal(
                        Hosting.OVERTAKEN, "Someone else was faster, or this invitation has been used", "Look again."));
            }
        } catch (IOException failed) {
            stale = true;
            throw Store.unavailable(failed);
        }
        row = changed;
        lobby = next;
        passAsWanted(game);
    }

    /** Lets the host answer for those who want that where there is no choice. */
    private void passAsWanted(@Nullable HostedGame playing) {
        for (int seat = 0; playing != null && seat < lobby.chairs().size(); seat++) {
            playing.autoPass(seat, lobby.chairs().get(seat).auto());
        }
    }

    // The game.

    /** Reads the game from the store, if it is dealt. */
    private void restore() throws Refused {
        if (stage() == Stage.OPEN || stage() == Stage.DEALING) {
            game = null;
            return;
        }
        try {
            GameFile file = new GameFile(roster(), store().entries(id));
            game = stage() == Stage.CLOSED ? null : hosted(restored(file));
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** The game as these rules play it. If they do not play it as it was played, it is closed as unfinished. */
    private @Nullable HostedGame restored(GameFile file) throws Refused {
        try {
            Game rules = Games.named(file.roster().game());
            return HostedGame.restore(rules, file, Seats.of(rules, file.roster().players()));
        } catch (Refused changed) {
            if (stage() == Stage.PLAYING) {
                closed(changed.refusal().toString());
            }
            return null;
        }
    }

    private @Nullable HostedGame hosted(@Nullable HostedGame read) {
        if (read == null) {
            return null;
        }
        boolean clock = lobby.agreement().clock() != null;
        HostedGame hosted = clock ? read.timed() : read;
        return hosted.keptIn(log())
                .at(clock || read.severalPeople() ? Pace.REAL : Pace.NONE)
                .thinkingOn(hall.bots());
    }

    @Nullable
    HostedGame running() {
        return game;
    }

    /** Refuses a player whose time is up. */
    void requireTime(HostedGame playing, int seat) throws Refused {
        Clock clock = lobby().agreement().clock();
        if (clock != null && clock.left(playing, seat).toMillis() <= 0) {
            throw new Refused("no_time", "Your time is up, so the bot plays your game to its end");
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

    /** Reads on if the store may know more, and tells everyone. */
    void refresh() throws Refused {
        if (stale) {
            boolean dealt = game != null;
            boolean changed = hasChanged();
            if (dealt) {
                windows.tell(); // the last moves before the end of the game
            }
            if (changed) {
                tellLobby();
            }
            windows.tell();
        }
    }

    /** Reads on; returns whether something else than the game has changed. */
    private synchronized boolean hasChanged() throws Refused {
        int version = row.version();
        stale = false;
        try {
            row = store().table(id).orElseThrow(Hall::noTable);
            lobby = Lobby.read(row.lobby());
            HostedGame running = game;
            if (running == null || (stage() != Stage.PLAYING && stage() != Stage.OVER)) {
                restore();
            } else {
                follow(running);
            }
            passAsWanted(game);
        } catch (IOException failed) {
            stale = true;
            throw Store.unavailable(failed);
        } catch (Refused failed) {
            stale = true;
            throw failed;
        }
        return row.version() != version;
    }

    private void follow(HostedGame running) throws Refused, IOException {
        List<Numbered> more = store().entries(id, running.last());
        try {
            running.follow(more);
        } catch (Refused impossible) {
            hall.trouble("a table is read from the beginning: " + impossible.getMessage());
            restore();
        }
    }

    /** Something was written, maybe by another server. */
    void heard(Notice notice) {
        HostedGame running = game;
        if (notice.version() > version() || notice.entry() > (running == null ? 0 : running.last())) {
            catchUp();
        }
    }

    /** The store may know more: reads on now if somebody here waits for it, or else when somebody does. */
    void catchUp() {
        stale = true;
        while (isNeeded() && !hall.isClosed()) {
            try {
                refresh();
                takeUp();
                hosting.goOn();
                alarm.set();
                return;
            } catch (Refused unable) {
                if (unable.refusal().code().equals("no_table")) {
                    ending.gone(); // another server has deleted it
                    return;
                }
                hall.trouble("a table could not read on: " + unable.getMessage());
                if (!Hosting.isForStorage(unable)) {
                    return;
                }
                Hosting.pause();
            }
        }
    }

    private boolean isNeeded() {
        return !windows.isEmpty() || hosting.isWanted() || store().leases().isHeld(id);
    }

    /** Does what a server left undone that was stopped on the way. */
    private void takeUp() throws Refused {
        Stage now = stage();
        if (now == Stage.OPEN || now == Stage.DEALING) {
            dealing.beginIfReady();
        }
        HostedGame running = game;
        if (running != null) {
            ending.keepIfOver(running);
        }
        if (stage() != now) {
            tellAll();
        }
    }

    /** The game, or a refusal if it has not begun. */
    HostedGame game() throws Refused {
        refresh();
        return started();
    }

    private synchronized HostedGame started() throws Refused {
        HostedGame running = game;
        if (running == null) {
            boolean before = stage() == Stage.OPEN || stage() == Stage.DEALING;
            throw before
                    ? new Refused("not_begun", "The game has not begun: not everybody is here yet")
                    : new Refused(new Refusal(
                            "closed",
                            "This game cannot go on" + (lobby.note().isEmpty() ? "" : ": " + lobby.note()),
                            "Its record can still be read."));
        }
        return running;
    }

    /** Whether this server answers for the table, rather than another one. */
    boolean isMine() {
        return store().leases().hold(id);
    }

    // What players do.

    /** A seat does something; everyone has been told when this returns. */
    Data.Fields act(int seat, Act act) throws Refused {
        Data.Fields result = acted(seat, act);
        hall.pulse().acted();
        active = hall.now();
        try {
            hosting.settle();
            windows.tell();
            hosting.goOn();
            ending.keepIfOver(game());
            stillThere(seat);
        } catch (Refused failed) {
            if (!Hosting.isForStorage(failed)) {
                throw failed;
            } // else it was done, and what follows is done when the table is looked at again
        }
        alarm.set();
        return result;
    }

    /** If the store knew more, from what it has now: what was done already is not done again. */
    private Data.Fields acted(int seat, Act act) throws Refused {
        for (int tries = 1; ; tries++) {
            HostedGame running = game();
            int last = running.last();
            try {
                return act.in(running, seat);
            } catch (Refused refused) {
                stale |= store().isShared();
                if (!stale || tries == TRIES || (game().last() == last && game == running)) {
                    throw refused;
                }
            }
        }
    }

    /** Whoever does something is there, so that no bot has to play for them. */
    private void stillThere(int seat) throws Refused {
        Proposal proposal = lobby().proposal();
        if (proposal != null && proposal.isBotFor(seat)) {
            alter(now -> now.proposing(null));
        }
    }

    /** Something a seat does in its game. */
    interface Act {
        Data.Fields in(HostedGame game, int seat) throws Refused;
    }

    // Windows.

    /** Adds a window and tells it where the game is; false if this table is no longer in use. */
    boolean look(Window window) throws Refused {
        refresh();
        if (window.viewer().seat() < 0) {
            requireWatched();
        }
        takeUp();
        hosting.settle();
        if (!windows.add(window)) {
            return false;
        }
        hosting.goOn();
        alarm.set();
        return true;
    }

    /** How many seconds later a viewer sees what happens. */
    int delay(Viewer viewer) {
        boolean late = viewer.seat() < 0 && stage() == Stage.PLAYING;
        return late ? lobby().agreement().delay() : 0;
    }

    /** Refuses those who watch with a delay and want to know how the game stands now. */
    void requireNow(Viewer viewer) throws Refused {
        if (delay(viewer) > 0) {
            throw new Refused(
                    "delayed", "You watch this game with a delay, and see it only over a connection that you keep");
        }
    }

    /** Forgets this table if nobody has looked at it or done anything here for a while; it is read again on demand. */
    boolean forgetIfIdle(long before) {
        synchronized (windows) {
            HostedGame running = game;
            boolean busy = !windows.isEmpty() || active > before || (running != null && running.waitsForHost());
            if (!busy) {
                windows.close();
            }
            return !busy;
        }
    }

    /** Whether something was done here that the store does not know the time of. */
    boolean wasActive() {
        boolean was = active > noted;
        noted = active;
        return was;
    }

    public synchronized void requireWatched() throws Refused {
        if (!lobby.agreement().watched()) {
            throw new Refused("not_watched", "Nobody may watch at this table");
        }
    }

    public void leave(Window window) {
        synchronized (windows) {
            boolean last = windows.leave(window);
            if (!last || stage() != Stage.OVER) {
                return;
            }
            windows.close();
        }
        hall.forget(this);
    }

    /** What a client has missed that has seen the game up to an entry, as one message. */
    public Data.Fields looked(Viewer viewer, int since) throws Refused {
        requireNow(viewer);
        return windows.looked(viewer, since);
    }
}
