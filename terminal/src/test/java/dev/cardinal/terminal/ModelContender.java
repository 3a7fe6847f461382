package dev.cardinal.terminal;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stands in for a language model: a client of the tools that plays in a simulation, in a process of its own. */
final class ModelContender {
    private static final Pattern NUMBER = Pattern.compile("(?m)^(\\d+)\\. ");

    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final Random random = new Random(7);
    private int calls;

    private ModelContender() {}

    /** The player that does this, as it is written for {@code --players}. */
    static String player(String how) {
        return "mcp:" + Path.of(System.getProperty("java.home"), "bin", "java") + " -cp \""
                + System.getProperty("java.class.path") + "\" " + ModelContender.class.getName() + " " + how;
    }

    public static void main(String... how) throws Exception {
        new ModelContender().play(how[0]);
    }

    private void play(String how) throws IOException, Refused {
        switch (how) {
            case "floods" -> flood("nonsense\n");
            case "babbles" -> flood("blah");
            case "shouts" -> flood("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}\n");
            default -> sitDown(how);
        }
    }

    /** Writes and never reads. */
    private static void flood(String what) {
        while (!System.out.checkError()) {
            System.out.print(what);
        }
    }

    private void sitDown(String how) throws IOException, Refused {
        Data.Fields client = Data.fields().with("name", "contender").with("version", "1");
        request(
                "initialize",
                Data.fields()
                        .with("protocolVersion", "2025-06-18")
                        .with("capabilities", Data.fields())
                        .with("clientInfo", client));
        say(Data.fields().with("jsonrpc", "2.0").with("method", "notifications/initialized"));
        if (how.equals("leaves")) {
            System.err.println("I have seen enough");
            return;
        }
        Data.Fields said = call("look", Data.fields());
        while (!Data.of(true).equals(said.get("over"))) {
            if (how.equals("silent")) {
                continue;
            }
            boolean asked = Data.of(true).equals(said.get("asked"));
            String move = how.equals("nonsense") ? "fly to the moon" : numbers(text(said));
            Data.Fields answer = Data.fields().with("move", move).with("reason", "It is " + move);
            Data.Fields done = asked ? call("answer", answer) : call("look", Data.fields());
            said = done.get("asked") == null && asked ? said : done;
        }
    }

    private String numbers(String text) {
        List<String> options = new ArrayList<>();
        Matcher number = NUMBER.matcher(text);
        while (number.find()) {
            options.add(number.group(1));
        }
        int several = text.contains("separated by spaces") ? 1 + random.nextInt(4) : 1;
        List<String> picked = new ArrayList<>();
        while (picked.size() < Math.min(several, options.size())) {
            picked.add(options.remove(random.nextInt(options.size())));
        }
        return picked.isEmpty() ? "1" : String.join(" ", picked);
    }

    private static String text(Data.Fields said) {
        return said.get("text") instanceof Data.Text(String text) ? text : "";
    }

    private Data.Fields call(String tool, Data.Fields arguments) throws IOException, Refused {
        Data.Fields result =
                request("tools/call", Data.fields().with("name", tool).with("arguments", arguments));
        return result.get("structuredContent") instanceof Data.Fields said ? said : Data.fields();
    }

    private Data.Fields request(String method, Data.Fields parameters) throws IOException, Refused {
        int id = ++calls;
        say(Data.fields()
                .with("jsonrpc", "2.0")
                .with("id", id)
                .with("method", method)
                .with("params", parameters));
        while (true) {
            String line = in.readLine();
            if (line == null) {
                System.exit(0);
            }
            if (Json.parse(line) instanceof Data.Fields reply && Data.of(id).equals(reply.get("id"))) {
                return reply.get("result") instanceof Data.Fields result ? result : Data.fields();
            }
        }
    }

    private static void say(Data.Fields message) {
        System.out.println(message);
        System.out.flush();
    }
}
