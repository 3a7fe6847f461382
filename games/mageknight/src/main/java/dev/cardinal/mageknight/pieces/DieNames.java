package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.table.Table;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What dice of the Source are called: by their colours, and by their ids where others of the colour come first.
 *
 * @param dice the dice, as bits
 */
public record DieNames(Table t, int dice) {
    private static final ManaColour[] COLOURS = ManaColour.values();

    public static DieNames of(Table t, int die) {
        return new DieNames(t, 1 << die);
    }

    private IntStream all() {
        return IntStream.range(0, t.source.size()).filter(die -> (dice >> die & 1) == 1);
    }

    public List<String> ids() {
        return all().mapToObj(Labels::die).toList();
    }

    public Data json() {
        return Data.texts(ids());
    }

    /** The colours in their order, and the ids unless these are the first dice of their colours. */
    public String inWords(String before, String after) {
        String colours = all().mapToObj(t.source::colour)
                .sorted(Comparator.naturalOrder())
                .map(colour -> COLOURS[colour].toString())
                .collect(Collectors.joining(" and "));
        return before + colours + after + (areFirst() ? "" : " (" + String.join(", ", ids()) + ")");
    }

    /** Whether no other free die of the same colour comes before any of them. */
    private boolean areFirst() {
        return all().allMatch(die -> IntStream.range(0, die)
                .allMatch(other -> (dice >> other & 1) == 1
                        || !t.source.isFree(other)
                        || t.source.colour(other) != t.source.colour(die)));
    }

    /** The choice of these dice, which may always be called by their ids. */
    public Choice choice(Choice plain) {
        Choice named = areFirst()
                ? plain.also(String.join(" ", ids()))
                : plain.only(Integer.toString(all().max().orElseThrow()));
        for (int die : all().toArray()) {
            named = named.on(Spots.die(t, die));
        }
        return named;
    }
}
