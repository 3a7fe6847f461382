package dev.cardinal.server.table;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Log;
import dev.cardinal.host.News;
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
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.store.Notice;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One table while a server has it in memory. Everything about it is in the store; this can be dropped at any moment and
 * read again.
 */
public final class Table {
    private static final String OVERTAKEN = "overtaken";
    private static final int TRIES = 20;
    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final Duration BREATH = Duration.ofMillis(50);

    private final Hall hall;
    private final String id;
    /** Whoever locks both locks this first, and then the table. */
    private final List<Window> windows = new CopyOnWriteArrayList<>(); // a window that cannot be told leaves at once

    /** How often the host was asked to go on since its thread last looked; 0 if it has none. */
    private final AtomicInteger wanted = new AtomicInteger();

    private final Alarm alarm = new Alarm(this);

    private StoredTable row;
    private Lobby lobby;
    /** The version in which clients were last given time to reveal. */
    private int reminded;

    private volatile @Nullable HostedGame game;
    /** Whether the store may know more than this server: a write failed, or another server wrote. */
    private volatile boolean stale;
    /** When somebody last did something here. */
    private volatile long active;
    /** Up to when the store knows about it. */
    private long noted;

    private volatile boolean forgotten;

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

    // Sitting down.

    /** A person takes the seat that an invitation is for, and gets a key of their own; the invitation is spent. */
    Key sit(Key invitation, int seat, String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        untilDone(() -> seat(key, seat, List.of(invitation), name, own));
        tellLobby();
        return key;
    }

    /** Somebody who was not invited takes an empty seat, which only a listed table offers. */
    Data.Fields join(String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        AtomicInteger taken = new AtomicInteger();
        untilDone(() -> {
            if (!lobby.agreement().listed()) {
                throw new Refused("not_listed", "You need an invitation to sit down at this table");
            }
            taken.set(lobby.players().indexOf(""));
            if (stage() != Stage.OPEN || taken.get() < 0) {
                throw new Refused("taken", "No seat is left at this table");
            }
            seat(key, taken.get(), List.of(), name, own);
        });
        tellLobby();
        return sat(taken.get(), key);
    }

    /** Lets a key open a seat. If nobody has sat there yet, all other invitations to it are void from now on. */
    private void seat(Key key, int seat, List<Key> spent, String name, Map<String, String> own) throws Refused {
        Lobby next = lobby;
        List<Integer> left = List.of();
        if (lobby.chairs().get(seat).isEmpty()) {
            next = lobby.with(seat, Chair.person(name, own));
            left = List.of(seat);
            Terms.check(next);
        }
        Map<Key, Held> added = Map.of(key, new Held(Held.Kind.SEAT, id, seat));
        change(stage(), next, row.roster(), new Store.Along(spent, left, added, List.of(), null));
    }

    private Data.Fields sat(int seat, Key key) throws Refused {
        return Data.fields().with("table", open()).with("seat", seat).with("key", key.text());
    }

    /** An invitation for another window of one's own seat, or for an empty one. */
    Key invite(int seat, int forSeat) throws Refused {
        Key invitation = Key.draw();
        untilDone(() -> {
            if (forSeat != seat
                    && (forSeat >= lobby.chairs().size()
                            || !lobby.chairs().get(forSeat).isEmpty())) {
                throw new Refused("taken", "You can invite people to an empty seat or to your own");
            }
            Held held = new Held(Held.Kind.INVITATION, id, forSeat);
            change(stage(), lobby, row.roster(), Store.Along.adding(invitation, held));
        });
        return invitation;
    }

