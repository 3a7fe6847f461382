package dev.cardinal.host;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;

/**
 * An entry with its number, as a line of a file.
 *
 * @param hash authenticates this line and those before it, see {@link Seal}; empty on most entries
 */
public record Numbered(int number, Entry entry, String hash) {
    public Data.Fields json() {
        Data.Draft json = new Data.Draft().put("entry", Data.of(number));
        entry.json().values().forEach(json::put);
        if (!hash.isEmpty()) {
            json.put("hash", Data.of(hash));
        }
        return json.fields();
    }

    /** The entry on a line, which must have this number and be exactly as it would be written. */
    public static Numbered read(String line, int number) throws Refused {
        if (Json.parse(line) instanceof Data.Fields fields) {
            Entry entry = Entry.read(fields);
            if (entry != null) {
                String hash = fields.get("hash") instanceof Data.Text(String text) ? text : "";
                Numbered numbered = new Numbered(number, entry, hash);
                if (numbered.json().toString().equals(line)) {
                    return numbered;
                }
            }
        }
        throw new Refused(
                "broken_replay", "Line " + (number + 1) + " is not entry " + number + " as Cardinal would write it");
    }
}
