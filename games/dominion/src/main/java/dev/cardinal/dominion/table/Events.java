package dev.cardinal.dominion.table;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** What happened, in words and as data. Called only if there are listeners. */
public final class Events {
    private Events() {}

    public static String player(int seat) {
        return "Player " + seat;
    }

    private static String name(Table t, int card) {
        return t.setup.name(card);
    }

    private static List<String> names(Table t, int[] counts) {
        List<String> names = new ArrayList<>();
        for (int card = 0; card < counts.length; card++) {
            for (int i = 0; i < counts[card]; i++) {
                names.add(name(t, card));
            }
        }
        return names;
    }

    private static List<String> names(Table t, Pick pick) {
        int[] counts = new int[t.columns()];
        for (int i = 0; i < pick.size(); i++) {
            counts[pick.code(i)]++;
        }
        return names(t, counts);
    }

    private static Data.Fields cards(List<String> names) {
        return Data.fields().with("cards", Data.texts(names));
    }

    private static Data.Fields card(Table t, int card) {
        return Data.fields().with("card", name(t, card));
    }

    private static void open(Table t, String type, int seat, String text, Data.Fields details) {
        t.tell(Event.open(type, seat, text, details));
    }

    public static void turn(Table t, int seat) {
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
        List<String> names = names(t, drawn);
        t.tell(Event.open("drew", seat, player(seat) + " drew {}", Data.fields().with("count", count))
                .hiding(1 << seat, names, cards(names)));
    }

    public static void played(Table t, int seat, int card) {
        if (t.setup.card(card).is(Card.ATTACK)) {
            open(t, "played", seat, player(seat) + " played " + name(t, card) + "!", card(t, card));
            if (t.seats() > 1) {
                open(t, "attacking", seat, "→ Attacking all opponents...", card(t, card));
            }
        } else {
            open(t, "played", seat, player(seat) + " played " + name(t, card), card(t, card));
        }
    }

    /** A card is about to be played several times; reports its bonuses all together. */
    public static void playedTwice(Table t, int seat, int card, int times, List<String> bonuses) {
        String text = "Playing " + name(t, card) + " " + (times == 2 ? "twice" : times + " times");
        if (!bonuses.isEmpty()) {
            text += ": " + String.join(", ", Collections.nCopies(times, String.join(", ", bonuses)));
        }
        open(t, "played", seat, text, card(t, card).with("times", times));
    }

    public static void playedTreasure(Table t, int seat, int card, int count) {
        String text = player(seat) + " played " + (count == 1 ? name(t, card) : count + " " + name(t, card));
        open(t, "played", seat, text, card(t, card).with("count", count));
    }

    public static void bonus(Table t, int seat, List<String> bonuses, Data.Fields details) {
        open(t, "bonus", seat, player(seat) + ": " + String.join(", ", bonuses), details);
    }

    public static void bought(Table t, int seat, int card) {
        open(
                t,
                "bought",
                seat,
                player(seat) + " bought " + name(t, card) + " for $" + t.setup.cost(card),
                card(t, card));
    }

    public static void gained(Table t, int seat, int card, Destination place) {
        String where = place.name().toLowerCase(Locale.ROOT);
        String to = place == Destination.DISCARD
                ? ""
                : " to " + (place == Destination.HAND ? "hand" : "the top of the deck");
        boolean victim = seat != t.turn;
        String text = victim
                ? "→ " + player(seat) + ": Gained " + name(t, card) + " (to the discard pile)"
                : player(seat) + ": Gained " + name(t, card) + to;
        open(t, "gained", seat, text, card(t, card).with("destination", where));
    }

    public static void trashed(Table t, int seat, Pick pick) {
        List<String> names = names(t, pick);
        String text = player(seat) + (names.isEmpty() ? " trashed nothing" : ": Trashed: " + String.join(", ", names));
        open(t, "trashed", seat, text, cards(names));
    }

    public static void trashedItself(Table t, int seat, int card) {
        open(t, "trashed", seat, name(t, card) + " trashed", cards(List.of(name(t, card))));
    }

    public static void lent(Table t, int seat, Pick pick, int coins) {
        trashed(t, seat, pick);
        if (pick.size() == 1) {
            bonus(t, seat, List.of("+$" + coins), Data.fields().with("coins", coins));
        }
    }

    static void discarded(Table t, int seat, Pick pick) {
        List<String> names = names(t, pick);
        String list = names.isEmpty() ? "" : " (" + String.join(", ", names) + ")";
        String text = seat == t.turn
                ? player(seat) + " discarded " + Count.of(names.size(), "card") + list
                : "→ " + player(seat) + ": Discarded " + Count.of(names.size(), "card") + list;
        open(t, "discarded", seat, text, cards(names));
    }

    /** Cards discarded together, of which others see only the top one. */
    static void discardedUnseen(Table t, int seat, Pick pick, int top) {
        List<String> names = names(t, pick);
        String text = seat == t.turn ? player(seat) + " discarded" : "→ " + player(seat) + ": Discarded";
        Data.Fields facts = Data.fields().with("count", names.size()).with("top", name(t, top));
        t.tell(Event.open("discarded", seat, text + " {} (" + name(t, top) + " on top)", facts)
                .hiding(1 << seat, names, cards(names)));
    }

