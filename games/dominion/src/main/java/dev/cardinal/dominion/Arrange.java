package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Seed;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds the position that a scenario describes; what it does not say is as at the start of the game. */
final class Arrange {
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

    private final DominionDeal deal;

    Arrange(DominionDeal deal) {
        this.deal = deal;
    }

    Position position(Data.Fields position) throws Refused {
        Map<String, Data> said = position.values();
        Written.onlyThese(said, KEYS, "");
        Table t = deal.table(Seed.of(0), setup(position));
        Map<Integer, ArrangeSeat> seats = new LinkedHashMap<>();
        for (Map.Entry<String, Data> seat : part(said, SEATS).entrySet()) {
            ArrangeSeat one = new ArrangeSeat(t, seat(seat.getKey()), Written.fields("seats", seat.getValue()));
            one.lay();
            seats.put(seat(seat.getKey()), one);
        }
        arrangeSupply(t, part(said, SUPPLY));
        for (int card : said.containsKey(TRASH) ? Written.cards(TRASH, said.get(TRASH)) : List.<Integer>of()) {
            t.trash(t.slot(Cards.get(card)), 1);
        }
        begin(t, said);
        for (ArrangeSeat seat : seats.values()) {
            seat.count();
        }
        goOn(t, said);
        return new Position(new DominionScratch(t));
    }

    private static Map<String, Data> part(Map<String, Data> said, String key) throws Refused {
        return said.containsKey(key) ? Written.fields(key, said.get(key)) : Map.of();
    }

    private void begin(Table t, Map<String, Data> said) throws Refused {
        int turn = seat(Integer.toString(number(said, TURN, 0)));
        for (int seat = 0; seat < turn; seat++) {
            t.turns(seat, 1);
        }
        Turn.begin(t, turn);
        t.actions = number(said, ACTIONS, t.actions);
        t.buys = number(said, BUYS, t.buys);
        t.coins = number(said, COINS, t.coins);
        t.bought = number(said, BOUGHT, 0);
        if (number(said, SILVERS, 0) == 0) {
            for (int i = number(said, MERCHANTS, 0); i > 0; i--) {
                t.last(new CoinWithFirstSilver());
            }
        }
    }

    private static int number(Map<String, Data> said, String key, int otherwise) throws Refused {
        return said.containsKey(key) ? Written.number(key, said.get(key)) : otherwise;
    }

    /** What is still to be done: the rest of a phase, or all that is said of it. */
    private static void goOn(Table t, Map<String, Data> said) throws Refused {
        String phase = said.containsKey(PHASE) ? Written.text(PHASE, said.get(PHASE)) : "action";
        switch (phase) {
            case "action" -> {}
            case "buy" -> t.become(0, Opcode.BUY_PHASE);
            default -> throw new Refused("bad_phase", "The phase is action or buy, not '" + phase + "'");
        }
        if (said.containsKey(ENDING)) {
            t.ending = Ending.of(Written.text(ENDING, said.get(ENDING)));
        }
        if (said.containsKey(TODO)) {
            ToDo.read(t, Written.items(TODO, said.get(TODO)));
        } else {
            Turn.settle(t);
        }
    }

    private static void arrangeSupply(Table t, Map<String, Data> piles) throws Refused {
        for (Map.Entry<String, Data> pile : piles.entrySet()) {
            int card = t.slot(Cards.get(Written.card(pile.getKey())));
            if (!t.setup.inGame(card)) {
                throw new Refused("no_pile", pile.getKey() + " has no pile in this game; add it to the kingdom option");
            }
            t.supply(card, Written.number("supply." + pile.getKey(), pile.getValue(), MOST_IN_A_PILE));
        }
    }

    /** The game with all cards that the scenario puts somewhere. */
    private Setup setup(Data.Fields position) throws Refused {
        Set<Card> mentioned = new LinkedHashSet<>();
        mention(position, mentioned);
        Setup setup = deal.setup(Seed.of(0)).and(mentioned);
        if (setup.columns() > Box.MOST + 1) {
            throw new Refused(
                    "too_many_cards", "A game has at most " + Box.MOST + " different cards; this position needs more");
        }
        return setup;
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
        if (text.matches("[0-3]") && Integer.parseInt(text) < deal.seats()) {
            return Integer.parseInt(text);
        }
        throw new Refused("no_seat", "There is no seat " + text + " in a game for " + deal.seats());
    }
}
