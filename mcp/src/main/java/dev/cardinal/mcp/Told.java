package dev.cardinal.mcp;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.List;

/**
 * What a tool says.
 *
 * @param text for the model to read
 * @param facts the same for programs; the text is put in, too
 * @param refused whether what was asked for was not done
 */
record Told(String text, Data.Fields facts, boolean refused) {
    static Told of(List<String> lines) {
        return of(lines, Data.fields());
    }

    static Told of(List<String> lines, Data.Fields facts) {
        return new Told(String.join("\n", lines), facts, false);
    }

    static Told of(Refusal refusal) {
        return new Told("Not done. " + refusal, Data.fields().with("refused", refusal.json()), true);
    }

    /** The same, with something to read after it. */
    Told then(Told more) {
        Data.Fields all = facts;
        for (var fact : more.facts.values().entrySet()) {
            all = all.with(fact.getKey(), fact.getValue());
        }
        return new Told(text + "\n" + more.text, all, refused);
    }
}
