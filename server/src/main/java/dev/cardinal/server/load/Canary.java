package dev.cardinal.server.load;

import dev.cardinal.host.Entry;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Numbered;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Person;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.server.store.Key;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.IntConsumer;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Stream;

/**
 * Looks for anything that a server tells a viewer who may not know it.
 *
 * <p>A position is hosted twice: as it is, and with all that one viewer does not know drawn again. Both servers get the
 * same requests. As long as the rules show the viewer nothing new, both must send it the same bytes, write the same log
 * and wait equally long.
 */
public final class Canary implements AutoCloseable {
    private static final int MOST_STEPS = 400;
    private static final int MOST_SKIPPED = 25;
    private static final int REQUESTS = 10;
    private static final int MOVES = 4;
    private static final int WIDE = 80;

    private final Chance chance;
    private final TempFolder folder;
    private final Twin real;
    private final Twin redrawn;
    private final BiConsumer<HostedGame, Pace> planted;
    private final LogLines logged = new LogLines();
    private final List<String> violations = new ArrayList<>();
    private int compared;

    /** What was done and found. */
    public record Result(int games, int compared, List<String> violations) {}

    /** What servers log. */
    private static final class LogLines extends Handler {
        private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void publish(LogRecord record) {
            lines.add(record.getLevel() + " " + record.getLoggerName() + " " + record.getMessage() + " "
                    + record.getThrown());
        }

        List<String> taken() {
            List<String> taken = List.copyOf(lines);
            lines.clear();
            return taken;
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }

    public Canary(long seed) throws Refused, IOException {
        this(seed, (_, _) -> {});
    }

    /**
     * A canary that must find something.
     *
     * @param planted gets each game before anyone looks, and may let out what it knows
     */
    Canary(long seed, BiConsumer<HostedGame, Pace> planted) throws Refused, IOException {
        chance = new Chance(seed);
        this.planted = planted;
        folder = TempFolder.create();
        real = new Twin(folder.path().resolve("real.db"));
        redrawn = new Twin(folder.path().resolve("redrawn.db"));
        Logger.getLogger("").addHandler(logged);
    }

    /** Plays this many games, at random, and compares all the way. */
    public Result run(Game game, int games, IntConsumer progress) throws Refused, IOException, InterruptedException {
        for (int i = 0; i < games; i++) {
            new Play(game).run();
            progress.accept(i + 1);
        }
        return new Result(games, compared, List.copyOf(violations));
    }

    /** Something that can be done with either server. */
    private interface Doing<T> {
        T with(Twin twin) throws Refused, IOException, InterruptedException;
    }

    private <T> void compare(Viewer viewer, String what, Doing<T> doing)
            throws Refused, IOException, InterruptedException {
        T one = doing.with(real);
        List<String> oneLogged = logged.taken();
        T other = doing.with(redrawn);
        List<String> otherLogged = logged.taken();
        compared++;
        if (!one.equals(other)) {
            violations.add(what + ", " + viewer + " is sent " + one + ", but if what it does not know were different, "
                    + other);
        } else if (!oneLogged.equals(otherLogged)) {
            violations.add(what + ", the log says " + oneLogged + ", but if what " + viewer
                    + " does not know were different, " + otherLogged);
        } else if (real.time() != redrawn.time()) {
            violations.add(what + ", the time is " + real.time() + ", but if what " + viewer
                    + " does not know were different, " + redrawn.time());
        }
    }

    /** One game, from the deal to the end. */
    private final class Play {
        private final Game game;
        private final Options options;
        private final List<String> players;
        private final Deal deal;
        private final List<String> names;
        private Position position;
        private Viewer viewer = Viewer.SPECTATOR;

        Play(Game game) throws Refused {
            this.game = game;
            players = List.of(Person.NAME, Person.NAME);
            Options wanted =
                    game.options().stream().anyMatch(option -> option.name().equals("players"))
                            ? Options.DEFAULT.with("players", "2")
                            : Options.DEFAULT;
            options = game.seat(wanted, Seats.of(game, players).players());
            deal = game.deal(options);
            names = game.faces(options).stream().map(Face::name).toList();
            position = deal.position(chance.next());
        }

