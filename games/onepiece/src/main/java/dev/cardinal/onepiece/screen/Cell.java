package dev.cardinal.onepiece.screen;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.view.Badges;
import dev.cardinal.onepiece.view.OnePieceView;
import java.util.ArrayList;
import java.util.List;

/**
 * A card as one row of a list.
 *
 * @param sort its cost, or that it is a Leader
 * @param notes its state and what it can do
 */
record Cell(String sort, String name, String power, String notes) {

    /** A card in its Leader, Character or Stage area. */
    static Cell onField(OnePieceView view, int piece) {
        CardDefinition card = view.card(piece);
        String sort = card.category() == Category.LEADER ? "Leader" : "cost " + view.cost(piece);
        String power = card.category() == Category.STAGE ? "Stage" : Integer.toString(view.power(piece));
        return new Cell(sort, card.name(), power, String.join(", ", lies(view, piece)));
    }

    private static List<String> lies(OnePieceView view, int piece) {
        List<String> notes = new ArrayList<>();
        if (view.rested(piece)) {
            notes.add("rested");
        }
        if (view.given(piece) > 0) {
            notes.add(view.given(piece) + " DON!!");
        }
        if (view.waits(piece)) {
            notes.add("new");
        }
        view.keywords(piece).forEach(keyword -> notes.add(Badges.word(keyword)));
        if (view.negated(piece)) {
            notes.add("effects negated");
        }
        return notes;
    }

    /** One or more equal cards in hand. */
    static Cell inHand(OnePieceView view, int piece, int count) {
        CardDefinition card = view.card(piece);
        List<String> notes = new ArrayList<>();
        if (card.counter() > 0) {
            notes.add("counter +" + view.counter(piece));
        }
        card.keywords().forEach(keyword -> notes.add(Badges.word(keyword)));
        if (card.category() == Category.EVENT) {
            boolean main = has(card, Timing.Tag.MAIN);
            boolean counter = has(card, Timing.Tag.COUNTER);
            notes.add(main && counter ? "Main or Counter" : main ? "Main" : counter ? "Counter" : "Trigger");
        }
        String power = switch (card.category()) {
            case EVENT -> "Event";
            case STAGE -> "Stage";
            default -> Integer.toString(card.power());
        };
        String name = count == 1 ? card.name() : card.name() + " x" + count;
        return new Cell("cost " + view.cost(piece), name, power, String.join(", ", notes));
    }

    private static boolean has(CardDefinition card, Timing.Tag tag) {
        return card.effects().stream().anyMatch(effect -> effect.has(tag));
    }

    /** The cells as lines with aligned columns. */
    static List<String> aligned(List<Cell> cells) {
        int name = cells.stream().mapToInt(cell -> cell.name.length()).max().orElse(1);
        int sort = cells.stream().mapToInt(cell -> cell.sort.length()).max().orElse(1);
        String format = "  %-" + sort + "s %-" + name + "s %5s  %s";
        return cells.stream()
                .map(cell -> format.formatted(cell.sort, cell.name, cell.power, cell.notes)
                        .stripTrailing())
                .toList();
    }

    /** A narrower version. */
    Cell closer() {
        return new Cell(sort.replaceFirst("cost (\\d+)", "($1)"), name, power, notes.replace("counter +", "+"));
    }

    /** A short version within a line. */
    String inline() {
        return name + " " + power + (notes.isEmpty() ? "" : " (" + notes + ")");
    }
}
