package dev.cardinal.dominion;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.Cites;
import dev.cardinal.testkit.ScenarioReader;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Which rules there are, and which ones the scenarios and the tests of this module show. */
final class Citations {
    private Citations() {}

    /** The numbers in the list of rules. */
    static Set<String> listed() throws IOException {
        try (var list = Citations.class.getResourceAsStream("/ids.txt")) {
            Set<String> ids = new LinkedHashSet<>();
            for (String line : new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (!line.isBlank() && !line.startsWith("#")) {
                    ids.add(line.split(" {2}", 2)[0].strip());
                }
            }
            return ids;
        }
    }

    static Set<String> cited() throws IOException, URISyntaxException, ReflectiveOperationException, Refused {
        Set<String> cited = new TreeSet<>();
        ScenarioReader.read(Path.of("scenarios")).forEach(scenario -> cited.addAll(scenario.cites()));
        for (Class<?> test : tests()) {
            cited.addAll(cites(test));
            for (var method : test.getDeclaredMethods()) {
                cited.addAll(cites(method));
            }
        }
        return cited;
    }

    private static List<String> cites(AnnotatedElement element) {
        Cites cites = element.getAnnotation(Cites.class);
        return cites == null ? List.of() : Arrays.asList(cites.value());
    }

    private static List<Class<?>> tests() throws IOException, URISyntaxException, ReflectiveOperationException {
        Path root = Path.of(Citations.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        List<Path> files;
        try (Stream<Path> found = Files.walk(root)) {
            files = found.filter(file -> file.toString().endsWith(".class")).toList();
        }
        List<Class<?>> classes = new java.util.ArrayList<>();
        for (Path file : files) {
            String name = root.relativize(file)
                    .toString()
                    .replace(file.getFileSystem().getSeparator(), ".");
            String type = name.substring(0, name.length() - ".class".length());
            classes.add(Class.forName(type, false, Citations.class.getClassLoader()));
        }
        return classes;
    }
}