    /** Somebody comes from another table and takes an empty seat, or comes to the seat that is theirs already. */
    Data.Fields taken(int seat, String name, Map<String, String> own) throws Refused {
        Key key = Key.draw();
        untilDone(() -> seat(key, seat, List.of(), name, own));
        tellLobby();
        return sat(seat, key);
    }

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
                change(stage(), next, row.roster(), Store.Along.NOTHING);
            }
        });
        if (version() != before) {
            tellLobby();
            alarm.set();
        }
    }

    /** A player no longer wants this game. It is gone for good when nobody is left who does. */
    void delete(int seat) throws Refused {
        refresh();
        if (deletedIfAlone(seat)) {
            gone();
            return;
        }
        untilDone(() -> {
            if (stage() == Stage.DEALING || stage() == Stage.PLAYING) {
                throw new Refused(new Refusal(
                        "in_play", "The others are still playing this game", "Concede first, then delete it."));
            }
            Lobby next = stage() == Stage.OPEN ? lobby.with(seat, Chair.EMPTY) : lobby;
            change(stage(), next, row.roster(), Store.Along.leaving(List.of(seat)));
        });
        tellLobby();
    }

    private synchronized boolean deletedIfAlone(int seat) throws Refused {
        try {
            boolean alone = store().seated(id).stream().allMatch(other -> other == seat);
            if (alone) {
                store().delete(id);
            }
            return alone;
        } catch (IOException failed) {
            throw Store.unavailable(failed);
        }
    }

    /** Tells everyone that the table is no more. */
    void gone() {
        synchronized (windows) {
            Data.Fields message =
                    Data.fields().with("table", Data.fields().with("table", id).with("stage", "deleted"));
            windows.forEach(window -> window.send(message));
            windows.clear();
            forgotten = true;
        }
        hall.forget(this);
    }

    /** Gives up a game that nobody plays any more; what was played stays readable. */
    void close(String why) throws Refused {
        untilDone(() -> {
            if (stage() == Stage.PLAYING) {
                change(Stage.CLOSED, lobby.noted(why), row.roster(), Store.Along.NOTHING);
                game = null;
            }
        });
        tellLobby();
    }

    // Fair chance: see docs/fair.md.

    /** A seat's client commits to its contribution by a hash; empty for none. The last one fixes the roster. */
    void commit(int seat, String hash) throws Refused {
        untilDone(() -> {
            if (stage() != Stage.OPEN) {
                throw new Refused("too_late", "It is too late to commit to a contribution");
            }
            Chair chair = lobby.chairs().get(seat);
            if (chair.ready()) {
                throw new Refused("committed", "This seat has committed to its contribution already");
            }
            change(Stage.OPEN, lobby.with(seat, chair.committed(hash)), null, Store.Along.NOTHING);
        });
        beginIfReady();
        tellAll();
    }

    /** Fixes the roster once everybody sits and is ready. */
    void beginIfReady() throws Refused {
        untilDone(() -> {
            if (stage() == Stage.OPEN && lobby.isFull() && lobby.isReady()) {
                String roster = Terms.roster(lobby).json().toString();
                change(Stage.DEALING, lobby, roster, Store.Along.NOTHING);
            }
        });
        dealIfRevealed();
        remindLater();
    }

    /** A seat's client reveals its contribution. The last one deals the cards. */
    void reveal(int seat, String hex) throws Refused {
        untilDone(() -> {
            Chair chair = lobby.chairs().get(seat);
            if (stage() != Stage.DEALING || !chair.owes()) {
                throw new Refused("not_now", "There is nothing for you to reveal now");
            }
            roster().require(seat, Contribution.read(hex));
            change(Stage.DEALING, lobby.with(seat, chair.revealed(hex)), row.roster(), Store.Along.NOTHING);
        });
        dealIfRevealed();
        tellAll();
    }

    /** Tells everyone about the table and, if the cards are dealt now, about the game. */
    private void tellAll() throws Refused {
        settle();
        tellLobby();
        tell();
        goOn();
    }

    /** Deals the cards once nobody owes a contribution any more. */
    private void dealIfRevealed() throws Refused {
        untilDone(this::deal);
    }

    private void deal() throws Refused {
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
        synchronized (this) {
            if (stage() != Stage.DEALING || reminded == row.version()) {
                return;
            }
            reminded = row.version();
        }
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
        Set<Integer> here = here();
        untilDone(() -> {
            List<Integer> silent = lobby.owing().stream().filter(here::contains).toList();
            if (stage() != Stage.DEALING || silent.isEmpty()) {
                return;
            }
            String who = silent.stream().map(seat -> "Player " + seat).collect(Collectors.joining(" and "));
            String why = who + " did not reveal the number that was promised, so the cards were never dealt."
                    + " The table starts anew without them.";
            change(Stage.OPEN, lobby.anew(silent, why), null, Store.Along.leaving(silent));
        });
        tellLobby();
    }

    /** The seats that have a window. */
    private Set<Integer> here() {
        synchronized (windows) {
            return windows.stream().map(window -> window.viewer().seat()).collect(Collectors.toSet());
        }
    }

    /** A change of the table, made from what it is now. */
    private interface Change {
        void make() throws Refused;
    }

    /** Makes a change; if another server was faster with another one, from what the table is then. */
    private void untilDone(Change change) throws Refused {
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
                    if (!refused.refusal().code().equals(OVERTAKEN)) {
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

    private synchronized int version() {
        return row.version();
    }

    /** Stores a change of the table, or refuses it if another server was faster. */
    private void change(Stage stage, Lobby next, @Nullable String roster, Store.Along along) throws Refused {
        StoredTable changed =
                row.changed(stage.word(), next.agreement().listed(), next.json().toString(), roster, hall.now());
        try {
            if (!store().change(changed, along)) {
                stale = true;
                throw new Refused(new Refusal(
                        OVERTAKEN, "Someone else was faster, or this invitation has been used", "Look again."));
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
                change(Stage.CLOSED, lobby.noted(changed.refusal().toString()), row.roster(), Store.Along.NOTHING);
            }
            return null;
        }
    }

    /** Refuses what is possible only after the game, since it reveals everything. */
    void requireOver() throws Refused {
        refresh();
        HostedGame running = game;
        if (running != null) {
            endIfOver(running); // whoever was told of the end may ask before it is written down
        }
        if (stage() != Stage.OVER && stage() != Stage.CLOSED) {
            throw new Refused("not_over", "The game is not over yet, and this would reveal every card");
        }
    }

    /** The game's file, which reveals everything. */
    GameFile record() throws Refused {
        requireOver();
        try {
            return new GameFile(roster(), store().entries(id));
        } catch (IOException failed) {
            throw Store.unavailable(failed);
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
                tell(); // the last moves before the end of the game
            }
            if (changed) {
                tellLobby();
            }
            tell();
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
                goOn();
                alarm.set();
                return;
            } catch (Refused unable) {
                if (unable.refusal().code().equals("no_table")) {
                    gone(); // another server has deleted it
                    return;
                }
                hall.trouble("a table could not read on: " + unable.getMessage());
                if (!isForStorage(unable)) {
                    return;
                }
                pause(PAUSE);
            }
        }
    }

    private boolean isNeeded() {
        synchronized (windows) {
            return !windows.isEmpty() || wanted.get() > 0 || store().leases().isHeld(id);
        }
    }

    /** Does what a server left undone that was stopped on the way. */
    private void takeUp() throws Refused {
        Stage now = stage();
        if (now == Stage.OPEN || now == Stage.DEALING) {
            beginIfReady();
        }
        HostedGame running = game;
        if (running != null) {
            endIfOver(running);
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

    /** Lets bots and the host answer, on a thread of their own, and tells everyone. */
    private void goOn() {
        HostedGame running = game;
        if (running != null && running.waitsForHost() && wanted.getAndIncrement() == 0) {
            Thread.ofVirtual().name("table-" + id).start(this::host);
        }
    }

    private void host() {
        int seen;
        boolean again;
        do {
            seen = wanted.get();
            again = false;
            try {
                HostedGame running = game();
                boolean more = running.waitsForHost();
                while (more && !hall.isClosed()) {
                    if (isMine()) {
                        more = running.goOnOnce();
                        tell();
                    } else {
                        Thread.sleep(PAUSE); // the server that has the lease does it, or loses the lease
                        more = game().waitsForHost();
                    }
                }
                endIfOver(running);
                alarm.set();
            } catch (Refused unable) {
                again = isForStorage(unable) && !hall.isClosed();
                if (again) {
                    pause(store().isShared() ? BREATH : PAUSE);
                } else {
                    hall.trouble("a table could not go on: " + unable.getMessage());
                }
            } catch (InterruptedException | RejectedExecutionException stopping) {
                return;
            } catch (RuntimeException broken) {
                hall.trouble("a bot failed: " + broken);
            }
        } while (again || !wanted.compareAndSet(seen, 0));
    }

    private static void pause(Duration length) {
        try {
            Thread.sleep(length);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the storage failed, or another server has written first. */
    private static boolean isForStorage(Refused refused) {
        return List.of("not_saved", "unavailable", OVERTAKEN)
                .contains(refused.refusal().code());
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
            settle();
            tell();
            goOn();
            endIfOver(game());
            stillThere(seat);
        } catch (Refused failed) {
            if (!isForStorage(failed)) {
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

    /** Keeps a game that is over in one piece, and shows the secret behind its cards. */
    private void endIfOver(HostedGame running) throws Refused {
        if (!running.position().over()) {
            return;
        }
        if (stage() != Stage.PLAYING) {
            return;
        }
        untilDone(() -> {
            if (stage() == Stage.PLAYING) {
                change(Stage.OVER, lobby, row.roster(), Store.Along.ending(running.file()));
            }
        });
        store().leases().end(id);
        tellLobby();
    }

    /** Answers what no one has to be asked, before anyone is shown the question. */
    private void settle() throws Refused {
        HostedGame running = game;
        boolean more = true;
        try {
            while (more && running != null && running.waitsForNobody() && isMine()) {
                more = running.goOnOnce();
            }
        } catch (Refused failed) {
            if (!isForStorage(failed)) {
                throw failed;
            } // else it is done later, or was done by another server
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
        settle();
        synchronized (windows) {
            if (forgotten) {
                return false;
            }
            windows.add(window);
            window.send(Data.fields().with("table", open()));
            int delay = delay(window.viewer());
            if (delay > 0) {
                window.delay(delay, hall);
            }
            tell(List.of(window));
        }
        goOn();
        alarm.set();
        return true;
    }

    /** How many seconds later a viewer sees what happens. */
    private int delay(Viewer viewer) {
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
            forgotten = forgotten || !busy;
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
            windows.remove(window);
            if (!windows.isEmpty() || stage() != Stage.OVER) {
                return;
            }
            forgotten = true;
        }
        hall.forget(this);
    }

    /** What a client has missed that has seen the game up to an entry, as one message. */
    public Data.Fields looked(Viewer viewer, int since) throws Refused {
        requireNow(viewer);
        Window window = new Window(viewer, since, _ -> {});
        return message(window, game().news(since));
    }

    private Data.Fields message(Window window, News news) {
        Lobby now = lobby();
        Data.Draft message = window.message(news, now.mutedBy(window.viewer().seat()));
        Clock clock = now.agreement().clock();
        HostedGame running = game;
        if (clock != null && running != null) {
            message.put("clock", clock.left(running));
        }
        return message.fields();
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
            tell(windows);
        }
    }

    /** Nearly always they have all been told the same before, so that what is new is put together only once. */
    private void tell(List<Window> some) {
        HostedGame running = game;
        if (running == null) {
            return;
        }
        News news = null;
        int since = 0;
        for (Window window : some) {
            if (news == null || window.told() != since) {
                since = window.told();
                news = running.news(since);
            }
            if (news.last() != since) {
                window.send(message(window, news));
            }
        }
    }
}