        void run() throws Refused, IOException, InterruptedException {
            int steps = 0;
            while (!position.over() && steps < MOST_STEPS) {
                look();
                int skipped = position.over() ? 0 : chance.below(MOST_SKIPPED);
                for (int i = 0; i < skipped && !position.over(); i++) {
                    position = position.answer(random(position));
                }
                steps += skipped + 1;
            }
        }

        /** Hosts the position and its double for a while. */
        private void look() throws Refused, IOException, InterruptedException {
            int seat = chance.below(position.seats() + 1) - 1;
            viewer = seat < 0 ? Viewer.SPECTATOR : Viewer.seat(seat);
            Roster roster = Roster.fair(game, options, players);
            List<Key> keys = Stream.generate(Key::draw).limit(players.size()).toList();
            String table = Objects.requireNonNull(roster.secret()).table();
            Data.Fields hello = Data.fields().with("cardinal", 1).with("table", table);
            Data.Fields greeting =
                    seat < 0 ? hello : hello.with("key", keys.get(seat).text());
            Position other = position.guess(viewer, chance);
            for (Twin twin : List.of(real, redrawn)) {
                HostedGame hosted =
                        HostedGame.on(game, roster, twin == real ? position : other, Seats.of(game, players));
                Pace clock = twin.host(hosted, keys);
                planted.accept(hosted, clock);
                twin.connect(greeting);
            }
            try {
                compare(viewer, "at first", twin -> twin.ask(request("look")));
                boolean alike = true;
                for (int i = 0; i < REQUESTS && alike && !real.game().position().over(); i++) {
                    alike = something(table);
                }
                position = real.game().position();
            } finally {
                real.leave();
                redrawn.leave();
            }
        }

        /** Does something at both tables. Returns whether the viewer still cannot tell them apart. */
        private boolean something(String table) throws Refused, IOException, InterruptedException {
            int asked = real.game().position().asked();
            int other = viewer.is(0) ? 1 : 0;
            switch (chance.below(11)) {
                case 0 -> byHttp(table);
                case 10 -> asModel();
                case 1 -> {
                    String meant = refusable().toString();
                    compare(viewer, "after another seat's " + meant, twin -> {
                        twin.http(other, "/api/do", meant);
                        return twin.ask(request("look"));
                    });
                }
                case 2, 3, 4 -> {
                    return viewer.is(asked) ? act() : watch(asked);
                }
                default -> {
                    Data.Fields request = refusable();
                    compare(viewer, "asked for " + request, twin -> twin.ask(request));
                }
            }
            return true;
        }

        private void byHttp(String table) throws Refused, IOException, InterruptedException {
            int seat = viewer.seat();
            int last = real.game().last();
            String path = pick(List.of(
                    "/api/tables/" + table, "/api/look", "/api/look?since=" + last, "/api/nothing", "/metrics", "/"));
            compare(viewer, "asked for " + path, twin -> twin.http(seat, path, ""));
            compare(viewer, "asked for the list of tables", twin -> listed(twin.http(seat, "/api/tables", ""), table));
            String request = refusable().toString();
            compare(viewer, "asked by HTTP for " + request, twin -> twin.http(seat, "/api/do", request));
        }

        /** A language model's tools, besides those that change the game. */
        private void asModel() throws Refused, IOException, InterruptedException {
            int seat = viewer.seat();
            String name = names.isEmpty() ? "x" : pick(names);
            Data.Fields move = Data.fields().with("move", "play " + name);
            compare(
                    viewer,
                    "as a model",
                    twin -> twin.model(seat, "look", Data.fields().with("whole", true)));
            switch (chance.below(4)) {
                case 0 -> compare(viewer, "as a model", twin -> twin.model(seat, "why_not", move));
                case 1 ->
                    compare(
                            viewer,
                            "as a model",
                            twin -> twin.model(seat, "help", Data.fields().with("about", name)));
                case 2 -> compare(viewer, "as a model", twin -> twin.model(seat, "history", Data.fields()));
                default ->
                    compare(
                            viewer,
                            "as a model",
                            twin -> twin.model(seat, "answer", Data.fields().with("move", "999")));
            }
        }

