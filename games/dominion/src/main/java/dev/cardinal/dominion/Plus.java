package dev.cardinal.dominion;

/** Plain bonuses, in the order cards, actions, buys, coins. */
record Plus(int cards, int actions, int buys, int coins) implements Instruction {

    Plus and(Plus more) {
        return new Plus(cards + more.cards, actions + more.actions, buys + more.buys, coins + more.coins);
    }

    @Override
    public boolean advance(Table t, int frame) {
        int who = t.who(frame);
        t.pop();
        if (cards > 0) {
            Verbs.draw(t, who, cards);
        }
        t.actions += actions;
        t.buys += buys;
        t.coins += coins;
        if (t.heard()) {
            Told.bonus(t, who, this);
        }
        return false;
    }
}
