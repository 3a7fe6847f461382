package dev.cardinal.terminal.play;

import dev.cardinal.client.FairShare;
import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.host.Line;
import dev.cardinal.host.Person;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A seat at a table of a server, over a connection that may break and comes back by itself. */
public final class ServerPlace implements Place, Seat.Listener {
    private static final Set<Command> NOT_HERE = Set.of(Command.SAVE, Command.LOAD);
    private static final int WIDEST = 500;
    private static final int TALLEST = 200;
    private static final long LOOK_AGAIN = 200;

    private final Seat connection;
    private final int seat;
    private final boolean open;
    private volatile Consumer<String> notices = _ -> {};
    private Reply lobby = new Reply(Data.fields());
    private @Nullable Moment now;
    private @Nullable Refusal gone;
    /** Counts what this place was told, for those who wait for more. */
    private int happenings;

    private boolean told;
    private boolean lost;
    private boolean closed;

    private ServerPlace(Site site, int seat, String key, FairShare share, boolean open) {
        this.seat = seat;
        this.open = open;
        connection = new Seat(site, key, this, share);
    }

    /**
     * Takes a seat.
     *
     * @param open whether the prompt stays open while others think, as at a real terminal
     */
    public static ServerPlace at(Site site, int seat, String key, FairShare share, boolean open) throws Refused {
        ServerPlace place = new ServerPlace(site, seat, key, share, open);
        try {
            place.connection.connect();
            return place;
        } catch (IOException unreachable) {
            throw new Refused(new Refusal(
                    "unreachable", "There is no table server at " + site.address(), unreachable.getMessage() + "."));
        }
    }

    /** Says what is to be said about the connection here from now on. */
    public void notices(Consumer<String> to) {
        notices = to;
    }

    /** Everything to colour in this game. */
    public Map<String, Colour> tints() throws Refused {
        return Lexicon.of(say(seat, Lexicon.REQUEST)).tints();
    }

    /** Lets go of the connection, as if the network had failed. */
    void drop() {
        connection.drop();
    }

    // What the server says.

    @Override
    public void heard(Data.Fields message, int bytes) {
        Reply said = new Reply(clean(message));
        String notice = "";
        synchronized (this) {
            if (said.has("table")) {
                Reply before = lobby;
                lobby = said.in("table");
                notice = proposed(before);
            }
            if (said.has("entry")) {
                boolean already = now != null && now.asked() == seat;
                now = new Moment(said.number("entry", 0), said.number("asks", -1));
                if (said.has("clock") && !already && now.asked() == seat) {
                    notice = "You have " + minutes(said.numbers("clock").get(seat)) + " left.";
                }
            }
            happenings++;
            notifyAll();
        }
        if (!notice.isEmpty()) {
            notices.accept(notice);
        }
    }

    private static String minutes(long millis) {
        long seconds = millis / 1000;
        return "%d:%02d minutes".formatted(seconds / 60, seconds % 60);
    }

    /** What somebody else has just proposed, in a sentence. */
    private String proposed(Reply before) {
        Reply proposal = lobby.in("proposal");
        boolean news = lobby.has("proposal") && !proposal.equals(before.in("proposal"));
        if (!news || proposal.number("by", -1) == seat) {
            return "";
        }
        String who = name(proposal.number("by", 0));
        if (proposal.text("what").equals("takeback")) {
            return proposal.numbers("agreed").isEmpty()
                    ? who + " asks to take back a move. Type agree or decline."
                    : "";
        }
        return proposal.number("seat", -1) == seat
                ? who + " wants a bot to play for you. Type anything within half a minute to stay."
                : who + " wants a bot to play for " + name(proposal.number("seat", 0)) + ".";
    }

    private String name(int player) {
        List<Reply> seats = lobby.list("seats");
        String called = player < seats.size() ? seats.get(player).text("name") : "";
        return called.isEmpty() ? "Player " + player : called;
    }

