package dev.cardinal.kit;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.cards.CardGame;
import dev.cardinal.kit.cards.CardTable;
import dev.cardinal.kit.cards.Zone;
import java.util.List;

/** One player eats or throws fruit, or packs several at once. */
final class FruitGame extends CardGame {
    private static final List<String> FRUIT = List.of("Red Apple", "Green Apple", "Pear");

    private final boolean several;

    FruitGame(boolean several) {
        super("fruit", "Eat or throw fruit", 1);
        this.several = several;
    }

    @Override
    protected List<Zone> zones() {
        return List.of(Zone.hand(0), Zone.open("bin", "Bin"));
    }

    @Override
    protected void deal(CardTable t) {
        t.put("0/hand", FRUIT.toArray(String[]::new));
        t.beginTurn(0);
        t.push(several ? new Pack() : new Eat());
    }

    @Override
    protected long score(CardTable t, int seat) {
        return t.size("bin");
    }

    /** Codes: 0 to 2 eat, 10 to 12 throw, 20 ends. A pear is too hard to eat. */
    record Eat() implements Asking<CardTable> {
        private static final int THROW = 10;
        private static final int END = 20;

        @Override
        public void offer(CardTable t, Offer into) {
            into.one().add(0).add(1).add(THROW).add(THROW + 1).add(THROW + 2).add(END);
        }

        @Override
        public List<Barred> barred(CardTable t) {
            return List.of(
                    Barred.anything(
                            "peel",
                            Data.fields().with("type", "peel"),
                            "fruit",
                            new Refusal("no_knife", "You have no knife to peel a {}", "", "2")),
                    new Barred(choice(t, 2), new Refusal("hard", "The Pear is too hard", "", "1")));
        }

        @Override
        public String implied() {
            return "eat";
        }

        @Override
        public void answer(CardTable t, Pick pick) {
            t.end("full");
        }

        @Override
        public String prompt(CardTable t) {
            return "What do you do?";
        }

        @Override
        public Choice choice(CardTable t, int code) {
            if (code == END) {
                return Choice.plain("end turn").plainly();
            }
            String verb = code < THROW ? "eat" : "throw";
            return Choice.of(verb, FRUIT.get(code % THROW), Data.fields().with("type", verb), "fruit");
        }
    }

    record Pack() implements Asking<CardTable> {
        @Override
        public void offer(CardTable t, Offer into) {
            into.between(1, 2).add(0).add(1).add(2);
        }

        @Override
        public void answer(CardTable t, Pick pick) {
            t.end("packed");
        }

        @Override
        public String prompt(CardTable t) {
            return "What do you pack?";
        }

        @Override
        public Choice choice(CardTable t, int code) {
            return Choice.item(FRUIT.get(code));
        }

        @Override
        public String verb() {
            return "pack";
        }
    }
}
