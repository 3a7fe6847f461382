package dev.cardinal.dominion.scenario;

import dev.cardinal.dominion.card.Kingdom;
import dev.cardinal.dominion.instruction.CoinWithFirstSilver;
import dev.cardinal.dominion.table.Basic;
import dev.cardinal.dominion.table.Buried;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.HiddenDeal;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.BuyPhase;
import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/** Describes a table as a scenario, so that {@link PositionReader} rebuilds it. */
public final class PositionWriter {
    private final Table t;

    private PositionWriter(Table t) {
        this.t = t;
    }

    public static Arrangement of(Table t) {
        PositionWriter arranged = new PositionWriter(t);
        return new Arrangement(Options.DEFAULT.with("kingdom", arranged.kingdom()), arranged.position());
    }

    private String kingdom() {
        List<String> names = new ArrayList<>();
        for (long left = t.setup.piles >> Basic.SIZE << Basic.SIZE; left != 0; left &= left - 1) {
            names.add(t.setup.card(Long.numberOfTrailingZeros(left)).name());
        }
        return Kingdom.option(names);
    }

    private Data.Fields position() {
        Data.Draft position = new Data.Draft();
        position.put(PositionReader.TURN, Data.of(t.turn));
        boolean inPhase = t.ending == Ending.NONE && StackNotation.isPhase(t);
        if (inPhase) {
            position.put(PositionReader.PHASE, Data.of(t.instruction(0) instanceof BuyPhase ? "buy" : "action"));
        }
        position.put(PositionReader.ACTIONS, Data.of(t.actions));
        position.put(PositionReader.BUYS, Data.of(t.buys));
        position.put(PositionReader.COINS, Data.of(t.coins));
        unlessNone(position, PositionReader.BOUGHT, t.bought);
        unlessNone(
                position,
                PositionReader.MERCHANTS,
                Collections.frequency(Arrays.asList(t.lasting()), new CoinWithFirstSilver()));
        position.put(PositionReader.SUPPLY, supply());
        position.put(PositionReader.TRASH, t.setup.names(t::trash));
        Data.Draft seats = new Data.Draft();
        for (int seat = 0; seat < t.seats(); seat++) {
            seats.put(Integer.toString(seat), seat(seat));
        }
        position.put(PositionReader.SEATS, seats.fields());
        if (!inPhase) {
            position.put(PositionReader.TODO, StackNotation.write(t));
        }
        if (t.ending != Ending.NONE) {
            position.put(PositionReader.ENDING, Data.of(t.ending.word()));
        }
        return position.fields();
    }

    private static void unlessNone(Data.Draft into, String key, int number) {
        if (number != 0) {
            into.put(key, Data.of(number));
        }
    }

    private Data supply() {
        Data.Draft piles = new Data.Draft();
        for (long left = t.setup.piles; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            piles.put(t.setup.card(card).name(), Data.of(t.supply(card)));
        }
        return piles.fields();
    }

    private Data seat(int seat) {
        Data.Draft data = new Data.Draft();
        data.put(SeatReader.HAND, t.setup.names(card -> t.hand(seat, card)));
        List<Data> deck = new ArrayList<>();
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            deck.add(t.setup.text(t.top(seat, depth)));
        }
        data.put(SeatReader.DECK, Data.of(deck));
        data.put(SeatReader.DISCARD, t.setup.names(card -> t.discard(seat, card)));
        unlessEmpty(data, SeatReader.UNSEEN, unseen(seat));
        unlessEmpty(data, SeatReader.PLAY, t.setup.names(card -> t.inPlay(seat, card)));
        unlessEmpty(data, SeatReader.ASIDE, t.setup.names(card -> t.aside(seat, card)));
        unlessEmpty(data, SeatReader.SHOWN, t.setup.names(card -> t.shown(seat, card)));
        unlessEmpty(data, SeatReader.LACKED, t.setup.names(card -> (int) (t.lacked(seat) >> card & 1)));
        Data.Draft known = new Data.Draft();
        unlessEmpty(known, SeatReader.OWNER, depths(seat, Table.OWNER_KNOWS));
        unlessEmpty(known, SeatReader.EVERYBODY, depths(seat, Table.ALL_KNOW));
        if (!known.fields().values().isEmpty()) {
            data.put(SeatReader.KNOWN, known.fields());
        }
        data.put(SeatReader.TURNS, Data.of(t.turns(seat)));
        if (t.isOut(seat)) {
            data.put(SeatReader.CONCEDED, Data.of(true));
        }
        return data.fields();
    }

    /** The cards of the discard pile that others have not seen, dealt to groups that lack what they are known to lack. */
    private Data.Items unseen(int seat) {
        List<Buried> groups = t.buried(seat);
        int[] pool = IntStream.range(0, t.columns())
                .flatMap(card -> IntStream.generate(() -> card).limit(t.unseen(seat, card)))
                .toArray();
        int[] dealt = new HiddenDeal(pool, groups).deal(new Chance(0));
        List<Data> written = new ArrayList<>();
        int next = 0;
        for (Buried group : groups) {
            int[] cards = Arrays.copyOfRange(dealt, next, next += group.count());
            Arrays.sort(cards);
            written.add(Data.fields()
                    .with(
                            SeatReader.CARDS,
                            Data.of(Arrays.stream(cards).mapToObj(t.setup::text).toList()))
                    .with(SeatReader.LACKS, t.setup.names(card -> (int) (group.lacks() >> card & 1))));
        }
        return Data.of(written);
    }

    private static void unlessEmpty(Data.Draft into, String key, Data.Items items) {
        if (!items.values().isEmpty()) {
            into.put(key, items);
        }
    }

    private Data.Items depths(int seat, int bits) {
        List<Data> depths = new ArrayList<>();
        for (int depth = 0; depth < t.deckSize(seat); depth++) {
            if ((t.deckCell(seat, depth) & bits) != 0) {
                depths.add(Data.of(depth));
            }
        }
        return Data.of(depths);
    }
}
