package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** The starter decks that come with the game: their cards, and how many of each. */
public final class Shipped {
    public static final List<String> DECKS = List.of("ST01", "ST02", "ST03", "ST04");

    private static final Map<String, Map<String, CardDefinition>> SETS = new ConcurrentHashMap<>();

    private Shipped() {}

    public static Optional<CardDefinition> find(String id) {
        return DECKS.stream()
                .filter(deck -> id.startsWith(deck + "-"))
                .findFirst()
                .map(deck -> set(deck).get(id));
    }

    public static List<CardDefinition> all() {
        return DECKS.stream().flatMap(deck -> set(deck).values().stream()).toList();
    }

    /** The cards of a set by their numbers, read when first needed. */
    private static Map<String, CardDefinition> set(String name) {
        return SETS.computeIfAbsent(name, Shipped::cards);
    }

    public static String list(String deck) {
        String name = deck + ".deck";
        try (InputStream in = Objects.requireNonNull(Shipped.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new IllegalStateException(name, broken);
        }
    }

    private static Map<String, CardDefinition> cards(String set) {
        Map<String, CardDefinition> cards = new LinkedHashMap<>();
        for (Data row : ((Data.Items) Json.resource(Shipped.class, set + ".json")).values()) {
            CardDefinition card = card((Data.Fields) row);
            cards.put(card.id(), card);
        }
        return cards;
    }

    private static CardDefinition card(Data.Fields row) {
        try {
            return RowReader.definition(new CardRow(row));
        } catch (Refused broken) {
            throw new IllegalStateException(row.toString(), broken);
        }
    }
}
