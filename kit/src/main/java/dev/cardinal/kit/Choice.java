package dev.cardinal.kit;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import java.util.List;
import java.util.stream.Stream;

/**
 * An option in words and on the table.
 *
 * @param names what it is called, the shortest first; the first name that no other option has is used
 * @param before the words before the name, such as "play"
 * @param json the move, without the name
 * @param field the field of the move that holds the name; empty if none does
 * @param also other words that it may be called by
 * @param only a word that must be typed to mean this and not a plainer option
 * @param spots what represents it on the table
 * @param ends where it can be dragged to
 * @param isPlain whether it is the default way to go on
 */
public record Choice(
        List<String> names,
        String before,
        Data.Fields json,
        String field,
        String also,
        String only,
        List<Spot> spots,
        List<Spot> ends,
        boolean isPlain) {

    /** A verb and the name of a thing. */
    public static Choice of(String before, String name, Data.Fields json, String field) {
        return new Choice(List.of(name), before, json, field, "", "", List.of(), List.of(), false);
    }

    public static Choice plain(String text, Data.Fields json) {
        return of("", text, json, "");
    }

    /** A single word, which is also the type of the move. */
    public static Choice plain(String word) {
        return plain(word, word.replace(' ', '_'));
    }

    public static Choice plain(String text, String type) {
        return plain(text, Data.fields().with("type", type));
    }

    /** A move that names one thing, in words of its own. */
    public static Choice naming(String text, String type, String field, String name) {
        return plain(text, Data.fields().with("type", type).with(field, name));
    }

    /** One of several things to pick, named after the question's verb. */
    public static Choice item(String name) {
        return plain(name, Data.fields());
    }

    public static Choice yes(String type) {
        return plain("yes", Data.fields().with("type", type).with("decision", "yes"));
    }

    public static Choice no(String type) {
        return plain("no", Data.fields().with("type", type).with("decision", "no"))
                .plainly();
    }

    /** The same, with longer names in case the short one is ambiguous. */
    public Choice or(List<String> longer) {
        return new Choice(
                Stream.concat(names.stream(), longer.stream()).toList(),
                before,
                json,
                field,
                also,
                only,
                spots,
                ends,
                isPlain);
    }

    /** The same, with other words that it may be called by. */
    public Choice also(String words) {
        return new Choice(names, before, json, field, words, only, spots, ends, isPlain);
    }

    /** The same, but meant only if this word is typed. */
    public Choice only(String word) {
        return new Choice(names, before, json, field, also, word, spots, ends, isPlain);
    }

    /** The same, with more spots that represent it. */
    public Choice on(Spot... more) {
        List<Spot> all = Stream.concat(spots.stream(), Stream.of(more)).toList();
        return new Choice(names, before, json, field, also, only, all, ends, isPlain);
    }

    /** The same, with places to drag it to. */
    public Choice to(Spot... toEnds) {
        return new Choice(names, before, json, field, also, only, spots, List.of(toEnds), isPlain);
    }

    /** The same, marked as the default way to go on. */
    public Choice plainly() {
        return new Choice(names, before, json, field, also, only, spots, ends, true);
    }

    /** Its text under one of its names. */
    String said(String name) {
        return before.isEmpty() ? name : before + " " + name;
    }

    /** The move under one of its names. */
    Data.Fields move(String name) {
        return field.isEmpty() ? json : json.with(field, name);
    }
}
