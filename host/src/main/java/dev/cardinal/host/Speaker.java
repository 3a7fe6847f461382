package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Addressee;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.players.Bots;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * Says what one viewer of a game asks for, as plain text for a page of any size, so that a client needs to know no game.
 * docs/words.md lists the requests.
 */
public final class Speaker {
    /** A table in fewer lines would be of no use, even if the page scrolls. */
    public static final int LEAST_HEIGHT = 8;

    private static final String POSSIBLE = "You can do that now: type it without the why.";
    private final HostedGame game;
    private final Viewer viewer;
    private final Set<Integer> muted;
    private final Words words;

    public Speaker(HostedGame game, Viewer viewer) {
        this(game, viewer, Set.of());
    }

    /** Speaks to a viewer who does not want to hear what these seats say. */
    public Speaker(HostedGame game, Viewer viewer, Set<Integer> muted) {
        this.muted = Set.copyOf(muted);
        this.game = game;
        this.viewer = viewer;
        words = game.words();
    }

    /** Answers a request; its field {@code what} says what is wanted. */
    public Data.Fields say(Data.Fields request) throws Refused {
        String text = request.get("text") instanceof Data.Text(String given) ? given : "";
        String what = request.get("what") instanceof Data.Text(String wanted) ? wanted : "";
        return switch (what) {
            case "game" -> game();
            case "turn" -> turn(request);
            case "board" -> board(request);
            case "terse" -> terse(request);
            case "part" -> part(text, request);
            case "log" -> lines(addressee().told(chronicle().log(game.position().over())));
            case "since" -> lines(addressee().told(chronicle().sinceLastTurn()));
            case "help" -> words.help(text).map(Speaker::lines).orElse(Data.fields());
            case "rules" -> lines(words.rules());
            case "options" -> options();
            case "answers" -> Data.fields().with("answers", answers(text));
            case "hint" -> lines(List.of(hint()));
            case "why" -> lines(List.of(addressee().told(why(text))));
            case "scenario" -> scenario();
            case "end" -> end(request);
            default -> throw new Refused("unknown_words", "There are no words called " + Refusal.quote(what));
        };
    }

    private static Data.Fields lines(List<String> lines) {
        return Data.fields().with("lines", Data.texts(lines));
    }

    private static int number(Data.Fields request, String name, int otherwise) {
        return request.get(name) instanceof Data.Number(long number) ? (int) number : otherwise;
    }

    private Addressee addressee() {
        return new Addressee(viewer.seat(), game.names());
    }

    private Chronicle chronicle() {
        return new Chronicle(game.history(), viewer, words);
    }

    /** What stays the same throughout a game, except that players may get other names. */
    private Data.Fields game() throws Refused {
        News now = game.news(-1);
        List<Data> seats = new ArrayList<>();
        for (int seat = 0; seat < now.seats().size(); seat++) {
            seats.add(Data.fields()
                    .with("player", now.seats().names().get(seat))
                    .with("person", now.seats().isHuman(seat))
                    .with("name", now.names().get(seat)));
        }
        return Data.fields()
                .with("game", game.game().name())
                .with("seats", Data.of(seats))
                .with("rulesInForce", Data.texts(game.game().rulesInForce(game.options())))
                .with("names", Data.texts(List.copyOf(words.names().keySet())))
                .with("tints", colours(words.tints()))
                .with("parts", texts(words.parts()))
                .with("shorthands", texts(words.shorthands()));
    }

    private static Data.Fields texts(Map<String, String> texts) {
        Data.Draft draft = new Data.Draft();
        texts.forEach((name, text) -> draft.put(name, Data.of(text)));
        return draft.fields();
    }

    private static Data.Fields colours(Map<String, Colour> colours) {
        Data.Draft draft = new Data.Draft();
        colours.forEach((name, colour) -> draft.put(name, Data.of(colour.name().toLowerCase(Locale.ROOT))));
        return draft.fields();
    }

    /** What is new, the table and the question: the whole table if others have acted, a few lines within a turn. */
    private Data.Fields turn(Data.Fields request) {
        int since = number(request, "since", -1);
        News now = game.news(since < 0 ? -1 : Math.min(since, game.last()));
        Addressee reader = new Addressee(viewer.seat(), now.names());
        List<Happened> happened = now.happened().orElse(List.of());
        boolean whole =
                Data.of(true).equals(request.get("whole")) || happened.stream().anyMatch(one -> !viewer.is(one.seat()));
        List<String> news = reader.told(new Chronicle(happened, viewer, words).news());
        Data.Fields reply = Data.fields()
                .with("entry", now.last())
                .with("moved", game.moved())
                .with("said", Data.texts(said(now, reader)))
                .with("news", Data.texts(news))
                .with("whole", whole);
        return table(reply, now, request, whole, news.size() + (whole ? 1 : 0));
    }

    /** What is new, the facts of the table and the options, without a word that is there for the eye only. */
    private Data.Fields terse(Data.Fields request) {
        int since = number(request, "since", -1);
        News now = game.news(since < 0 ? -1 : Math.min(since, game.last()));
        Addressee reader = new Addressee(viewer.seat(), now.names());
        List<String> news = new Chronicle(now.happened().orElse(List.of()), viewer, words).news();
        Set<String> explained = names(request.get("explained"));
        Data.Fields reply = Data.fields()
                .with("entry", now.last())
                .with("said", Data.texts(said(now, reader)))
                .with("news", Data.texts(reader.told(news)))
                .with(
                        "facts",
                        Data.texts(reader.named(words.facts(now.position().view(viewer), explained))))
                .with("explained", Data.texts(explained.stream().sorted().toList()));
        Question question = now.question();
        if (question == null || !viewer.is(question.seat())) {
            return reply;
        }
        Menu menu = new Menu(question);
        return reply.with("prompt", reader.told(menu.prompt()))
                .with("several", menu.several())
                .with("options", Data.texts(reader.told(menu.cells())));
    }

