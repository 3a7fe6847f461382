package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.text.spelling.Plain;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The words of a text that its program must not lose, with their counts. */
final class EssentialWords {
    private static final Set<String> COLORS = Set.of("red", "green", "blue", "purple", "black", "yellow");

    private final Map<String, Integer> counts = new HashMap<>();

    private EssentialWords() {}

    static EssentialWords of(String text) {
        EssentialWords words = new EssentialWords();
        for (String line : Plain.lines(text)) words.read(line);
        return words;
    }

    private void read(String line) {
        int at = 0;
        while (at < line.length()) {
            if (line.startsWith("instead of a", at)) at = afterSentence(line, at);
            if (at >= line.length()) return;
            int end = end(line, at);
            String word = line.substring(at, end);
            if (isKept(word)) add(word.toLowerCase(Locale.ROOT));
            boolean again = line.startsWith("or ", Math.max(0, at - 3));
            if (word.equals("up") && line.startsWith(" to ", end) && !again) add("up to");
            boolean article =
                    word.equals("1") && (line.startsWith(" or more ", end) || line.startsWith(" leader ", end));
            if (isNumber(word) && !article) add(String.valueOf(Math.abs(Integer.parseInt(word))));
            at = end + 1;
        }
    }

    /** Skips what follows "instead of", which only repeats something. */
    private static int afterSentence(String line, int at) {
        int end = line.indexOf(" . ", at);
        return end < 0 ? line.length() : end + 1;
    }

    /** The end of the word that starts here; text in brackets is one word. */
    private static int end(String line, int at) {
        char close = switch (line.charAt(at)) {
            case '[' -> ']';
            case '{' -> '}';
            case '<' -> '>';
            case '"' -> '"';
            default -> ' ';
        };
        int end = line.indexOf(close, at + 1);
        return end < 0 ? line.length() : close == ' ' ? end : end + 1;
    }

    private static boolean isKept(String word) {
        return !word.isEmpty() && ("[{<\"".indexOf(word.charAt(0)) >= 0 || COLORS.contains(word));
    }

    private static boolean isNumber(String word) {
        int start = word.startsWith("+") || word.startsWith("-") ? 1 : 0;
        for (int i = start; i < word.length(); i++) if (!Character.isDigit(word.charAt(i))) return false;
        return word.length() > start && word.length() < 9;
    }

    private void add(String word) {
        counts.merge(word, 1, Integer::sum);
    }

    Map<String, Integer> counts() {
        return counts;
    }
}
