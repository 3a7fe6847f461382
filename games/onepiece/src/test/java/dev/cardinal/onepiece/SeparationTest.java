package dev.cardinal.onepiece;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import dev.cardinal.testkit.Cites;
import org.junit.jupiter.api.Test;

/** What the engine may depend on. */
class SeparationTest {
    private static final JavaClasses GAME = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("dev.cardinal.onepiece");

    @Test
    @Cites("Seed 11.4")
    void the_engine_asks_the_rules_context_and_never_the_json() {
        noClasses()
                .that()
                .resideOutsideOfPackages(
                        "dev.cardinal.onepiece.json..", "dev.cardinal.onepiece.card..", "dev.cardinal.onepiece.rules..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.cardinal.onepiece.json..")
                .orShould()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(GAME);
    }

    @Test
    @Cites("Seed 16.3")
    void the_game_runs_without_any_screen() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..",
                        "org.jspecify..",
                        "tools.jackson..",
                        "dev.cardinal.kernel..",
                        "dev.cardinal.kit..",
                        "dev.cardinal.onepiece..")
                .check(GAME);
        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.awt..", "javax.swing..")
                .check(GAME);
    }
}
