package dev.cardinal.dominion.scenario;

import dev.cardinal.dominion.card.Cards;
import dev.cardinal.dominion.instruction.CoinWithFirstSilver;
import dev.cardinal.dominion.table.Box;
import dev.cardinal.dominion.table.Card;
import dev.cardinal.dominion.table.Ending;
import dev.cardinal.dominion.table.Opcode;
import dev.cardinal.dominion.table.Setup;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.Turn;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds the position a scenario describes; anything left out is as at the start of the game. */
public final class PositionReader {
    static final String TURN = "turn";
    static final String PHASE = "phase";
    static final String ACTIONS = "actions";
    static final String BUYS = "buys";
    static final String COINS = "coins";
    static final String BOUGHT = "bought";
    static final String MERCHANTS = "merchants";
    static final String SILVERS = "silvers";
    static final String SEATS = "seats";
    static final String SUPPLY = "supply";
    static final String TRASH = "trash";
    static final String TODO = "todo";
    static final String ENDING = "ending";

    private static final List<String> KEYS =
            List.of(TURN, PHASE, ACTIONS, BUYS, COINS, BOUGHT, MERCHANTS, SILVERS, SEATS, SUPPLY, TRASH, TODO, ENDING);

    private static final int MOST_IN_A_PILE = 120;
    /** Areas count copies in bytes. */
    static final int MOST_COPIES = Byte.MAX_VALUE;

    private final Map<String, Data> said;
    private final Setup setup;

    private PositionReader(Data.Fields position, Setup setup) {
        said = position.values();
        this.setup = setup;
    }

    /** The table described, in a game that has at least the piles of this one. */
    public static Table table(Data.Fields position, Setup game) throws Refused {
        FieldReader.onlyThese(position.values(), KEYS, "a position of Dominion");
        Set<Card> mentioned = new LinkedHashSet<>();
        mention(position, mentioned);
        Setup setup = game.and(mentioned);
        if (setup.columns() > Box.MOST + 1) {
            throw new Refused(
                    "too_many_cards", "A game has at most " + Box.MOST + " different cards; this position needs more");
        }
        return new PositionReader(position, setup).table();
    }

    private Table table() throws Refused {
        Table t = Turn.deal(setup, Seed.of(0));
        List<SeatReader> seats = new ArrayList<>();
        for (Map.Entry<String, Data> entry : FieldReader.fields(said, SEATS).entrySet()) {
            SeatReader seat = new SeatReader(t, seat(entry.getKey()), FieldReader.fields(SEATS, entry.getValue()));
            seat.lay();
            seats.add(seat);
        }
        arrangeSupply(t);
        for (String name : said.containsKey(TRASH) ? FieldReader.names(TRASH, said.get(TRASH)) : List.<String>of()) {
            int card = t.slot(Cards.find(name));
            if (t.trash(card) == MOST_COPIES) {
                throw FieldReader.wrong("The trash has more than " + MOST_COPIES + " " + t.setup.name(card) + " cards");
            }
            t.trash(card, 1);
        }
        begin(t);
        for (SeatReader seat : seats) {
            seat.count();
        }
        goOn(t);
        return t;
    }

    private void begin(Table t) throws Refused {
        int turn = seat(Integer.toString(number(TURN, 0)));
        for (int seat = 0; seat < turn; seat++) {
            t.turns(seat, 1);
        }
        Turn.begin(t, turn);
        t.actions = number(ACTIONS, t.actions);
        t.buys = number(BUYS, t.buys);
        t.coins = number(COINS, t.coins);
        t.bought = number(BOUGHT, 0);
        if (number(SILVERS, 0) == 0) {
            for (int i = FieldReader.number(said, MERCHANTS, 0, MOST_COPIES, 0); i > 0; i--) {
                t.last(new CoinWithFirstSilver());
            }
        }
    }

    private int number(String key, int otherwise) throws Refused {
        return FieldReader.number(said, key, otherwise);
    }

    /** Sets what is still to be done: the rest of a phase, or the frames that the scenario lists. */
    private void goOn(Table t) throws Refused {
        String phase = FieldReader.text(said, PHASE, "action");
        switch (phase) {
            case "action" -> {}
            case "buy" -> t.become(0, Opcode.BUY_PHASE);
            default -> throw new Refused("bad_phase", "The phase is action or buy, not '" + phase + "'");
        }
        Data ending = said.get(ENDING);
        if (ending != null) {
            t.ending = Ending.of(FieldReader.text(ENDING, ending));
        }
        Data todo = said.get(TODO);
        if (todo == null) {
            Turn.settle(t);
        } else {
            StackNotation.read(t, FieldReader.items(TODO, todo));
        }
    }

    private void arrangeSupply(Table t) throws Refused {
        for (Map.Entry<String, Data> pile : FieldReader.fields(said, SUPPLY).entrySet()) {
            int card = t.slot(Cards.find(pile.getKey()));
            if (!setup.inGame(card)) {
                throw new Refused("no_pile", pile.getKey() + " has no pile in this game; add it to the kingdom option");
            }
            t.supply(card, FieldReader.number("supply." + pile.getKey(), pile.getValue(), 0, MOST_IN_A_PILE));
        }
    }

    private static void mention(Data data, Set<Card> into) {
        switch (data) {
            case Data.Text(String name) -> Cards.named(name).ifPresent(into::add);
            case Data.Items(List<Data> items) -> items.forEach(item -> mention(item, into));
            case Data.Fields(Map<String, Data> fields) -> fields.values().forEach(value -> mention(value, into));
            default -> {}
        }
    }

    private int seat(String text) throws Refused {
        if (text.matches("[0-3]") && Integer.parseInt(text) < setup.seats) {
            return Integer.parseInt(text);
        }
        throw new Refused("no_seat", "There is no seat " + text + " in a game for " + setup.seats);
    }
}
