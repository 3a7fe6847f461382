package dev.cardinal.mageknight;

import dev.cardinal.mageknight.effect.Colour;
import java.util.ArrayList;
import java.util.List;

/** The dice of the Source. */
final class SourceLines {
    private SourceLines() {}

    static List<String> of(Page page) {
        Table t = page.t();
        List<String> dice = new ArrayList<>();
        for (int die = 0; die < t.source.size(); die++) {
            int colour = t.source.colour(die);
            String note = switch (t.source.place(die)) {
                case Source.FREE -> depleted(page, colour) ? " (depleted)" : "";
                case Source.KEPT -> " (stolen)";
                case Source.CLAIMED -> " (claimed)";
                default -> " (used)";
            };
            dice.add(Colour.values()[colour] + note);
        }
        return page.wrap("SOURCE  " + String.join(", ", dice) + left(page));
    }

    /** Underground the mana rules of the night hold. */
    private static boolean depleted(Page page, int colour) {
        return page.turn() < 0 ? Mana.depletedByTime(page.t(), colour) : Mana.depleted(page.t(), colour);
    }

    private static String left(Page page) {
        Table t = page.t();
        if (page.turn() < 0 || t.over) {
            return "";
        }
        int left = Mana.diceLeft(t);
        String who = page.turn() == page.me() ? "you may" : page.name(page.turn()) + " may";
        return "; " + who + (left == 0 ? " use no more in this turn" : " still use " + left);
    }
}
