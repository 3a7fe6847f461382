package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Builds the position that a scenario describes. Areas that it does not mention are as after the set-up, but for DON!!
 * cards and hands, of which there are none.
 */
final class Arrange {
    private static final List<String> PARTS =
            List.of("turn", "turnNumber", "first", "phase", "seats", "cards", "battle");
    private static final Map<String, Integer> AREAS = Map.of(
            "hand", Areas.HAND,
            "deck", Areas.DECK,
            "life", Areas.LIFE,
            "trash", Areas.TRASH,
            "characters", Areas.CHARACTERS,
            "stage", Areas.STAGE);

    private final OnePieceDeal deal;
    private final Map<String, CardDefinition> own = new HashMap<>();

    Arrange(OnePieceDeal deal) {
        this.deal = deal;
    }

    /** A card in an area, with how it lies. */
    private record Placed(CardDefinition card, int zone, Map<String, Data> how) {}

    Position position(Data.Fields said) throws Refused {
        Said.onlyThese(said.values(), PARTS, "a position");
        if (said.get("cards") instanceof Data cards) {
            for (Map.Entry<String, Data> card : Said.fields("cards", cards).entrySet()) {
                own.put(card.getKey(), CardReading.card(card.getKey(), Said.fields(card.getKey(), card.getValue())));
            }
        }
        Map<String, Data> seats = said.get("seats") instanceof Data given ? Said.fields("seats", given) : Map.of();
        Said.onlyThese(seats, List.of("0", "1"), "seats");
        List<List<Placed>> placed = List.of(seat(0, seats), seat(1, seats));
        Table t = table(placed);
        for (int seat = 0; seat < 2; seat++) {
            lay(t, placed.get(seat), seat == 0 ? 0 : t.second);
            don(t, seat, seats.get(Integer.toString(seat)));
        }
        begin(t, said);
        t.settle();
        return new Position(new OnePieceScratch(t));
    }

    private List<Placed> seat(int seat, Map<String, Data> seats) throws Refused {
        Map<String, Data> said = seats.get(Integer.toString(seat)) instanceof Data areas
                ? Said.fields("seats." + seat, areas)
                : Map.of();
        List<String> parts = new ArrayList<>(AREAS.keySet());
        parts.addAll(List.of("leader", "don"));
        Said.onlyThese(said, parts, "seats." + seat);
        CardDefinition leader = deal.leader(seat);
        Map<String, Data> leaderLies = Map.of();
        if (said.get("leader") instanceof Data.Text(String id)) {
            leader = find(id);
        } else if (said.get("leader") instanceof Data.Fields(Map<String, Data> how)) {
            leader = how.containsKey("card") ? find(Said.text("card", how.get("card"))) : leader;
            leaderLies = how;
        }
        List<Placed> placed = new ArrayList<>();
        placed.add(new Placed(leader, Areas.LEADER, leaderLies));
        List<CardDefinition> rest = new ArrayList<>(deal.cards(seat));
        for (String area : List.of("characters", "stage", "hand", "trash", "life", "deck")) {
            Data cards = said.get(area);
            if (cards instanceof Data.Number(long number)) {
                place(rest.subList(0, (int) Math.min(number, rest.size())), area(area), placed);
            } else if (cards != null) {
                for (Data card : Said.items("seats." + seat + "." + area, cards)) {
                    placed.add(placed(card, area(area)));
                }
            } else if (area.equals("life")) {
                place(rest.subList(0, Math.min(deal.life(leader), rest.size())), Areas.LIFE, placed);
            } else if (area.equals("deck")) {
                place(rest, Areas.DECK, placed);
            }
        }
        return placed;
    }

    private static int area(String name) {
        return Objects.requireNonNull(AREAS.get(name), name);
    }

    private static void place(List<CardDefinition> cards, int zone, List<Placed> placed) {
        cards.forEach(card -> placed.add(new Placed(card, zone, Map.of())));
        cards.clear();
    }

    private Placed placed(Data card, int zone) throws Refused {
        if (card instanceof Data.Text(String id)) {
            return new Placed(find(id), zone, Map.of());
        }
        Map<String, Data> how = Said.fields("card", card);
        Said.onlyThese(how, List.of("card", "rested", "don", "new", "faceUp"), "a card");
        if (!how.containsKey("card")) {
            throw new Refused("bad_value", "Say which card: " + card);
        }
        return new Placed(find(Said.text("card", how.get("card"))), zone, how);
    }

