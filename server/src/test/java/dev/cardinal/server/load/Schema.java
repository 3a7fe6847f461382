package dev.cardinal.server.load;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks data against a JSON Schema, as far as our own uses the language, and remembers which of its parts applied. */
final class Schema {
    private static final String DEFS = "#/$defs/";

    private final Data.Fields root;
    private final Set<String> used = new HashSet<>();

    Schema(Path file) throws IOException, Refused {
        root = (Data.Fields) Json.parse(Files.readString(file));
    }

    /** What is wrong with a value that should be one of these definitions, or null. */
    @Nullable
    String complaint(Data value, String... definitions) {
        List<Data> refs = new ArrayList<>();
        for (String definition : definitions) {
            refs.add(Data.fields().with("$ref", DEFS + definition));
        }
        return check(Data.fields().with("anyOf", Data.of(refs)), "", value, "message", used);
    }

    /** The definition of the reply to a request. */
    String replyTo(Data request) {
        for (Map.Entry<String, Data> definition : fields(root, "$defs").values().entrySet()) {
            if (definition.getValue() instanceof Data.Fields schema
                    && schema.get("reply") instanceof Data.Fields reply
                    && check(schema, "", request, "", new HashSet<>()) == null) {
                return text(reply, "$ref").substring(DEFS.length());
            }
        }
        throw new AssertionError("no request of the schema is like " + request);
    }

    /** The values that a field must have in some definition or other. */
    Set<String> constants(String field) {
        Set<String> constants = new TreeSet<>();
        for (Data definition : fields(root, "$defs").values().values()) {
            if (definition instanceof Data.Fields schema
                    && schema.get("properties") instanceof Data.Fields properties
                    && properties.get(field) instanceof Data.Fields rules) {
                constants.add(text(rules, "const"));
            }
        }
        return constants;
    }

    /** The parts that no value so far was an example of. */
    Set<String> unused() {
        Set<String> parts = new TreeSet<>();
        fields(root, "$defs").values().forEach((name, schema) -> list(schema, DEFS + name, parts));
        parts.removeAll(used);
        return parts;
    }

    private static void list(Data schema, String at, Set<String> parts) {
        parts.add(at);
        if (!(schema instanceof Data.Fields rules)) {
            return;
        }
        rules.values().forEach((keyword, value) -> {
            switch (keyword) {
                case "properties" ->
                    ((Data.Fields) value)
                            .values()
                            .forEach((name, part) -> list(part, at + "/properties/" + name, parts));
                case "enum", "oneOf", "anyOf" -> {
                    List<Data> choices = ((Data.Items) value).values();
                    for (int i = 0; i < choices.size(); i++) {
                        list(choices.get(i), at + "/" + keyword + "/" + i, parts);
                    }
                }
                case "items" -> list(value, at + "/items", parts);
                default -> {}
            }
        });
    }

    private @Nullable String check(Data.Fields schema, String at, Data value, String path, Set<String> applied) {
        applied.add(at);
        for (Map.Entry<String, Data> rule : schema.values().entrySet()) {
            String wrong = check(schema, rule.getKey(), rule.getValue(), at, value, path, applied);
            if (wrong != null) {
                return wrong;
            }
        }
        return null;
    }

