package dev.cardinal.browser;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;
import tools.jackson.databind.JsonNode;

/**
 * What somebody is asked.
 *
 * @param texts the options as they are written
 * @param least the smallest number of picks that is an answer
 * @param spots for each option whether a piece or an area on the table stands for it
 * @param ends for each option whether a piece can be dragged for it
 */
record Asked(String prompt, List<String> texts, int least, int most, List<Boolean> spots, List<Boolean> ends) {
    static Asked of(JsonNode question) {
        List<JsonNode> options = StreamSupport.stream(question.get("options").spliterator(), false)
                .toList();
        JsonNode limits = question.get("limits");
        return new Asked(
                question.get("prompt").stringValue(),
                options.stream()
                        .map(option ->
                                option.get(option.has("text") ? "text" : "name").stringValue())
                        .toList(),
                limits == null ? 1 : limits.get("min").intValue(),
                limits == null ? 1 : limits.get("max").intValue(),
                options.stream().map(option -> option.has("spots")).toList(),
                options.stream().map(option -> option.has("ends")).toList());
    }

    /** Whether a single pick answers at once. */
    boolean one() {
        return least == 1 && most == 1;
    }

    /** The first option whose text matches, or -1. */
    int like(String pattern) {
        return IntStream.range(0, texts.size())
                .filter(option -> texts.get(option).matches(pattern))
                .findFirst()
                .orElse(-1);
    }
}
