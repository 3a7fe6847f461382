package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.scene.Colour;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Colours plain text: the names of a game's pieces, headings and refusals. */
public final class Paint {
    private static final String RESET = "\033[0m";
    private static final String BOLD = "\033[1m";
    private static final String DIM = "\033[2m";
    private static final String RED = "\033[31m";
    private static final Pattern HEADING = Pattern.compile("^[A-Z]{2,}[A-Z0-9 ]*\\b");
    private final boolean on;
    private final Map<String, Colour> names;
    private final Pattern anyName;

    public Paint(Words words, boolean on) {
        this(words.tints(), on);
    }

    /** Colours these names. */
    public Paint(Map<String, Colour> tints, boolean on) {
        this.on = on;
        this.names = tints;
        this.anyName = AnyOf.names(names.keySet());
    }

    String line(String text) {
        if (!on || text.isEmpty()) {
            return text;
        }
        if (text.startsWith("(") || text.startsWith("──")) {
            return DIM + text + RESET;
        }
        Matcher heading = HEADING.matcher(text);
        if (heading.find()) {
            return BOLD + heading.group() + RESET + names(text.substring(heading.end()));
        }
        return names(text);
    }

    private String names(String text) {
        return anyName.matcher(text)
                .replaceAll(found -> Matcher.quoteReplacement(
                        code(names.getOrDefault(found.group(), Colour.PLAIN)) + found.group() + RESET));
    }

    private static String code(Colour colour) {
        return "\033["
                + switch (colour) {
                    case PLAIN -> "0";
                    case WHITE -> "97";
                    case GREY -> "90";
                    case RED -> "31";
                    case GREEN -> "32";
                    case YELLOW -> "33";
                    case BLUE -> "94";
                    case PURPLE -> "35";
                    case CYAN -> "36";
                }
                + "m";
    }

    String refusal(String text) {
        return on ? RED + text + RESET : text;
    }

    String prompt(String text) {
        return on ? BOLD + text + RESET : text;
    }
}
