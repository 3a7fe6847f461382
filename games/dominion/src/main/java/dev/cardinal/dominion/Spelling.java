package dev.cardinal.dominion;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Finds the word that somebody probably meant. */
public final class Spelling {
    private Spelling() {}

    /** " Did you mean Village?", or nothing where no name is near. */
    public static String hint(String typed, List<String> names) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        return names.stream()
                .filter(name -> Math.abs(name.length() - wanted.length()) <= tolerance(name))
                .filter(name -> distance(wanted, name.toLowerCase(Locale.ROOT)) <= tolerance(name))
                .min(Comparator.comparingInt(name -> distance(wanted, name.toLowerCase(Locale.ROOT))))
                .map(name -> " Did you mean " + name + "?")
                .orElse("");
    }

    private static int tolerance(String name) {
        return Math.max(1, name.length() / 3);
    }

    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int above = row[j];
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(diagonal + change, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
