package dev.cardinal.host;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Seed;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Map;

/**
 * An entry with its number, as a line of a file.
 *
 * @param hash of the position after it, by which a changed file or engine is noticed; empty on most entries
 */
public record Numbered(int number, Entry entry, String hash) {
    private static final int HASH_BYTES = 8;
    /** A hash stands on one entry in so many, and on the last that was played. */
    private static final int HASHED = 8;

    /** An entry that led to this position. */
    static Numbered of(int number, Entry entry, Position after) {
        return new Numbered(number, entry, number % HASHED == 0 || after.over() ? hash(after) : "");
    }

    /** The end of a game. */
    static Numbered over(int number, Position last) {
        return new Numbered(number, new Entry.Over(last.outcome().json()), "");
    }

    /** The hash of a position. It tells secrets, so nobody at the table may see it before the end. */
    static String hash(Position position) {
        byte[] all = position.everything().toString().getBytes(StandardCharsets.UTF_8);
        return HexFormat.of().formatHex(Arrays.copyOf(Seed.sha256(all), HASH_BYTES));
    }

    public Data.Fields json() {
        Data.Draft json = new Data.Draft().put("entry", Data.of(number));
        for (Map.Entry<String, Data> field : entry.json().values().entrySet()) {
            json.put(field.getKey(), field.getValue());
        }
        if (!hash.isEmpty()) {
            json.put("hash", Data.of(hash));
        }
        return json.fields();
    }

    /** The entry that a line says, which must have this number. */
    static Numbered read(String line, int number) throws Refused {
        Entry entry = null;
        if (Json.parse(line) instanceof Data.Fields fields && Data.of(number).equals(fields.get("entry"))) {
            entry = Entry.read(fields);
            if (entry != null) {
                String hash = fields.get("hash") instanceof Data.Text(String text) ? text : "";
                return new Numbered(number, entry, hash);
            }
        }
        throw new Refused("broken_replay", "Line " + (number + 1) + " is not the entry " + number);
    }
}
