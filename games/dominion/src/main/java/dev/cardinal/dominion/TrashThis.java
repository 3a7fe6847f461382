package dev.cardinal.dominion;

/** Trash the played card itself; the second time there is nothing left to trash. */
record TrashThis() implements Printed {
    @Override
    public String words() {
        return "Trash this";
    }

    @Override
    public String rule() {
        return "Leaves your deck when it is played. Under Throne Room it is trashed once, and all else happens twice.";
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
