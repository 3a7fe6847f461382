package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;

/**
 * An option in words.
 *
 * @param name what it is called in a list
 * @param text how it is said
 * @param json the move
 */
record Choice(String name, String text, Data.Fields json) {
    static Choice plain(String text, Data.Fields json) {
        return new Choice(text, text, json);
    }

    static Choice plain(String text, String type) {
        return plain(text, Data.fields().with("type", type));
    }

    /** One of several things to pick: said after the question's verb. */
    static Choice item(String name) {
        return new Choice(name, name, Data.fields());
    }

    static Choice yes(String type) {
        return plain("yes", Data.fields().with("type", type).with("decision", "yes"));
    }

    static Choice no(String type) {
        return plain("no", Data.fields().with("type", type).with("decision", "no"));
    }
}
