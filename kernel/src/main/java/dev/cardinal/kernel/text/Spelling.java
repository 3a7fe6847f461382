package dev.cardinal.kernel.text;

import java.util.List;
import java.util.Locale;

/** Finds the word that was probably meant. */
public final class Spelling {
    private Spelling() {}

    /** " Did you mean Village?", or empty if no name is close. */
    public static String hint(String typed, List<String> names) {
        String wanted = typed.strip().toLowerCase(Locale.ROOT);
        long letters = letters(wanted);
        String hint = "";
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            String near = name.toLowerCase(Locale.ROOT);
            int most = Math.min(Math.max(1, name.length() / 3), least - 1);
            // This rules out most names cheaply: every letter that a name lacks costs a change.
            if (Math.abs(near.length() - wanted.length()) <= most
                    && Long.bitCount(letters & ~letters(near)) <= most
                    && distance(wanted, near) <= most) {
                hint = " Did you mean " + name + "?";
                least = distance(wanted, near);
            }
        }
        return hint;
    }

    private static long letters(String text) {
        long letters = 0;
        for (int i = 0; i < text.length(); i++) {
            letters |= 1L << text.charAt(i);
        }
        return letters;
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
