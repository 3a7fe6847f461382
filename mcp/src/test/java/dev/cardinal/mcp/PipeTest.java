package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** What comes in lines is answered in lines. */
@Timeout(60)
class PipeTest {
    private static final int LARGE = 1 << 20;
    private static final Tool ECHO = new Tool(
            "echo",
            "Echo",
            "Says it again.",
            List.of(Tool.Field.text("said", "what to say")),
            true,
            (_, said) -> Told.of(List.of("heard " + said.text("said"))));

    private static final CountDownLatch PLAYED = new CountDownLatch(1);
    private static final Tool WAIT = new Tool("wait", "Wait", "Waits for the others.", List.of(), true, (_, _) -> {
        try {
            PLAYED.await();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        return Told.of(List.of("asked"));
    });

    private PrintWriter client;
    private BufferedReader heard;
    private Pipe pipe;

    @BeforeEach
    void connect() throws Exception {
        PipedInputStream in = new PipedInputStream(LARGE);
        java.nio.channels.Pipe back = java.nio.channels.Pipe.open(); // whoever writes may end before it is read
        client = new PrintWriter(new PipedOutputStream(in), true, StandardCharsets.UTF_8);
        heard = new BufferedReader(
                new InputStreamReader(Channels.newInputStream(back.source()), StandardCharsets.UTF_8));
        pipe = new Pipe(
                in,
                Channels.newOutputStream(back.sink()),
                List.of(ECHO, WAIT),
                (tool, said) -> tool.call(NOBODY, said),
                Optional.empty());
    }

    @AfterEach
    void leave() {
        client.close();
        pipe.close();
    }

    private static final Caller NOBODY = new Caller() {
        @Override
        public Venue venue() {
            throw new AssertionError("nothing is looked for");
        }

        @Override
        public Sitting sitting() {
            throw new AssertionError("nobody plays");
        }

        @Override
        public String sits(Venue.Place place) {
            throw new AssertionError("nobody sits down");
        }

        @Override
        public String leaves() {
            throw new AssertionError("nobody leaves");
        }
    };

    private String answer() {
        return CompletableFuture.supplyAsync(() -> {
                    try {
                        return String.valueOf(heard.readLine());
                    } catch (java.io.IOException gone) {
                        return "gone";
                    }
                })
                .completeOnTimeout("no answer", 20, TimeUnit.SECONDS)
                .join();
    }

    private static final String HELLO =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":"
                    + "\"2025-06-18\",\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}";

    private void greet() {
        client.println(HELLO);
        assertThat(answer()).contains("\"protocolVersion\":\"2025-06-18\"");
        client.println("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
    }

    private static String call(int id) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id
                + ",\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":{\"said\":\"" + id + "\"}}}";
    }

    @Test
    void every_call_is_answered_if_many_come_at_once() {
        int calls = 500;
        greet();
        for (int id = 1; id <= calls; id++) {
            client.println(call(id));
        }
        Set<String> answered = new HashSet<>();
        for (int i = 0; i < calls; i++) {
            Matcher said = Pattern.compile("\"id\":(\\d+).*heard \\1\"").matcher(answer());
            assertThat(said.find()).as("after %d answers", answered.size()).isTrue();
            answered.add(said.group(1));
        }
        assertThat(answered).hasSize(calls);
    }

    @Test
    void calls_that_wait_for_other_players_do_not_hold_up_the_others() {
        greet();
        for (int id = 101; id <= 150; id++) {
            client.println(call(id).replace("echo", "wait").replaceAll("\"said\":\"\\d+\"", ""));
        }
        client.println(call(1));
        assertThat(answer()).contains("heard 1");
        PLAYED.countDown();
        assertThat(answer()).contains("asked");
    }

    @Test
    void whoever_does_not_begin_as_clients_begin_is_told_so_or_understood() {
        client.println(call(1));
        assertThat(answer()).contains("\"id\":1", "The first request must be 'initialize'");
        client.println(HELLO);
        assertThat(answer()).contains("protocolVersion");
        client.println(call(2)); // without having said that it is ready
        assertThat(answer()).contains("heard 2");
    }

    @Test
    void a_line_that_is_too_long_is_refused_and_forgotten() {
        greet();
        client.println(call(1).replace("\"1\"", "\"" + "x".repeat(Incoming.LONGEST) + "\""));
        assertThat(answer()).contains("\"error\":", "at most 100000 characters");
        client.println(call(2));
        assertThat(answer()).contains("heard 2");
    }

    @Test
    void a_line_that_is_no_message_is_answered_and_changes_nothing() {
        greet();
        client.println("{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
                + "\"arguments\":[1]}}");
        assertThat(answer()).contains("\"id\":4", "must be objects").doesNotContain("jackson");
        client.println("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\"}");
        assertThat(answer()).contains("\"id\":3", "'params' must have 'name'");
        client.println(call(3).replace("\"echo\"", "\"fly\""));
        assertThat(answer()).contains("\"id\":3", "Unknown tool: there are echo, wait");
        for (String garbage : List.of("nonsense", "{", "\"text\"", "7", "null", "[]", "[1]", "\u0000", "{\"a\":1}{")) {
            client.println(garbage);
            assertThat(answer()).as(garbage).contains("\"error\":", "\"message\":\"");
        }
        client.println("{\"id\":5}");
        assertThat(answer()).contains("\"id\":5", "not a message of JSON-RPC 2.0");
        client.println("{\"jsonrpc\":\"2.0\",\"id\":6,\"method\":\"fly\"}");
        assertThat(answer()).contains("\"id\":6", "\"error\":");
        client.println("");
        client.println(call(7));
        assertThat(answer()).contains("heard 7");
    }

    @Test
    void several_messages_in_a_line_are_all_answered() {
        greet();
        client.println("[" + call(1) + "," + call(2) + "]");
        assertThat(List.of(answer(), answer()))
                .anySatisfy(line -> assertThat(line).contains("heard 1"))
                .anySatisfy(line -> assertThat(line).contains("heard 2"));
    }

    @Test
    void nothing_is_logged_about_each_client() {
        greet();
        assertThat(Logger.getLogger("io.modelcontextprotocol.server").isLoggable(Level.INFO))
                .isFalse();
    }

    @Test
    void the_end_of_the_input_is_noticed() throws Exception {
        client.close();
        assertThat(CompletableFuture.runAsync(pipe::await).orTimeout(20, TimeUnit.SECONDS))
                .succeedsWithin(Duration.ofSeconds(20));
        assertThat(pipe.hasEnded()).isTrue();
    }
}
