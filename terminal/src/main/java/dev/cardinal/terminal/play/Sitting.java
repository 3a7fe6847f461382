package dev.cardinal.terminal.play;

import dev.cardinal.arena.program.Invited;
import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Addressee;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** One game in the terminal, from its current position until it ends or the players leave. */
public final class Sitting {
    private static final int NOBODY = -1;

    private final Place place;
    private final Screen screen;
    private final Commands commands;
    private Lexicon lexicon;
    private int keyboard;
    private final Map<Integer, Set<String>> explained = new HashMap<>();
    private int[] told;
    private int shown;
    private int moved;
    private boolean fresh;
    /** Whether a line is being typed, so that someone has to press Enter before anything else is read. */
    private volatile boolean atPrompt;

    /** Whether others have acted since the whole table was shown. */
    private boolean behind;

    private boolean exposed;
    private boolean ended;
    private int awaited;
    private @Nullable Untried untried;

    /** Sits down at a game in this program. */
    public Sitting(Keeper keeper, Screen screen, Shelf shelf, Pace pace) {
        this(new OwnPlace(keeper, Invited.NOBODY, shelf, pace), screen);
    }

    /** Sits down. */
    public Sitting(Place place, Screen screen) {
        this.place = place;
        this.screen = screen;
        this.commands = new Commands(this);
        this.told = new int[0];
        this.lexicon = Lexicon.of(new Reply(Data.fields()));
        begin();
    }

    /** Continues with whatever game is at this place now. */
    void begin() {
        lexicon = Lexicon.of(said(NOBODY, Lexicon.REQUEST));
        keyboard = place.people().size() == 1 ? place.people().getFirst() : NOBODY;
        told = new int[lexicon.players().size()];
        Arrays.fill(told, place.now().entry());
        untried = null;
        fresh = true;
        awaited = NOBODY;
    }

    Place place() {
        return place;
    }

    Lexicon lexicon() {
        return lexicon;
    }

    Screen screen() {
        return screen;
    }

    Commands commands() {
        return commands;
    }

    /** The seat of the person at the keyboard. */
    int seat() {
        return keyboard;
    }

    /** The person at the keyboard, for whatever is written about players. */
    Addressee addressee() {
        return new Addressee(keyboard, lexicon.playerNames());
    }

    /** What is said to the person at the keyboard. */
    Reply say(Data.Fields request) throws Refused {
        return place.say(keyboard, request);
    }

    /** What is said to a seat that may ask for it at any time. */
    private Reply said(int seat, Data.Fields request) {
        try {
            return place.say(seat, request);
        } catch (Refused gone) {
            screen.refuse(gone.refusal().toString());
            return new Reply(Data.fields());
        }
    }

    static Data.Fields request(String what) {
        return Data.fields().with("what", what);
    }

    /** A request for a table on this page. */
    private Data.Fields page(String what) {
        Data.Fields request =
                request(what).with("width", screen.width()).with("explained", Data.texts(List.copyOf(explained())));
        return screen.height() == Integer.MAX_VALUE ? request : request.with("height", screen.height());
    }

    private Set<String> explained() {
        return explained.computeIfAbsent(keyboard, _ -> new TreeSet<>());
    }

    /** Plays; returns whether the game ended. */
    public boolean run() {
        introduce();
        if (place.staysOpen()) {
            Thread.ofVirtual().start(this::watch);
        }
        while (true) {
            place.settle();
            if (showNews()) {
                return true;
            }
            if (place.gone()) {
                return false;
            }
            int asked = place.now().asked();
            if (asked != keyboard && place.people().size() > 1) {
                if (!handOver(asked)) {
                    return false;
                }
                continue;
            }
            atPrompt = true;
            String line = screen.ask("> ", word -> Completions.of(this, word));
            atPrompt = false;
            if (line == null || !take(line.strip())) {
                return ended;
            }
        }
    }

    /** Shows what others do while the prompt is open. */
    private void watch() {
        boolean over = false;
        Place.Moment seen = place.now();
        while (!over && place.await(seen)) {
            seen = place.now();
            over = showNews();
        }
        if (over || place.gone()) {
            showNews();
            if (atPrompt) {
                screen.say("Press Enter to go on.");
            }
        }
    }

    /** Shows what is new; returns whether the game is over. */
    private synchronized boolean showNews() {
        place.trouble().ifPresent(trouble -> screen.refuse(trouble.toString()));
        Place.Moment now = place.now();
        if (now.over()) {
            if (!ended) {
                ended = true;
                end();
            }
            return true;
        }
        boolean asks = now.asked() == keyboard;
        boolean others = place.staysOpen() && lexicon.severalPeople(); // bots alone are not worth waiting for
        if ((asks || others) && (fresh || shown != now.entry())) {
            show(asks);
        }
        return false;
    }

