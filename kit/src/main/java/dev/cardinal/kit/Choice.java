package dev.cardinal.kit;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Spot;
import java.util.List;
import java.util.stream.Stream;

/**
 * An option in words and on the table.
 *
 * @param names what it is called, the shortest first; the first name that no other option has is used
 * @param before what is said before the name, such as "play"
 * @param json the move, without the name
 * @param field under which the name stands in the move; empty where it does not
 * @param also further words by which it may be called
 * @param only a word that must be said to mean this and not a plainer option
 * @param spots what stands for it on the table
 * @param ends where it can be dragged to
 * @param isPlain whether it is the plain way to go on
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

    /** A thing of this name, said after a verb. */
    public static Choice of(String before, String name, Data.Fields json, String field) {
        return new Choice(List.of(name), before, json, field, "", "", List.of(), List.of(), false);
    }

    public static Choice plain(String text, Data.Fields json) {
        return of("", text, json, "");
    }

    /** A word that says all, and is the type of the move too. */
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

    /** One of several things to pick, said after the question's verb. */
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

    /** The same with longer names, for when the short one is not enough. */
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

    /** The same with further words by which it may be called. */
    public Choice also(String words) {
        return new Choice(names, before, json, field, words, only, spots, ends, isPlain);
    }

    /** The same, meant only by who says this word. */
    public Choice only(String word) {
        return new Choice(names, before, json, field, also, word, spots, ends, isPlain);
    }

    /** The same with more on the table that stands for it. */
    public Choice on(Spot... more) {
        List<Spot> all = Stream.concat(spots.stream(), Stream.of(more)).toList();
        return new Choice(names, before, json, field, also, only, all, ends, isPlain);
    }

    /** The same with places to drag it to. */
    public Choice to(Spot... toEnds) {
        return new Choice(names, before, json, field, also, only, spots, List.of(toEnds), isPlain);
    }

    /** The same as the plain way to go on. */
    public Choice plainly() {
        return new Choice(names, before, json, field, also, only, spots, ends, true);
    }

    /** How it is said under one of its names. */
    String said(String name) {
        return before.isEmpty() ? name : before + " " + name;
    }

    /** The move under one of its names. */
    Data.Fields move(String name) {
        return field.isEmpty() ? json : json.with(field, name);
    }
}
