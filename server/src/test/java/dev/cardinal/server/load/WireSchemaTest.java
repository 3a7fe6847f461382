package dev.cardinal.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Entry;
import dev.cardinal.host.Json;
import dev.cardinal.host.Line;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Area;
import dev.cardinal.kernel.scene.Arrow;
import dev.cardinal.kernel.scene.Counter;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Move;
import dev.cardinal.kernel.scene.Place;
import dev.cardinal.kernel.scene.Scene;
import dev.cardinal.kernel.scene.Shape;
import dev.cardinal.kernel.scene.Spot;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.store.Store;
import dev.cardinal.server.table.Desk;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.web.Guard;
import dev.cardinal.server.web.WebServer;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Everything that really goes over the wire is as docs/server.schema.json says, and nothing in there is idle. */
class WireSchemaTest {
    private static final int LONGEST = 400;
    private static final Path FILE = Path.of("../docs/server.schema.json");

    @TempDir
    Path folder;

    private final Random random = new Random(5);
    private final HttpClient http = HttpClient.newHttpClient();
    private Schema schema;
    private int acts;
    private int requests;
    private URI address;

    @Test
    void whole_games_of_all_games_are_as_the_schema_says_and_use_all_of_it() throws Exception {
        schema = new Schema(FILE);
        try (Hall hall = new Hall(new Store(Database.in(folder.resolve("cardinal.db"))), Duration.ofSeconds(2), 0);
                WebServer web = WebServer.start(hall, Guard.usual(), "127.0.0.1", 0)) {
            address = URI.create("http://127.0.0.1:" + web.port());
            for (String game : List.of("kuhn", "dominion", "onepiece", "mageknight")) {
                play(game);
            }
            breakAPromise();
            live();
        }
        seldomSeen();
        assertThat(schema.unused())
                .as("parts of the schema that nothing was an example of")
                .isEmpty();
    }

    private CheckedClient visitor() {
        return new CheckedClient(schema, address, http, "", -1);
    }

    private CheckedClient seated(Data.Fields sat, int seat) {
        return new CheckedClient(schema, address, http, text(sat, "key"), seat)
                .connect(Data.fields().with("cardinal", 1).with("key", text(sat, "key")));
    }

    private CheckedClient invited(Data.Fields made) {
        return new CheckedClient(schema, address, http, text((Data.Fields) made.get("invitations"), "1"), 1);
    }

    /** What anyone can ask without a seat. */
    private void visit(String game) throws Exception {
        visitor().get("/api/games", "games");
        visitor().get("/api/games/" + game + "/faces", "faces");
        Data.Fields question = Data.fields().with("topic", "deck").with("text", "ST01");
        visitor().post("/api/games/" + game + "/ask", question, "ask");
        visitor().post("/api/games/" + game + "/help", Data.fields().with("about", ""), "askHelp");
        visitor().post("/api/games/" + game + "/help", Data.fields().with("about", "nothing like that"), "askHelp");
        visitor().get("/api/tables", "tables");
        visitor().get("/api/tables/none", "table");
        visitor().get("/nothing", "table");
    }

