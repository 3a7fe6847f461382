package dev.cardinal.mageknight.pieces;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Count;
import dev.cardinal.mageknight.data.Tactic;
import dev.cardinal.mageknight.effect.ManaColour;
import dev.cardinal.mageknight.table.Table;
import dev.cardinal.mageknight.table.Zone;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Events of rounds and tactics, in words and as data. */
public final class RoundEvents {
    private RoundEvents() {}

    public static void round(Table t) {
        String when = t.night() ? "Night" : "Day";
        Events.open(
                t,
                "round_started",
                -1,
                "Round " + t.round + " begins: " + when,
                Data.fields().with("round", t.round).with("night", t.night()));
    }

    public static void roundOver(Table t) {
        Events.open(
                t,
                "round_ended",
                -1,
                "Round " + t.round + " is over",
                Data.fields().with("round", t.round));
    }

    public static void over(Table t, Data.Fields score) {
        Events.open(t, "game_over", -1, "The game is over", score);
    }

    public static void order(Table t) {
        List<Data> order = new ArrayList<>();
        List<String> words = new ArrayList<>();
        for (int seat : t.order) {
            order.add(seat == Table.DUMMY ? Data.of("dummy") : Data.of(seat));
            words.add(seat == Table.DUMMY ? "the dummy" : Events.player(seat));
        }
        Events.open(
                t,
                "turn_order",
                -1,
                "Turn order: " + String.join(", ", words),
                Data.fields().with("order", Data.of(order)));
    }

    public static void turn(Table t) {
        Events.open(
                t,
                Event.TURN,
                t.seat(),
                Events.player(t.seat()) + "'s turn",
                Data.fields().with("round", t.round).with("night", t.night()));
    }

    public static void announced(Table t, int seat) {
        Events.open(
                t,
                "round_end_announced",
                seat,
                (seat < 0 ? "The dummy" : Events.player(seat)) + " announces the end of the round",
                Data.fields());
    }

    public static void tacticTaken(Table t, int seat, Tactic tactic) {
        Events.open(
                t,
                "tactic_selected",
                seat,
                Events.player(seat) + " takes " + tactic,
                Data.fields().with("playerId", seat).with("tacticId", tactic.id()));
    }

    public static void dummyTactic(Table t) {
        Tactic tactic = Tactic.values()[t.dummyTactic];
        Events.open(
                t,
                "tactic_selected",
                -1,
                "The dummy takes " + tactic,
                Data.fields().with("playerId", "dummy").with("tacticId", tactic.id()));
    }

    public static void tacticActivated(Table t, Tactic tactic) {
        Events.mine(
                t,
                "tactic_activated",
                "uses " + tactic,
                Data.fields().with("playerId", t.seat()).with("tacticId", tactic.id()));
    }

    public static void decisionResolved(Table t, int seat, Tactic tactic, String type) {
        Events.open(
                t,
                "tactic_decision_resolved",
                seat,
                Events.player(seat) + " decides on " + tactic,
                Data.fields().with("playerId", seat).with("decisionType", type));
    }

    public static void rerolled(Table t, int[] dice) {
        Events.mine(
                t,
                "source_dice_rerolled",
                "rerolls dice of the Source: "
                        + String.join(
                                ", ",
                                Arrays.stream(dice)
                                        .mapToObj(die -> ManaColour.values()[t.source.colour(die)].toString())
                                        .toList()),
                Data.fields()
                        .with("playerId", t.seat())
                        .with(
                                "dieIds",
                                Data.texts(Arrays.stream(dice)
                                        .mapToObj(Labels::die)
                                        .toList())));
    }

    public static void dummyTurn(Table t) {
        int flipped = t.piles.size(Zone.DUMMY_DISCARD);
        Events.open(
                t,
                "dummy_turn",
                -1,
                "The dummy turns over cards; " + Count.of(t.piles.size(Zone.DUMMY_DECK), "card") + " left",
                Data.fields().with("flipped", flipped).with("left", t.piles.size(Zone.DUMMY_DECK)));
    }

    public static void conceded(Table t, int seat) {
        Events.open(t, "conceded", seat, Events.player(seat) + " gives up", Data.fields());
    }
}
