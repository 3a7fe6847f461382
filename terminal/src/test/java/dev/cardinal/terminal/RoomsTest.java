package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A newcomer finds the room for a change, and can read it without reading the whole house. */
class RoomsTest {
    private static final int MOST_FILES = 40;

    @Test
    void no_room_has_more_than_40_files() throws IOException {
        Map<Path, Integer> files = new TreeMap<>();
        try (Stream<Path> paths = Files.walk(Path.of(".."))) {
            paths.filter(path -> path.toString().contains("/src/main/java/")
                            && path.toString().endsWith(".java")
                            && !path.endsWith("package-info.java"))
                    .forEach(path -> files.merge(path.getParent(), 1, Integer::sum));
        }
        assertThat(files).isNotEmpty();
        files.values().removeIf(number -> number <= MOST_FILES);
        assertThat(files).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"mageknight,40", "onepiece,30", "dominion,20", "kernel,20", "kit,20", "host,20", "terminal,20"})
    void few_classes_all_know_each_other(String module, int most) {
        Set<String> largest = largest(uses("dev.cardinal." + module));
        assertThat(largest.size()).as(largest.toString()).isBetween(1, most);
    }

    /** Which top-level classes each top-level class of a module uses. */
    private static Map<String, Set<String>> uses(String module) {
        Map<String, Set<String>> uses = new TreeMap<>();
        for (JavaClass type : new ClassFileImporter()
                .withImportOption(location -> !location.contains("/test-classes/"))
                .importPackages(module)) {
            Set<String> used = uses.computeIfAbsent(outermost(type), name -> new TreeSet<>());
            type.getDirectDependenciesFromSelf().stream()
                    .map(dependency -> outermost(dependency.getTargetClass()))
                    .filter(name -> name.startsWith(module + "."))
                    .forEach(used::add);
        }
        return uses;
    }

    private static String outermost(JavaClass type) {
        String name = type.getBaseComponentType().getName();
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    /** The largest set of classes each of which uses every other, perhaps by way of others (Kosaraju's two passes). */
    private static Set<String> largest(Map<String, Set<String>> uses) {
        Map<String, Set<String>> usedBy = new HashMap<>();
        uses.forEach((user, used) -> used.forEach(
                name -> usedBy.computeIfAbsent(name, none -> new HashSet<>()).add(user)));
        Set<String> finished = new LinkedHashSet<>();
        Set<String> seen = new HashSet<>();
        uses.keySet().forEach(name -> visit(name, uses, seen, finished));
        seen.clear();
        Set<String> largest = Set.of();
        for (String name : List.copyOf(finished).reversed()) {
            Set<String> together = new LinkedHashSet<>();
            visit(name, usedBy, seen, together);
            largest = together.size() > largest.size() ? together : largest;
        }
        return largest;
    }

    /** Adds a class after all those that can be reached from it and were not seen before. */
    private static void visit(String from, Map<String, Set<String>> arrows, Set<String> seen, Set<String> finished) {
        if (seen.contains(from)) {
            return;
        }
        Deque<String> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            String name = open.peek();
            if (seen.add(name)) {
                arrows.getOrDefault(name, Set.of()).stream()
                        .filter(next -> !seen.contains(next))
                        .forEach(open::push);
            } else {
                finished.add(open.pop());
            }
        }
    }
}
