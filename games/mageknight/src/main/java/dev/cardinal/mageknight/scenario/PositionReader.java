package dev.cardinal.mageknight.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kit.FieldReader;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.pieces.Sight;
import dev.cardinal.mageknight.rules.trade.Trade;
import dev.cardinal.mageknight.rules.turn.Dealing;
import dev.cardinal.mageknight.rules.turn.Round;
import dev.cardinal.mageknight.rules.turn.StartTurn;
import dev.cardinal.mageknight.rules.turn.Turn;
import dev.cardinal.mageknight.rules.turn.Turns;
import dev.cardinal.mageknight.table.Setup;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Sets up the position that a scenario describes; anything it leaves out is as at the start of the turn. */
public final class PositionReader {
    /** The key of what the other keys cannot express. */
    static final String EXACT = "exact";

    /** The phase in which tactics are taken. */
    private static final String TACTICS = "tactics";

    private static final List<String> PARTS = List.of(
            "round",
            "night",
            "turn",
            "order",
            "phase",
            "roundEnds",
            "gameEnds",
            "source",
            TACTICS,
            "map",
            "offers",
            "piles",
            "dummy",
            "combat",
            "move",
            "influence",
            "healing",
            "seats",
            EXACT);

    private final Setup setup;

    public PositionReader(Setup setup) {
        this.setup = setup;
    }

    public Table position(Data.Fields position) throws Refused {
        Table t = table(position);
        if (position.get(EXACT) == null) {
            begin(t, position.values());
        } else {
            new ExactPosition(t).read(FieldReader.fields(position.values(), EXACT));
        }
        return t;
    }

    /** The table without its pending questions. */
    Table table(Data.Fields position) throws Refused {
        Map<String, Data> said = position.values();
        FieldReader.onlyThese(said, PARTS, "a position");
        Map<String, Data> seats = FieldReader.fields(said, "seats");
        Map<String, Data> dummy = FieldReader.fields(said, "dummy");
        Table t = new Dealing(ArrangeSeats.heroes(setup, seats, dummy)).table(Seed.of(0));
        time(t, said);
        ArrangeMap.lay(t, FieldReader.fields(said, "map"));
        source(t, said);
        ArrangeSeats seating = new ArrangeSeats(t);
        seating.lay(seats);
        seating.dummy(dummy, FieldReader.text(said, "phase", "").equals(TACTICS));
        ArrangePiles piles = new ArrangePiles(t);
        piles.offers(FieldReader.fields(said, "offers"));
        piles.piles(FieldReader.fields(said, "piles"));
        tactics(t, said);
        for (int seat = 0; seat < t.seats(); seat++) {
            Sight.look(t, seat);
        }
        return t;
    }

    private static void time(Table t, Map<String, Data> said) throws Refused {
        t.round = FieldReader.number(said, "round", 1, t.setup.rounds(), FieldReader.flag(said, "night") ? 2 : 1);
        if (said.containsKey("night") && FieldReader.flag(said, "night") != t.night()) {
            throw FieldReader.wrong("Round " + t.round + " is " + (t.night() ? "a night" : "a day"));
        }
        t.roundEnds = FieldReader.number(said, "roundEnds", 1, 9, Table.NEVER);
        t.gameEnds = FieldReader.number(said, "gameEnds", 1, 9, Table.NEVER);
        t.cityFound |= t.gameEnds != Table.NEVER;
        order(t, said);
    }

    private static void order(Table t, Map<String, Data> said) throws Refused {
        List<Integer> order = new ArrayList<>();
        if (said.get("order") instanceof Data.Items(List<Data> items)) {
            for (Data item : items) {
                order.add(item.equals(Data.of("dummy")) ? Table.DUMMY : seat(t, FieldReader.number("order", item)));
            }
        } else {
            for (int seat = 0; seat < t.seats(); seat++) {
                order.add(seat);
            }
            if (t.setup.scenario().dummy()) {
                order.add(Table.DUMMY);
            }
        }
        int turn = seat(
                t,
                FieldReader.number(
                        said,
                        "turn",
                        order.stream().filter(s -> s != Table.DUMMY).findFirst().orElse(0)));
        if (!order.contains(turn) || order.stream().distinct().count() != order.size()) {
            throw FieldReader.wrong("The order must list each player once, including the one whose turn it is");
        }
        t.order = order.stream().mapToInt(Integer::intValue).toArray();
        t.at = order.indexOf(turn);
    }

    static int seat(Table t, int seat) throws Refused {
        if (seat < 0 || seat >= t.seats()) {
            throw new Refused("no_seat", "There is no seat " + seat);
        }
        return seat;
    }

    private static void source(Table t, Map<String, Data> said) throws Refused {
        Data source = said.get("source");
        if (source == null) {
            return;
        }
        List<String> colours = FieldReader.names("source", source);
        if (colours.size() != t.source.size()) {
            throw FieldReader.wrong("The Source has " + t.source.size() + " dice, not " + colours.size());
        }
        for (int die = 0; die < colours.size(); die++) {
            t.source.colour(
                    die,
                    FieldReader.constant("colour", ManaColour.values(), colours.get(die))
                            .ordinal());
        }
    }

    /** Lays out the given tactics, or else those of the day or night that no one has taken. */
    private static void tactics(Table t, Map<String, Data> said) throws Refused {
        Round.layTactics(t);
        Data tactics = said.get("tactics");
        if (tactics == null) {
            Arrays.stream(t.players).forEach(player -> take(t, player.tactic));
            take(t, t.dummyTactic);
            return;
        }
        List<Integer> left = new ArrayList<>();
        for (String name : FieldReader.names("tactics", tactics)) {
            left.add(FieldReader.constant("tactic", Tactic.values(), name).ordinal());
        }
        for (int tactic : t.piles.toArray(Zone.TACTICS)) {
            if (!left.contains(tactic)) {
                t.piles.add(Zone.USED_TACTICS, tactic);
            }
        }
        t.piles.clear(Zone.TACTICS);
        left.forEach(tactic -> t.piles.add(Zone.TACTICS, tactic));
    }

    private static void take(Table t, int tactic) {
        if (t.piles.has(Zone.TACTICS, tactic)) {
            t.piles.remove(Zone.TACTICS, tactic);
        }
    }

    private static void begin(Table t, Map<String, Data> said) throws Refused {
        String phase = FieldReader.text(said, "phase", said.containsKey("combat") ? "combat" : "turn");
        if (phase.equals(TACTICS)) {
            t.push(new Round(Round.Step.TACTICS));
            t.settle();
            return;
        }
        t.push(new Round(Round.Step.END));
        t.push(new Turns(false));
        if (phase.equals("before")) {
            t.at--;
            t.settle();
            return;
        }
        t.become(new Turns(true));
        t.turnsInRound = 1;
        t.push(new Turn());
        t.push(new StartTurn());
        t.settle();
        points(t, said);
        switch (phase) {
            case "turn" -> {}
            case "interaction" -> {
                int influence = t.now.influence;
                Trade.begin(t);
                t.now.influence += influence;
            }
            case "combat" -> ArrangeCombat.begin(t, said);
            default ->
                throw FieldReader.wrong(
                        "There is no phase '" + phase + "'; use tactics, before, turn, interaction or combat");
        }
        t.settle();
    }

    private static void points(Table t, Map<String, Data> said) throws Refused {
        t.now.move = FieldReader.number(said, "move", 0, 99, 0);
        t.now.healing = FieldReader.number(said, "healing", 0, 99, 0);
        t.now.influence = FieldReader.number(said, "influence", 0, 99, 0);
    }
}