    private void play(String game) throws Exception {
        Data.Fields wanted = Data.fields()
                .with("game", game)
                .with("options", game.equals("mageknight") ? Data.fields().with("players", "2") : Data.fields())
                .with("seats", Data.texts(List.of("me", "open")))
                .with("name", "Ann")
                .with("own", game.equals("onepiece") ? Data.fields().with("decks", "ST01") : Data.fields())
                .with("listed", true)
                .with("watched", true);
        Data.Fields made = visitor().post("/api/tables", wanted, "makeTable");
        String id = text((Data.Fields) made.get("table"), "table");
        CheckedClient ann = seated(made, 0);
        ann.ask(Data.fields().with("do", "invite").with("seat", 1));
        ann.post(Data.fields().with("do", "look"));
        visit(game);
        Data.Fields own = game.equals("onepiece") ? Data.fields().with("decks", "ST02") : Data.fields();
        CheckedClient bob = seated(
                invited(made).post("/api/sit", Data.fields().with("name", "Bob").with("own", own), "sitDown"), 1);
        List<CheckedClient> seats = List.of(ann, bob);
        for (CheckedClient seat : seats) {
            seat.next();
            assertThat(seat.shared()).as("a commitment").isTrue();
        }
        for (CheckedClient seat : seats) {
            seat.until("dealing");
            assertThat(seat.shared()).as("a reveal").isTrue();
        }
        for (CheckedClient seat : seats) {
            seat.until(0);
        }
        CheckedClient eve = visitor().connect(Data.fields().with("cardinal", 1).with("table", id));
        eve.ask(Data.fields().with("do", "concede"));
        for (int act = 0; act < LONGEST && ann.last().get("over") == null; act++) {
            turn(seats);
        }
        bob.close();
        bob.comeBack();
        if (ann.last().get("over") == null) {
            ann.post(Data.fields().with("do", "concede"));
        }
        for (CheckedClient seat : seats) {
            seat.until("over");
            seat.ask(Data.fields().with("do", "record"));
            seat.ask(words("end").with("since", 3));
            seat.ask(Data.fields().with("do", "replay").with("as", "0"));
            seat.ask(Data.fields().with("do", "look"));
            seat.post("/api/mine", Data.fields().with("keys", Data.texts(List.of(text(made, "key"), "x"))), "mine");
            seat.close();
        }
        eve.until("over");
        eve.close();
    }

    /** The seat that is asked answers in some way, and everyone hears of it. */
    private void turn(List<CheckedClient> seats) throws Exception {
        CheckedClient asked =
                seats.get((int) RandomPicks.number(seats.getFirst().last(), "asks", 0));
        CheckedClient other = seats.get(seats.getFirst() == asked ? 1 : 0);
        Data.Fields question = (Data.Fields) asked.last().get("question");
        assertThat(question).as("the question of the seat that is asked").isNotNull();
        List<Data> options = ((Data.Items) question.get("options")).values();
        Data.Fields some =
                options.isEmpty() ? Data.fields() : (Data.Fields) options.get(random.nextInt(options.size()));
        String text = some.get("text") instanceof Data.Text(String words) ? words : text(some, "name");
        Data.Fields reply = switch (acts++ % 12) {
            case 0 -> asked.ask(entered(asked, "line").with("text", text + ", " + text + ", end, end"));
            case 1 -> asked.ask(entered(asked, "move").with("move", text));
            case 2 -> asked.post(answer(asked, question));
            case 3 -> {
                Data.Fields request = request(text);
                asked.ask(request);
                other.ask(request);
                yield asked.ask(Data.fields().with("do", "undo"));
            }
            default -> asked.ask(answer(asked, question));
        };
        long entry = Math.max(asked.entry(), RandomPicks.number(reply, "done", 0));
        for (CheckedClient seat : seats) {
            seat.until(entry);
        }
        if (random.nextInt(4) == 0) {
            asked.get("/api/look?since=" + Math.max(0, asked.entry() - 2), "newsMessage", "sceneMessage");
        }
    }

    private Data.Fields entered(CheckedClient client, String what) {
        Data.Fields request = Data.fields().with("do", what).with("entry", client.entry());
        request = random.nextBoolean() ? request : request.with("reason", "It seems right");
        return random.nextBoolean() ? request : request.with("client", "c" + random.nextInt());
    }

    private Data.Fields answer(CheckedClient client, Data.Fields question) {
        return entered(client, "answer").with("picks", RandomPicks.of(question, random));
    }

    private static Data.Fields words(String what) {
        return Data.fields().with("do", "words").with("what", what);
    }

    /** Something that a client may want besides answering. */
    private Data.Fields request(String text) {
        return switch (requests++ % 21) {
            case 0 -> words("game");
            case 1 ->
                words("turn")
                        .with("since", 2)
                        .with("whole", true)
                        .with("width", 80)
                        .with("height", 24);
            case 2 -> words("turn").with("explained", Data.texts(List.of("Copper")));
            case 3 -> words("board").with("width", 60).with("height", 50).with("explained", Data.texts(List.of("x")));
            case 4 -> words("part").with("text", "discard").with("width", 100);
            case 5 -> words("log");
            case 6 -> words("since");
            case 7 -> words("rules");
            case 8 -> words("hint");
            case 9 -> words("help").with("text", "copper");
            case 10 -> words("why").with("text", text);
            case 11 -> words("options");
            case 12 -> words("answers").with("text", text);
            case 13 -> words("scenario");
            case 14 -> words("end").with("since", 1);
            case 15 -> Data.fields().with("do", "look");
            case 16 -> Data.fields().with("do", "seat");
            case 17 -> Data.fields().with("do", "chat").with("text", "Hello!");
            case 18 -> Data.fields().with("do", "auto").with("on", false);
            case 19 -> words("terse").with("since", 1).with("explained", Data.texts(List.of("x")));
            default -> Data.fields().with("do", "record");
        };
    }

