package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Spot;
import java.util.List;

/**
 * An option in words and on the table.
 *
 * @param piece the card it is about, or -1
 * @param name what it is called in a list
 * @param before what stands before the name when it is said, such as "play"
 * @param json the move, without the card
 * @param field under which the card stands in the move; empty where there is none
 * @param spots what stands for it besides the card
 * @param ends where it could be dragged to
 * @param isPlain whether it is the plain way to go on
 */
record Choice(
        int piece,
        String name,
        String before,
        Data.Fields json,
        String field,
        List<Spot> spots,
        List<Spot> ends,
        boolean isPlain) {
    Choice(int piece, String name, String before, Data.Fields json, String field) {
        this(piece, name, before, json, field, List.of(), List.of(), false);
    }

    static Choice plain(String text, Data.Fields json) {
        return new Choice(-1, text, "", json, "");
    }

    static Choice plain(String text, String type) {
        return plain(text, Data.fields().with("type", type));
    }

    static Choice of(Table t, int piece, String before, String type) {
        return new Choice(
                piece, t.printed(piece).card.name(), before, Data.fields().with("type", type), "card");
    }

    static Choice yes(String type) {
        return plain("yes", Data.fields().with("type", type).with("decision", "yes"));
    }

    static Choice no(String type) {
        return plain("no", Data.fields().with("type", type).with("decision", "no"))
                .plainly();
    }

    /** The same with something on the table that stands for it. */
    Choice on(Spot... atSpots) {
        return new Choice(piece, name, before, json, field, List.of(atSpots), ends, isPlain);
    }

    /** The same with places where it could be dragged to. */
    Choice to(List<Spot> toEnds) {
        return new Choice(piece, name, before, json, field, spots, toEnds, isPlain);
    }

    Choice plainly() {
        return new Choice(piece, name, before, json, field, spots, ends, true);
    }
}
