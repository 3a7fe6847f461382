package dev.cardinal.onepiece.json;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * Reads JSON as data. Null counts as missing, except for a whole row of a table, and numbers that are not whole are read
 * as text.
 */
public final class Json {
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    /** Stands for a row that is null. */
    private static final Data NULL = Data.of("null");

    private Json() {}

    public static Data read(Path file) throws Refused, IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString(), Json::value);
        }
    }

    /** Reads a table: a list of rows, an object with such a list under "cards", or rows by their names. */
    public static Data table(Path file) throws Refused, IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString(), Json::table);
        }
    }

    /** Reads a file that comes with the program. */
    public static Data resource(Class<?> beside, String name) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return read(in, name, Json::value);
        } catch (IOException | Refused broken) {
            throw new IllegalStateException(name, broken);
        }
    }

    public static Data read(String text, String source) throws Refused {
        return read(text, source, Json::value);
    }

    public static Data table(String text, String source) throws Refused {
        return read(text, source, Json::table);
    }

    private static Data read(String text, String source, Function<JsonParser, Optional<Data>> reading) throws Refused {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return whole(parser, source, reading);
        } catch (JacksonException broken) {
            throw refused(broken, source);
        }
    }

    private static Data read(InputStream in, String source, Function<JsonParser, Optional<Data>> reading)
            throws Refused {
        try (JsonParser parser = FACTORY.createParser(ObjectReadContext.empty(), in)) {
            return whole(parser, source, reading);
        } catch (JacksonException broken) {
            throw refused(broken, source);
        }
    }

    private static Data whole(JsonParser parser, String source, Function<JsonParser, Optional<Data>> reading)
            throws Refused {
        Optional<Data> data = parser.nextToken() == null ? Optional.empty() : reading.apply(parser);
        if (data.isEmpty()) {
            throw new Refused("bad_json", source + " is empty");
        }
        if (parser.nextToken() != null) {
            throw new Refused("bad_json", source + " has more text after its data");
        }
        return data.get();
    }

    private static Optional<Data> table(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_ARRAY -> Optional.of(rows(parser));
            case START_OBJECT -> Optional.of(namedRows(parser));
            default -> value(parser);
        };
    }

    /** Of an object that is a single row, what is null is missing. */
    private static Data namedRows(JsonParser parser) {
        Map<String, Data> fields = new LinkedHashMap<>();
        Set<String> missing = new HashSet<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            if (parser.nextToken() == JsonToken.VALUE_NULL) {
                missing.add(name);
            }
            boolean list = name.equals("cards") && parser.currentToken() == JsonToken.START_ARRAY;
            fields.put(name, list ? rows(parser) : value(parser).orElse(NULL));
        }
        if (fields.containsKey("id")) {
            fields.keySet().removeAll(missing);
        }
        return new Data.Fields(fields);
    }

    private static Data rows(JsonParser parser) {
        List<Data> rows = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            rows.add(value(parser).orElse(NULL));
        }
        return Data.of(rows);
    }

    private static Optional<Data> value(JsonParser parser) {
        return switch (parser.currentToken()) {
            case START_ARRAY -> Optional.of(items(parser));
            case START_OBJECT -> Optional.of(fields(parser));
            case VALUE_STRING, VALUE_NUMBER_FLOAT -> Optional.of(Data.of(parser.getString()));
            case VALUE_NUMBER_INT -> Optional.of(number(parser));
            case VALUE_TRUE, VALUE_FALSE -> Optional.of(Data.of(parser.getBooleanValue()));
            default -> Optional.empty();
        };
    }

    private static Data number(JsonParser parser) {
        return parser.getNumberType() == JsonParser.NumberType.BIG_INTEGER
                ? Data.of(parser.getString())
                : Data.of(parser.getLongValue());
    }

    private static Data items(JsonParser parser) {
        List<Data> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            value(parser).ifPresent(items::add);
        }
        return Data.of(items);
    }

    private static Data fields(JsonParser parser) {
        Map<String, Data> fields = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            value(parser).ifPresent(value -> fields.put(name, value));
        }
        return new Data.Fields(fields);
    }

    private static Refused refused(JacksonException broken, String source) {
        TokenStreamLocation at = broken.getLocation();
        String place = at == null ? "" : ", line " + at.getLineNr() + ", column " + at.getColumnNr();
        return new Refused("bad_json", source + place + ": this is not JSON: " + broken.getOriginalMessage());
    }
}