    /** What players do to each other besides playing. */
    private void live() throws Exception {
        Data.Fields clock = Data.fields().with("minutes", 30).with("free", 5).with("end", "lose");
        Data.Fields wanted = Data.fields()
                .with("game", "dominion")
                .with("seats", Data.texts(List.of("me", "open")))
                .with("clock", clock)
                .with("delay", 30);
        Data.Fields made = visitor().post("/api/tables", wanted, "makeTable");
        CheckedClient ann = seated(made, 0);
        CheckedClient bob = seated(invited(made).post("/api/sit", Data.fields(), "sitDown"), 1);
        for (CheckedClient seat : List.of(ann, bob)) {
            seat.ask(Data.fields().with("do", "commit").with("commitment", ""));
        }
        ann.until(0); // the deal, though nobody has anything to reveal
        String scenario = String.valueOf(ann.ask(words("scenario")).get("scenario"));
        ann.ask(entered(ann, "line").with("text", "end"));
        ann.ask(Data.fields().with("do", "takeback").with("entry", 1));
        bob.ask(Data.fields().with("do", "decline"));
        ann.ask(Data.fields().with("do", "takeback"));
        bob.ask(Data.fields().with("do", "agree"));
        ann.ask(Data.fields().with("do", "mute").with("seat", 1).with("on", true));
        ann.ask(Data.fields().with("do", "bot").with("seat", 1));
        bob.ask(Data.fields().with("do", "decline"));
        bob.ask(Data.fields().with("do", "bot").with("bot", "random"));
        bob.ask(Data.fields().with("do", "back"));
        bob.ask(Data.fields().with("do", "concede"));
        ann.until("over");
        bob.until("over");
        for (String side : List.of("referee", "spectator", "0")) {
            ann.ask(Data.fields().with("do", "replay").with("as", side).with("from", 0));
        }
        ann.ask(Data.fields().with("do", "rematch").with("swap", true).with("options", Data.fields()));
        bob.ask(Data.fields().with("do", "rematch").with("own", Data.fields()));
        ann.ask(Data.fields().with("do", "playon").with("entry", 0).with("seat", 0));
        ann.ask(Data.fields().with("do", "delete"));
        bob.ask(Data.fields().with("do", "delete"));
        bob.until("deleted");
        ann.close();
        bob.close();
        Data.Fields puzzle =
                Data.fields().with("scenario", scenario).with("seats", Data.texts(List.of("me", "random")));
        Data.Fields arranged = visitor().post("/api/tables", puzzle, "makeTable");
        assertThat(((Data.Fields) arranged.get("table")).get("arranged")).isNotNull();
        CheckedClient alone = seated(arranged, 0);
        alone.until("open");
        alone.shared();
        alone.until("dealing");
        alone.close();
        Data.Fields table = (Data.Fields) arranged.get("table");
        example("table", table.with("stage", "closed"));
    }

