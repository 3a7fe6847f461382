package dev.cardinal.server.web;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.GameOption;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.table.Desk;
import dev.cardinal.server.table.Form;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.table.Table;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Everything by plain HTTP: making tables, sitting down, and playing, for scripts. */
final class Api {
    static final String FORWARDED = "X-Forwarded-For";
    private static final String BEARER = "Bearer ";
    private static final int MOST_KEYS = 100;
    private static final int LONGEST_ASKED = 10_000;
    private static final int BAD_REQUEST = 400;
    private static final int UNAUTHORIZED = 401;
    private static final int NOT_FOUND = 404;
    private static final int CONFLICT = 409;
    private static final int TOO_MANY = 429;
    private static final int UNAVAILABLE = 503;

    private final Hall hall;
    private final Guard guard;

    Api(Hall hall, Guard guard) {
        this.hall = hall;
        this.guard = guard;
    }

    void addTo(RoutesConfig routes) {
        routes.get("/api/games", this::games);
        routes.get("/api/games/{game}/faces", this::faces);
        routes.post("/api/games/{game}/ask", this::ask);
        routes.post("/api/games/{game}/help", this::help);
        routes.get("/api/tables", this::tables);
        routes.post("/api/tables", this::make);
        routes.get("/api/tables/{table}", this::table);
        routes.post("/api/tables/{table}/sit", this::join);
        routes.post("/api/sit", this::sit);
        routes.get("/api/look", this::look);
        routes.post("/api/do", this::act);
        routes.post("/api/mine", this::mine);
        routes.exception(Refused.class, (refused, context) -> refuse(refused.refusal(), context));
    }

    private static void answer(Context context, Data data) {
        context.contentType("application/json").result(data.toString());
    }

    static void refuse(Refusal refusal, Context context) {
        context.status(
                switch (refusal.code()) {
                    case "bad_key", "bad_invitation", "no_key" -> UNAUTHORIZED;
                    case "no_table", "no_page", "unknown_game" -> NOT_FOUND;
                    case "stale", "overtaken", "not_asked", "game_over" -> CONFLICT;
                    case "too_much" -> TOO_MANY;
                    case "unavailable", "not_saved" -> UNAVAILABLE;
                    default -> BAD_REQUEST;
                });
        answer(context, Data.fields().with("refused", refusal.json()));
    }

    static String address(Context context, Guard guard) {
        return guard.address(context.ip(), context.header(FORWARDED));
    }

    private static Form form(Context context) throws Refused {
        return Form.parse(context.body());
    }

    private static Key key(Context context) throws Refused {
        String header = context.header("Authorization");
        if (header == null || !header.startsWith(BEARER)) {
            throw new Refused(
                    new Refusal("no_key", "Show your key", "It goes into the header 'Authorization: Bearer KEY'."));
        }
        return new Key(header.substring(BEARER.length()));
    }

    private void games(Context context) {
        List<Data> games = new ArrayList<>();
        for (Game game : Games.all()) {
            List<Data> options = new ArrayList<>();
            for (GameOption option : game.options()) {
                options.add(Data.fields()
                        .with("name", option.name())
                        .with("about", option.about())
                        .with("values", option.values())
                        .with("default", option.preset())
                        .with("bySeat", option.bySeat()));
            }
            Data.Fields bots = Data.fields();
            for (Map.Entry<String, String> bot : game.bots().entrySet()) {
                bots = bots.with(bot.getKey(), bot.getValue());
            }
            games.add(Data.fields()
                    .with("name", game.name())
                    .with("about", game.about())
                    .with("rules", game.rulesVersion())
                    .with("options", Data.of(options))
                    .with("bots", bots)
                    .with("defaultBot", game.defaultBot()));
        }
        answer(context, Data.fields().with("games", Data.of(games)));
    }

    private void faces(Context context) throws Refused {
        Game game = Games.named(context.pathParam("game"));
        Options options = Options.DEFAULT;
        for (Map.Entry<String, List<String>> option : context.queryParamMap().entrySet()) {
            options = options.with(option.getKey(), option.getValue().getFirst());
        }
        game.portable(options);
        List<Data> faces = game.faces(options).stream().<Data>map(Face::json).toList();
        answer(context, Data.fields().with("faces", Data.of(faces)));
    }