    /** Nothing that others typed may control this terminal. */
    static Data.Fields clean(Data.Fields fields) {
        Map<String, Data> cleaned = new LinkedHashMap<>();
        fields.values().forEach((name, value) -> cleaned.put(name, clean(value)));
        return new Data.Fields(cleaned);
    }

    private static Data clean(Data data) {
        return switch (data) {
            case Data.Text(String text) -> Data.of(text.replaceAll("\\p{Cc}", ""));
            case Data.Items(List<Data> items) ->
                Data.of(items.stream().map(ServerPlace::clean).toList());
            case Data.Fields fields -> clean(fields);
            default -> data;
        };
    }

    @Override
    public void connected(boolean isConnected) {
        synchronized (this) {
            if (closed || isConnected != lost) {
                return;
            }
            lost = !isConnected;
        }
        notices.accept(isConnected ? "Back." : "Connection lost, trying again...");
    }

    @Override
    public synchronized void refused(Refusal why) {
        gone = why;
        happenings++;
        notifyAll();
    }

    @Override
    public synchronized boolean gone() {
        return gone != null;
    }

    @Override
    public synchronized Optional<Refusal> trouble() {
        Optional<Refusal> news = told ? Optional.empty() : Optional.ofNullable(gone);
        told = told || news.isPresent();
        return news;
    }

    // Waiting.

    /** Waits for a change of the table before the game; returns the table, or nothing once the game has begun. */
    public synchronized Optional<Reply> lobby(Reply seen) throws Refused {
        while (now == null && gone == null && lobby.equals(seen) && pause()) {
            // heard() says when to look again
        }
        if (gone != null) {
            throw new Refused(gone);
        }
        return now == null ? Optional.of(lobby) : Optional.empty();
    }

