package dev.cardinal.onepiece.view;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Meaning;
import dev.cardinal.onepiece.table.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A card on the table as data for screens: its place, its state, and what is known about it. */
final class PieceData {
    private static final String PROMO_SET = "P-";

    private PieceData() {}

    /**
     * @param known whether the viewer knows what the card is
     * @param mine whether the viewer sees the places of cards in its owner's hand
     */
    static Data.Fields of(Table t, int piece, boolean known, boolean mine) {
        Map<String, Data> data = new LinkedHashMap<>();
        data.put("owner", Data.of(t.owner(piece)));
        data.put("zone", Data.of(Meaning.zone(t.zone(piece)).name()));
        if (t.zone(piece) != Areas.HAND || mine) {
            data.put("index", Data.of(index(t, piece)));
        }
        boolean up = t.zone(piece) == Areas.LIFE ? t.faceUp(piece) : known;
        data.put("face", Data.of(up ? "up" : "down"));
        if (known) {
            printed(t.printed(piece), data);
            current(t, piece, data);
        }
        return new Data.Fields(data);
    }

    /** Its place in its area by the rules: in a deck, in Life and in the trash from the top. */
    private static int index(Table t, int piece) {
        int index = t.index(piece);
        return switch (t.zone(piece)) {
            case Areas.DECK, Areas.LIFE, Areas.TRASH -> t.size(t.owner(piece), t.zone(piece)) - 1 - index;
            default -> index;
        };
    }

    private static void printed(IndexedCard print, Map<String, Data> data) {
        CardDefinition card = print.card;
        data.put("card", Data.of(card.id()));
        data.put("name", Data.of(card.name()));
        data.put("category", Data.of(card.category().name()));
        data.put("colors", Data.texts(card.colors().stream().map(Enum::name).toList()));
        List<String> badges = new ArrayList<>();
        if (card.category() == Category.LEADER) {
            badges.add("LEADER");
        }
        if (card.id().startsWith(PROMO_SET)) {
            badges.add("PROMO");
        }
        if (!badges.isEmpty()) {
            data.put("badges", Data.texts(badges));
        }
        List<Data> others = otherPrints(print);
        if (!others.isEmpty()) {
            data.put("prints", Data.of(others));
        }
        if (card.counter() > 0) {
            data.put("counter", Data.of(card.counter()));
        }
    }

    /** Prints that look special; the screen chooses one. */
    private static List<Data> otherPrints(IndexedCard print) {
        List<Data> others = new ArrayList<>();
        for (Print one : print.prints()) {
            List<String> badges = new ArrayList<>();
            if (one.alternateArt()) {
                badges.add("ALTERNATE_ART");
            }
            if (one.promo()) {
                badges.add("PROMO");
            }
            if (!badges.isEmpty()) {
                others.add(Data.fields().with("print", one.id()).with("badges", Data.texts(badges)));
            }
        }
        return others;
    }

    private static void current(Table t, int piece, Map<String, Data> data) {
        CardDefinition card = t.printed(piece).card;
        boolean field = t.onField(piece);
        if (field) {
            data.put("state", Data.of(t.rested(piece) ? "RESTED" : "ACTIVE"));
            data.put("don", Data.of(t.given(piece)));
        }
        if (card.category() == Category.LEADER || card.category() == Category.CHARACTER) {
            data.put("power", Data.of(field ? t.power(piece) : card.power()));
        }
        if (card.category() != Category.LEADER) {
            data.put("cost", Data.of(field || t.zone(piece) == Areas.HAND ? t.cost(piece) : card.cost()));
        }
        List<String> keywords = new ArrayList<>();
        for (Keyword keyword : Keyword.values()) {
            if (field ? t.has(piece, keyword) : card.keywords().contains(keyword)) {
                keywords.add(keyword.name());
            }
        }
        if (!keywords.isEmpty()) {
            data.put("keywords", Data.texts(keywords));
        }
        if (field && t.negated(piece)) {
            data.put("negated", Data.of(true));
        }
        if (field && t.arrived(piece) == t.turnNumber && t.zone(piece) == Areas.CHARACTERS) {
            data.put("new", Data.of(true));
        }
    }
}
