package dev.cardinal.terminal;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Dependencies between modules go one way. */
class ArchitectureTest {
    private static final JavaClasses CARDINAL = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("dev.cardinal");

    private static final Map<String, List<String>> PLATFORM = Map.ofEntries(
            entry("kernel", List.of()),
            entry("kit", List.of("kernel")),
            entry("players", List.of("kernel")),
            entry("host", List.of("kernel", "players")),
            entry("testkit", List.of("kernel", "players", "host")),
            entry("arena", List.of("kernel", "players", "host")),
            entry("client", List.of("kernel", "host")),
            entry("mcp", List.of("kernel", "host", "arena", "client")),
            entry("web", List.of()),
            entry("server", List.of("kernel", "players", "host", "client", "testkit", "mcp", "web")),
            entry("terminal", List.of("kernel", "players", "host", "testkit", "arena", "client", "mcp", "server")));

    @Test
    void the_kernel_needs_only_java_and_jspecify() {
        needsNoLibrary("kernel");
    }

    @Test
    void the_kit_needs_only_java_and_jspecify() {
        needsNoLibrary("kit");
    }

    @Test
    void dominion_needs_no_library() {
        needsNoLibrary("dominion");
    }

    @Test
    void one_piece_needs_only_the_reader_of_its_data_files_and_only_in_one_place() {
        check(classes()
                .that()
                .resideInAPackage(inside("onepiece"))
                .and()
                .resideOutsideOfPackages(inside("onepiece.json"), inside("onepiece.command"))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "dev.cardinal.."));
    }

    @Test
    void a_platform_module_knows_only_those_below_it_and_no_game() {
        PLATFORM.forEach(ArchitectureTest::knowsOnly);
    }

    @Test
    void a_game_knows_only_the_kernel_and_the_kit() {
        assertThat(games()).contains("dominion");
        games().forEach(game -> knowsOnly(game, List.of("kernel", "kit")));
    }

    @Test
    void packages_are_free_of_cycles() {
        check(slices().matching("dev.cardinal.(**)").should().beFreeOfCycles());
    }

    @Test
    void every_class_has_a_name_that_says_what_it_is() {
        check(noClasses().should().haveNameMatching(".*(Utils?|Helpers?|Manager|Impl)(\\$.*)?"));
        check(noClasses().should().resideInAnyPackage("..util..", "..helper..", "..manager..", "..impl.."));
    }

    private static Set<String> games() {
        var games = new TreeSet<String>();
        CARDINAL.forEach(type -> games.add(type.getPackageName().split("\\.")[2]));
        games.removeAll(PLATFORM.keySet());
        return games;
    }

    private static void needsNoLibrary(String module) {
        check(classes()
                .that()
                .resideInAPackage(inside(module))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "javax.crypto..", "org.jspecify..", "dev.cardinal.."));
    }

    private static void knowsOnly(String module, List<String> others) {
        var known = Stream.concat(Stream.of(module), others.stream()).map(ArchitectureTest::inside);
        check(classes()
                .that()
                .resideInAPackage(inside(module))
                .should()
                .onlyDependOnClassesThat(
                        resideOutsideOfPackage("dev.cardinal..").or(resideInAnyPackage(known.toArray(String[]::new)))));
    }

    private static String inside(String module) {
        return "dev.cardinal." + module + "..";
    }

    private static void check(ArchRule rule) {
        rule.allowEmptyShould(true).check(CARDINAL);
    }
}