    private @Nullable String check(
            Data.Fields schema, String keyword, Data rule, String at, Data value, String path, Set<String> applied) {
        return switch (keyword) {
            case "description", "reply" -> null;
            case "$ref" -> {
                String name = ((Data.Text) rule).value().substring(DEFS.length());
                yield check(fields(fields(root, "$defs"), name), DEFS + name, value, path, applied);
            }
            case "type" -> types(rule).contains(type(value)) ? null : path + " is not " + rule + ": " + value;
            case "const" -> rule.equals(value) ? null : path + " is not " + rule + ": " + value;
            case "enum" -> {
                int index = ((Data.Items) rule).values().indexOf(value);
                applied.add(at + "/enum/" + index);
                yield index >= 0 ? null : path + " is none of " + rule + ": " + value;
            }
            case "pattern" ->
                value instanceof Data.Text(String text)
                                && !Pattern.compile(((Data.Text) rule).value())
                                        .matcher(text)
                                        .find()
                        ? path + " is not like " + rule + ": " + value
                        : null;
            case "minimum" -> compare(value, rule) < 0 ? path + " is less than " + rule + ": " + value : null;
            case "maximum" -> compare(value, rule) > 0 ? path + " is more than " + rule + ": " + value : null;
            case "required" -> {
                for (Data name : ((Data.Items) rule).values()) {
                    if (value instanceof Data.Fields object && object.get(((Data.Text) name).value()) == null) {
                        yield path + " has no " + name + ": " + value;
                    }
                }
                yield null;
            }
            case "properties", "additionalProperties" -> properties(schema, keyword, rule, at, value, path, applied);
            case "items" -> {
                List<Data> items = value instanceof Data.Items(List<Data> values) ? values : List.of();
                for (int i = 0; i < items.size(); i++) {
                    String wrong =
                            check((Data.Fields) rule, at + "/items", items.get(i), path + "[" + i + "]", applied);
                    if (wrong != null) {
                        yield wrong;
                    }
                }
                yield null;
            }
            case "oneOf", "anyOf" -> choice(keyword, ((Data.Items) rule).values(), at, value, path, applied);
            default -> throw new AssertionError("the schema uses " + keyword + ", which this does not know");
        };
    }

    private @Nullable String properties(
            Data.Fields schema, String keyword, Data rule, String at, Data value, String path, Set<String> applied) {
        if (!(value instanceof Data.Fields object)) {
            return null;
        }
        Set<String> known = schema.get("properties") instanceof Data.Fields properties
                ? properties.values().keySet()
                : Set.of();
        for (Map.Entry<String, Data> field : object.values().entrySet()) {
            String name = field.getKey();
            if (known.contains(name) != keyword.equals("properties")) {
                continue;
            }
            String wrong = switch (rule) {
                case Data.Flag _ -> path + " has another field, " + name + ": " + value;
                case Data.Fields rules
                when keyword.equals("properties") ->
                    check(
                            fields(rules, name),
                            at + "/properties/" + name,
                            field.getValue(),
                            path + "." + name,
                            applied);
                default -> check((Data.Fields) rule, at, field.getValue(), path + "." + name, applied);
            };
            if (wrong != null) {
                return wrong;
            }
        }
        return null;
    }

    private @Nullable String choice(
            String keyword, List<Data> choices, String at, Data value, String path, Set<String> applied) {
        int fitting = 0;
        String closest = null;
        Set<String> most = Set.of();
        for (int i = 0; i < choices.size(); i++) {
            Set<String> here = new HashSet<>();
            String wrong = check((Data.Fields) choices.get(i), at + "/" + keyword + "/" + i, value, path, here);
            if (wrong == null) {
                fitting++;
                applied.addAll(here);
            } else if (here.size() > most.size()) { // where the most fits, this is what was meant
                most = here;
                closest = wrong;
            }
        }
        boolean fits = keyword.equals("oneOf") ? fitting == 1 : fitting > 0;
        if (!fits) {
            applied.addAll(most);
        }
        return fits ? null : fitting > 1 ? path + " is several things at once: " + value : closest;
    }

    private static List<String> types(Data rule) {
        return rule instanceof Data.Items(List<Data> several)
                ? several.stream().map(one -> ((Data.Text) one).value()).toList()
                : List.of(((Data.Text) rule).value());
    }

    private static String type(Data value) {
        return switch (value) {
            case Data.Text _ -> "string";
            case Data.Number _ -> "integer";
            case Data.Flag _ -> "boolean";
            case Data.Items _ -> "array";
            case Data.Fields _ -> "object";
        };
    }

    private static int compare(Data value, Data limit) {
        return value instanceof Data.Number(long number) ? Long.compare(number, ((Data.Number) limit).value()) : 0;
    }

    private static Data.Fields fields(Data.Fields json, String name) {
        if (json.get(name) instanceof Data.Fields fields) {
            return fields;
        }
        throw new AssertionError("the schema has no " + name);
    }

    private static String text(Data.Fields json, String name) {
        return json.get(name) instanceof Data.Text(String text) ? text : "";
    }
}
