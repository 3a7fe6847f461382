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
    /** A word, or the number of a card among others of the same name. */
    private static final Pattern WORD = Pattern.compile("#\\d+|[\\p{L}\\p{N}]+");

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
        List<String> left = words(text);
        List<String> wanted = words(said);
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

    private static boolean begins(String word, String said) {
        return said.startsWith("#") ? word.equals(said) : word.startsWith(said);
    }

    /** Whether each typed word is the start of a word of this text, in the same order. */
    static boolean fitsInOrder(String said, String text) {
        String[] words = APART.split(plain(text));
        int at = 0;
        for (String word : said.split(" ")) {
            while (at < words.length && !words[at].startsWith(word)) {
                at++;
            }
            if (at++ >= words.length) {
                return false;
            }
        }
        return true;
    }
}
