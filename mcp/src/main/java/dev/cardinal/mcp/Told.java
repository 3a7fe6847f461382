package dev.cardinal.mcp;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.List;
import java.util.Optional;

/**
 * What a tool says.
 *
 * @param text for the model to read
 * @param facts the same for programs; the text is put in, too
 * @param refusal why what was asked for was not done, if it was not
 */
record Told(String text, Data.Fields facts, Optional<Refusal> refusal) {
    static Told of(List<String> lines) {
        return of(lines, Data.fields());
    }

    static Told of(List<String> lines, Data.Fields facts) {
        List<String> each = lines.stream().map(Told::line).toList();
        return new Told(String.join("\n", each), facts, Optional.empty());
    }

    /** One line, so that nobody's name or talk looks like something that the table says. */
    private static String line(String text) {
        return text.replaceAll("[\\p{Cntrl}\\u0085\\u2028\\u2029]+", " ");
    }

    static Told of(Refusal refusal) {
        return new Told("Not done. " + refusal, Data.fields().with("refused", refusal.json()), Optional.of(refusal));
    }

    /** The same, with something to read after it. */
    Told then(Told more) {
        Data.Fields all = facts;
        for (var fact : more.facts.values().entrySet()) {
            all = all.with(fact.getKey(), fact.getValue());
        }
        return new Told(text + "\n" + more.text, all, refusal);
    }
}
