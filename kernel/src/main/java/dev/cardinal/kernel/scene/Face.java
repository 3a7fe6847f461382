package dev.cardinal.kernel.scene;

import dev.cardinal.kernel.data.Data;
import java.util.List;

/**
 * Everything printed on a piece, which a client looks up once.
 *
 * @param id the name that scenes use for it
 * @param kind what it is, in the game's own words: "Action - Attack", "Character", "Deed"
 * @param colours the game's own colours, by name
 * @param cost what it costs, or empty
 * @param numbers other printed numbers, by name
 * @param lines what it does, line by line
 * @param symbol a word for its picture
 * @param rarity empty if there is none
 * @param prints special printings, such as alternate art
 */
public record Face(
        String id,
        String name,
        String kind,
        List<String> colours,
        String cost,
        Data.Fields numbers,
        List<String> lines,
        String symbol,
        String rarity,
        List<String> prints) {
    public Face {
        colours = List.copyOf(colours);
        lines = List.copyOf(lines);
        prints = List.copyOf(prints);
    }

    /** A face with just a name, a kind and what it does. */
    public static Face of(String id, String name, String kind, List<String> lines) {
        return new Face(id, name, kind, List.of(), "", Data.fields(), lines, "", "", List.of());
    }

    public Data.Fields json() {
        Data.Draft json = new Data.Draft()
                .put("id", Data.of(id))
                .put("name", Data.of(name))
                .put("kind", Data.of(kind));
        putUnlessEmpty(json, "colours", colours);
        putUnlessEmpty(json, "cost", cost);
        if (!numbers.values().isEmpty()) {
            json.put("numbers", numbers);
        }
        putUnlessEmpty(json, "lines", lines);
        putUnlessEmpty(json, "symbol", symbol);
        putUnlessEmpty(json, "rarity", rarity);
        putUnlessEmpty(json, "prints", prints);
        return json.fields();
    }

    private static void putUnlessEmpty(Data.Draft json, String name, String text) {
        if (!text.isEmpty()) {
            json.put(name, Data.of(text));
        }
    }

    private static void putUnlessEmpty(Data.Draft json, String name, List<String> texts) {
        if (!texts.isEmpty()) {
            json.put(name, Data.texts(texts));
        }
    }
}
