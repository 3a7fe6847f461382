package dev.cardinal.onepiece.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryTest {
    @TempDir
    private Path temporary;

    private final List<String> compiled = new ArrayList<>();

    private Path folder() {
        return temporary.resolve("data").resolve("onepiece");
    }

    private Library library() {
        return Library.of(folder(), text -> {
            compiled.add(text.id());
            return new CardDefinition(
                    text.id(),
                    text.name(),
                    text.category(),
                    text.colors(),
                    text.types(),
                    text.attributes(),
                    text.power(),
                    text.cost(),
                    text.life(),
                    text.counter(),
                    text.rarity(),
                    List.of(),
                    List.of(),
                    List.of(text.effect()));
        });
    }

    private static String row(String id, String name, String effect) {
        return "{\"id\": \"" + id + "\", \"name\": \"" + name
                + "\", \"category\": \"Character\", \"colors\": [\"Red\"],"
                + " \"cost\": 1, \"power\": 2000, \"effect\": \"" + effect + "\"}";
    }

    private Import imported(String... rows) throws Refused, IOException {
        Path file = Files.writeString(temporary.resolve("in.json"), "[" + String.join(",", rows) + "]");
        return Import.of(file, folder());
    }

    @Test
    void without_imports_there_are_only_the_starter_decks() throws Refused {
        assertThat(library().find("st01-001")).map(CardDefinition::name).contains("Monkey.D.Luffy");
        assertThat(library().find("XX01-001")).isEmpty();
        assertThat(library().ids()).hasSize(68);
    }

    @Test
    void an_imported_card_is_compiled_once_and_only_when_needed() throws Exception {
        imported(row("XX01-001", "One", "a"), row("XX01-002", "Two", "b"));
        Library library = library();
        assertThat(library.ids()).hasSize(70);
        assertThat(library.named("two")).containsExactly("XX01-002");
        assertThat(compiled).isEmpty();
        assertThat(library.find("xx01-002_p3")).map(CardDefinition::gaps).contains(List.of("b"));
        assertThat(library.find("XX01-002")).isPresent();
        assertThat(compiled).containsExactly("XX01-002");
        assertThat(library.text("XX01-001")).map(CardText::effect).contains("a");
    }

    @Test
    void importing_again_merges_and_reports_what_it_did() throws Exception {
        assertThat(imported(row("XX01-001", "One", "a"), row("XX01-002", "Two", "b"), "3"))
                .returns(2, Import::added)
                .returns(0, Import::changed)
                .returns(2, Import::total)
                .returns(List.of(new Problem("row 3", "is not an object")), Import::problems);
        Import again =
                imported(row("XX01-002", "Two", "c"), row("XX01-003", "Three", "d"), row("XX01-001", "One", "a"));
        assertThat(again)
                .returns(1, Import::added)
                .returns(1, Import::changed)
                .returns(1, Import::unchanged)
                .returns(3, Import::total);
        assertThat(library().text("XX01-002")).map(CardText::effect).contains("c");
    }

    @Test
    void an_import_leaves_one_complete_file_and_nothing_else() throws Exception {
        imported(row("XX01-001", "One", "a"));
        try (Stream<Path> files = Files.list(folder())) {
            assertThat(files).containsExactly(folder().resolve("cards.json"));
        }
    }

    @Test
    void a_file_that_is_not_card_data_changes_nothing() throws Exception {
        imported(row("XX01-001", "One", "a"));
        Path broken = Files.writeString(temporary.resolve("broken.json"), "[{");
        assertThatThrownBy(() -> Import.of(broken, folder())).isInstanceOf(Refused.class);
        assertThat(library().ids()).hasSize(69);
    }

    @Test
    void alternate_art_is_known() throws Exception {
        imported(row("XX01-001", "One", "a"), row("XX01-001_p1", "One", "a"), row("ST01-001_p1", "Luffy", ""));
        assertThat(library().prints("XX01-001")).extracting(Print::alternateArt).containsExactly(false, true);
        assertThat(library().prints("ST01-001")).extracting(Print::id).containsExactly("ST01-001_p1");
        assertThat(library().prints("ST01-002")).containsExactly(new Print("ST01-002", false, false));
    }

    @Test
    void a_shipped_card_keeps_its_program_whatever_is_imported() throws Exception {
        imported(row("ST01-002", "Usopp", "something else"));
        assertThat(library().find("ST01-002")).map(CardDefinition::gaps).contains(List.of());
    }

    @Test
    void a_damaged_folder_is_reported_only_when_it_is_needed() throws Exception {
        Files.createDirectories(folder());
        Files.writeString(folder().resolve("cards.json"), "[");
        assertThat(library().find("ST01-001")).isPresent();
        assertThatThrownBy(() -> library().find("XX01-001"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cards.json");
    }

    @Test
    void the_environment_names_the_folder() {
        assertThat(Library.folder(Map.of("XDG_DATA_HOME", "data"))).isEqualTo(Path.of("data", "cardinal", "onepiece"));
        assertThat(Library.folder(Map.of("HOME", "home")))
                .isEqualTo(Path.of("home", ".local", "share", "cardinal", "onepiece"));
    }
}
