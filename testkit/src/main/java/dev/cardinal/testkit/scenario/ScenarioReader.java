package dev.cardinal.testkit.scenario;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * Reads scenarios from YAML, or from the YAML in a Markdown page; a file may contain several, separated by lines of
 * three dashes.
 */
public final class ScenarioReader {
    private static final YAMLMapper YAML = YAMLMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();
    private static final List<String> KEYS =
            List.of("game", "title", "cites", "needs", "options", "seed", "position", "steps");

    private static final Pattern IN_A_PAGE = Pattern.compile("```yaml\\R(.*?)```", Pattern.DOTALL);

    private ScenarioReader() {}

    /** All scenarios in a file or page, or in the .yaml and .yml files of a folder and its subfolders. */
    public static List<Scenario> read(Path path) throws Refused {
        if (path.toString().endsWith(".md")) {
            return page(path);
        }
        if (!Files.isDirectory(path)) {
            return read(path.toString(), text(path));
        }
        List<Scenario> scenarios = new ArrayList<>();
        for (Path file : files(path)) {
            scenarios.addAll(read(file.toString(), text(file)));
        }
        return scenarios;
    }

    private static List<Scenario> page(Path page) throws Refused {
        List<Scenario> scenarios = new ArrayList<>();
        Matcher example = IN_A_PAGE.matcher(text(page));
        while (example.find()) {
            scenarios.addAll(read(page.toString(), example.group(1)));
        }
        return scenarios;
    }

    private static List<Path> files(Path folder) throws Refused {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().matches(".*\\.ya?ml"))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            throw new Refused("unreadable", folder + " cannot be read");
        }
    }

    private static String text(Path file) throws Refused {
        try {
            return Files.readString(file);
        } catch (IOException unreadable) {
            throw new Refused("unreadable", file + " cannot be read");
        }
    }

    /** All scenarios in the text of this file. */
    public static List<Scenario> read(String file, String yaml) throws Refused {
        List<Scenario> scenarios = new ArrayList<>();
        try (MappingIterator<JsonNode> documents =
                YAML.readerFor(JsonNode.class).readValues(yaml)) {
            while (documents.hasNext()) {
                JsonNode document = documents.next();
                if (!document.isNull() && !document.isMissingNode()) {
                    scenarios.add(scenario(file, document));
                }
            }
        } catch (JacksonException broken) {
            var where = broken.getLocation();
            throw new Refused(
                    "bad_yaml",
                    file + (where == null ? "" : ", line " + where.getLineNr()) + ": this is not YAML: "
                            + broken.getOriginalMessage().lines().findFirst().orElse(""));
        }
        return scenarios;
    }

    private static Scenario scenario(String file, JsonNode document) {
        String title = document.path("title").asString("(no title)");
        int step = 0;
        try {
            if (!(Json.of(document) instanceof Data.Fields said)) {
                throw new Refused("bad_scenario", "A scenario must be a map with the keys " + String.join(", ", KEYS));
            }
            StrictFields scenario = new StrictFields("A scenario", said, KEYS);
            List<ScenarioStep> steps = new ArrayList<>();
            for (Data one : scenario.items("steps")) {
                step++;
                steps.add(StepReader.read(one));
            }
            step = 0;
            if (steps.isEmpty()) {
                throw new Refused("bad_scenario", "A scenario needs at least one step");
            }
            if (said.get("seed") != null && said.get("position") != null) {
                throw new Refused("bad_scenario", "A scenario can have a seed or a position, not both");
            }
            return new Scenario(
                    file,
                    scenario.text("game"),
                    scenario.text("title"),
                    said.get("cites") == null ? List.of() : scenario.texts("cites"),
                    said.get("needs") == null ? "" : scenario.text("needs"),
                    options(said.get("options")),
                    seed(said.get("seed")),
                    said.get("position") == null ? null : scenario.fields("position"),
                    steps,
                    null);
        } catch (Refused refused) {
            return Scenario.broken(file, title, step, refused.refusal().toString());
        }
    }

    private static long seed(@Nullable Data seed) {
        return switch (seed) {
            case null -> 0;
            case Data.Number(long number) -> number;
            case Data.Text(String text) -> Chance.seed(text);
            default -> Chance.seed(seed.toString());
        };
    }

    private static Options options(@Nullable Data said) throws Refused {
        Options options = Options.DEFAULT;
        if (said == null) {
            return options;
        }
        if (!(said instanceof Data.Fields(Map<String, Data> values))) {
            throw new Refused("bad_scenario", "The options must be a map");
        }
        for (Map.Entry<String, Data> option : values.entrySet()) {
            options = options.with(option.getKey(), option(option.getValue()));
        }
        return options;
    }

    private static String option(Data value) throws Refused {
        return switch (value) {
            case Data.Text(String text) -> text;
            case Data.Number(long number) -> Long.toString(number);
            case Data.Flag(boolean flag) -> Boolean.toString(flag);
            case Data.Items(List<Data> items) -> {
                List<String> texts = new ArrayList<>();
                for (Data item : items) {
                    texts.add(option(item));
                }
                yield String.join(",", texts);
            }
            case Data.Fields _ -> throw new Refused("bad_scenario", "An option must be text, a number or a list");
        };
    }
}
