package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The cards of a file, and the rows that cannot be used.
 *
 * @param cards each once, however many prints it has
 */
public record CardFile(List<CardSource> cards, List<Problem> problems) {
    public CardFile {
        cards = List.copyOf(cards);
        problems = List.copyOf(problems);
    }

    public static CardFile read(Path file) throws Refused, IOException {
        return of(Json.table(file));
    }

    public static CardFile read(String json) throws Refused {
        return of(Json.table(json, "the text"));
    }

    /** Reads an array of rows, or an object with the rows under "cards" or by their ids. */
    public static CardFile of(Data data) throws Refused {
        List<Problem> problems = new ArrayList<>();
        Map<String, CardSource> cards = new LinkedHashMap<>();
        for (Map.Entry<String, Data> row : rows(data).entrySet()) {
            String where = row.getKey();
            if (!(row.getValue() instanceof Data.Fields fields)) {
                problems.add(new Problem(where, "is not an object"));
                continue;
            }
            if (fields.get("id") instanceof Data.Text(String id) && !id.isBlank()) {
                where = id.strip();
            }
            try {
                CardSource card = card(fields);
                CardSource before = cards.get(card.id());
                cards.put(card.id(), before == null ? card : Prints.fold(before, card));
            } catch (Refused refused) {
                problems.add(new Problem(where, refused.refusal().message()));
            }
        }
        return new CardFile(List.copyOf(cards.values()), problems);
    }

    public static CardSource card(Data.Fields row) throws Refused {
        return RowReader.read(new CardRow(row));
    }

    /** The rows, and where each is. */
    private static Map<String, Data> rows(Data data) throws Refused {
        return switch (data) {
            case Data.Items items -> numbered(items.values());
            case Data.Fields fields when fields.get("cards") instanceof Data.Items items -> numbered(items.values());
            case Data.Fields fields when fields.get("id") != null -> numbered(List.of(fields));
            case Data.Fields fields -> fields.values();
            default -> throw new Refused("bad_cards", "Card data must be a list of cards, not " + data);
        };
    }

    private static Map<String, Data> numbered(List<Data> rows) {
        Map<String, Data> numbered = new LinkedHashMap<>();
        rows.forEach(row -> numbered.put("row " + (numbered.size() + 1), row));
        return numbered;
    }
}
