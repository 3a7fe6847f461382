package dev.cardinal.mcp;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a reader was told of a table, so that next time they are told only what is new. It knows no game: a line of the
 * table that was told before is left out, and a line that is gone is named, unless it explained a piece: that stays
 * true.
 */
public final class Telling {
    private static final Pattern LABEL = Pattern.compile("^[^:]*(?=:)|^.+?(?= {2}|\\d|$)");

    private final Set<String> explained = new TreeSet<>();
    private Set<String> told = Set.of();
    private String asked = "";
    private int entry = -1;

    /** The last entry that was told, or -1. */
    int entry() {
        return entry;
    }

    /** Forgets everything: the whole table is told again. */
    void forget() {
        told = Set.of();
        explained.clear();
        asked = "";
        entry = -1;
    }

    /** The words to ask for. */
    Data.Fields request() {
        Data.Fields request = Data.fields()
                .with("do", "words")
                .with("what", "terse")
                .with("explained", Data.texts(List.copyOf(explained)));
        return entry < 0 ? request : request.with("since", entry);
    }

    /** The news, the facts that are new, and the question if there is one. */
    List<String> lines(Data.Fields words) {
        List<String> lines = new ArrayList<>(texts(words, "said"));
        lines.addAll(texts(words, "news"));
        Set<String> facts = new LinkedHashSet<>(texts(words, "facts"));
        facts.stream().filter(fact -> !told.contains(fact)).forEach(lines::add);
        Set<String> labels = new TreeSet<>(facts.stream().map(Telling::label).toList());
        told.stream()
                .map(Telling::label)
                .filter(label -> !labels.contains(label) && !explained.contains(label))
                .distinct()
                .forEach(label -> lines.add("no longer: " + label));
        if (words.get("prompt") instanceof Data.Text(String prompt)) {
            lines.add(question(prompt)
                    + (Data.of(true).equals(words.get("several")) ? " (numbers, separated by spaces)" : ""));
            lines.addAll(texts(words, "options"));
        }
        told = facts;
        explained.addAll(texts(words, "explained"));
        entry = words.get("entry") instanceof Data.Number(long number) ? (int) number : entry;
        return lines;
    }

    /** A question in the same words as the last one is known by what stands before its first colon. */
    private String question(String prompt) {
        int colon = prompt.equals(asked) ? prompt.indexOf(':') : -1;
        asked = prompt;
        return colon < 0 ? prompt : prompt.substring(0, colon + 1);
    }

    /** What a fact is about: what stands before its first colon, or before the first number or gap. */
    private static String label(String fact) {
        Matcher label = LABEL.matcher(fact);
        return label.find() ? label.group().strip() : fact;
    }

    static List<String> texts(Data.Fields fields, String name) {
        return fields.get(name) instanceof Data.Items(List<Data> items)
                ? items.stream()
                        .map(item -> item instanceof Data.Text(String text) ? text : "")
                        .toList()
                : List.of();
    }
}