        /** What a list says about this table; others may be over at one server only. */
        private static String listed(String answer, String table) {
            int from = answer.indexOf("{\"table\":\"" + table);
            int to = answer.indexOf("{\"table\":\"", from + 1 + answer.indexOf("\"deal\"", from));
            return from < 0 ? "nothing" : answer.substring(from, to < 0 ? answer.length() : to);
        }

        /** The viewer acts; what it is told must be the same unless the rules show it something. */
        private boolean act() throws Refused, IOException, InterruptedException {
            Position before = real.game().position();
            Position otherBefore = redrawn.game().position();
            int last = real.game().last();
            Question question = before.question();
            Answer answer = random(before);
            String text = before.question().text(answer);
            if (chance.below(3) == 0
                    && otherBefore.read(text) instanceof Answer same
                    && isAskedAgain(before, answer)
                    && isAskedAgain(otherBefore, same)) {
                return actAsModel(before, otherBefore, text);
            }
            Data.Fields request = switch (chance.below(4)) {
                case 0 -> entered("line", last).with("text", line());
                case 1 -> entered("move", last).with("move", text);
                default ->
                    entered("answer", last)
                            .with(
                                    "picks",
                                    Data.of(question.numbers(answer).stream()
                                            .map(Data::of)
                                            .toList()));
            };
            List<String> one = real.ask(request);
            List<String> two = redrawn.ask(request);
            boolean alike = showsNothing(real, before, last) && showsNothing(redrawn, otherBefore, last);
            List<String> shown = alike ? one : List.of(withoutAsked(one.getLast()));
            List<String> otherwise = alike ? two : List.of(withoutAsked(two.getLast()));
            compare(viewer, "after " + request, twin -> twin == real ? shown : otherwise);
            return alike;
        }

        /** A model's call would wait for the others. */
        private boolean isAskedAgain(Position at, Answer answer) {
            Position next = at.answer(answer);
            return !next.over() && viewer.is(next.asked());
        }

        /** The viewer acts through the tools for language models. */
        private boolean actAsModel(Position before, Position otherBefore, String text)
                throws Refused, IOException, InterruptedException {
            int seat = viewer.seat();
            int last = real.game().last();
            compare(
                    viewer,
                    "as a model",
                    twin -> twin.model(seat, "look", Data.fields().with("whole", true)));
            Data.Fields move = Data.fields().with("move", text).with("reason", "Why not");
            String one = real.model(seat, "answer", move);
            String two = redrawn.model(seat, "answer", move);
            boolean alike = showsNothing(real, before, last) && showsNothing(redrawn, otherBefore, last);
            if (alike) {
                compare(viewer, "as a model after " + text, twin -> twin == real ? one : two);
            }
            return alike;
        }

        /** A reply but for who is asked next, which the rules may have shown. */
        private static String withoutAsked(String reply) {
            return reply.replaceFirst(",\"asks\":-?[0-9]+", "");
        }

        /** Whether what was done since an entry showed the viewer nothing that it did not know. */
        private boolean showsNothing(Twin twin, Position before, int last) throws Refused {
            Position at = before;
            List<Numbered> entries = twin.game().file().entries();
            for (Numbered numbered : entries.subList(last, entries.size())) {
                if (numbered.entry() instanceof Entry.Answered answered) {
                    if (!(at.question().numbers(answered.picks()) instanceof Answer answer)) {
                        throw new IllegalStateException("the log has an impossible answer: " + numbered.json());
                    }
                    Step step = at.step(answer);
                    if (viewer.is(answered.seat()) ? step.news() : step.revealed()) {
                        return false;
                    }
                    at = step.position();
                }
            }
            return true;
        }

        /** Another seat acts: in the same way if it can and shows nothing by it, otherwise only the time must be the same. */
        private boolean watch(int seat) throws Refused, IOException, InterruptedException {
            Position before = real.game().position();
            Position otherBefore = redrawn.game().position();
            Answer answer = random(before);
            String text = before.question().text(answer);
            if (!before.step(answer).revealed()
                    && otherBefore.read(text) instanceof Answer same
                    && !otherBefore.step(same).revealed()) {
                String move =
                        entered("move", real.game().last()).with("move", text).toString();
                int last = real.game().last();
                List<String> one = watched(real, seat, move);
                List<String> two = watched(redrawn, seat, move);
                boolean alike = showsNothing(real, before, last) && showsNothing(redrawn, otherBefore, last);
                if (alike) {
                    compare(viewer, "after another seat's " + move, twin -> twin == real ? one : two);
                }
                return alike;
            }
            for (Twin twin : List.of(real, redrawn)) {
                twin.game().autoPass(seat, true);
                twin.game().answer(seat, twin == real ? answer : random(otherBefore));
            }
            compare(viewer, "after another seat's answer", _ -> "");
            return false;
        }

