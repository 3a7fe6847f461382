package dev.cardinal.onepiece.card;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The result of importing card data into the user's folder.
 *
 * @param file the file with the imported cards
 * @param total the number of imported cards afterwards
 */
public record Import(Path file, int added, int changed, int unchanged, int total, List<Problem> problems) {
    public Import {
        problems = List.copyOf(problems);
    }

    /** Adds the cards of a file to those in a folder; existing cards are replaced. */
    public static Import of(Path source, Path folder) throws Refused, IOException {
        CardFile cards = CardFile.read(source);
        Path file = folder.resolve(Library.FILE);
        Map<String, CardSource> kept = Library.read(file);
        int added = 0;
        int changed = 0;
        for (CardSource card : cards.cards()) {
            CardSource before = kept.put(card.id().toUpperCase(Locale.ROOT), card);
            if (before == null) {
                added++;
            } else if (!before.equals(card)) {
                changed++;
            }
        }
        if (added + changed > 0) {
            write(kept, folder, file);
        }
        int unchanged = cards.cards().size() - added - changed;
        return new Import(file, added, changed, unchanged, kept.size(), cards.problems());
    }

    /** Writes a temporary file first, so that the file is always complete. */
    private static void write(Map<String, CardSource> cards, Path folder, Path file) throws IOException {
        Files.createDirectories(folder);
        Path beside = Files.createTempFile(folder, "cards", ".tmp");
        try {
            StringBuilder text = new StringBuilder("[");
            String before = "\n";
            for (CardSource card : cards.values()) {
                text.append(before).append(card.json());
                before = ",\n";
            }
            Files.writeString(beside, text.append("\n]\n"));
            Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    public Data.Fields json() {
        return Data.fields()
                .with("file", file.toString())
                .with("added", added)
                .with("changed", changed)
                .with("unchanged", unchanged)
                .with("total", total)
                .with("problems", Data.of(problems.stream().map(Problem::json).toList()));
    }
}