    private CardDefinition find(String id) throws Refused {
        CardDefinition mine = own.get(id);
        return mine == null ? deal.find(id) : mine;
    }

    private Table table(List<List<Placed>> placed) {
        List<List<CardDefinition>> cards = new ArrayList<>();
        for (List<Placed> seat : placed) {
            cards.add(seat.stream().map(Placed::card).toList());
        }
        return deal.with(cards.get(0), cards.get(1)).empty(1);
    }

    private static void lay(Table t, List<Placed> placed, int from) throws Refused {
        for (int i = 0; i < placed.size(); i++) {
            Placed one = placed.get(i);
            int piece = from + i;
            boolean fromTop = one.zone() == Areas.DECK || one.zone() == Areas.LIFE || one.zone() == Areas.TRASH;
            t.put(piece, one.zone(), fromTop);
            int seat = t.owner(piece);
            if (one.zone() == Areas.HAND) {
                t.show(piece, 1 << seat);
            } else if (one.zone() != Areas.DECK && one.zone() != Areas.LIFE) {
                t.show(piece, 3);
            }
            t.rested(piece, Said.flag(one.how(), "rested"));
            if (Said.flag(one.how(), "faceUp")) {
                t.faceUp(piece, true);
                t.show(piece, 3);
            }
            if (one.how().get("don") instanceof Data given) {
                t.given(piece, Said.number("don", given));
            }
            t.arrived(piece, Said.flag(one.how(), "new") ? 1 : 0);
            check(one);
        }
    }

    private static void check(Placed one) throws Refused {
        Category category = one.card().category();
        boolean fits = switch (one.zone()) {
            case Areas.LEADER -> category == Category.LEADER;
            case Areas.CHARACTERS -> category == Category.CHARACTER;
            case Areas.STAGE -> category == Category.STAGE;
            default -> category != Category.LEADER;
        };
        if (!fits) {
            throw new Refused("bad_area", one.card().id() + " is a " + category + " and cannot be there");
        }
    }

    private static void don(Table t, int seat, @Nullable Data said) throws Refused {
        int active = 0;
        int rested = 0;
        int deck = -1;
        if (said != null && Said.fields("seats", said).get("don") instanceof Data don) {
            if (don instanceof Data.Number) {
                active = Said.number("don", don);
            } else {
                Map<String, Data> parts = Said.fields("don", don);
                Said.onlyThese(parts, List.of("active", "rested", "deck"), "don");
                active = parts.containsKey("active") ? Said.number("active", parts.get("active")) : 0;
                rested = parts.containsKey("rested") ? Said.number("rested", parts.get("rested")) : 0;
                deck = parts.containsKey("deck") ? Said.number("deck", parts.get("deck")) : -1;
            }
        }
        int onField = active + rested + t.donGiven(seat);
        int full = t.printed(t.leader(seat)).donDeck(t.rules.donDeck());
        t.don(seat, deck >= 0 ? deck : Math.max(0, full - onField), active, rested);
    }

    private static void begin(Table t, Data.Fields said) throws Refused {
        int turn = said.get("turn") instanceof Data seat ? Said.number("turn", seat) : 0;
        if (turn > 1) {
            throw new Refused("no_seat", "There is no seat " + turn);
        }
        String phase = said.get("phase") instanceof Data name ? Said.text("phase", name) : "main";
        t.first = said.get("first") instanceof Data first ? Said.number("first", first) : turn;
        int number = said.get("turnNumber") instanceof Data given
                ? Said.number("turnNumber", given)
                : turn == t.first ? 5 : 6;
        t.turn = turn;
        if (phase.equals("setup")) {
            t.push(new Opening(Opening.Step.WHO_IS_FIRST, turn));
            return;
        }
        t.turnNumber = number - 1;
        t.turns[t.first] = number / 2;
        t.turns[1 - t.first] = (number - 1) / 2;
        Turn.begin(t, turn);
        for (int piece = 0; piece < t.pieces(); piece++) {
            if (t.arrived(piece) != 0) {
                t.arrived(piece, t.turnNumber);
            }
        }
        Turn.at(t, phase);
    }
}
