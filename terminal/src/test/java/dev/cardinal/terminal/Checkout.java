package dev.cardinal.terminal;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A small fake checkout with the real launcher.
 *
 * <p>Its fake Maven concatenates the sources into a fake jar, and its fake Java prints that and the arguments, so that
 * a build takes no time and the output shows what was built.
 */
final class Checkout {
    private static final String MAVEN = """
            #!/bin/sh
            echo built >>builds
            echo "[INFO] Scanning for projects..."
            echo "[INFO] Building Cardinal 0.1.0    [1/3]"
            echo "[INFO] Building kernel 0.1.0      [2/3]"
            . ./meanwhile
            echo "[INFO] Building terminal 0.1.0    [3/3]"
            mkdir -p terminal/target/fast/jars
            cat kernel/src/main/*/* >terminal/target/fast/jars/cardinal.jar
            """;

    private static final String JAVA = """
            #!/bin/sh
            for argument in "$@"; do
                case $argument in
                    -XX:AOTCacheOutput=*) exec touch "${argument#*=}" ;;
                    *.jar) jar=$argument ;;
                esac
            done
            cat "$jar"
            for argument in "$@"; do
                echo "<$argument>"
            done
            """;

    private final Path folder;
    private final Map<String, String> environment = new HashMap<>(System.getenv());
    private Path from;
    private Path launcher;

    Checkout(Path parent) throws IOException {
        folder = Files.createDirectory(parent.resolve("my checkout"));
        from = folder;
        launcher = folder.resolve("cardinal");
        for (String file : List.of(".mvn/find-jdk.sh", "image/src/main/folder/lib/start.sh")) {
            write(file, Files.readString(Path.of("..", file)));
        }
        program("cardinal", Files.readString(Path.of("..", "cardinal")));
        program("mvnw", MAVEN);
        program("jdk/bin/java", JAVA);
        program("jdk/bin/javac", "");
        write("jdk/release", "JAVA_VERSION=\"25.0.1\"\n");
        write("meanwhile", "");
        write("pom.xml", "<project/>");
        write("kernel/src/main/java/Card.java", "class Card {}\n");
        write("kernel/src/main/resources/cards.json", "[]\n");
        with("JAVA_HOME", folder.resolve("jdk").toString());
        List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS").forEach(environment::remove);
    }

    Path write(String file, String text) throws IOException {
        Path written = folder.resolve(file);
        Files.createDirectories(written.getParent());
        return Files.writeString(written, text);
    }

    void delete(String file) throws IOException {
        Files.delete(folder.resolve(file));
    }

    void program(String file, String text) throws IOException {
        write(file, text).toFile().setExecutable(true);
    }

    /** Runs a script while Maven runs. */
    Checkout meanwhile(String script) throws IOException {
        write("meanwhile", script);
        return this;
    }

    Checkout with(String variable, String value) {
        environment.put(variable, value);
        return this;
    }

    Checkout from(Path other) {
        from = other;
        return this;
    }

    Checkout through(Path link) {
        launcher = link;
        return this;
    }

    Path folder() {
        return folder;
    }

    /** How many times Maven ran. */
    int builds() throws IOException {
        Path builds = folder.resolve("builds");
        return Files.exists(builds) ? Files.readAllLines(builds).size() : 0;
    }

    record Ran(int status, String out, String err) {}

    Ran run(String... arguments) throws IOException, InterruptedException {
        return start(arguments).ended();
    }

    Running start(String... arguments) throws IOException {
        List<String> command = Stream.concat(Stream.of(launcher.toString()), Stream.of(arguments))
                .toList();
        Path out = Files.createTempFile(folder, "out", "");
        Path err = Files.createTempFile(folder, "err", "");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(from.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        return new Running(builder.start(), out, err);
    }

    record Running(Process process, Path out, Path err) {
        Ran ended() throws IOException, InterruptedException {
            int status = process.waitFor();
            return new Ran(status, Files.readString(out), Files.readString(err));
        }

        /** Like Ctrl-C: also ends the processes it started. */
        void interrupt() {
            List<ProcessHandle> all = Stream.concat(Stream.of(process.toHandle()), process.descendants())
                    .toList();
            all.forEach(ProcessHandle::destroy);
            all.forEach(one -> one.onExit().join());
        }

        String said() throws IOException {
            return Files.readString(err);
        }
    }
}