    /** What our games show too seldom to wait for it, from the types that write it. */
    private void seldomSeen() throws Exception {
        Spot spot = new Spot("a", new Place.Hex(-1, 2), "f");
        Option option = new Option(0, 2, "name", "text", Data.fields(), 3, 0, List.of(spot), List.of(spot), true);
        example("outcome", new Outcome(List.of(1), List.of(7L), 9, "rounds", false).json());
        Limits limits = new Limits(0, 2, 5, true, true);
        example("question", new Question(0, "Which?", List.of(option), limits, "", Data.fields(), "").brief());
        List<Area> areas = new ArrayList<>();
        for (Shape shape : Shape.values()) {
            areas.add(new Area(shape.name(), "", 0, shape, true, 0, List.of()));
        }
        Counter counter = new Counter("c", "C", 0, -1);
        Scene scene = new Scene(areas, List.of(counter), List.of(new Arrow(spot, spot, "5 against 3")), "now");
        example("scene", scene.json());
        Scene later = new Scene(areas, List.of(), List.of(), "then");
        example("changes", Marks.of(later).changesSince(Marks.of(scene)));
        for (int knowing : List.of(0, Move.EVERYBODY)) {
            example("pieceMove", new Move.Reordered("a", 0, List.of(1, 0), knowing).json());
            example("pieceMove", new Move.Shuffled("a", 0, List.of("", ""), knowing).json());
        }
        example(
                "faces",
                Data.fields()
                        .with(
                                "faces",
                                Data.of(List.of(new Face(
                                                "id",
                                                "name",
                                                "kind",
                                                List.of("red"),
                                                "3",
                                                Data.fields().with("power", 1),
                                                List.of("line"),
                                                "symbol",
                                                "rare",
                                                List.of("promo"))
                                        .json()))));
        example("doneOrNothing", Data.fields()); // others have to agree too
        example("talk", Data.of(List.of(new Entry.Flagged(1).json(), new Entry.Seated(1, "random").json())));
        example("pieceMove", new Move.Shuffled("a", 0, List.of("f", "g"), Move.EVERYBODY).json());
        for (Line.Stop stop : List.of(Line.Stop.NEWS, Line.Stop.TURN, Line.Stop.OTHERS)) {
            String word = stop.name().toLowerCase(Locale.ROOT);
            Data.Fields done = Data.fields().with("done", 3).with("stop", word);
            example("done", done.with("untried", Data.texts(List.of("end"))).with("asks", -1));
        }
        example("refused", Data.fields().with("refused", new Refusal("no", "No.", "Why?", "1-2-3").json()));
        Roster roster = Roster.fair(Games.named("kuhn"), Options.DEFAULT, List.of("you", "you"));
        example("roster", roster.open().with("fingerprint", "of imported cards"));
    }

    private void example(String definition, Data value) {
        assertThat(schema.complaint(value, definition)).isNull();
    }

    /** A client that commits and does not reveal loses its seat, and the table says why. */
    private void breakAPromise() throws Exception {
        Data.Fields wanted = Data.fields().with("game", "kuhn").with("seats", Data.texts(List.of("me", "open")));
        Data.Fields made = visitor().post("/api/tables", wanted, "makeTable");
        CheckedClient ann = seated(made, 0);
        seated(invited(made).post("/api/sit", Data.fields(), "sitDown"), 1)
                .ask(Data.fields().with("do", "commit"));
        ann.next();
        ann.shared();
        ann.until("dealing");
        ann.until("open");
        assertThat(ann.table().get("note")).isNotNull();
        ann.close();
    }

    @Test
    void the_schema_has_every_request_that_the_server_carries_out() throws Exception {
        schema = new Schema(FILE);
        assertThat(schema.constants("do")).isEqualTo(Desk.requests());
    }

    @Test
    void a_field_that_the_schema_does_not_know_is_found() throws Exception {
        schema = new Schema(FILE);
        String news = "{\"entry\":3,\"events\":[{\"type\":\"x\",\"text\":\"y\",\"moves\":[%s]}],\"asks\":0}";
        String move = "{\"move\":\"moved\",\"from\":\"a\",\"to\":\"b\",\"count\":1%s}";
        assertThat(complaint(news.formatted(move.formatted("")))).isNull();
        assertThat(complaint(news.formatted(move.formatted(",\"card\":17"))))
                .contains("another field, card")
                .contains("message.events[0].moves[0]");
        assertThat(complaint("{\"entry\":3,\"asks\":0,\"over\":{}}")).isNotNull();
        assertThat(complaint("{\"done\":-1}")).contains("less than 0");
        assertThat(complaint("{\"refused\":{\"code\":\"Bad Code\",\"message\":\"x\"}}"))
                .contains("is not like");
    }

    private String complaint(String json) throws Refused {
        return schema.complaint(Json.parse(json), "fromServer");
    }

    private static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
