package dev.cardinal.mcp;

import dev.cardinal.client.Link;
import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A table server as a model meets it: its games and tables, and ways to a seat.
 *
 * @param site where it is reached from here
 * @param address where people reach it, for links
 */
record Venue(Site site, String address) {
    /**
     * A seat.
     *
     * @param links links for the empty seats, each with a word on who it is for
     */
    record Place(String table, int seat, String key, List<String> links) {}

    /** All games in a line each, and the tables with an empty seat. */
    List<String> games() throws Refused {
        List<String> lines = new ArrayList<>();
        for (Data.Fields game : all(site.get("/api/games"), "games")) {
            lines.add(text(game, "name") + ": " + text(game, "about"));
        }
        for (Data.Fields table : all(site.get("/api/tables"), "tables")) {
            boolean open = all(table, "seats").stream()
                    .anyMatch(seat -> text(seat, "player").equals("open"));
            if (open) {
                lines.add("open table " + text(table, "table") + ": " + text(table, "game") + " with "
                        + String.join(
                                ", ",
                                all(table, "seats").stream().map(Venue::called).toList()));
            }
        }
        return lines;
    }

    private static String called(Data.Fields seat) {
        String name = text(seat, "name");
        String player = text(seat, "player");
        return player.equals("open") ? "an empty seat" : name.isEmpty() ? player : name;
    }

    /** A game with its options and bots. */
    List<String> game(String name) throws Refused {
        Data.Fields game = known(name);
        List<String> lines = new ArrayList<>();
        lines.add(text(game, "name") + ": " + text(game, "about"));
        for (Data.Fields option : all(game, "options")) {
            lines.add("option " + text(option, "name") + ": " + text(option, "about") + "; " + text(option, "values")
                    + " (default " + text(option, "default") + ")");
        }
        if (game.get("bots") instanceof Data.Fields(Map<String, Data> bots)) {
            bots.forEach((bot, about) ->
                    lines.add("opponent " + bot + ": " + (about instanceof Data.Text(String line) ? line : "")));
        }
        return lines;
    }

    /** A game's own name for what somebody calls it, such as "One Piece". */
    String named(String said) throws Refused {
        return text(known(said), "name");
    }

    private Data.Fields known(String name) throws Refused {
        List<Data.Fields> games = all(site.get("/api/games"), "games");
        String plain = name.replaceAll("[\\s_-]", "");
        return games.stream()
                .filter(one -> text(one, "name").replaceAll("[_-]", "").equalsIgnoreCase(plain))
                .findFirst()
                .orElseThrow(() -> new Refused(new Refusal(
                        "unknown_game",
                        "There is no game called " + Refusal.quote(name),
                        "There are "
                                + String.join(
                                        ", ",
                                        games.stream()
                                                .map(one -> text(one, "name"))
                                                .toList()) + ".")));
    }

    /** What a game says to newcomers or, with a name, about a card or a word. */
    List<String> help(String game, String about) throws Refused {
        return Telling.texts(
                site.post(
                        "/api/games/" + named(game) + "/help", "", Data.fields().with("about", about)),
                "lines");
    }

    /** Makes a table and takes its first seat that is "me". */
    Place make(Data.Fields wanted) throws Refused {
        Data.Fields made = site.post("/api/tables", "", wanted);
        List<String> links = new ArrayList<>();
        if (made.get("invitations") instanceof Data.Fields(Map<String, Data> invitations)) {
            invitations.forEach((seat, invitation) ->
                    links.add("Link for whoever plays as player " + seat + ": " + invited(invitation)));
        }
        return place(made, links);
    }

    /** The default number of seats: the model and one default bot, or as many bots as there are other seats. */
    List<String> usual(String name, Data.Fields options) throws Refused {
        Data.Fields game = known(name);
        int seats = 2;
        for (Data.Fields option : all(game, "options")) {
            if (text(option, "name").equals("players")) {
                String players =
                        options.get("players") instanceof Data.Text(String given) ? given : text(option, "default");
                seats = players.matches("[1-9]") ? Integer.parseInt(players) : seats;
            }
        }
        List<String> usual = new ArrayList<>(List.of("me"));
        while (usual.size() < seats) {
            usual.add(text(game, "defaultBot"));
        }
        return usual;
    }

    /** Takes the seat that an invitation opens: a link, or what stands in it. */
    Place accept(String invitation, Data.Fields who) throws Refused {
        String opens = invitation;
        if (invitation.contains("/") || invitation.contains("#")) {
            Link link = Link.read(invitation.strip());
            opens = link.invitation();
            if (!link.key().isEmpty()) {
                return open(link.key());
            }
        }
        return place(site.post("/api/sit", opens, who), List.of());
    }

    /** Takes an empty seat at a listed table. */
    Place join(String table, Data.Fields who) throws Refused {
        if (!table.matches("[\\w-]{1,64}")) {
            throw new Refused(new Refusal("no_table", "There is no such table", "Use games to see the tables."));
        }
        return place(site.post("/api/tables/" + table + "/sit", "", who), List.of());
    }

    /** The seat that a key opens. */
    Place open(String key) throws Refused {
        Data.Fields seat = site.post("/api/do", key, Data.fields().with("do", "seat"));
        return place(seat.with("key", key), List.of());
    }

    private Place place(Data.Fields sat, List<String> links) throws Refused {
        if (!(sat.get("table") instanceof Data.Fields table) || !(sat.get("seat") instanceof Data.Number(long seat))) {
            throw new Refused(
                    new Refusal("no_seat", "None of the seats is yours", "One of the players must be called me."));
        }
        return new Place(text(table, "table"), (int) seat, text(sat, "key"), links);
    }

    /** The link in the reply to a request for an invitation. */
    String link(Data.Fields reply) {
        return invited(reply.get("invitation"));
    }

    /** The seat at the table of a rematch. */
    Place next(Data.Fields reply) throws Refused {
        return place(reply, List.of());
    }

    private String invited(@Nullable Data invitation) {
        return address + "#invitation=" + (invitation instanceof Data.Text(String text) ? text : "");
    }

    static List<Data.Fields> all(Data.Fields fields, String name) {
        return fields.get(name) instanceof Data.Items(List<Data> items)
                ? items.stream()
                        .map(item -> item instanceof Data.Fields one ? one : Data.fields())
                        .toList()
                : List.of();
    }

    static String text(Data.Fields fields, String name) {
        return fields.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
