package dev.cardinal.mageknight.rules.land;

import dev.cardinal.kit.Choice;
import dev.cardinal.mageknight.data.Site;
import dev.cardinal.mageknight.pieces.CardMoves;
import dev.cardinal.mageknight.pieces.Fame;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Wedge;
import dev.cardinal.mageknight.table.YesOrNo;

/** Asks whether to plunder the hero's village before a turn (9.4). */
public record Plundering() implements YesOrNo {
    @Override
    public boolean advance(Table t) {
        int space = t.player().space;
        if (space != Wedge.NOWHERE && t.land.site(space) == Site.VILLAGE) {
            return true;
        }
        t.pop();
        return false;
    }

    @Override
    public void decide(Table t, boolean yes) {
        t.pop();
        if (yes) {
            Fame.reputation(t, t.seat(), -1);
            CardMoves.draw(t, t.seat(), 2);
        }
    }

    @Override
    public String prompt(Table t) {
        return "Do you plunder the village before your turn? (draw 2 cards, reputation -1)";
    }

    @Override
    public Choice choice(Table t, int code) {
        return code == YES ? Choice.yes("plunder") : Choice.no("plunder");
    }
}
