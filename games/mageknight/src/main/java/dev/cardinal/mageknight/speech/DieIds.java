package dev.cardinal.mageknight.speech;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Labels;
import dev.cardinal.mageknight.table.Source;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Dice of one colour are alike, so whichever of them a move names, in any order, means the lowest ones. */
final class DieIds {
    private static final Pattern TWO = Pattern.compile("reroll (\\w+) and (\\w+)");

    private DieIds() {}

    static Data.Fields lowest(Source source, Data.Fields move) {
        Data.Fields lowest = move;
        for (Map.Entry<String, Data> field : move.values().entrySet()) {
            switch (field.getValue()) {
                case Data.Text(String id)
                when field.getKey().equals("dieId") ->
                    lowest = lowest.with("dieId", lowest(source, List.of(id)).getFirst());
                case Data.Items(List<Data> items)
                when field.getKey().equals("dieIds") ->
                    lowest = lowest.with("dieIds", Data.texts(lowest(source, texts(items))));
                case Data.Fields inner -> lowest = lowest.with(field.getKey(), lowest(source, inner));
                default -> {}
            }
        }
        return lowest;
    }

    /** Two colours of dice to reroll, in the order of the options. */
    static String inOrder(String said) {
        Matcher two = TWO.matcher(said);
        return two.matches() && colour(two.group(1)) > colour(two.group(2))
                ? "reroll " + two.group(2) + " and " + two.group(1)
                : said;
    }

    private static int colour(String name) {
        for (ManaColour colour : ManaColour.values()) {
            if (colour.toString().equals(name)) {
                return colour.ordinal();
            }
        }
        return -1;
    }

    private static List<String> texts(List<Data> items) {
        return items.stream()
                .map(item -> item instanceof Data.Text(String text) ? text : item.toString())
                .toList();
    }

    private static List<String> lowest(Source source, List<String> ids) {
        List<Integer> dice = new ArrayList<>();
        for (int die = 0; die < source.size(); die++) {
            if (source.isFree(die) && ids.contains(Labels.die(die))) {
                dice.add(die);
            }
        }
        if (dice.size() != ids.size()) {
            return ids;
        }
        dice.sort(Comparator.comparingInt(source::colour));
        List<String> lowest = new ArrayList<>();
        for (int named : dice) {
            int die = source.find(source.colour(named));
            while (lowest.contains(Labels.die(die))
                    || source.colour(die) != source.colour(named)
                    || !source.isFree(die)) {
                die++;
            }
            lowest.add(Labels.die(die));
        }
        return lowest;
    }
}
