package dev.cardinal.onepiece;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * A card in one row of a list.
 *
 * @param sort what it costs, or that it is a Leader
 * @param notes how it lies and what it can do
 */
record Cell(String sort, String name, String power, String notes) {

    /** A card in its Leader, Character or Stage area. */
    static Cell onField(Table t, int piece) {
        CardDefinition card = t.printed(piece).card;
        String sort = card.category() == Category.LEADER ? "Leader" : "cost " + t.cost(piece);
        String power = card.category() == Category.STAGE ? "Stage" : Integer.toString(t.power(piece));
        return new Cell(sort, card.name(), power, String.join(", ", lies(t, piece)));
    }

    private static List<String> lies(Table t, int piece) {
        List<String> notes = new ArrayList<>();
        if (t.rested(piece)) {
            notes.add("rested");
        }
        if (t.given(piece) > 0) {
            notes.add(t.given(piece) + " DON!!");
        }
        int words = t.values().keywords(piece);
        boolean late = t.zone(piece) == Areas.CHARACTERS && t.arrived(piece) == t.turnNumber;
        if (late && !t.keywords.attacksAtOnce(words, true)) {
            notes.add("new");
        }
        for (Keyword keyword : Keyword.values()) {
            if (t.has(piece, keyword)) {
                notes.add(word(keyword));
            }
        }
        if (t.negated(piece)) {
            notes.add("effects negated");
        }
        return notes;
    }

    /** A card in hand, of which there may be several. */
    static Cell inHand(Table t, int piece, int count) {
        CardDefinition card = t.printed(piece).card;
        List<String> notes = new ArrayList<>();
        if (card.counter() > 0) {
            notes.add("counter +" + t.values().counter(piece));
        }
        card.keywords().forEach(keyword -> notes.add(word(keyword)));
        if (card.category() == Category.EVENT) {
            boolean main = t.printed(piece).tagged(Timing.Tag.MAIN).length > 0;
            boolean counter = t.printed(piece).tagged(Timing.Tag.COUNTER).length > 0;
            notes.add(main && counter ? "Main or Counter" : main ? "Main" : counter ? "Counter" : "Trigger");
        }
        String power = switch (card.category()) {
            case EVENT -> "Event";
            case STAGE -> "Stage";
            default -> Integer.toString(card.power());
        };
        String name = count == 1 ? card.name() : card.name() + " x" + count;
        return new Cell("cost " + t.cost(piece), name, power, String.join(", ", notes));
    }

    static String word(Keyword keyword) {
        return switch (keyword) {
            case RUSH_CHARACTER -> "Rush: Character";
            case DOUBLE_ATTACK -> "Double Attack";
            default -> Told.capital(keyword.name().toLowerCase(Locale.ROOT));
        };
    }

    /** The cells as lines whose columns stand below each other. */
    static List<String> aligned(List<Cell> cells) {
        int name = cells.stream().mapToInt(cell -> cell.name.length()).max().orElse(1);
        int sort = cells.stream().mapToInt(cell -> cell.sort.length()).max().orElse(1);
        String format = "  %-" + sort + "s %-" + name + "s %5s  %s";
        return cells.stream()
                .map(cell -> format.formatted(cell.sort, cell.name, cell.power, cell.notes)
                        .stripTrailing())
                .toList();
    }

    /** The same in less room. */
    Cell closer() {
        return new Cell(sort.replaceFirst("cost (\\d+)", "($1)"), name, power, notes.replace("counter +", "+"));
    }

    /** The same as a few words in a line. */
    String inline() {
        return name + " " + power + (notes.isEmpty() ? "" : " (" + notes + ")");
    }
}
