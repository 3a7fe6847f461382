package dev.cardinal.dominion.instruction;

import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Events;
import dev.cardinal.dominion.table.Printed;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.table.Verbs;

/** Trash the played card itself; when played again it is already gone. */
public record TrashThis() implements Printed {
    @Override
    public String words() {
        return "Trash this";
    }

    @Override
    public String rule() {
        return "Leaves your deck when you play it. With Throne Room, it is trashed once and all else happens twice.";
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        int card = t.card(frame);
        t.pop();
        if (t.inPlay(who, card) > 0) {
            t.inPlay(who, card, -1);
            Verbs.trash(t, who, card, AreaNames.play(who));
            if (t.heard()) {
                Events.trashedItself(t, who, card);
            }
        }
        return false;
    }
}