    /** Waits until something has happened; false if it should no longer wait. */
    private synchronized boolean pause() {
        int before = happenings;
        try {
            while (happenings == before) {
                wait();
            }
            return true;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    @Override
    public synchronized Moment now() {
        if (now == null) {
            throw new IllegalStateException("the game has not begun");
        }
        return now;
    }

    @Override
    public boolean staysOpen() {
        return open;
    }

    @Override
    public synchronized boolean await(Moment seen) {
        while (now().equals(seen) && gone == null && !closed && pause()) {
            // heard() says when to look again
        }
        return gone == null && !closed && !Thread.currentThread().isInterrupted();
    }

    @Override
    public synchronized void settle() {
        while (!open && now().asked() != seat && !now().over() && gone == null && pause()) {
            // heard() says when to look again
        }
    }

    // What the person here does.

    @Override
    public List<Integer> people() {
        return List.of(seat);
    }

    @Override
    public boolean offers(Command command) {
        return !NOT_HERE.contains(command) && (!command.isCompany() || others());
    }

    /** Whether other people sit at the table. */
    private synchronized boolean others() {
        return lobby.list("seats").stream()
                        .filter(chair -> chair.text("player").equals(Person.NAME))
                        .count()
                > 1;
    }

    @Override
    public String about(Command command) {
        return command == Command.QUIT ? "stop for now; cardinal join continues" : command.about;
    }

    private Data.Fields ask(Data.Fields request) throws Refused {
        CompletableFuture<Data.Fields> reply = connection.ask(request);
        while (true) {
            try {
                return reply.get(LOOK_AGAIN, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                requireHere();
            } catch (ExecutionException failed) {
                if (failed.getCause() instanceof Refused refused) {
                    throw new Refused(clean(refused.refusal()));
                }
                throw new IllegalStateException(failed.getCause());
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw new Refused("interrupted", "It was not waited for");
            }
        }
    }

    private synchronized void requireHere() throws Refused {
        if (gone != null) {
            throw new Refused(gone);
        }
        if (closed) {
            throw new Refused("left", "You have left the table");
        }
    }

    private static Refusal clean(Refusal refusal) {
        Reply reply = new Reply(clean(refusal.json()));
        return new Refusal(reply.text("code"), reply.text("message"), reply.text("hint"), reply.text("rule"));
    }

    private static Data.Fields doing(String what) {
        return Data.fields().with("do", what);
    }

    @Override
    public Reply say(int viewer, Data.Fields request) throws Refused {
        Data.Fields asked = doing("words");
        for (Map.Entry<String, Data> field : request.values().entrySet()) {
            asked = asked.with(field.getKey(), fitted(field.getKey(), field.getValue()));
        }
        return new Reply(clean(ask(asked)));
    }

    /** A server makes pages of a reasonable size. */
    private static Data fitted(String name, Data value) {
        return switch (value) {
            case Data.Number(long number) when name.equals("width") -> Data.of(Math.min(number, WIDEST));
            case Data.Number(long number) when name.equals("height") -> Data.of(Math.clamp(number, 8, TALLEST));
            default -> value;
        };
    }

    @Override
    public Untried line(int me, int entry, String text) throws Refused {
        Reply done = new Reply(clean(ask(doing("line").with("entry", entry).with("text", text))));
        return done.has("untried")
                ? new Untried(done.lines("untried"), stop(done.text("stop")), done.number("asks", -1))
                : Untried.NOTHING;
    }

    private static Line.Stop stop(String word) {
        for (Line.Stop stop : Line.Stop.values()) {
            if (stop.name().toLowerCase(Locale.ROOT).equals(word)) {
                return stop;
            }
        }
        return Line.Stop.NEWS;
    }

    @Override
    public void undo(int me) throws Refused {
        ask(doing("undo"));
    }

    @Override
    public void concede(int me) throws Refused {
        ask(doing("concede"));
    }

    @Override
    public void auto(int me, boolean on) throws Refused {
        ask(doing("auto").with("on", on));
    }

    @Override
    public void chat(int me, String text) throws Refused {
        ask(doing("chat").with("text", text));
    }

    @Override
    public String company(Command.Call call) throws Refused {
        Data.Fields request = doing(call.command().word());
        return switch (call.command()) {
            case TAKEBACK ->
                ask(request).get("proposed") == null ? "Taken back." : "You have asked. The others have to agree.";
            case AGREE -> {
                ask(request);
                yield "You have agreed.";
            }
            case DECLINE -> {
                ask(request);
                yield "It is off.";
            }
            case BOT -> {
                Data.Fields whose = call.rest().isEmpty() ? request : request.with("seat", player(call.rest()));
                yield ask(whose).get("proposed") == null
                        ? "A bot plays for you. Type back to play yourself again."
                        : "If they do not say a word within half a minute, a bot plays for them.";
            }
            case BACK -> {
                ask(request);
                yield "You play again.";
            }
            case MUTE, UNMUTE -> {
                boolean on = call.command() == Command.MUTE;
                ask(doing("mute").with("seat", player(call.rest())).with("on", on));
                yield on ? "You no longer see what they say." : "You see again what they say.";
            }
            default -> Place.super.company(call);
        };
    }

    private static int player(String text) throws Refused {
        if (text.matches("(?i)(player )?[0-9]")) {
            return text.charAt(text.length() - 1) - '0';
        }
        throw new Refused(new Refusal("which_seat", "Type the number of a seat", "The first player's is 0."));
    }

    /**
     * Plays once more with the same people.
     *
     * @param swap whether everyone moves on by one seat, if nobody else has asked before
     */
    public Reply rematch(boolean swap) throws Refused {
        return new Reply(clean(ask(doing("rematch").with("swap", swap))));
    }

    /** The file of a game that is over. */
    public String record() throws Refused {
        return ask(doing("record")).get("record") instanceof Data.Text(String text) ? text : "";
    }

    @Override
    public void save(Path file) throws Refused {
        throw new Refused(new Refusal(
                "kept_there",
                "The server keeps this game",
                "When it is over you get its file; until then, quit and come back at any time."));
    }

    @Override
    public void load(Path file) throws Refused {
        throw new Refused(new Refusal(
                "kept_there",
                "You cannot put another game on a server's table",
                "To continue a saved game, quit and type: cardinal play --resume " + file));
    }

    @Override
    public void close() {
        synchronized (this) {
            closed = true;
            happenings++;
            notifyAll();
        }
        connection.close();
    }
}
