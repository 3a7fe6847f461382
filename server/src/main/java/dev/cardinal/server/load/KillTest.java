package dev.cardinal.server.load;

import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.client.Wire;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.store.StoredTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.IntConsumer;

/**
 * Plays at many tables with clients that drop their connections, send twice, late and nonsense, while servers on one
 * database are killed again and again; then compares what each client was told with the log.
 */
public final class KillTest {
    private static final int HEAP = 256;
    private static final int LONGEST_WAIT = 300;
    private static final int LONGEST_PLAY = 3_000;
    private static final int LONGEST_SILENCE = 30;
    private static final List<Setup> SETUPS = List.of(
            new Setup("dominion", "me", "open"),
            new Setup("dominion", "me", "open", "house"),
            new Setup("kuhn", "me", "open"),
            new Setup("onepiece", "me", "open"),
            new Setup("mageknight", "me", "open"));
    private static final List<String> NONSENSE = List.of(
            "", "{", "null", "[1]", "{\"do\":\"answer\"}", "{\"do\":\"fly\"}", "{\"do\":\"answer\",\"entry\":-1}");

    private final Random random;
    private final Path folder;
    private final String database;
    private final List<OwnServer> servers = new ArrayList<>();
    private final List<Site> sites = new ArrayList<>();
    /** All tables, also those whose game is over. */
    private final List<TestTable> tables = new CopyOnWriteArrayList<>();

    private volatile boolean done;

    /** What does not fit between clients and the log. */
    public record Found(int lost, int phantom, int differing, List<String> violations) {
        private static final Found NOTHING = new Found(0, 0, 0, List.of());

        Found and(Found more) {
            List<String> all = new ArrayList<>(violations);
            all.addAll(more.violations);
            return new Found(lost + more.lost, phantom + more.phantom, differing + more.differing, all);
        }
    }

    /** What was done and found. */
    public record Result(int kills, int acts, Found found) {}

    /** A game, and who sits there. */
    private record Setup(String game, List<String> seats) {
        Setup(String game, String... seats) {
            this(game, List.of(seats));
        }
    }

    /** A table with its two clients. */
    private record TestTable(String id, List<Seat> seats, List<Witness> witnesses) {
        boolean isOver() {
            return witnesses.stream().allMatch(Witness::isOver);
        }
    }

    /**
     * A test.
     *
     * @param database where the servers keep their games, or nothing for a file that is deleted afterwards
     */
    public KillTest(long seed, Optional<String> database) throws IOException {
        random = new Random(seed);
        folder = Files.createTempDirectory("cardinal-kills");
        this.database = database.orElse(folder.resolve("tables.db").toString());
    }

    /**
     * Kills servers this many times, and compares.
     *
     * @param serverCount how many there are; several need PostgreSQL
     */
    public Result run(int serverCount, int kills, int tableCount, IntConsumer progress)
            throws Refused, IOException, InterruptedException {
        try {
            for (int i = 0; i < serverCount; i++) {
                Path own = Files.createDirectory(folder.resolve("server-" + i));
                servers.add(OwnServer.start(own, HEAP, database, 0));
                sites.add(new Site(servers.get(i).address()));
            }
            List<TestTable> playing = new ArrayList<>();
            for (int i = 0; i < tableCount; i++) {
                playing.add(open(i));
            }
            Found found = Found.NOTHING;
            for (int kill = 0; kill < kills; kill++) {
                found = found.and(renewed(playing));
                if (!playOn(1 + random.nextInt(2 * tableCount))) {
                    found = found.and(new Found(
                            0,
                            0,
                            0,
                            List.of("nobody's answers were acknowledged for a minute before kill " + (kill + 1))));
                }
                Thread.sleep(random.nextInt(300));
                int which = random.nextInt(serverCount);
                servers.get(which).kill();
                progress.accept(kill + 1);
                if (serverCount > 1) {
                    Thread.sleep(random.nextInt(2_000)); // the others go on without it
                }
                servers.set(which, servers.get(which).again(HEAP, database));
            }
            Thread.sleep(2_000);
            for (int wait = 0; wait < LONGEST_WAIT && acts() < 2 * tableCount; wait++) {
                Thread.sleep(100); // on a slow machine clients take a while to come back
            }
            done = true;
            found = found.and(unheard(playing));
            for (OwnServer server : servers) {
                server.kill(); // from here on nobody is told anything that is not compared
            }
            return compared(kills, found);
        } finally {
            done = true;
            tables.forEach(table -> table.seats.forEach(Seat::close));
            sites.forEach(Site::close);
            servers.forEach(OwnServer::close);
            new TempFolder(folder).close();
        }
    }

    private int acts() {
        return tables.stream()
                .flatMap(table -> table.witnesses.stream())
                .mapToInt(Witness::acts)
                .sum();
    }

    /**
     * Waits until this many more answers were acknowledged: a server that has not done anything yet cannot lose it.
     * Returns whether there were any.
     */
    private boolean playOn(int more) throws InterruptedException {
        int before = acts();
        for (int wait = 0; wait < LONGEST_PLAY && acts() < before + more; wait++) {
            Thread.sleep(20);
        }
        return acts() > before;
    }

    /** Opens another table in place of each whose game is over: otherwise long tests would end with nothing to lose. */
    private Found renewed(List<TestTable> playing) throws Refused, IOException, InterruptedException {
        Found found = Found.NOTHING;
        for (int i = 0; i < playing.size(); i++) {
            TestTable table = playing.get(i);
            if (table.isOver()) {
                found = found.and(unheard(List.of(table)));
                table.seats.forEach(Seat::close);
                playing.set(i, open(i));
            }
        }
        return found;
    }

