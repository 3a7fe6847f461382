package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;

/**
 * Why what a player asked for is not possible.
 *
 * @param code a stable word for programs
 * @param message what is wrong, in a sentence for people
 * @param hint what applies instead and what to do; may be empty
 * @param rule the number of the rule; may be empty
 */
public record Refusal(String code, String message, String hint, String rule) implements Reply {
    /** The code for text that means nothing in the game. */
    public static final String NOT_UNDERSTOOD = "not_understood";

    private static final int LONGEST_QUOTE = 60;

    public Refusal(String code, String message) {
        this(code, message, "", "");
    }

    public Refusal(String code, String message, String hint) {
        this(code, message, hint, "");
    }

    /** Refuses what would be read from a file, for someone on another machine; whether the file exists is not said. */
    public static Refusal file(String named, String hint) {
        return new Refusal("no_files", quote(named) + " would be a file, and you cannot use files at this table", hint);
    }

    /** What a player typed, in quotes and cut if it is long. */
    public static String quote(String said) {
        boolean all = said.length() <= LONGEST_QUOTE;
        return "'" + (all ? said : said.substring(0, said.offsetByCodePoints(0, LONGEST_QUOTE / 2)) + "...") + "'";
    }

    public Data.Fields json() {
        Data.Fields json = Data.fields().with("code", code).with("message", message);
        json = hint.isEmpty() ? json : json.with("hint", hint);
        return rule.isEmpty() ? json : json.with("rule", rule);
    }

    @Override
    public String toString() {
        String sentence = message.endsWith(".") || message.endsWith("?") ? message : message + ".";
        return sentence + (hint.isEmpty() ? "" : " " + hint) + (rule.isEmpty() ? "" : " (" + rule + ")");
    }
}
