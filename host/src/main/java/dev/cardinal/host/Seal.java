package dev.cardinal.host;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Seed;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/**
 * Numbers the entries of a log and authenticates them.
 *
 * <p>One entry in eight carries a hash, and so does every entry once the game is over. A hash covers the position and
 * all lines since the last hash, beginning with the roster, so that any change to the file is noticed, and so is an
 * engine that plays it differently. It gives away secrets, so no one at the table may see it before the end.
 */
final class Seal {
    private static final int HASHED = 8;
    private static final int HASH_BYTES = 8;

    /** The last hash and the lines since. */
    private StringBuilder lines = new StringBuilder();

    private int last;

    /** Continues after these entries. */
    Seal(Roster roster, List<Numbered> entries) {
        last = entries.size();
        int from = last;
        while (from > 0 && entries.get(from - 1).hash().isEmpty()) {
            from--;
        }
        if (from == 0) {
            lines.append(roster.json()).append('\n');
        } else {
            lines.append(entries.get(from - 1).hash()).append('\n');
        }
        entries.subList(from, last).forEach(entry -> lines.append(entry.json()).append('\n'));
    }

    /** The next entry, given the position after it. */
    Numbered next(Entry entry, Position after) {
        last++;
        Numbered plain = new Numbered(last, entry, "");
        lines.append(plain.json()).append('\n');
        if (last % HASHED != 0 && !after.over()) {
            return plain;
        }
        String hash = hash(after);
        lines = new StringBuilder(hash).append('\n'); // a new one, since the roster has made the old one large
        return new Numbered(last, entry, hash);
    }

    private String hash(Position after) {
        byte[] all = Seed.sha256(utf8(lines.toString()), utf8(after.everything().toString()));
        return HexFormat.of().formatHex(Arrays.copyOf(all, HASH_BYTES));
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
