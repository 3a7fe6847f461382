package dev.cardinal.terminal;

import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** Types lines into {@code cardinal join} through a pipe and keeps the output. */
final class JoinSession {
    private static final Pattern INVITATION = Pattern.compile("http://\\S+#invitation=\\S+");
    private final Map<String, String> environment = new HashMap<>();
    private final Map<String, Runnable> meanwhile = new HashMap<>();
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private final StringWriter complaints = new StringWriter();
    private final LinkedBlockingQueue<String> typed = new LinkedBlockingQueue<>();
    private boolean terminal;
    private int status = -1;

    JoinSession(Path data) {
        environment.put("XDG_DATA_HOME", data.toString());
    }

    static Server server(Path folder, int port) throws Exception {
        return Server.start(Database.in(folder.resolve("tables.db")), Guard.usual(), "127.0.0.1", port, 0);
    }

    JoinSession atTerminal() {
        terminal = true;
        return this;
    }

    /** Runs something after this line is typed, before it is sent. */
    JoinSession during(String line, Runnable event) {
        meanwhile.put(line, event);
        return this;
    }

    /** Joins on a thread of its own; lines are typed with {@link #type}. */
    Thread start(List<String> arguments) {
        return Thread.ofVirtual().start(() -> join(arguments, new Keyboard(typed)));
    }

    /** Types a line at the keyboard of a session that was started. */
    void type(String line) {
        typed.add(line);
    }

    /** Joins with these arguments, typing these lines. */
    JoinSession join(List<String> arguments, String... lines) {
        return join(arguments, new TypedLines(List.of(lines), meanwhile));
    }

    JoinSession join(List<String> arguments, BufferedReader in) {
        written.reset();
        Surroundings surroundings =
                new Surroundings(in, new PrintStream(written, true, StandardCharsets.UTF_8), environment, terminal);
        status = new CommandLine(new JoinCommand(surroundings))
                .setParameterExceptionHandler(new Trouble())
                .setExecutionExceptionHandler(new Trouble())
                .setErr(new PrintWriter(complaints, true))
                .execute(arguments.toArray(String[]::new));
        return this;
    }

    String out() {
        return written.toString(StandardCharsets.UTF_8);
    }

    String err() {
        return complaints.toString();
    }

    /** The end of the output. */
    String tail() {
        return out().substring(Math.max(0, out().length() - 700)) + err();
    }

    int status() {
        return status;
    }

    /** Waits until the output has this, and returns it. */
    String until(Pattern wanted) throws InterruptedException {
        long end = System.currentTimeMillis() + 60_000;
        while (System.currentTimeMillis() < end) {
            Matcher found = wanted.matcher(out());
            if (found.find()) {
                return found.group();
            }
            Thread.sleep(20);
        }
        throw new AssertionError(wanted + " never came in:\n" + out() + err());
    }

    String invitation() throws InterruptedException {
        return until(INVITATION);
    }

    /** The output after this line was typed, up to the next prompt. */
    String after(String typed) {
        String[] parts = (out() + "\n").split("(?m)^> ", -1);
        for (String part : parts) {
            if (part.startsWith(typed + "\n")) {
                return part.substring(typed.length() + 1);
            }
        }
        throw new AssertionError("'" + typed + "' was not typed in:\n" + out() + err());
    }

    /** Lines that are typed one by one, as a person does. */
    private static final class Keyboard extends BufferedReader {
        private final LinkedBlockingQueue<String> typed;

        Keyboard(LinkedBlockingQueue<String> typed) {
            super(new StringReader(""));
            this.typed = typed;
        }

        @Override
        public String readLine() {
            try {
                return typed.take();
            } catch (InterruptedException stop) {
                throw new AssertionError(stop);
            }
        }
    }
}
