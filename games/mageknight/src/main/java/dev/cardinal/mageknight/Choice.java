package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Spot;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * An option in words and on the table.
 *
 * @param name what it is called in a list
 * @param text how it is said
 * @param json the move
 * @param spots what on the table stands for it
 * @param ends where it could be dragged to
 * @param isPlain whether it is the plain way to go on
 */
record Choice(String name, String text, Data.Fields json, List<Spot> spots, List<Spot> ends, boolean isPlain) {
    Choice(String name, String text, Data.Fields json) {
        this(name, text, json, List.of(), List.of(), false);
    }

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
        return plain("no", Data.fields().with("type", type).with("decision", "no"))
                .plainly();
    }

    /** The same, seen on the table; these may be among others. */
    Choice on(Spot... more) {
        return new Choice(
                name,
                text,
                json,
                Stream.concat(spots.stream(), Arrays.stream(more)).toList(),
                ends,
                isPlain);
    }

    /** The same with a place to drag it to. */
    Choice to(Spot end) {
        return new Choice(name, text, json, spots, List.of(end), isPlain);
    }

    /** The same as the plain way to go on. */
    Choice plainly() {
        return new Choice(name, text, json, spots, ends, true);
    }
}
