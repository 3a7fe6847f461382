package dev.cardinal.mageknight.data;

import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;

/** Reads the data files that come with the game. */
final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    private Json() {}

    /** The rows of a file. */
    static List<Row> rows(String name) {
        try (InputStream in = Objects.requireNonNull(
                        Json.class.getResourceAsStream("/dev/cardinal/mageknight/" + name), name);
                JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), in)) {
            List<Row> rows = new ArrayList<>();
            parser.nextToken();
            while (parser.nextToken() == JsonToken.START_OBJECT) {
                rows.add(new Row(fields(parser)));
            }
            if (parser.currentToken() != JsonToken.END_ARRAY) {
                throw new IllegalStateException(name + " should be a list of rows");
            }
            return rows;
        } catch (IOException broken) {
            throw new IllegalStateException(name, broken);
        }
    }

    private static Data value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_ARRAY -> items(parser);
            case START_OBJECT -> fields(parser);
            case VALUE_NUMBER_INT -> Data.of(parser.getLongValue());
            case VALUE_TRUE, VALUE_FALSE -> Data.of(parser.getBooleanValue());
            default -> Data.of(parser.getString());
        };
    }

    private static Data items(JsonParser parser) {
        List<Data> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(parser));
        }
        return Data.of(items);
    }

    private static Data.Fields fields(JsonParser parser) {
        Map<String, Data> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            fields.put(name, value(parser));
        }
        return new Data.Fields(fields);
    }
}