        private List<String> watched(Twin twin, int seat, String move) throws IOException, InterruptedException {
            twin.http(seat, "/api/do", move);
            return twin.ask(request("look"));
        }

        /** A few moves in a row that the viewer may think possible. */
        private String line() {
            List<String> moves = new ArrayList<>();
            Position at = real.game().position().guess(viewer, chance);
            while (moves.size() < MOVES && !at.over() && viewer.is(at.asked())) {
                Answer answer = random(at);
                moves.add(at.question().text(answer));
                at = at.answer(answer);
            }
            return String.join(", ", moves);
        }

        /** Something that changes no position, or is refused. */
        private Data.Fields refusable() {
            int last = real.game().last();
            String name = names.isEmpty() ? "x" : pick(names);
            String move = pick(List.of("play ", "buy ", "attack with ", "discard ", "")) + name;
            return switch (chance.below(33)) {
                case 0 -> words("game");
                case 1 -> words("turn").with("since", chance.below(last + 1)).with("whole", true);
                case 2 -> words("turn").with("since", chance.below(last + 1)).with("width", WIDE);
                case 3 -> words("board").with("width", WIDE).with("height", 40);
                case 4 -> words("part").with("text", pick(List.of("discard", "deck", "hand", "map", "log", "trash")));
                case 5 -> words("log");
                case 6 -> words("since");
                case 7 -> words("help").with("text", name);
                case 8 -> words("options");
                case 9 -> words("answers").with("text", pick(List.of("end", "no", "discard", "pass", name)));
                case 10 -> chance.below(5) == 0 ? words("hint") : words("end");
                case 11, 12 -> words("why").with("text", move);
                case 13 -> words("scenario");
                case 14 -> request("record");
                case 15 -> request("undo");
                case 16 -> request("chat").with("text", name);
                case 17 -> entered("answer", last).with("picks", Data.of(List.of(Data.of(1_000))));
                case 19 -> words("terse").with("since", chance.below(last + 1));
                case 18 -> entered("line", last + 1).with("text", move);
                case 20 -> request("seat");
                default -> company(last);
            };
        }

        /** What concerns the others at the table, or is for after the game. */
        private Data.Fields company(int last) {
            return switch (chance.below(12)) {
                case 0, 1 -> request("takeback");
                case 2 -> entered("takeback", 1 + chance.below(last + 1));
                case 3, 4 -> request("agree");
                case 5 -> request("decline");
                case 6 -> request("bot").with("bot", "nobody");
                case 7 -> request("mute").with("seat", 0).with("on", chance.below(2) == 0);
                case 8 -> request(pick(List.of("invite", "back", "delete")));
                case 9 -> request(pick(List.of("rematch", "replay")));
                case 10 -> entered("playon", chance.below(last + 1));
                default ->
                    chance.below(2) == 0
                            ? request("commit").with("commitment", "")
                            : request("reveal").with("contribution", "ff");
            };
        }

        private <T> T pick(List<T> several) {
            return several.get(chance.below(several.size()));
        }
    }

    private Answer random(Position position) {
        Pick pick = new Pick();
        Question question = position.question();
        question.offer().random(chance, pick);
        return Answer.of(pick, question.limits().ordered());
    }

    private static Data.Fields request(String what) {
        return Data.fields().with("do", what);
    }

    private static Data.Fields words(String what) {
        return request("words").with("what", what);
    }

    private static Data.Fields entered(String what, int entry) {
        return request(what).with("entry", entry);
    }

    @Override
    public void close() {
        Logger.getLogger("").removeHandler(logged);
        real.close();
        redrawn.close();
        folder.close();
    }
}
