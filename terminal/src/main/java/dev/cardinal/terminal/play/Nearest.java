package dev.cardinal.terminal.play;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the word that somebody probably meant. */
final class Nearest {
    private Nearest() {}

    static Optional<String> hint(String typed, Stream<String> words) {
        record Near(String word, int distance) {}
        return words.map(
                        word -> new Near(word, distance(typed.toLowerCase(Locale.ROOT), word.toLowerCase(Locale.ROOT))))
                .min(Comparator.comparingInt(Near::distance))
                .filter(near -> near.distance <= near.word.length() / 3)
                .map(near -> "Did you mean " + near.word + "?");
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
                int changed = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(changed, 1 + Math.min(above, row[j - 1]));
                diagonal = above;
            }
        }
        return row[b.length()];
    }
}
