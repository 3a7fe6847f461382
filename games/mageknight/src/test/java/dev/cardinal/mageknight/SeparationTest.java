package dev.cardinal.mageknight;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

/** What the parts of the game may know about each other. */
class SeparationTest {
    private static final JavaClasses GAME = new ClassFileImporter()
            .withImportOption(location -> !location.contains("/test-classes/"))
            .importPackages("dev.cardinal.mageknight");

    @Test
    void only_the_data_reads_files() {
        noClasses()
                .that()
                .resideOutsideOfPackage("dev.cardinal.mageknight.data")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("tools.jackson..")
                .check(GAME);
    }

    @Test
    void effects_know_nothing_of_the_rules() {
        classes()
                .that()
                .resideInAPackage("dev.cardinal.mageknight.effect")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(
                        "java..", "org.jspecify..", "dev.cardinal.kernel..", "dev.cardinal.mageknight.effect..")
                .check(GAME);
    }

    @Test
    void the_rules_do_not_know_the_bots() {
        noClasses()
                .that()
                .resideInAPackage("dev.cardinal.mageknight")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("dev.cardinal.mageknight.bot..")
                .check(GAME);
    }

    @Test
    void texts_read_the_view_and_never_the_table() {
        noClasses()
                .that()
                .haveNameMatching(".*\\.(\\w+Lines|\\w+Notes|Page|Board|Listing|LastPage|Tracker|SoldHere|Story|Help"
                        + "|MapCell|MapDrawing|MapWords|MageKnightWords)")
                .should()
                .dependOnClassesThat()
                .haveNameMatching(".*\\.(Table|Piles|Land|Tokens|Player)")
                .check(GAME);
    }
}