    /** Opens a table; its players are at different servers if there are several. */
    private TestTable open(int number) throws Refused, IOException {
        Setup setup = SETUPS.get(number % SETUPS.size());
        Data.Fields options = setup.game.equals("mageknight") ? Data.fields().with("players", "2") : Data.fields();
        Data.Fields made = site(number)
                .post(
                        "/api/tables",
                        "",
                        Data.fields()
                                .with("game", setup.game)
                                .with("options", options)
                                .with("seats", Data.texts(setup.seats)));
        String invitation = made.get("invitations") instanceof Data.Fields all ? text(all, "1") : "";
        Data.Fields sat = site(number + 1).post("/api/sit", invitation, Data.fields());
        String id = made.get("table") instanceof Data.Fields table ? text(table, "table") : "";
        List<String> keys = List.of(text(made, "key"), text(sat, "key"));
        List<Seat> seats = new ArrayList<>();
        List<Witness> witnesses = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            Witness witness = new Witness(i);
            Site site = site(number + i);
            Seat seat = new Seat(site, i, keys.get(i), witness);
            witnesses.add(witness);
            seats.add(seat.connect());
            String key = keys.get(i);
            Thread.ofVirtual().start(() -> play(site, key, seat, witness));
        }
        TestTable table = new TestTable(id, seats, witnesses);
        tables.add(table);
        return table;
    }

    private Site site(int number) {
        return sites.get(number % sites.size());
    }

    /** Answers questions, badly behaved, until the test is done. */
    private void play(Site site, String key, Seat seat, Witness witness) {
        ThreadLocalRandom dice = ThreadLocalRandom.current();
        try {
            while (!done && !witness.isOver()) {
                Thread.sleep(dice.nextInt(60));
                switch (dice.nextInt(40)) {
                    case 0 -> seat.drop();
                    case 1 -> nonsense(site, key, dice);
                    case 2 -> act(seat, witness, Data.fields().with("do", "undo"));
                    case 3 ->
                        act(seat, witness, Data.fields().with("do", "chat").with("text", "hello"));
                    default -> {
                        Data.Fields last = witness.last();
                        if (last.get("question") instanceof Data.Fields question) {
                            long late = dice.nextInt(20) == 0 ? Math.max(0, witness.entry() - 3) : witness.entry();
                            act(
                                    seat,
                                    witness,
                                    Data.fields()
                                            .with("do", "answer")
                                            .with("entry", late)
                                            .with("picks", RandomPicks.of(question, dice)));
                        }
                    }
                }
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private static void act(Seat seat, Witness witness, Data.Fields request) throws InterruptedException {
        try {
            Data.Fields reply = seat.ask(request).get(20, TimeUnit.SECONDS);
            if (request.get("picks") != null) {
                witness.acknowledged(reply, text(reply, "re"));
            }
        } catch (ExecutionException | TimeoutException refused) {
            // Refused, which is fine, or not answered, which proves nothing.
        }
    }

    private static void nonsense(Site site, String key, ThreadLocalRandom dice) {
        Wire.Listener deaf = new Wire.Listener() {
            @Override
            public void heard(Data.Fields message, int bytes) {}

            @Override
            public void lost() {}
        };
        try {
            Wire wire = Wire.open(site, "", key, -1, deaf);
            wire.send(NONSENSE.get(dice.nextInt(NONSENSE.size())));
            wire.drop();
        } catch (IOException down) {
            // The server is being killed.
        }
    }

    private Store store() throws Refused {
        return new Store(database.contains(":") ? Database.at(database) : Database.in(Path.of(database)));
    }

    private Result compared(int kills, Found before) throws Refused, IOException {
        Found found = before;
        int acts = 0;
        try (Store store = store()) {
            for (TestTable table : tables) {
                StoredTable row = store.table(table.id).orElseThrow();
                String dealt = row.roster();
                if (dealt == null) {
                    continue;
                }
                Roster roster = Roster.read(dealt);
                Game game = Games.named(roster.game());
                GameFile log = new GameFile(roster, store.entries(table.id));
                for (Witness witness : table.witnesses) {
                    acts += witness.acts();
                    found = found.and(witness.compare(game, log));
                }
            }
        }
        return new Result(kills, acts, found);
    }

    private Found unheard(List<TestTable> some) throws Refused, IOException, InterruptedException {
        Found found = Found.NOTHING;
        try (Store store = store()) {
            for (TestTable table : some) {
                found = found.and(unheard(table, store));
            }
        }
        return found;
    }

    /** Clients that were not told of the last entry a while after everyone has stopped to play. */
    private static Found unheard(TestTable table, Store store) throws Refused, IOException, InterruptedException {
        int last = 0;
        List<Witness> behind = List.of();
        for (int wait = 0; wait < LONGEST_SILENCE * 10; wait++) {
            last = store.entries(table.id).size();
            int now = last;
            behind = table.witnesses.stream()
                    .filter(witness -> witness.entry() < now)
                    .toList();
            if (behind.isEmpty()) {
                break;
            }
            Thread.sleep(100);
        }
        int end = last;
        return new Found(
                0,
                0,
                behind.size(),
                behind.stream()
                        .map(witness -> table.id + ": a client was told up to entry " + witness.entry()
                                + ", but never of " + end)
                        .toList());
    }

    private static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