    private void ask(Context context) throws Refused {
        Form form = form(context).only(Set.of("topic", "text"));
        Game game = Games.named(context.pathParam("game"));
        answer(
                context,
                Data.fields().with("answer", game.ask(form.text("topic"), form.text("text", "", LONGEST_ASKED))));
    }

    /** What a game says to newcomers or, with a name, about a card or a word. */
    private void help(Context context) throws Refused {
        Form form = form(context).only(Set.of("about"));
        Words words = Games.named(context.pathParam("game")).words();
        form.text("about");
        String about = form.text("about", "", LONGEST_ASKED);
        List<String> lines = about.isEmpty() ? words.rules() : words.help(about).orElse(List.of());
        if (lines.isEmpty()) {
            throw new Refused(
                    new Refusal("unknown_word", "Nothing is called " + Refusal.quote(about), "Check the name."));
        }
        answer(context, Data.fields().with("lines", Data.texts(lines)));
    }

    private void tables(Context context) throws Refused {
        answer(context, Data.fields().with("tables", Data.of(hall.listed())));
    }

    private void make(Context context) throws Refused {
        guard.table(address(context, guard));
        Hall.Made made = hall.make(form(context));
        Data.Fields reply = Data.fields().with("table", made.table().open());
        Key mine = made.key();
        if (mine != null) {
            reply = reply.with("seat", made.seat()).with("key", mine.text());
        }
        Data.Fields invitations = Data.fields();
        for (Map.Entry<Integer, Key> invitation : made.invitations().entrySet()) {
            invitations = invitations.with(
                    invitation.getKey().toString(), invitation.getValue().text());
        }
        answer(context.status(201), reply.with("invitations", invitations));
    }

    private void table(Context context) throws Refused {
        answer(context, hall.table(context.pathParam("table")).open());
    }

    private void sit(Context context) throws Refused {
        Hall.Sat sat = hall.sit(key(context), form(context));
        answer(
                context.status(201),
                Data.fields()
                        .with("table", sat.table().open())
                        .with("seat", sat.seat())
                        .with("key", sat.key().text()));
    }

    private void join(Context context) throws Refused {
        guard.table(address(context, guard));
        answer(context.status(201), hall.join(context.pathParam("table"), form(context)));
    }

    /** The games of whoever holds these keys; keys that open nothing are left out. */
    private void mine(Context context) throws Refused {
        List<Data> games = new ArrayList<>();
        List<String> keys = form(context).only(Set.of("keys")).texts("keys");
        if (keys.size() > MOST_KEYS) {
            throw new Refused("bad_field", "You can ask for at most " + MOST_KEYS + " games at once");
        }
        for (int i = 0; i < keys.size(); i++) {
            Optional<Held> held = hall.opened(new Key(keys.get(i)));
            if (held.isPresent()) {
                Table table = hall.table(held.get().table());
                games.add(Data.fields()
                        .with("number", i)
                        .with("seat", held.get().seat())
                        .with("asks", table.asks())
                        .with("table", table.open()));
            }
        }
        answer(context, Data.fields().with("games", Data.of(games)));
    }

    private void look(Context context) throws Refused {
        Place place = place(context);
        answer(context, place.table.looked(place.viewer, since(context)));
    }

    private record Place(Table table, Viewer viewer) {}

    /** Where a request comes from: the seat of its key or, without one, among those who watch the table it names. */
    private Place place(Context context) throws Refused {
        String watched = context.queryParam("table");
        if (context.header("Authorization") == null && watched != null) {
            Table table = hall.table(watched);
            table.requireWatched();
            return new Place(table, Viewer.SPECTATOR);
        }
        Held held = hall.held(key(context), Held.Kind.SEAT);
        return new Place(hall.table(held.table()), Viewer.seat(held.seat()));
    }

    private static int since(Context context) throws Refused {
        String since = context.queryParam("since");
        if (since == null) {
            return -1;
        }
        if (!since.matches("[0-9]{1,9}")) {
            throw new Refused("bad_field", "The parameter 'since' must be the number of an entry");
        }
        return Integer.parseInt(since);
    }

    private void act(Context context) throws Refused {
        Place place = place(context);
        answer(context, Desk.handle(place.table, place.viewer, form(context)));
    }
}
