package dev.cardinal.dominion;

import dev.cardinal.kernel.Count;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Pick;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What happened, in words and as data. Called only when somebody listens. */
final class Told {
    private Told() {}

    static String player(int seat) {
        return "Player " + seat;
    }

    private static String name(int card) {
        return Cards.get(card).name();
    }

    private static List<String> names(int[] counts) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < counts.length; card++) {
            for (int i = 0; i < counts[card]; i++) {
                names.add(name(card));
            }
        }
        return names;
    }

    private static List<String> names(Pick pick) {
        int[] counts = new int[Table.KINDS];
        for (int i = 0; i < pick.size(); i++) {
            counts[pick.code(i)]++;
        }
        return names(counts);
    }

    private static Data.Fields cards(List<String> names) {
        return Data.fields().with("cards", Data.texts(names));
    }

    private static Data.Fields card(int card) {
        return Data.fields().with("card", name(card));
    }

    private static void open(Table t, String type, int seat, String text, Data.Fields details) {
        t.tell(Event.open(type, seat, text, details));
    }

    static void turn(Table t, int seat) {
        String text = player(seat) + "'s turn " + t.turns(seat);
        open(t, Event.TURN, seat, text, Data.fields().with("number", t.turns(seat)));
    }

    static void shuffled(Table t, int seat) {
        open(t, "shuffled", seat, player(seat) + " shuffled the discard pile", Data.fields());
    }

    static void drew(Table t, int seat, int[] drawn, int count) {
        if (count == 0) {
            return;
        }
        List<String> names = names(drawn);
        t.tell(Event.open("drew", seat, player(seat) + " drew {}", Data.fields().with("count", count))
                .hiding(1 << seat, names, cards(names)));
    }

    static void played(Table t, int seat, int card) {
        if (Cards.get(card).is(Card.ATTACK)) {
            open(t, "played", seat, player(seat) + " played " + name(card) + "!", card(card));
            if (t.seats() > 1) {
                open(t, "attacking", seat, "→ Attacking all opponents...", card(card));
            }
        } else {
            open(t, "played", seat, player(seat) + " played " + name(card), card(card));
        }
    }

    static void playedTwice(Table t, int seat, int card, int times) {
        String text = "Playing " + name(card) + " " + (times == 2 ? "twice" : times + " times");
        if (Code.instruction(Cards.get(card).program().getFirst()) instanceof Plus plus) {
            text += ": " + String.join(", ", Collections.nCopies(times, String.join(", ", bonuses(plus))));
        }
        open(t, "played", seat, text, card(card).with("times", times));
    }

    static void playedTreasure(Table t, int seat, int card, int count) {
        String text = player(seat) + " played " + (count == 1 ? name(card) : count + " " + name(card));
        open(t, "played", seat, text, card(card).with("count", count));
    }

    private static List<String> bonuses(Plus plus) {
        List<String> parts = new ArrayList<>();
        if (plus.cards() > 0) {
            parts.add("+" + Count.of(plus.cards(), "Card"));
        }
        if (plus.actions() > 0) {
            parts.add("+" + Count.of(plus.actions(), "Action"));
        }
        if (plus.buys() > 0) {
            parts.add("+" + Count.of(plus.buys(), "Buy"));
        }
        if (plus.coins() > 0) {
            parts.add("+$" + plus.coins());
        }
        return parts;
    }

    /** Cards that were drawn are told by {@link #drew}. */
    static void bonus(Table t, int seat, Plus plus) {
        List<String> parts = bonuses(new Plus(0, plus.actions(), plus.buys(), plus.coins()));
        if (!parts.isEmpty()) {
            Data.Fields details = Data.fields()
                    .with("actions", plus.actions())
                    .with("buys", plus.buys())
                    .with("coins", plus.coins());
            open(t, "bonus", seat, player(seat) + ": " + String.join(", ", parts), details);
        }
    }

    static void bought(Table t, int seat, int card) {
        open(t, "bought", seat, player(seat) + " bought " + name(card) + " for $" + Cards.cost(card), card(card));
    }

    static void gained(Table t, int seat, int card, Destination place) {
        String where = place.name().toLowerCase(Locale.ROOT);
        String to = place == Destination.DISCARD
                ? ""
                : " to " + (place == Destination.HAND ? "hand" : "the top of the deck");
        boolean victim = seat != t.turn;
        String text = victim
                ? "→ " + player(seat) + ": Gained " + name(card) + " (to the discard pile)"
                : player(seat) + ": Gained " + name(card) + to;
        open(t, "gained", seat, text, card(card).with("destination", where));
    }

    static void trashed(Table t, int seat, Pick pick) {
        List<String> names = names(pick);
        String text = player(seat) + (names.isEmpty() ? " trashed nothing" : ": Trashed: " + String.join(", ", names));
        open(t, "trashed", seat, text, cards(names));
    }

    static void trashedItself(Table t, int seat, int card) {
        open(t, "trashed", seat, name(card) + " trashed", cards(List.of(name(card))));
    }

    static void lent(Table t, int seat, Pick pick, int coins) {
        trashed(t, seat, pick);
        if (pick.size() == 1) {
            open(t, "bonus", seat, player(seat) + ": +$" + coins, Data.fields().with("coins", coins));
        }
    }

    static void discarded(Table t, int seat, Pick pick) {
        List<String> names = names(pick);
        String list = names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
        String text = seat == t.turn
                ? player(seat) + " discarded " + Count.of(names.size(), "card") + list
                : "→ " + player(seat) + ": Discarded " + Count.of(names.size(), "card") + list;
        open(t, "discarded", seat, text, cards(names));
    }

    static List<String> topNames(Table t, int seat, int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(name(t.top(seat, i)));
        }
        return names;
    }

    static void revealedTop(Table t, int seat, int count) {
        List<String> names = topNames(t, seat, count);
        String arrow = seat == t.turn ? "" : "→ ";
        open(t, "revealed", seat, arrow + player(seat) + " revealed " + String.join(", ", names), cards(names));
    }

    static void discardedTop(Table t, int seat, List<String> names) {
        String arrow = seat == t.turn ? "" : "→ ";
        open(t, "discarded", seat, arrow + player(seat) + " discarded " + String.join(", ", names), cards(names));
    }

    static void cleanedUp(Table t, int seat) {
        open(t, "cleaned_up", seat, player(seat) + " cleaned up", Data.fields());
    }

    /** Cards that lay apart are on the deck again. */
    static void putBack(Table t, int seat, int count) {
        if (t.heard()) {
            String text = player(seat) + " put " + Count.of(count, "card") + " back";
            open(t, "put_back", seat, text, Data.fields().with("count", count));
        }
    }

    static void blocked(Table t, int seat, int card, int attack) {
        Data.Fields details = card(card).with("attack", name(attack));
        open(t, "blocked", seat, "→ " + player(seat) + ": Revealed " + name(card) + " (blocked)", details);
    }

    static void revealedHand(Table t, int seat) {
        int[] counts = new int[Table.KINDS];
        for (int card = 0; card < counts.length; card++) {
            counts[card] = t.hand(seat, card);
        }
        List<String> names = names(counts);
        String hand = names.isEmpty() ? "" : ". Hand: " + String.join(", ", names);
        String text = "→ " + player(seat) + ": No Victory cards to reveal" + hand;
        open(t, "revealed_hand", seat, text, cards(names));
    }

    static void topdecked(Table t, int seat, int card) {
        open(t, "topdecked", seat, "→ " + player(seat) + ": Put " + name(card) + " onto the deck", card(card));
    }

    static void putOnDeck(Table t, int seat, int card, boolean hidden) {
        if (!hidden) {
            open(t, "topdecked", seat, player(seat) + " put " + name(card) + " onto the deck", card(card));
            return;
        }
        t.tell(Event.open("topdecked", seat, player(seat) + " put {} onto the deck", Data.fields())
                .hiding(1 << seat, List.of(name(card)), card(card)));
    }

    static void spied(Table t, int spy, int seat, int card, boolean discarded) {
        String text =
                player(spy) + " chose to " + (discarded ? "discard " : "keep ") + player(seat) + "'s " + name(card);
        open(t, "spied", spy, text, card(card).with("player", seat).with("decision", discarded ? "discard" : "keep"));
    }

    static void stolen(Table t, int seat, int card) {
        String text = "→ " + player(seat) + ": " + name(card) + " trashed";
        open(t, "trashed", seat, text, cards(List.of(name(card))));
    }

    static void dug(Table t, int seat, int[] order, int count) {
        List<String> parts = new ArrayList<>();
        List<String> kept = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean treasure = Cards.get(order[i]).is(Card.TREASURE);
            parts.add(name(order[i]) + (treasure ? " (kept)" : " (discarded)"));
            all.add(name(order[i]));
            if (treasure) {
                kept.add(name(order[i]));
            }
        }
        Data.Fields details = cards(all).with("kept", Data.texts(kept));
        open(t, "revealed", seat, "Revealed: " + (parts.isEmpty() ? "nothing" : String.join(", ", parts)), details);
        if (!kept.isEmpty()) {
            open(t, "to_hand", seat, "Added " + String.join(" and ", kept) + " to hand", cards(kept));
        }
    }

    static void deckDiscarded(Table t, int seat, int count) {
        String text = "Deck moved to discard (" + Count.of(count, "card") + ")";
        open(t, "deck_discarded", seat, text, Data.fields().with("count", count));
    }

    static void setAside(Table t, int seat, int card) {
        open(t, "set_aside", seat, player(seat) + " set aside " + name(card), card(card));
    }

    static List<String> asideNames(Table t, int seat) {
        int[] counts = new int[Table.KINDS];
        for (int card = 0; card < counts.length; card++) {
            counts[card] = t.aside(seat, card);
        }
        return names(counts);
    }

    static void drewTo(Table t, int seat, List<String> aside) {
        String rest = aside.isEmpty() ? "" : ". Set aside: " + String.join(", ", aside) + " (now discarded)";
        String text = player(seat) + ": Drew to " + Count.of(t.handSize(seat), "card") + rest;
        open(t, "drew_to", seat, text, cards(aside).with("hand", t.handSize(seat)));
    }

    static void looked(Table t, int seat, int count, String type) {
        List<String> names = topNames(t, seat, count);
        t.tell(Event.open(
                        type,
                        seat,
                        player(seat) + " looked at {}",
                        Data.fields().with("count", count))
                .hiding(1 << seat, names, cards(names)));
    }

    static void inspected(Table t, int seat, int card, boolean trashed) {
        String type = trashed ? "trashed" : "discarded";
        open(t, type, seat, player(seat) + " " + type + " " + name(card), cards(List.of(name(card))));
    }

    static void conceded(Table t, int seat) {
        open(t, "conceded", seat, player(seat) + " conceded", Data.fields());
    }

    static void over(Table t) {
        String ending = t.ending.name().toLowerCase(Locale.ROOT);
        open(
                t,
                "game_over",
                -1,
                "The game is over: " + Score.words(t.ending),
                Data.fields().with("ending", ending));
    }
}
