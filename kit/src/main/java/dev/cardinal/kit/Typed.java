package dev.cardinal.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Compares what a player types with the words of an option. */
public final class Typed {
    private static final Pattern GAPS = Pattern.compile("[\\s_]+");
    /** A word, the number of a card among others of the same name, or the coordinates of a space. */
    private static final Pattern WORD = Pattern.compile("#\\d+|-?\\b\\d+/-?\\d+|[\\p{L}\\p{N}]+");

    private static final Pattern APART = Pattern.compile("[^\\p{L}\\p{N}/#-]+");

    private Typed() {}

    /** Lower-case, with single spaces and without underscores. */
    public static String plain(String text) {
        return GAPS.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll(" ");
    }

    public static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(plain(text));
        while (word.find()) {
            words.add(word.group());
        }
        return words;
    }

    /** Whether each typed word is the start of a different word of this text, in any order. */
    public static boolean fits(String said, String text) {
        return fits(words(said), text);
    }

    static boolean fits(List<String> wanted, String text) {
        String plain = text.toLowerCase(Locale.ROOT);
        if (!wanted.stream().allMatch(plain::contains)) {
            return false;
        }
        List<String> left = words(text);
        for (String one : wanted) {
            Optional<String> word =
                    left.stream().filter(each -> begins(each, one)).findFirst();
            if (word.isEmpty()) {
                return false;
            }
            left.remove(word.get());
        }
        return !wanted.isEmpty();
    }

    /** Numbers and coordinates must be typed in full. */
    private static boolean begins(String word, String said) {
        return (said.startsWith("#") || said.contains("/")) ? word.equals(said) : word.startsWith(said);
    }

    /** Whether this text starts with what was typed; 1/-1 does not mean 1/-10. */
    static boolean starts(String said, String text) {
        if (!text.regionMatches(true, 0, said, 0, 1)) {
            return false;
        }
        String plain = plain(text);
        return plain.startsWith(said)
                && !(said.contains("/") && plain.substring(said.length()).matches("\\d.*"));
    }

    /** Whether each typed word is the start of a word of this text, in the same order. */
    static boolean fitsInOrder(String said, String text) {
        String[] words = APART.split(plain(text));
        int at = 0;
        for (String word : APART.split(said)) {
            while (at < words.length && !begins(words[at], word)) {
                at++;
            }
            if (at++ >= words.length) {
                return false;
            }
        }
        return true;
    }
}
