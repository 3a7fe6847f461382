package dev.cardinal.testkit;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Turns JSON into the kernel's data. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    public static Data parse(String json) throws Refused {
        try {
            return of(MAPPER.readTree(json));
        } catch (JacksonException broken) {
            throw new Refused("bad_json", "This is not JSON: " + broken.getOriginalMessage());
        }
    }

    /** The same value as kernel data, which has neither null nor fractions. */
    public static Data of(JsonNode node) throws Refused {
        if (node.isString()) {
            return Data.of(node.stringValue());
        }
        if (node.isBoolean()) {
            return Data.of(node.booleanValue());
        }
        if (node.isIntegralNumber() && node.canConvertToLong()) {
            return Data.of(node.longValue());
        }
        if (node.isArray()) {
            List<Data> items = new ArrayList<>();
            for (JsonNode item : node) {
                items.add(of(item));
            }
            return Data.of(items);
        }
        if (node.isObject()) {
            Data.Fields fields = Data.fields();
            for (Map.Entry<String, JsonNode> field : node.properties()) {
                fields = fields.with(field.getKey(), of(field.getValue()));
            }
            return fields;
        }
        throw new Refused(
                "bad_json", "A value must be text, a whole number, true, false, a list or a map, not " + node);
    }
}