    private List<String> said(News now, Addressee reader) {
        return now.talk().stream()
                .map(Numbered::entry)
                .filter(entry -> !viewer.is(entry.seat()) && !muted.contains(entry.seat()))
                .map(entry -> said(entry, reader.named("Player " + entry.seat())))
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static String said(Entry entry, String who) {
        return switch (entry) {
            case Entry.Chatted(int _, String text) -> who + " says: " + text;
            case Entry.Seated(int _, String player) when Person.isCalled(player) -> who + " is back.";
            case Entry.Seated(int _, String player) -> player + " plays for " + who + " from now on.";
            case Entry.Flagged _ -> who + " has run out of time.";
            default -> "";
        };
    }

    private Data.Fields board(Data.Fields request) {
        return table(Data.fields(), game.news(-1), request, true, 0);
    }

    /**
     * Adds the table and the question, if it is put to this viewer, for a page that has room for both.
     *
     * @param above how many lines go above it
     */
    private Data.Fields table(Data.Fields reply, News now, Data.Fields request, boolean whole, int above) {
        int width = number(request, "width", 80);
        Question question = now.question();
        List<String> menu =
                question == null || !viewer.is(question.seat()) ? List.of() : new Menu(question).lines(width);
        Set<String> before = names(request.get("explained"));
        Set<String> explained = new HashSet<>(before);
        int height = number(request, "height", Integer.MAX_VALUE) - menu.size() - 2 - above;
        Reader reader = new Reader(width, Math.max(LEAST_HEIGHT, height), explained);
        View view = now.position().view(viewer);
        Addressee addressee = new Addressee(viewer.seat(), now.names());
        List<String> lines = whole ? words.board(view, reader) : words.brief(view, reader);
        explained.removeAll(before);
        return reply.with("table", Data.texts(addressee.named(lines)))
                .with("menu", Data.texts(addressee.told(menu)))
                .with("explained", Data.texts(explained.stream().sorted().toList()));
    }

    private static Set<String> names(@Nullable Data list) {
        Set<String> names = new HashSet<>();
        if (list instanceof Data.Items(List<Data> items)) {
            items.forEach(item -> names.add(item instanceof Data.Text(String name) ? name : ""));
        }
        return names;
    }

    private Data.Fields part(String name, Data.Fields request) {
        return words.part(name, game.position().view(viewer), number(request, "width", 80))
                .map(addressee()::named)
                .map(Speaker::lines)
                .orElse(Data.fields());
    }

    // The question, for the seat it is put to.

    private record Asked(Position position, Question question, int entry) {}

    private Asked asked() throws Refused {
        synchronized (game) {
            game.requireAsked(viewer.seat());
            return new Asked(game.position(), game.question(), game.last());
        }
    }

    private Data.Fields options() throws Refused {
        List<Option> options = asked().question().options();
        return Data.fields()
                .with("texts", Data.texts(options.stream().map(Option::text).toList()))
                .with("names", Data.texts(options.stream().map(Option::name).toList()));
    }

    /** Whether a word alone is one of the answers on offer, such as "discard" where the question is "Discard or keep?". */
    private boolean answers(String word) throws Refused {
        Asked asked = asked();
        List<Option> options = asked.question().options();
        return options.size() > 1
                && options.stream()
                                .filter(option -> option.text()
                                        .toLowerCase(Locale.ROOT)
                                        .split(" ", 2)[0]
                                        .equals(word))
                                .count()
                        == 1
                && asked.position().read(word) instanceof Answer;
    }

    private String hint() throws Refused {
        Asked asked = asked();
        View view = asked.position().view(viewer);
        Bot bot = Bots.named(game.game().defaultBot(), game.game());
        Pick pick = new Pick();
        CompletableFuture.runAsync(() -> bot.answer(view, new Chance(asked.entry()), pick), game.thinking())
                .join();
        Answer answer = Answer.of(pick, asked.question().limits().ordered());
        return "The bot " + bot.name() + " would answer: " + asked.question().text(answer);
    }

    private String why(String move) throws Refused {
        if (move.isEmpty()) {
            throw new Refused(
                    new Refusal("which_move", "Type the move you are wondering about", "For example: why 3."));
        }
        Asked asked = asked();
        boolean picks = new Menu(asked.question()).several();
        boolean list = !move.startsWith("{") && move.matches(".*,.*|\\d+\\s.*");
        if (list && !picks) {
            throw new Refused("which_move", "Ask about one move at a time");
        }
        try {
            if (list && !move.matches("[\\d\\s,]+")) {
                return asked.position().read(move) instanceof Refusal refusal ? refusal.toString() : POSSIBLE;
            }
            game.checkLine(viewer.seat(), move);
            return POSSIBLE;
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }

    private Data.Fields scenario() {
        return Data.fields()
                .with(
                        "scenario",
                        Snapshot.of(game.game(), game.options(), game.position(), viewer, new Chance(game.last())));
    }

    /** How the game ended. */
    private Data.Fields end(Data.Fields request) throws Refused {
        if (!game.position().over()) {
            throw new Refused("not_over", "The game is not over yet");
        }
        List<Happened> happened = game.since(number(request, "since", 0)).orElseGet(game::history);
        return Data.fields()
                .with("news", Data.texts(addressee().told(new Chronicle(happened, viewer, words).news())))
                .with(
                        "result",
                        Data.texts(
                                addressee().named(words.result(game.position().view(viewer)))))
                .with("statistics", Data.texts(new Statistics(game, words.counted()).lines()))
                .with(
                        game.roster().secret() == null ? "seed" : "secret",
                        game.roster().origin());
    }
}
