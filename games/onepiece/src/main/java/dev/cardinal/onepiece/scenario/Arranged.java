package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.record.Recording;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Shipped;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.Match;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/** Writes the scenario from which {@link Arrange} builds this table. */
public final class Arranged {
    private final Table t;

    private Arranged(Table t) {
        this.t = t;
    }

    public static Arrangement of(Table t) {
        try {
            return new Arrangement(Options.DEFAULT, new Arranged(t).position());
        } catch (Refused bug) {
            throw new IllegalStateException("every position can be written as a scenario", bug);
        }
    }

    private Data.Fields position() throws Refused {
        Data.Fields plain = plain();
        Data.Fields all = new Exact(t).write();
        Table simple = new Arrange(match()).table(plain);
        Data.Fields exact = Recording.unlike(all, new Exact(simple).write());
        simple.settle();
        boolean enough = new Arranged(simple).plain().equals(plain)
                && new Exact(simple).write().equals(all);
        return enough ? plain : plain.with(Arrange.EXACT, exact);
    }

    private Match match() {
        Map<String, CardDefinition> cards = new HashMap<>();
        List<List<CardDefinition>> decks = List.of(new ArrayList<>(), new ArrayList<>());
        for (int piece = 0; piece < t.pieces(); piece++) {
            CardDefinition card = t.printed(piece).card;
            cards.put(card.id(), card);
            decks.get(t.owner(piece)).add(card);
        }
        return new Match(decks.get(0), decks.get(1), t.rules, id -> {
            CardDefinition card = cards.get(id);
            if (card == null) {
                throw new Refused("unknown_card", "There is no card " + id);
            }
            return card;
        });
    }

    private Data.Fields plain() {
        Data.Draft position = new Data.Draft();
        position.put("turn", Data.of(t.turn));
        position.put("first", Data.of(t.first));
        if (t.phase != GamePhase.SETUP) {
            position.put("turnNumber", Data.of(t.turnNumber));
        }
        position.put("phase", Data.of(t.phase.name().toLowerCase(Locale.ROOT)));
        Data.Fields own = own();
        if (!own.values().isEmpty()) {
            position.put("cards", own);
        }
        position.put("seats", Data.fields().with("0", seat(0)).with("1", seat(1)));
        return position.fields();
    }

    /** The cards that do not come with the game: whoever reads the scenario may not have them. */
    private Data.Fields own() {
        Map<String, Data> own = new TreeMap<>();
        for (int piece = 0; piece < t.pieces(); piece++) {
            CardDefinition card = t.printed(piece).card;
            if (Shipped.find(card.id()).filter(card::equals).isEmpty()) {
                own.computeIfAbsent(card.id(), id -> CardReading.written(card));
            }
        }
        Data.Draft cards = new Data.Draft();
        own.forEach(cards::put);
        return cards.fields();
    }

    private Data.Fields seat(int seat) {
        Data.Draft data = new Data.Draft();
        data.put("leader", card(t.leader(seat)));
        Arrange.AREAS.forEach((name, zone) -> {
            if (t.size(seat, zone) > 0 || zone != Areas.LIMBO) {
                data.put(name, area(seat, zone));
            }
        });
        data.put(
                "don",
                Data.fields()
                        .with("active", t.donActive(seat))
                        .with("rested", t.donRested(seat))
                        .with("deck", t.donDeck(seat)));
        return data.fields();
    }

    private Data area(int seat, int zone) {
        List<Data> cards = new ArrayList<>();
        for (int i = 0; i < t.size(seat, zone); i++) {
            cards.add(card(t.at(seat, zone, i)));
        }
        return Data.of(Arrange.fromTop(zone) ? cards.reversed() : cards);
    }

    private Data card(int piece) {
        Data.Fields how = Data.fields();
        how = t.rested(piece) ? how.with("rested", true) : how;
        how = t.given(piece) > 0 ? how.with("don", t.given(piece)) : how;
        how = t.turnNumber > 0 && t.arrived(piece) == t.turnNumber ? how.with("new", true) : how;
        how = t.faceUp(piece) ? how.with("faceUp", true) : how;
        how = t.known(piece) == Arrange.usual(t, piece) ? how : how.with("known", bits(t.known(piece)));
        how = t.lookers(piece) == 0 ? how : how.with("lookedAt", bits(t.lookers(piece)));
        how = t.used(piece) == 0 ? how : how.with("used", bits(t.used(piece)));
        Data.Text id = Data.of(t.printed(piece).card.id());
        if (how.values().isEmpty()) {
            return id;
        }
        Data.Fields card = Data.fields().with("card", id);
        for (Map.Entry<String, Data> one : how.values().entrySet()) {
            card = card.with(one.getKey(), one.getValue());
        }
        return card;
    }

    private static Data bits(int bits) {
        List<Data> numbers = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            numbers.add(Data.of(Integer.numberOfTrailingZeros(left)));
        }
        return Data.of(numbers);
    }
}
