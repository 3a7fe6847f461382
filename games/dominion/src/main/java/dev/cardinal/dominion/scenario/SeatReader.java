package dev.cardinal.dominion.scenario;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Lays out one seat's cards as a scenario says, with what others know about them. */
final class SeatReader {
    static final String HAND = "hand";
    static final String DECK = "deck";
    static final String DISCARD = "discard";
    static final String PLAY = "play";
    static final String ASIDE = "aside";
    static final String SHOWN = "shownInHand";
    static final String LACKED = "lackedInHand";
    static final String UNSEEN = "unseenInDiscard";
    static final String CARDS = "cards";
    static final String LACKS = "lacks";
    static final String KNOWN = "knownInDeck";
    static final String OWNER = "owner";
    static final String EVERYBODY = "everybody";
    static final String TURNS = "turns";
    static final String CONCEDED = "conceded";

    private static final List<String> KEYS =
            List.of(HAND, DECK, DISCARD, PLAY, ASIDE, SHOWN, LACKED, UNSEEN, KNOWN, TURNS, CONCEDED);

    private final Table t;
    private final int seat;
    private final Map<String, Data> said;

    SeatReader(Table t, int seat, Map<String, Data> said) throws Refused {
        FieldReader.onlyThese(said, KEYS, "seat " + seat);
        this.t = t;
        this.seat = seat;
        this.said = said;
    }

    private List<Integer> cards(String key) throws Refused {
        return cards(said, key);
    }

    private List<Integer> cards(Map<String, Data> from, String key) throws Refused {
        Data names = from.get(key);
        List<Integer> slots = new ArrayList<>();
        for (String name : names == null ? List.<String>of() : FieldReader.names("seats." + seat + "." + key, names)) {
            slots.add(t.slot(Cards.find(name)));
        }
        return slots;
    }

    void lay() throws Refused {
        if (said.containsKey(HAND)) {
            clearHand();
        }
        if (said.containsKey(DECK)) {
            while (t.deckSize(seat) > 0) {
                t.own(seat, t.takeTop(seat) & Table.CARD, -1);
            }
        }
        for (String area : List.of(HAND, DECK, DISCARD, PLAY, ASIDE)) {
            List<Integer> cards = cards(area);
            for (int card : area.equals(DECK) ? cards.reversed() : cards) {
                if (t.owned(seat, card) == PositionReader.MOST_COPIES) {
                    throw FieldReader.wrong("Seat " + seat + " has more than " + PositionReader.MOST_COPIES + " "
                            + t.setup.name(card) + " cards, which is the most a seat can own");
                }
                t.own(seat, card, 1);
                put(area, card);
            }
        }
        remember();
    }

    private void clearHand() {
        for (int card = 0; card < t.columns(); card++) {
            for (int i = t.hand(seat, card); i > 0; i--) {
                t.swapOut(seat, card);
                t.own(seat, card, -1);
            }
        }
    }

    private void put(String area, int card) {
        switch (area) {
            case HAND -> t.toHand(seat, card, 1);
            case DECK -> t.topdeck(seat, card);
            case DISCARD -> t.discard(seat, card, 1);
            case PLAY -> t.inPlay(seat, card, 1);
            default -> t.aside(seat, card, 1);
        }
    }

    private void remember() throws Refused {
        for (int card : cards(SHOWN)) {
            if (t.shown(seat, card) == t.hand(seat, card)) {
                throw new Refused("not_in_hand", "Seat " + seat + " cannot have shown more cards than it holds");
            }
            t.showMore(seat, card);
        }
        for (int card : cards(LACKED)) {
            if (t.hand(seat, card) > 0) {
                throw new Refused("in_hand", "Seat " + seat + " has " + t.setup.name(card) + " in hand");
            }
            t.lack(seat, 1L << card);
        }
        Data unseen = said.get(UNSEEN);
        for (Data group : unseen == null ? List.<Data>of() : FieldReader.items(UNSEEN, unseen)) {
            bury(FieldReader.fields(UNSEEN, group));
        }
        Map<String, Data> known = FieldReader.fields(said, KNOWN);
        FieldReader.onlyThese(known, List.of(OWNER, EVERYBODY), KNOWN);
        know(known.get(OWNER), Table.OWNER_KNOWS);
        know(known.get(EVERYBODY), Table.ALL_KNOW);
    }

    /** Cards of the discard pile that others have not seen. */
    private void bury(Map<String, Data> group) throws Refused {
        FieldReader.onlyThese(group, List.of(CARDS, LACKS), UNSEEN);
        if (!t.setup.hidesDiscards) {
            throw new Refused("all_seen", "With these rules everyone sees what is discarded: leave out " + UNSEEN);
        }
        long lacks = 0;
        for (int card : cards(group, LACKS)) {
            lacks |= 1L << card;
        }
        List<Integer> cards = cards(group, CARDS);
        for (int card : cards) {
            if (t.unseen(seat, card) == t.discard(seat, card)) {
                throw new Refused(
                        "not_in_discard",
                        "Seat " + seat + " has no other " + t.setup.name(card) + " in its discard pile");
            }
            if ((lacks >> card & 1) == 1) {
                throw new Refused("not_lacked", UNSEEN + " says there is " + t.setup.name(card) + " and there is not");
            }
            t.unseen(seat, card, 1);
        }
        if (!cards.isEmpty()) {
            t.bury(seat, cards.size(), lacks & t.setup.kinds);
        }
    }

    private void know(@Nullable Data depths, int bits) throws Refused {
        for (Data one : depths == null ? List.<Data>of() : FieldReader.items(KNOWN, depths)) {
            int depth = FieldReader.number(KNOWN, one, 0, t.deckSize(seat) - 1);
            t.deckCell(seat, depth, t.deckCell(seat, depth) | bits);
        }
    }

    /** Sets the seat's counters, once its turn has begun. */
    void count() throws Refused {
        Data turns = said.get(TURNS);
        if (turns != null) {
            t.turns(seat, Math.max(t.turn == seat ? 1 : 0, FieldReader.number(TURNS, turns)));
        }
        if (FieldReader.flag(said, CONCEDED)) {
            t.out |= 1 << seat;
        }
    }
}
