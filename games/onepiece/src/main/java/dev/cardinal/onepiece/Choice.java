package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;

/**
 * An option in words.
 *
 * @param piece the card it is about, or -1
 * @param name what it is called in a list
 * @param before what stands before the name when it is said, such as "play"
 * @param json the move, without the card
 * @param field under which the card stands in the move; empty where there is none
 */
record Choice(int piece, String name, String before, Data.Fields json, String field) {
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
        return plain("no", Data.fields().with("type", type).with("decision", "no"));
    }
}
