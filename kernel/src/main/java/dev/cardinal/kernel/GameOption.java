package dev.cardinal.kernel;

import java.util.List;

/**
 * Something that can be set before a game starts.
 *
 * @param values the possible values, described in words
 * @param bySeat whether its value is a list with a part for each seat, separated by commas, so that players can choose
 *     their own parts
 */
public record GameOption(String name, String values, String preset, String about, boolean bySeat) {
    private static final String SEPARATOR = ",";

    /** An option for the whole table. */
    public GameOption(String name, String values, String preset, String about) {
        this(name, values, preset, about, false);
    }

    /** The option's value for what each seat has chosen. */
    public String joined(List<String> parts) throws Refused {
        for (String part : parts) {
            if (part.contains(SEPARATOR)) {
                throw new Refused(new Refusal(
                        "bad_option",
                        Refusal.quote(part) + " has a comma in it, which separates the " + name + " of different seats",
                        "Leave out the comma: you choose for one seat only."));
            }
        }
        return String.join(SEPARATOR, parts);
    }
}
