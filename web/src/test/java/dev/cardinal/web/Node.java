package dev.cardinal.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Runs Node, where it is found. */
final class Node {
    private static final int LEAST_VERSION = 20;

    private Node() {}

    static void require() throws Exception {
        assumeTrue(version() >= LEAST_VERSION, "skipped: there is no Node 20 or newer on this machine");
    }

    private static int version() throws Exception {
        try {
            Process node = new ProcessBuilder("node", "--version").start();
            String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            return node.waitFor() == 0 ? Integer.parseInt(said.replaceFirst("v(\\d+)\\..*", "$1")) : 0;
        } catch (IOException none) {
            return 0;
        }
    }

    /** Runs it in the module's folder; it must succeed. */
    static String run(Map<String, String> environment, List<String> arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("node"));
        command.addAll(arguments);
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(Path.of(".").toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process node = builder.start();
        String said = new String(node.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(node.waitFor()).describedAs(said).isZero();
        return said;
    }
}
