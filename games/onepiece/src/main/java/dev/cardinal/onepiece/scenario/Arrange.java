package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.turn.Match;
import dev.cardinal.onepiece.turn.Opening;
import dev.cardinal.onepiece.turn.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Builds the position that a scenario describes. Areas that it does not mention are as after the setup, except for DON!!
 * cards and hands, which are empty.
 */
public final class Arrange {
    /** The key for everything that the areas do not say. */
    static final String EXACT = "exact";

    private static final List<String> PARTS = List.of("turn", "turnNumber", "first", "phase", "seats", "cards", EXACT);
    private static final List<String> LIES =
            List.of("card", "rested", "don", "new", "faceUp", "known", "lookedAt", "used");
    /** The areas in the order in which they are filled. */
    static final Map<String, Integer> AREAS = areas();

    private final Match match;
    private final Map<String, CardDefinition> own = new HashMap<>();

    public Arrange(Match match) {
        this.match = match;
    }

    /** A card in an area, with its state. */
    private record Placed(CardDefinition card, int zone, Map<String, Data> how) {}

    private static Map<String, Integer> areas() {
        Map<String, Integer> areas = new LinkedHashMap<>();
        areas.put("characters", Areas.CHARACTERS);
        areas.put("stage", Areas.STAGE);
        areas.put("hand", Areas.HAND);
        areas.put("trash", Areas.TRASH);
        areas.put("life", Areas.LIFE);
        areas.put("limbo", Areas.LIMBO);
        areas.put("deck", Areas.DECK);
        return areas;
    }

    /** Whether the cards of an area are listed from the top. */
    static boolean fromTop(int zone) {
        return zone == Areas.DECK || zone == Areas.LIFE || zone == Areas.TRASH;
    }

    /** Who knows a card there by default, as bits. */
    static int usual(Table t, int piece) {
        return switch (t.zone(piece)) {
            case Areas.HAND -> 1 << t.owner(piece);
            case Areas.DECK -> 0;
            case Areas.LIFE -> t.faceUp(piece) ? Areas.BOTH : 0;
            default -> Areas.BOTH;
        };
    }

    /** The table when the next question is asked. */
    public Table position(Data.Fields said) throws Refused {
        Table t = table(said);
        if (said.get(EXACT) == null) {
            t.settle();
        }
        return t;
    }

    /** The table before the game continues. */
    Table table(Data.Fields said) throws Refused {
        FieldReader.onlyThese(said.values(), PARTS, "a position");
        for (Map.Entry<String, Data> card :
                FieldReader.fields(said.values(), "cards").entrySet()) {
            own.put(card.getKey(), CardReading.card(card.getKey(), FieldReader.fields(card.getKey(), card.getValue())));
        }
        Map<String, Data> seats = FieldReader.fields(said.values(), "seats");
        FieldReader.onlyThese(seats, List.of("0", "1"), "seats");
        List<List<Placed>> placed = List.of(seat(0, seats), seat(1, seats));
        Table t = empty(placed);
        for (int seat = 0; seat < 2; seat++) {
            lay(t, placed.get(seat), seat == 0 ? 0 : t.second);
            don(t, seat, FieldReader.fields(seats, Integer.toString(seat)));
        }
        begin(t, said.values());
        for (int seat = 0; seat < 2; seat++) {
            use(t, placed.get(seat), seat == 0 ? 0 : t.second);
        }
        new Exact(t).read(FieldReader.fields(said.values(), EXACT));
        return t;
    }

