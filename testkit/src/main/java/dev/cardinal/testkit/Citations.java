package dev.cardinal.testkit;

import dev.cardinal.kernel.Refused;
import dev.cardinal.testkit.scenario.ScenarioReader;
import java.io.IOException;
import java.lang.reflect.AnnotatedElement;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The rules in a game's list, and those that the scenarios and tests of its module cover.
 *
 * <p>The list has one rule per line: its number, two spaces, and what it says. A line that starts with a minus is a
 * rule that no engine can check, followed by the reason.
 */
public final class Citations {
    private static final String UNCHECKED = "- ";

    private final Class<?> test;

    /** For the module that this test belongs to. */
    public Citations(Class<?> test) {
        this.test = test;
    }

    /** All rule numbers in the list. */
    public Set<String> listed() throws IOException {
        return numbers(line -> true);
    }

    /** The numbers of the rules that a scenario or test must cover. */
    public Set<String> toShow() throws IOException {
        return numbers(line -> !line.startsWith(UNCHECKED));
    }

    /** The rules that need not be covered but give no reason. */
    public Set<String> withoutReason() throws IOException {
        return numbers(line -> line.startsWith(UNCHECKED) && line.split(" {2}", 2).length < 2);
    }

    private Set<String> numbers(Predicate<String> wanted) throws IOException {
        try (var list = test.getResourceAsStream("/ids.txt")) {
            if (list == null) {
                throw new IOException("There is no ids.txt with the list of rules");
            }
            Set<String> ids = new LinkedHashSet<>();
            for (String line : new String(list.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                if (!line.isBlank() && !line.startsWith("#") && wanted.test(line)) {
                    String rule = line.startsWith(UNCHECKED) ? line.substring(UNCHECKED.length()) : line;
                    ids.add(rule.split(" {2}", 2)[0].strip());
                }
            }
            return ids;
        }
    }

    /** The rule numbers that scenarios and tests cite. */
    public Set<String> cited() throws IOException, URISyntaxException, ReflectiveOperationException, Refused {
        Set<String> cited = new TreeSet<>();
        ScenarioReader.read(Path.of("scenarios")).forEach(scenario -> cited.addAll(scenario.cites()));
        for (Class<?> one : tests()) {
            cited.addAll(cites(one));
            for (var method : one.getDeclaredMethods()) {
                cited.addAll(cites(method));
            }
        }
        return cited;
    }

    private static List<String> cites(AnnotatedElement element) {
        Cites cites = element.getAnnotation(Cites.class);
        return cites == null ? List.of() : Arrays.asList(cites.value());
    }

    private List<Class<?>> tests() throws IOException, URISyntaxException, ReflectiveOperationException {
        Path root =
                Path.of(test.getProtectionDomain().getCodeSource().getLocation().toURI());
        List<Path> files;
        try (Stream<Path> found = Files.walk(root)) {
            files = found.filter(file -> file.toString().endsWith(".class")).toList();
        }
        List<Class<?>> classes = new ArrayList<>();
        for (Path file : files) {
            String name = root.relativize(file)
                    .toString()
                    .replace(file.getFileSystem().getSeparator(), ".");
            String type = name.substring(0, name.length() - ".class".length());
            classes.add(Class.forName(type, false, test.getClassLoader()));
        }
        return classes;
    }
}
