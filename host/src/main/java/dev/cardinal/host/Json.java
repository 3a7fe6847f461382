package dev.cardinal.host;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads JSON as data; to write it, use the data's text form. */
public final class Json {
    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private static final int LONGEST_REASON = 100;

    private Json() {}

    public static Data parse(String json) throws Refused {
        try {
            return of(MAPPER.readTree(json));
        } catch (JacksonException broken) {
            throw new Refused("bad_json", "This is not JSON: " + reason(broken));
        }
    }

    /** The start of Jackson's message; the rest is about its own internals and repeats the input at any length. */
    private static String reason(JacksonException broken) {
        String reason = broken.getOriginalMessage()
                .replaceAll("(?s): (was expecting|expected|enable) .*|, from `[^`]*`| \\(.*", "");
        return reason.length() <= LONGEST_REASON ? reason : reason.substring(0, LONGEST_REASON) + "...";
    }

    /** A Jackson tree as data, whatever notation it was read from. */
    public static Data of(JsonNode node) throws Refused {
        return switch (node.getNodeType()) {
            case STRING -> Data.of(whole(node.stringValue()));
            case BOOLEAN -> Data.of(node.booleanValue());
            case NUMBER -> number(node);
            case ARRAY -> items(node);
            case OBJECT -> fields(node);
            case MISSING -> throw new Refused("bad_json", "There is nothing to read");
            case NULL, BINARY, POJO ->
                throw new Refused("bad_json", "Only text, whole numbers, true, false, lists and maps are allowed");
        };
    }

    /** Refuses half a character, which no file, database or connection could pass on. */
    private static String whole(String text) throws Refused {
        if (text.codePoints().anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
            throw new Refused("bad_json", "This text has half a character in it, a lone surrogate");
        }
        return text;
    }

    private static Data number(JsonNode node) throws Refused {
        if (!node.isIntegralNumber() || !node.canConvertToLong()) {
            throw new Refused("bad_json", "Numbers must be whole and fit 64 bits, unlike " + node);
        }
        return Data.of(node.longValue());
    }

    private static Data items(JsonNode node) throws Refused {
        List<Data> items = new ArrayList<>();
        for (JsonNode item : node) {
            items.add(of(item));
        }
        return Data.of(items);
    }

    private static Data fields(JsonNode node) throws Refused {
        Map<String, Data> fields = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            fields.put(whole(field.getKey()), of(field.getValue()));
        }
        return new Data.Fields(fields);
    }
}