    private List<Placed> seat(int seat, Map<String, Data> seats) throws Refused {
        Map<String, Data> said = FieldReader.fields(seats, Integer.toString(seat));
        List<String> parts = new ArrayList<>(AREAS.keySet());
        parts.addAll(List.of("leader", "don"));
        FieldReader.onlyThese(said, parts, "seats." + seat);
        CardDefinition leader = match.leader(seat);
        Map<String, Data> leaderLies = Map.of();
        if (said.get("leader") instanceof Data.Text(String id)) {
            leader = find(id);
        } else if (said.get("leader") instanceof Data.Fields(Map<String, Data> how)) {
            leader = how.containsKey("card") ? find(FieldReader.text("card", how.get("card"))) : leader;
            leaderLies = how;
        }
        List<Placed> placed = new ArrayList<>();
        placed.add(new Placed(leader, Areas.LEADER, leaderLies));
        List<CardDefinition> rest = new ArrayList<>(match.cards(seat));
        for (String area : AREAS.keySet()) {
            Data cards = said.get(area);
            if (cards instanceof Data.Number(long number)) {
                place(rest.subList(0, (int) Math.min(number, rest.size())), area(area), placed);
            } else if (cards != null) {
                for (Data card : FieldReader.items("seats." + seat + "." + area, cards)) {
                    placed.add(placed(card, area(area)));
                }
            } else if (area.equals("life")) {
                place(rest.subList(0, Math.min(match.life(leader), rest.size())), Areas.LIFE, placed);
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
        Map<String, Data> how = FieldReader.fields("card", card);
        FieldReader.onlyThese(how, LIES, "a card");
        if (!how.containsKey("card")) {
            throw new Refused("bad_value", "There is no 'card' in " + card);
        }
        return new Placed(find(FieldReader.text("card", how.get("card"))), zone, how);
    }

    private CardDefinition find(String id) throws Refused {
        CardDefinition mine = own.get(id);
        return mine == null ? match.find(id) : mine;
    }

    private Table empty(List<List<Placed>> placed) throws Refused {
        List<List<CardDefinition>> cards = new ArrayList<>();
        int count = 0;
        for (List<Placed> seat : placed) {
            cards.add(seat.stream().map(Placed::card).toList());
            count += seat.size();
        }
        if (count > Areas.MOST_PIECES) {
            throw new Refused(
                    "too_many_cards", count + " cards are too many for a game; " + Areas.MOST_PIECES + " are the most");
        }
        return match.with(cards.get(0), cards.get(1)).empty(Seed.of(1));
    }

    private static void lay(Table t, List<Placed> placed, int from) throws Refused {
        for (int i = 0; i < placed.size(); i++) {
            Placed one = placed.get(i);
            int piece = from + i;
            t.put(piece, one.zone(), fromTop(one.zone()));
            t.rested(piece, FieldReader.flag(one.how(), "rested"));
            t.faceUp(piece, FieldReader.flag(one.how(), "faceUp"));
            t.show(piece, one.how().containsKey("known") ? bits(one, "known", 2) : usual(t, piece));
            for (int left = bits(one, "lookedAt", 2); left != 0; left &= left - 1) {
                t.look(piece, Integer.numberOfTrailingZeros(left));
            }
            t.given(piece, FieldReader.number(one.how(), "don", 0));
            t.arrived(piece, FieldReader.flag(one.how(), "new") ? 1 : 0);
            check(one);
        }
    }

    /** Marks the effects used this turn, once it has begun. */
    private static void use(Table t, List<Placed> placed, int from) throws Refused {
        for (int i = 0; i < placed.size(); i++) {
            for (int left = bits(placed.get(i), "used", 8); left != 0; left &= left - 1) {
                t.use(from + i, Integer.numberOfTrailingZeros(left));
            }
        }
    }

    private static int bits(Placed one, String key, int below) throws Refused {
        int bits = 0;
        Data said = one.how().get(key);
        for (Data item : said == null ? List.<Data>of() : FieldReader.items(key, said)) {
            if (FieldReader.number(key, item) >= below) {
                throw new Refused("bad_value", "'" + key + "' takes numbers below " + below);
            }
            bits |= 1 << FieldReader.number(key, item);
        }
        return bits;
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
            throw new Refused("bad_area", one.card().id() + " is a " + category + " and cannot be in that area");
        }
    }

    private static void don(Table t, int seat, Map<String, Data> said) throws Refused {
        boolean count = said.get("don") instanceof Data.Number;
        Map<String, Data> parts = count ? Map.of() : FieldReader.fields(said, "don");
        FieldReader.onlyThese(parts, List.of("active", "rested", "deck"), "don");
        int active = count ? FieldReader.number(said, "don", 0) : FieldReader.number(parts, "active", 0);
        int rested = FieldReader.number(parts, "rested", 0);
        int deck = FieldReader.number(parts, "deck", -1);
        int onField = active + rested + t.donGiven(seat);
        int full = t.printed(t.leader(seat)).donDeck(t.rules.donDeck());
        t.don(seat, deck >= 0 ? deck : Math.max(0, full - onField), active, rested);
    }

    private static void begin(Table t, Map<String, Data> said) throws Refused {
        int turn = FieldReader.number(said, "turn", 0);
        if (turn > 1) {
            throw new Refused("no_seat", "There is no seat " + turn);
        }
        String phase = FieldReader.text(said, "phase", "main");
        t.first = FieldReader.number(said, "first", turn);
        int number = FieldReader.number(said, "turnNumber", turn == t.first ? 5 : 6);
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
