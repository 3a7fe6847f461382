package dev.cardinal.onepiece.work;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.onepiece.move.Where;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Table;
import java.util.List;

/** Options about a card on the table. */
public final class CardChoice {
    private CardChoice() {}

    public static Choice of(Table t, int piece, String before, String type) {
        return of(t, piece, t.printed(piece).card.name(), before, Data.fields().with("type", type));
    }

    /** One of a card's effects. */
    public static Choice effect(Table t, int piece, int effect, String before, String type) {
        Data.Fields move = Data.fields().with("type", type).with("effect", effect);
        return of(t, piece, t.printed(piece).card.name(), before, move);
    }

    /** An option about a card; equal names are distinguished by card number, place and owner. */
    public static Choice of(Table t, int piece, String name, String before, Data.Fields move) {
        String number = name + " " + t.printed(piece).card.id();
        // a card's place in a deck is not public
        String place = t.zone(piece) == Areas.DECK ? "" : " #" + (t.index(piece) + 1);
        String effect = move.get("effect") instanceof Data.Number(long index) ? " effect " + index : "";
        Choice choice = Choice.of(before, name, move, "card")
                .or(List.of(number, number + place, number + place + effect + " of " + t.owner(piece)))
                .also(words(t, piece));
        return t.knows(t.asked(), piece) ? choice.on(Where.spot(t, piece)) : choice;
    }

    /** All words that name a card on the table. */
    static String words(Table t, int piece) {
        IndexedCard print = t.printed(piece);
        String place = t.zone(piece) == Areas.LEADER ? " leader" : t.zone(piece) == Areas.STAGE ? " stage" : "";
        String index = t.zone(piece) == Areas.DECK ? "" : " #" + (t.index(piece) + 1);
        return print.card.name() + " " + print.card.id() + place + index;
    }
}
