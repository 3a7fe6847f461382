package dev.cardinal.mageknight.screen;

import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.table.Source;
import dev.cardinal.mageknight.view.MageKnightView;
import java.util.ArrayList;
import java.util.List;

/** The dice of the Source. */
final class SourceLines {
    private SourceLines() {}

    static List<String> of(Page page) {
        return page.wrap("SOURCE  " + words(page));
    }

    /** The dice, and how many the player whose turn it is can still use. */
    static String words(Page page) {
        MageKnightView view = page.view();
        List<String> dice = new ArrayList<>();
        for (int die = 0; die < view.dice(); die++) {
            int colour = view.dieColour(die);
            String note = switch (view.diePlace(die)) {
                case Source.FREE -> view.depleted(colour) ? " (depleted)" : "";
                case Source.KEPT -> " (stolen)";
                case Source.CLAIMED -> " (claimed)";
                default -> " (used)";
            };
            dice.add(ManaColour.values()[colour] + note);
        }
        return String.join(", ", dice) + left(page);
    }

    private static String left(Page page) {
        if (page.turn() < 0 || page.view().over()) {
            return "";
        }
        int left = page.view().diceLeft();
        String who = page.turn() == page.me() ? "you can" : page.name(page.turn()) + " can";
        return "; " + who + (left == 0 ? " use no more this turn" : " still use " + left);
    }
}
