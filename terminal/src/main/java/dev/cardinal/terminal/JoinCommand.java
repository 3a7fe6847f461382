package dev.cardinal.terminal;

import dev.cardinal.client.FairShare;
import dev.cardinal.client.Link;
import dev.cardinal.client.Site;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Receipt;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import dev.cardinal.terminal.play.Names;
import dev.cardinal.terminal.play.Reply;
import dev.cardinal.terminal.play.Screen;
import dev.cardinal.terminal.play.ServerPlace;
import dev.cardinal.terminal.play.Shelf;
import dev.cardinal.terminal.play.Sitting;
import dev.cardinal.terminal.play.Ticket;
import dev.cardinal.terminal.play.Watching;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "join",
        description = {
            "Play at a table of a server, with people who are somewhere else.",
            "The server keeps the game, and your key is kept here: the same command continues it."
        })
final class JoinCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "LINK",
            description = "The link that you were sent, to play or to watch, or a server's address to choose from your"
                    + " games there. Without it you choose from all your games.")
    private String link = "";

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What you are called. At a terminal you are asked once, and your name is kept.")
    private @Nullable String name;

    @Option(
            names = "--new",
            paramLabel = "GAME",
            description = "Make a table for this game at the server, and get links to send to the others.")
    private @Nullable String game;

    @Option(
            names = "--scenario",
            paramLabel = "FILE",
            description = "In place of --new: make a table that starts from the position in this scenario file.")
    private @Nullable Path scenario;

    @Option(
            names = "--players",
            paramLabel = "me,open,BOT,...",
            defaultValue = "me,open",
            description = "With --new: the players, by seat: you, whoever you invite, or a bot. By default,"
                    + " ${DEFAULT-VALUE}.")
    private String players = "me,open";

    @Option(
            names = "--option",
            paramLabel = "NAME=VALUE",
            description = "With --new: set an option of the game; can be repeated.")
    private Map<String, String> options = new LinkedHashMap<>();

    @Option(
            names = "--clock",
            paramLabel = "MINUTES[+SECONDS]",
            description =
                    "With --new: the time that each player has for the whole game, and the seconds of every answer"
                            + " that do not count. Who runs out of time loses.")
    private @Nullable String clock;

    @Option(
            names = "--own",
            paramLabel = "NAME=VALUE",
            description = "Choose your own part of an option that is set by seat, such as your deck; can be repeated."
                    + " The others do not see it before the deal.")
    private Map<String, String> own = new LinkedHashMap<>();

    private final Surroundings surroundings;

    JoinCommand() {
        this(Surroundings.real());
    }

    JoinCommand(Surroundings surroundings) {
        this.surroundings = surroundings;
    }

    @Override
    public Integer call() throws Refused, IOException {
        Shelf shelf = Shelf.of(surroundings.environment());
        Screen screen = surroundings.plainScreen();
        if (!link.isEmpty() && !Link.read(link).watched().isEmpty()) {
            watch(Link.read(link), screen);
            return CommandLine.ExitCode.OK;
        }
        Optional<Ticket> ticket = ticket(shelf, screen);
        while (ticket.isPresent()) {
            try (Site site = new Site(ticket.get().server())) {
                ticket = play(site, new Kept(ticket.get()), screen, shelf);
            }
        }
        return CommandLine.ExitCode.OK;
    }

    private static void watch(Link link, Screen screen) throws Refused {
        try (Site site = new Site(link.server())) {
            new Watching(site, link.watched(), screen).run();
        }
    }

    // Which seat.

    /** The seat to play in; empty if the player did not choose one. */
    private Optional<Ticket> ticket(Shelf shelf, Screen screen) throws Refused {
        List<Ticket> kept =
                Ticket.in(shelf.seats()).stream().filter(one -> !one.isOver()).toList();
        boolean makes = game != null || scenario != null;
        if (link.isEmpty() && !makes) {
            return chosen(kept, "", screen);
        }
        Link to = Link.read(link);
        if (!makes && (!options.isEmpty() || clock != null)) {
            throw new Refused(new Refusal(
                    "only_with_new",
                    (clock == null ? "--option" : "--clock") + " is for making a table with --new",
                    "To choose what is yours alone, such as your deck, use --own."));
        }
        try (Site site = new Site(to.server())) {
            if (makes) {
                return Optional.of(made(site, to, shelf, screen));
            }
            if (!to.key().isEmpty()) {
                Reply seat =
                        new Reply(site.post("/api/do", to.key(), Data.fields().with("do", "seat")));
                Ticket fresh = Ticket.of(shelf.seats(), to.server(), seat, to.key(), "");
                return Optional.of(kept.stream()
                        .filter(one -> one.file().equals(fresh.file()))
                        .findFirst()
                        .orElse(fresh)
                        .keep());
            }
            if (to.invitation().isEmpty()) {
                List<Ticket> there = kept.stream()
                        .filter(one -> one.server().equals(to.server()))
                        .toList();
                sayListed(site, screen);
                return chosen(there, " at " + to.server(), screen);
            }
            Optional<Ticket> before =
                    kept.stream().filter(one -> one.isFrom(to.invitation())).findFirst();
            return before.isPresent() ? before : Optional.of(invited(site, to, shelf, screen));
        }
    }

    private Ticket invited(Site site, Link to, Shelf shelf, Screen screen) throws Refused {
        Data.Fields form = Data.fields().with("name", named(shelf, screen)).with("own", texts(own));
        Reply sat = new Reply(site.post("/api/sit", to.invitation(), form));
        return Ticket.of(shelf.seats(), to.server(), sat, sat.text("key"), to.invitation())
                .keep();
    }

    private Ticket made(Site site, Link to, Shelf shelf, Screen screen) throws Refused {
        List<String> seats =
                Arrays.stream(players.split(",", -1)).map(String::strip).toList();
        if (!seats.contains("me")) {
            throw new Refused(new Refusal(
                    "no_seat", "None of the seats in --players is yours", "Name one of them me, as in me,open."));
        }
        Data.Fields form = what().with("seats", Data.texts(seats))
                .with("name", named(shelf, screen))
                .with("own", texts(own));
        if (clock != null) {
            form = form.with("clock", clock(clock));
        }
        Reply made = new Reply(site.post("/api/tables", "", form));
        Ticket ticket = Ticket.of(shelf.seats(), to.server(), made, made.text("key"), "")
                .keep();
        Map<String, String> invitations = made.texts("invitations");
        invitations.forEach((seat, invitation) ->
                screen.say("Link for Player " + seat + ": " + to.server() + "#invitation=" + invitation));
        if (!invitations.isEmpty()) {
            screen.say("Send each link to one person, who types: cardinal join 'LINK'");
        }
        return ticket;
    }

    /** What is played: a game with its options, or a position of one. */
    private Data.Fields what() throws Refused {
        if (scenario == null) {
            return Data.fields().with("game", String.valueOf(game)).with("options", texts(options));
        }
        if (game != null || !options.isEmpty()) {
            throw new Refused(new Refusal(
                    "not_both",
                    "A scenario file says itself what is played",
                    "Leave out --new and --option with --scenario."));
        }
        try {
            return Data.fields().with("scenario", Files.readString(scenario));
        } catch (IOException unreadable) {
            throw new Refused(
                    new Refusal("no_file", "The scenario file " + scenario + " cannot be read", "Check its name."));
        }
    }

    private static Data.Fields clock(String text) throws Refused {
        Matcher parts = Pattern.compile("(\\d{1,4})(?:\\+(\\d{1,3}))?").matcher(text);
        if (!parts.matches()) {
            throw new Refused(new Refusal(
                    "bad_clock", "'" + text + "' is not a clock", "It is minutes, or minutes+seconds, such as 20+5."));
        }
        Data.Fields clock = Data.fields().with("minutes", Integer.parseInt(parts.group(1)));
        return parts.group(2) == null ? clock : clock.with("free", Integer.parseInt(parts.group(2)));
    }

    private static Data.Fields texts(Map<String, String> texts) {
        Data.Fields fields = Data.fields();
        for (Map.Entry<String, String> text : texts.entrySet()) {
            fields = fields.with(text.getKey(), text.getValue());
        }
        return fields;
    }

    /** What to call the person here: as given, as kept, or as answered at a terminal; empty for no name. */
    private String named(Shelf shelf, Screen screen) throws Refused {
        if (name != null) {
            return name.isBlank() ? "" : Names.one(name);
        }
        Names kept = Names.keptIn(shelf.name());
        if (!kept.list().isEmpty()) {
            return kept.list().getFirst();
        }
        while (surroundings.terminal()) {
            String line = screen.ask("What is your name? (Enter for none) ", _ -> List.of());
            try {
                String typed = line == null || line.isBlank() ? "" : Names.one(line);
                new Names(List.of(typed)).keep(shelf.name());
                return typed;
            } catch (Refused refused) {
                screen.refuse(refused.refusal().toString());
            }
        }
        return "";
    }

    private static void sayListed(Site site, Screen screen) throws Refused {
        List<String> lines = new ArrayList<>();
        for (Reply table : new Reply(site.get("/api/tables")).list("tables")) {
            List<String> who = table.list("seats").stream()
                    .map(seat -> seat.text("name").isEmpty() ? seat.text("player") : seat.text("name"))
                    .toList();
            lines.add(("  " + table.text("game") + ": " + String.join(", ", who) + " (" + table.text("stage") + ")")
                    .replaceAll("\\p{Cc}", ""));
        }
        if (!lines.isEmpty()) {
            screen.say("Listed tables:");
            screen.say(lines);
        }
    }

    private static Optional<Ticket> chosen(List<Ticket> tickets, String where, Screen screen) throws Refused {
        if (tickets.isEmpty()) {
            throw new Refused(new Refusal(
                    "no_seat",
                    "You have no unfinished game" + (where.isEmpty() ? " at any server" : where),
                    "Make a table with: cardinal join URL --new GAME; or ask for an invitation."));
        }
        if (tickets.size() == 1) {
            return Optional.of(tickets.getFirst());
        }
        List<Ticket> latest = tickets.subList(0, Math.min(Screen.MOST_LISTED, tickets.size()));
        screen.say("You have " + tickets.size() + " unfinished games" + where + ":");
        return screen.choose(latest, Ticket::about);
    }

    // Playing.

    /** A ticket that is kept again whenever something is added to it. */
    private static final class Kept {
        private Ticket ticket;

        Kept(Ticket ticket) {
            this.ticket = ticket;
        }

        synchronized void keep(String name, Data value) throws Refused {
            ticket = ticket.with(name, value).keep();
        }
    }

    /** Plays a game. Returns the seat at the next one, if the player wants to play once more. */
    private Optional<Ticket> play(Site site, Kept kept, Screen plain, Shelf shelf) throws Refused, IOException {
        Ticket ticket = kept.ticket;
        FairShare share = new FairShare(ticket.seat(), ticket.share(), state -> kept.keep("share", state));
        try (ServerPlace place = ServerPlace.at(site, ticket.seat(), ticket.key(), share, surroundings.terminal())) {
            place.notices(plain::refuse);
            waitFor(place, ticket.seat(), plain);
            try (Screen screen = surroundings.screen(place.tints(), shelf.history())) {
                place.notices(screen::refuse);
                boolean over = new Sitting(place, screen).run();
                if (over) {
                    screen.say(proved(place, share.receipt(), ticket));
                    kept.keep("over", Data.of(true));
                    return again(place, ticket, screen, shelf);
                } else if (!place.gone()) {
                    screen.say("The game is kept by the server. Continue it with: cardinal join " + site.address());
                }
                return Optional.empty();
            }
        }
    }

    private static Optional<Ticket> again(ServerPlace place, Ticket ticket, Screen screen, Shelf shelf) throws Refused {
        String line = screen.ask("Play once more? (y/n, or s to swap seats) ", _ -> List.of("yes", "no", "swap"));
        String word = line == null ? "" : line.strip().toLowerCase(Locale.ROOT);
        if (word.isEmpty() || !Set.of("y", "yes", "s", "swap").contains(word)) {
            return Optional.empty();
        }
        Reply sat = place.rematch(word.startsWith("s"));
        return Optional.of(Ticket.of(shelf.seats(), ticket.server(), sat, sat.text("key"), "")
                .keep());
    }

    /** Waits until everyone is there and the cards are dealt. */
    private static void waitFor(ServerPlace place, int seat, Screen screen) throws Refused {
        String last = "";
        Optional<Reply> table = place.lobby(new Reply(Data.fields()));
        while (table.isPresent()) {
            String now = awaited(table.get(), seat);
            if (!now.equals(last) && !now.isEmpty()) {
                screen.say(now);
            }
            last = now;
            table = place.lobby(table.get());
        }
    }

    /** Who or what a table waits for before the game. */
    private static String awaited(Reply table, int me) {
        List<String> awaited = new ArrayList<>();
        List<Reply> seats = table.list("seats");
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean empty = seats.get(seat).text("player").equals("open");
            boolean absent = seats.get(seat).has("ready") && !seats.get(seat).flag("ready");
            if (seat != me && (empty || absent)) {
                String called = seats.get(seat).text("name");
                awaited.add(called.isEmpty() ? "Player " + seat : called);
            }
        }
        String note = table.text("note").isEmpty() ? "" : table.text("note") + " ";
        return awaited.isEmpty() ? note.strip() : note + "Waiting for " + String.join(" and ", awaited) + ".";
    }

    /** Checks the finished game, and says in one line what that proves. */
    private static String proved(ServerPlace place, Optional<Receipt> receipt, Ticket ticket) {
        try {
            GameFile file = GameFile.read("of this game", place.record());
            try {
                file.write(ticket.replay());
            } catch (IOException unwritable) {
                throw new Refused(new Refusal(
                        "not_saved",
                        "Its file could not be written to " + ticket.replay(),
                        GameFile.reason(unwritable)));
            }
            if (receipt.isEmpty()) {
                return "Not verified: this is not where you kept what was promised about the cards. The game is in "
                        + ticket.replay() + ".";
            }
            receipt.get().verified(Games.named(file.roster().game()), file);
            String sources =
                    ReplayCommand.sources(file.roster().commitments().seats().size());
            return "Verified: " + sources + ", and every move was possible. The game is in " + ticket.replay() + ".";
        } catch (Refused wrong) {
            return "Not verified: " + wrong.refusal();
        }
    }
}