    static List<String> topNames(Table t, int seat, int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            names.add(name(t, t.top(seat, i)));
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

    /** Cards that were held apart are back on the deck. */
    public static void putBack(Table t, int seat, int count) {
        if (t.heard()) {
            String text = player(seat) + " put " + Count.of(count, "card") + " back";
            open(t, "put_back", seat, text, Data.fields().with("count", count));
        }
    }

    public static void blocked(Table t, int seat, int card, int attack) {
        Data.Fields details = card(t, card).with("attack", name(t, attack));
        open(t, "blocked", seat, "→ " + player(seat) + ": Revealed " + name(t, card) + " (blocked)", details);
    }

    public static void revealedHand(Table t, int seat) {
        int[] counts = new int[t.columns()];
        for (int card = 0; card < counts.length; card++) {
            counts[card] = t.hand(seat, card);
        }
        List<String> names = names(t, counts);
        String hand = names.isEmpty() ? "" : ". Hand: " + String.join(", ", names);
        String text = "→ " + player(seat) + ": No Victory cards to reveal" + hand;
        open(t, "revealed_hand", seat, text, cards(names));
    }

    public static void topdecked(Table t, int seat, int card) {
        open(t, "topdecked", seat, "→ " + player(seat) + ": Put " + name(t, card) + " onto the deck", card(t, card));
    }

    public static void putOnDeck(Table t, int seat, int card, boolean hidden) {
        if (!hidden) {
            open(t, "topdecked", seat, player(seat) + " put " + name(t, card) + " onto the deck", card(t, card));
            return;
        }
        t.tell(Event.open("topdecked", seat, player(seat) + " put {} onto the deck", Data.fields())
                .hiding(1 << seat, List.of(name(t, card)), card(t, card)));
    }

    public static void spied(Table t, int spy, int seat, int card, boolean discarded) {
        String text =
                player(spy) + " chose to " + (discarded ? "discard " : "keep ") + player(seat) + "'s " + name(t, card);
        open(
                t,
                "spied",
                spy,
                text,
                card(t, card).with("player", seat).with("decision", discarded ? "discard" : "keep"));
    }

    public static void stolen(Table t, int seat, int card) {
        String text = "→ " + player(seat) + ": " + name(t, card) + " trashed";
        open(t, "trashed", seat, text, cards(List.of(name(t, card))));
    }

    public static void dug(Table t, int seat, int[] order, int count) {
        List<String> parts = new ArrayList<>();
        List<String> kept = new ArrayList<>();
        List<String> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            boolean treasure = t.setup.card(order[i]).is(Card.TREASURE);
            parts.add(name(t, order[i]) + (treasure ? " (kept)" : " (discarded)"));
            all.add(name(t, order[i]));
            if (treasure) {
                kept.add(name(t, order[i]));
            }
        }
        Data.Fields details = cards(all).with("kept", Data.texts(kept));
        open(t, "revealed", seat, "Revealed: " + (parts.isEmpty() ? "nothing" : String.join(", ", parts)), details);
        if (!kept.isEmpty()) {
            open(t, "to_hand", seat, "Added " + String.join(" and ", kept) + " to hand", cards(kept));
        }
    }

    public static void deckDiscarded(Table t, int seat, int count) {
        String text = "Deck moved to discard (" + Count.of(count, "card") + ")";
        open(t, "deck_discarded", seat, text, Data.fields().with("count", count));
    }

    public static void setAside(Table t, int seat, int card) {
        open(t, "set_aside", seat, player(seat) + " set aside " + name(t, card), card(t, card));
    }

    public static List<String> asideNames(Table t, int seat) {
        int[] counts = new int[t.columns()];
        for (int card = 0; card < counts.length; card++) {
            counts[card] = t.aside(seat, card);
        }
        return names(t, counts);
    }

    public static void drewTo(Table t, int seat, List<String> aside) {
        String rest = aside.isEmpty() ? "" : ". Set aside: " + String.join(", ", aside) + " (now discarded)";
        String text = player(seat) + ": Drew to " + Count.of(t.handSize(seat), "card") + rest;
        open(t, "drew_to", seat, text, cards(aside).with("hand", t.handSize(seat)));
    }

    public static void looked(Table t, int seat, int count, String type) {
        List<String> names = topNames(t, seat, count);
        t.tell(Event.open(
                        type,
                        seat,
                        player(seat) + " looked at {}",
                        Data.fields().with("count", count))
                .hiding(1 << seat, names, cards(names)));
    }

    public static void trashedTop(Table t, int seat, int card) {
        String name = name(t, card);
        open(t, "trashed", seat, player(seat) + " trashed " + name, cards(List.of(name)));
    }

    static void discardedPeeked(Table t, int seat, int card, boolean covered) {
        List<String> name = List.of(name(t, card));
        if (covered) {
            Event event = Event.open(
                    "discarded",
                    seat,
                    player(seat) + " discarded {}",
                    Data.fields().with("count", 1));
            t.tell(event.hiding(1 << seat, name, cards(name)));
        } else {
            open(t, "discarded", seat, player(seat) + " discarded " + name.getFirst(), cards(name));
        }
    }

    public static void conceded(Table t, int seat) {
        open(t, "conceded", seat, player(seat) + " conceded", Data.fields());
    }

    public static void over(Table t) {
        String ending = t.ending.name().toLowerCase(Locale.ROOT);
        open(
                t,
                "game_over",
                -1,
                "The game is over: " + t.ending.phrase(),
                Data.fields().with("ending", ending));
    }
}
