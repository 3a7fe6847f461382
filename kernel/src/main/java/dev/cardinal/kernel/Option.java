package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import java.util.List;

/**
 * One thing you may pick, in words and on the table.
 *
 * @param code its number in an answer to this question
 * @param count how many equal pieces it stands for
 * @param name what it is called in a list, such as "Copper"
 * @param text the answer that picks only this, such as "play Village"
 * @param json the same in JSON
 * @param weight what it adds to a limited total
 * @param key what may be picked only once if keys must differ
 * @param spots the pieces or areas that represent it
 * @param ends where it can be dragged to
 * @param plain whether this is the default way to go on: to pass, to end a phase
 */
public record Option(
        int code,
        int count,
        String name,
        String text,
        Data json,
        int weight,
        int key,
        List<Spot> spots,
        List<Spot> ends,
        boolean plain) {
    public Option {
        spots = List.copyOf(spots);
        ends = List.copyOf(ends);
    }

    /** An option that nothing on the table represents. */
    public Option(int code, int count, String name, String text, Data json, int weight, int key) {
        this(code, count, name, text, json, weight, key, List.of(), List.of(), false);
    }

    /** The same, represented by these spots. */
    public Option on(List<Spot> atSpots, List<Spot> toEnds) {
        return new Option(code, count, name, text, json, weight, key, atSpots, toEnds, plain);
    }

    /** The same, marked as the default way to go on. */
    public Option plainly() {
        return new Option(code, count, name, text, json, weight, key, spots, ends, true);
    }

    /** The option as a program that plays receives it; its number is its index among the options. */
    Data.Fields toJson(int number, boolean weighed) {
        Data.Draft item = new Data.Draft()
                .put("number", Data.of(number))
                .put("name", Data.of(name))
                .put("text", Data.of(text))
                .put("move", json);
        return finish(item, weighed);
    }

    /** The least a client needs that answers by number: what to call it, and where it is on the table. */
    Data.Fields brief(boolean one, boolean weighed) {
        return finish(new Data.Draft().put(one ? "text" : "name", Data.of(one ? text : name)), weighed);
    }

    private Data.Fields finish(Data.Draft item, boolean weighed) {
        if (count > 1) {
            item.put("count", Data.of(count));
        }
        if (weighed) {
            item.put("weight", Data.of(weight));
        }
        if (!spots.isEmpty()) {
            item.put("spots", Data.of(spots.stream().map(Spot::json).toList()));
        }
        if (!ends.isEmpty()) {
            item.put("ends", Data.of(ends.stream().map(Spot::json).toList()));
        }
        if (plain) {
            item.put("plain", Data.of(true));
        }
        return item.fields();
    }
}