    private void introduce() {
        String person = lexicon.severalPeople() ? "a person" : "you";
        StringBuilder who = new StringBuilder();
        for (int seat = 0; seat < lexicon.players().size(); seat++) {
            Lexicon.Player player = lexicon.players().get(seat);
            who.append(seat == 0 ? "" : ", ").append("Player ").append(seat).append(": ");
            String name = player.name().isEmpty() ? person : player.name();
            who.append(player.isPerson() ? name : player.player());
        }
        screen.say(who.toString());
        screen.say(lexicon.rulesInForce());
        if (!place.people().isEmpty()) {
            screen.say("Type a number or a move, or several separated by commas. Type help for more.");
        }
    }

    /** Hides one player's cards and waits for the next player; false to leave. */
    private boolean handOver(int seat) {
        if (sayUntried()) {
            String line = screen.ask("Press Enter when you have read this. ", _ -> List.of());
            if (line == null || isQuit(line)) {
                return false;
            }
        }
        keyboard = NOBODY;
        if (exposed) {
            screen.hide();
            exposed = false;
        }
        String player = addressee().named("Player " + seat);
        while (true) {
            String line = screen.ask(player + ", press Enter when only you can see the screen. ", _ -> List.of());
            if (line == null || isQuit(line)) {
                return false;
            }
            if (line.isBlank()) {
                keyboard = seat;
                fresh = true;
                return true;
            }
            screen.refuse("The cards of " + player + " are hidden. Press Enter to see them, or type quit.");
        }
    }

    private static boolean isQuit(String line) {
        return Command.of(line).filter(call -> call.command() == Command.QUIT).isPresent();
    }

    /** Shows what is new, and asks: the whole table if others have acted, a few lines within your own turn. */
    private void show(boolean asks) {
        Reply turn = said(keyboard, page("turn").with("since", told[keyboard]).with("whole", fresh || behind));
        boolean still = !fresh && turn.number("moved", moved) == moved;
        told[keyboard] = turn.number("entry", told[keyboard]);
        shown = told[keyboard];
        moved = turn.number("moved", moved);
        screen.say(turn.lines("said"));
        if (still) {
            return; // someone only said something
        }
        List<String> news = turn.lines("news");
        if (!news.isEmpty() || asks || fresh) {
            screen.say("");
        }
        screen.say(news);
        if (asks || fresh) {
            screen.say(news.isEmpty() || !turn.flag("whole") ? List.of() : List.of(""));
            table(turn);
            menu(turn);
            sayUntried();
        }
        behind = !asks && turn.flag("whole");
        fresh = false;
        exposed = true;
        sayWaiting(asks);
    }

    /** Says who is awaited, unless that was said before. */
    private void sayWaiting(boolean asks) {
        int other = asks ? NOBODY : place.now().asked();
        if (other != awaited && other != NOBODY) {
            screen.say("Waiting for " + addressee().named("Player " + other) + ".");
        }
        awaited = other;
    }

    private void table(Reply reply) {
        explained().addAll(reply.lines("explained"));
        screen.say(reply.lines("table"));
    }

    private void menu(Reply reply) {
        screen.say("");
        screen.say(reply.lines("menu"));
    }

    /** Shows what was left of the last line to the player who typed it; returns whether there was anything. */
    private boolean sayUntried() {
        Untried rest = untried;
        untried = null;
        if (rest != null) {
            screen.refuse(addressee().told(rest.toString()));
        }
        return rest != null;
    }

    void board() throws Refused {
        Reply board = say(page("board"));
        table(board);
        menu(board);
    }

    /** Carries out a line; false to leave. A word that is both a command and the name of a piece means the piece. */
    private synchronized boolean take(String line) {
        if (ended) {
            return false;
        }
        boolean piece = lexicon.names().stream().anyMatch(line::equalsIgnoreCase);
        Optional<Command.Call> command =
                piece ? Optional.empty() : Command.of(line).filter(call -> commands.knows(call.command()));
        String part = line.toLowerCase(Locale.ROOT);
        if (command.isPresent()) {
            return commands.run(command.get());
        }
        if (!piece && lexicon.parts().containsKey(part) && !answers(part)) {
            part(part);
            return true;
        }
        try {
            Untried rest = place.line(keyboard, shown, line);
            untried = rest.moves().isEmpty() ? null : rest;
            return true;
        } catch (Refused refused) {
            return commands.insteadOfMove(line, refused.refusal());
        }
    }

    /** Whether a word alone is one of the answers on offer, such as "discard" where the question is "Discard or keep?". */
    private boolean answers(String word) {
        return place.now().asked() == keyboard
                && said(keyboard, request("answers").with("text", word)).flag("answers");
    }

    /** Shows a part of the table. */
    void part(String name) {
        screen.say(said(keyboard, request("part").with("text", name).with("width", screen.width()))
                .lines("lines"));
    }

    private void end() {
        int from = keyboard == NOBODY ? 0 : told[keyboard];
        sayUntried();
        int viewer = place.people().size() > 1 ? NOBODY : keyboard;
        Reply end = said(viewer, request("end").with("since", from));
        screen.say("");
        screen.say(end.lines("news"));
        screen.say("");
        screen.say(end.lines("result"));
        screen.say("");
        screen.say(end.lines("statistics"));
        screen.say(
                end.has("seed")
                        ? "The seed of this game was " + end.text("seed") + "."
                        : "The secret behind its cards was " + end.text("secret") + ".");
    }
}
