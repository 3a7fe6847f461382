package dev.cardinal.server.load;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Plays whole games through the tools for language models: at random, and with nonsense mixed in. Whatever it says, it
 * must always be told what to do, and the game must come to its end.
 */
public final class ModelGames implements AutoCloseable {
    private static final int WORKERS = 4;
    /** One of this many tries in a row must be an answer. */
    private static final int DEAD_END = 400;

    private static final int MOST_CALLS = 20_000;
    private static final int MOST_SHOWN = 20;
    private static final Pattern NUMBER = Pattern.compile("(?m)^(\\d+)\\. ");
    private static final List<String> NONSENSE = List.of(
            "",
            "?",
            "-1",
            "0",
            "99999",
            "fly to the moon",
            "1,,2",
            "{}",
            "[1]",
            "\"",
            "buy\nbuy",
            "1 1 1 1",
            "ä",
            "end, end");

    private final URI address;
    private final long seed;
    private final HttpClient http = HttpClient.newHttpClient();
    private final AtomicInteger decisions = new AtomicInteger();
    private final AtomicInteger calls = new AtomicInteger();
    private final AtomicInteger refused = new AtomicInteger();
    private final List<String> violations = Collections.synchronizedList(new ArrayList<>());

    /** What was done and found. */
    public record Result(int games, int decisions, int calls, int refused, List<String> violations) {}

    /**
     * Models at a server's tables.
     *
     * @param address the server's
     */
    public ModelGames(URI address, long seed) {
        this.address = address.resolve("/mcp");
        this.seed = seed;
    }

    /** Plays this many games, several at a time. */
    public Result run(String game, int games, IntConsumer progress) throws InterruptedException {
        AtomicInteger next = new AtomicInteger();
        AtomicInteger done = new AtomicInteger();
        try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
            for (int i = 0; i < WORKERS; i++) {
                workers.execute(() -> {
                    int number;
                    while ((number = next.getAndIncrement()) < games) {
                        try {
                            new Play(game, Chance.mix(seed, number)).run();
                        } catch (IOException | Refused | RuntimeException broken) {
                            violation(game + " " + number + ": " + broken);
                        } catch (InterruptedException stop) {
                            Thread.currentThread().interrupt();
                            return;
                        }
                        progress.accept(done.incrementAndGet());
                    }
                });
            }
            workers.shutdown();
            while (!workers.awaitTermination(1, TimeUnit.HOURS)) {
                // long runs are allowed
            }
        }
        return new Result(games, decisions.get(), calls.get(), refused.get(), List.copyOf(violations));
    }

    private void violation(String what) {
        if (violations.size() < MOST_SHOWN) {
            violations.add(what);
        }
    }

    /** What a tool said. */
    private record Said(String text, boolean isRefused, boolean asked, boolean over) {}

    /** One game. */
    private final class Play {
        private final String game;
        private final Chance chance;
        private String key = "";

        Play(String game, long seed) {
            this.game = game;
            chance = new Chance(seed);
        }

        void run() throws IOException, InterruptedException, Refused {
            Data.Fields table = Data.fields().with("game", game);
            if (game.equals("dominion")) { // at random, games go on to the last turn that is allowed
                table = table.with("options", Data.fields().with("turns", "25"));
            }
            Said said = call("sit", table);
            Matcher given = Pattern.compile("Your key is (\\S+)\\. ").matcher(said.text);
            if (!given.find()) {
                violation("no key in: " + said.text);
                return;
            }
            key = given.group(1);
            int tries = 0;
            for (int i = 0; i < MOST_CALLS && !said.over; i++) {
                if (!said.asked) {
                    said = call("look", Data.fields());
                    continue;
                }
                Said done = act(said);
                tries = done.isRefused ? tries + 1 : 0;
                if (tries > DEAD_END) {
                    violation(game + ": a dead end after " + said.text);
                    return;
                }
                if (!done.isRefused) {
                    said = done;
                    decisions.incrementAndGet();
                }
            }
            if (!said.over) {
                violation(game + ": no end in sight after " + said.text);
            }
        }

        /** Answers the last question, or says something else. */
        private Said act(Said asked) throws IOException, InterruptedException, Refused {
            return switch (chance.below(12)) {
                case 0 -> {
                    String nonsense = NONSENSE.get(chance.below(NONSENSE.size()));
                    Said said = call("answer", Data.fields().with("move", nonsense));
                    yield said.isRefused || said.asked || said.over ? said : call("look", Data.fields());
                }
                case 1 -> {
                    aside(asked);
                    yield asked;
                }
                default -> call("answer", Data.fields().with("move", numbers(asked.text)));
            };
        }

        private void aside(Said asked) throws IOException, InterruptedException, Refused {
            switch (chance.below(5)) {
                case 0 -> call("why_not", Data.fields().with("move", numbers(asked.text)));
                case 1 -> call("help", Data.fields().with("about", NONSENSE.get(chance.below(NONSENSE.size()))));
                case 2 -> call("history", Data.fields());
                case 3 -> call("table", Data.fields().with("do", "dance"));
                default -> call("answer", Data.fields().with("mvoe", "1"));
            }
        }

        /** One of the options, or several numbers where several may be picked. */
        private String numbers(String text) {
            List<String> options = new ArrayList<>();
            Matcher number = NUMBER.matcher(text);
            while (number.find()) {
                if (number.group(1).equals("0") || (number.group(1).equals("1") && !options.equals(List.of("0")))) {
                    options.clear(); // an earlier list in the news
                }
                options.add(number.group(1));
            }
            if (options.isEmpty()) {
                return "1";
            }
            Collections.shuffle(options, new Random(chance.next()));
            int several = text.contains("separated by spaces") ? chance.below(Math.min(8, options.size())) + 1 : 1;
            return String.join(" ", options.subList(0, several));
        }

        private Said call(String tool, Data.Fields arguments) throws IOException, InterruptedException, Refused {
            Data.Fields all = key.isEmpty() ? arguments : arguments.with("key", key);
            Data.Fields request = Data.fields()
                    .with("jsonrpc", "2.0")
                    .with("id", calls.incrementAndGet())
                    .with("method", "tools/call")
                    .with("params", Data.fields().with("name", tool).with("arguments", all));
            String body = http.send(
                            HttpRequest.newBuilder(address)
                                    .header("Accept", "application/json, text/event-stream")
                                    .header("Content-Type", "application/json")
                                    .POST(HttpRequest.BodyPublishers.ofString(request.toString()))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            if (!(Json.parse(body) instanceof Data.Fields reply)
                    || !(reply.get("result") instanceof Data.Fields result)
                    || !(result.get("structuredContent") instanceof Data.Fields facts)) {
                throw new IOException(tool + " " + all + " was answered by " + body);
            }
            boolean isRefused = Data.of(true).equals(result.get("isError"));
            String text = facts.get("text") instanceof Data.Text(String words) ? words : "";
            if (isRefused) {
                refused.incrementAndGet();
                explained(all, facts, text);
            }
            return new Said(
                    text,
                    isRefused,
                    Data.of(true).equals(facts.get("asked")),
                    Data.of(true).equals(facts.get("over")));
        }

        /** A refusal must say what is wrong. */
        private void explained(Data.Fields arguments, Data.Fields facts, String text) {
            boolean reason = facts.get("refused") instanceof Data.Fields why
                    && why.get("message") instanceof Data.Text(String message)
                    && message.length() > 8
                    && text.contains(message);
            if (!reason || text.contains("Exception") || text.contains("broken")) {
                violation(game + ": " + arguments + " is refused with " + text);
            }
        }
    }

    @Override
    public void close() {
        http.shutdownNow();
    }
}
