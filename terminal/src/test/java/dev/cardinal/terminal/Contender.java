package dev.cardinal.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A program that plays, well or badly, over its standard input and output. It needs nothing but Java. */
public final class Contender {
    private static final Pattern LIMITS = Pattern.compile("\"limits\":\\{\"min\":(\\d+),\"max\":(\\d+)");
    private static final Pattern OPTION = Pattern.compile("\\{\"number\":(\\d+)");
    private static final Pattern ENTRY = Pattern.compile("^\\{\"entry\":(\\d+)");

    private final Random random = new Random(7);
    private final BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    private Contender() {}

    /** The player that plays in this way. */
    static String player(String how) {
        return String.join(
                " ",
                "cmd:\"" + Path.of(System.getProperty("java.home"), "bin", "java") + "\"",
                "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xshare:auto",
                "-cp \"" + classes() + "\"",
                Contender.class.getName(),
                how);
    }

    private static Path classes() {
        try {
            return Path.of(Contender.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Contender contender = new Contender();
        switch (args[0]) {
            case "random" -> contender.guess();
            case "script" ->
                contender.recite('"' + String.join(" ", List.of(args).subList(1, args.length)) + '"');
            case "nonsense" -> contender.recite("hello");
            case "silent" -> Thread.sleep(600_000);
            case "dies" -> throw new IllegalStateException("no licence");
            case "curses" -> System.err.print("\u001b[31mred\u0007");
            case "leaves" -> contender.guessOnce();
            case "floods" -> contender.flood("\"what\"");
            case "babbles" -> contender.babble();
            case "repeats" -> contender.flood("{\"entry\":0,\"picks\":[0],\"client\":\"a\"}");
            case "early" -> contender.hurry();
            case "stays" -> contender.stay();
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    /** Answers at random until the game is over. */
    private void guess() throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (ENTRY.matcher(line).find()) {
                out.println(guess(line));
            }
        }
    }

    private void guessOnce() throws IOException {
        out.println(guess(in.readLine()));
        in.readLine();
        System.err.println("that is enough");
    }

    private String guess(String line) {
        String question = line.substring(line.lastIndexOf("\"question\":{"));
        Matcher limits = LIMITS.matcher(question);
        Matcher entry = ENTRY.matcher(line);
        if (!limits.find() || !entry.find()) {
            throw new IllegalArgumentException("this is no question: " + line);
        }
        List<MatchResult> options =
                new ArrayList<>(OPTION.matcher(question).results().toList());
        int least = Integer.parseInt(limits.group(1));
        int most = Math.max(least, Math.min(options.size(), Integer.parseInt(limits.group(2))));
        int count = least + random.nextInt(most - least + 1);
        Collections.shuffle(options, random);
        List<String> picks =
                options.stream().limit(count).map(option -> option.group(1)).toList();
        return "{\"entry\":" + entry.group(1) + ",\"picks\":[" + String.join(",", picks) + "]}";
    }

    /** Always says the same. */
    private void recite(String answer) throws IOException {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            if (ENTRY.matcher(line).find()) {
                out.println(answer);
            }
        }
    }

    /** Writes and never reads. */
    private void flood(String answer) {
        while (!out.checkError()) {
            out.println(answer);
        }
    }

    /** Writes one line without an end. */
    private void babble() {
        while (!out.checkError()) {
            out.print("blah");
        }
    }

    /** Answers before it is asked, and ends its turns in Dominion like that. */
    private void hurry() throws IOException {
        for (int i = 0; i < 40; i++) {
            out.println("\"end phase\"");
        }
        recite("\"end phase\"");
    }

    /** Plays well, but does not go when the game is over. */
    private void stay() throws IOException, InterruptedException {
        guess();
        Thread.sleep(600_000);
    }
}
