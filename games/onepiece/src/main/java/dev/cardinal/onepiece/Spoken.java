package dev.cardinal.onepiece;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Compares what somebody types with the names of cards. */
final class Spoken {
    private Spoken() {}

    /** Lower-case, with single spaces. */
    static String plain(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        boolean gap = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                gap = !plain.isEmpty();
            } else {
                plain.append(gap ? " " : "").append(c);
                gap = false;
            }
        }
        return plain.toString().toLowerCase(Locale.ROOT);
    }

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i <= text.length(); i++) {
            if (i < text.length() && Character.isLetterOrDigit(text.charAt(i))) {
                word.append(text.charAt(i));
            } else if (!word.isEmpty()) {
                words.add(word.toString().toLowerCase(Locale.ROOT));
                word.setLength(0);
            }
        }
        return words;
    }

    /** Whether each word that was said is a word of this text or begins one. */
    static boolean fits(String said, String text) {
        List<String> all = words(said);
        return !all.isEmpty() && fits(all, text);
    }

    private static boolean fits(List<String> said, String text) {
        List<String> words = words(text);
        for (String one : said) {
            boolean there = false;
            for (String word : words) {
                there |= word.startsWith(one);
            }
            if (!there) {
                return false;
            }
        }
        return true;
    }

    /** Whether a card on the table may be meant by these words. */
    static boolean means(Table t, String said, int piece) {
        return fits(said, describe(t, piece));
    }

    /** All words by which a card on the table may be called. */
    static String describe(Table t, int piece) {
        Printed print = t.printed(piece);
        String place = t.zone(piece) == Areas.LEADER ? " leader" : t.zone(piece) == Areas.STAGE ? " stage" : "";
        return print.card.name() + " " + print.card.id() + place;
    }
}
