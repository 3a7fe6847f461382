package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Seed;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the position that a scenario describes; what it does not say is as at the start of the game. */
final class Arrange {
    private final DominionDeal deal;

    Arrange(DominionDeal deal) {
        this.deal = deal;
    }

    Position position(Data.Fields said) throws Refused {
        Table t = deal.table(Seed.of(0));
        t = deal.table(Seed.of(0), t.setup.and(mentioned(said)));
        int turn = 0;
        String phase = "action";
        Map<String, Integer> counters = new LinkedHashMap<>();
        for (Map.Entry<String, Data> field : said.values().entrySet()) {
            String key = field.getKey();
            Data value = field.getValue();
            switch (key) {
                case "turn" -> turn = seat(value);
                case "phase" -> phase = text(key, value);
                case "actions", "buys", "coins" -> counters.put(key, number(key, value));
                case "seats" -> {
                    for (Map.Entry<String, Data> seat : fields(key, value).entrySet()) {
                        arrangeSeat(t, seat(seat.getKey()), fields("seats." + seat.getKey(), seat.getValue()));
                    }
                }
                case "supply" -> arrangeSupply(t, fields(key, value));
                case "trash" -> {
                    for (int card : cards(key, value)) {
                        t.trash(card, 1);
                    }
                }
                default -> throw unknown(key, "turn, phase, actions, buys, coins, seats, supply, trash");
            }
        }
        begin(t, turn, phase);
        t.actions = counters.getOrDefault("actions", t.actions);
        t.buys = counters.getOrDefault("buys", t.buys);
        t.coins = counters.getOrDefault("coins", t.coins);
        Turn.settle(t);
        return new Position(new DominionScratch(t));
    }

    private static void begin(Table t, int turn, String phase) throws Refused {
        for (int seat = 0; seat < turn; seat++) {
            t.turns(seat, Math.max(1, t.turns(seat)));
        }
        t.turns(turn, Math.max(0, t.turns(turn) - 1));
        Turn.begin(t, turn);
        switch (phase) {
            case "action" -> {}
            case "buy" -> t.become(0, Code.BUY_PHASE);
            default -> throw new Refused("bad_phase", "The phase is action or buy, not '" + phase + "'");
        }
    }

    private void arrangeSeat(Table t, int seat, Map<String, Data> zones) throws Refused {
        for (Map.Entry<String, Data> zone : zones.entrySet()) {
            String key = zone.getKey();
            if (key.equals("turns")) {
                t.turns(seat, number(key, zone.getValue()));
                continue;
            }
            List<Integer> cards = cards("seats." + seat + "." + key, zone.getValue());
            switch (key) {
                case "hand" -> {
                    for (int card = 0; card < Table.KINDS; card++) {
                        for (int i = t.hand(seat, card); i > 0; i--) {
                            t.swapOut(seat, card);
                            t.own(seat, card, -1);
                        }
                    }
                    cards.forEach(card -> t.toHand(seat, card, 1));
                }
                case "deck" -> {
                    while (t.deckSize(seat) > 0) {
                        t.own(seat, t.takeTop(seat) & Table.CARD, -1);
                    }
                    cards.reversed().forEach(card -> t.topdeck(seat, card));
                }
                case "discard" -> cards.forEach(card -> t.discard(seat, card, 1));
                case "play" -> cards.forEach(card -> t.inPlay(seat, card, 1));
                default -> throw unknown("seats." + seat + "." + key, "hand, deck, discard, play, turns");
            }
            cards.forEach(card -> t.own(seat, card, 1));
        }
    }

    private static void arrangeSupply(Table t, Map<String, Data> piles) throws Refused {
        for (Map.Entry<String, Data> pile : piles.entrySet()) {
            int card = card(pile.getKey());
            if (!t.setup.inGame(card)) {
                throw new Refused("no_pile", pile.getKey() + " has no pile in this game; add it to the kingdom option");
            }
            t.supply(card, number("supply." + pile.getKey(), pile.getValue()));
        }
    }

    /** All cards that the scenario puts somewhere, a bit for each. */
    private static long mentioned(Data data) {
        return switch (data) {
            case Data.Text(String name) ->
                Cards.named(name).map(card -> 1L << card.id()).orElse(0L);
            case Data.Items(List<Data> items) ->
                items.stream().mapToLong(Arrange::mentioned).reduce(0, (a, b) -> a | b);
            case Data.Fields(Map<String, Data> fields) ->
                fields.values().stream().mapToLong(Arrange::mentioned).reduce(0, (a, b) -> a | b);
            default -> 0;
        };
    }

    private static Refused unknown(String key, String known) {
        return new Refused("unknown_key", "Dominion knows no '" + key + "' in a position; it knows " + known);
    }

    private int seat(Data value) throws Refused {
        return seat(Integer.toString(number("turn", value)));
    }

    private int seat(String text) throws Refused {
        if (text.matches("[0-3]") && Integer.parseInt(text) < deal.seats()) {
            return Integer.parseInt(text);
        }
        throw new Refused("no_seat", "There is no seat " + text + " in a game for " + deal.seats());
    }

    private static String text(String key, Data value) throws Refused {
        if (value instanceof Data.Text(String text)) {
            return text;
        }
        throw new Refused("bad_value", "'" + key + "' must be a word");
    }

    private static int number(String key, Data value) throws Refused {
        if (value instanceof Data.Number(long number) && number >= 0 && number <= 120) {
            return (int) number;
        }
        throw new Refused("bad_value", "'" + key + "' must be a number from 0 to 120");
    }

    private static Map<String, Data> fields(String key, Data value) throws Refused {
        if (value instanceof Data.Fields(Map<String, Data> fields)) {
            return fields;
        }
        throw new Refused("bad_value", "'" + key + "' must be a map");
    }

    private static int card(String name) throws Refused {
        return Cards.named(name)
                .orElseThrow(() -> new Refused(MoveReader.unknownCard(name)))
                .id();
    }

    private static List<Integer> cards(String key, Data value) throws Refused {
        if (!(value instanceof Data.Items(List<Data> items))) {
            throw new Refused("bad_value", "'" + key + "' must be a list of cards");
        }
        List<Integer> cards = new ArrayList<>();
        for (Data item : items) {
            cards.add(card(text(key, item)));
        }
        return cards;
    }
}
