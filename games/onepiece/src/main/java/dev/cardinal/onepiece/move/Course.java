package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.rules.BattleStep;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Table;

/** The course of a game, in words and as data: how it begins, turns, battles and its end. */
public final class Course {
    private Course() {}

    public static void redirected(Table t, int piece) {
        Told.about(t, "attack_redirected", piece, " is the new target of the attack");
    }

    public static void attacked(Table t, Battle battle) {
        Told.open(
                t,
                "attack_declared",
                t.turn,
                Told.player(t.turn) + ": " + Told.name(t, battle.attacker()) + " (" + t.power(battle.attacker())
                        + ") attacks " + Told.name(t, battle.target()) + " (" + t.power(battle.target()) + ")",
                Data.fields()
                        .with("attacker", Told.card(t, battle.attacker()))
                        .with("target", Told.card(t, battle.target())));
    }

    public static void failed(Table t, Battle battle) {
        Told.about(t, "attack_failed", battle.attacker(), " is too weak: the attack fails");
    }

    public static void blocked(Table t, int piece) {
        Told.about(t, "block_declared", piece, " blocks");
    }

    public static void countered(Table t, int piece, int power) {
        Told.about(t, "countered", piece, " gets +" + power + " power for this battle", "power", Data.of(power));
    }

    public static void damage(Table t, int seat, int damage) {
        Told.open(
                t,
                "damage",
                seat,
                Told.player(seat) + " takes " + damage + " damage",
                Data.fields().with("damage", damage).with("life", t.size(seat, Areas.LIFE)));
    }

    public static void battleStep(Table t, BattleStep step) {
        Told.open(
                t,
                "battle_step",
                t.turn,
                Told.capital(Told.words(step.name())) + (step == BattleStep.END ? " of the Battle" : " Step"),
                Data.fields().with("step", step.name()));
    }

    public static void battleOver(Table t) {
        Told.open(t, "battle_over", t.turn, "The battle is over", Data.fields());
    }

    public static void phase(Table t) {
        Told.open(
                t,
                "phase",
                t.turn,
                Told.words(t.phase.name()) + " phase",
                Data.fields().with("phase", t.phase.name()));
    }

    public static void turn(Table t) {
        String text = Told.player(t.turn) + "'s turn " + t.ownTurn(t.turn);
        Told.open(t, Event.TURN, t.turn, text, Data.fields().with("number", t.turnNumber));
    }

    public static void first(Table t, int decider) {
        Told.open(
                t,
                "first",
                decider,
                Told.player(decider) + " decides that " + Told.player(t.first) + " goes first",
                Data.fields().with("first", t.first));
    }

    public static void mulligan(Table t, int seat, boolean yes) {
        Told.open(
                t,
                "mulligan",
                seat,
                Told.player(seat) + (yes ? " redraws" : " keeps the hand"),
                Data.fields().with("redraw", yes));
    }

    public static void conceded(Table t, int seat) {
        Told.open(t, "conceded", seat, Told.player(seat) + " concedes", Data.fields());
    }

    /** What there is to tell when nothing goes on without an answer: powers, the end, and cards that are put back. */
    public static void settled(Table t) {
        Told.powers(t);
        if (t.over()) {
            over(t);
        }
        if (t.hasUntold()) {
            Told.putBack(t);
        }
    }

    public static void over(Table t) {
        String text =
                t.losers == 3 || t.losers == 0 ? "The game is a draw" : Told.player(t.losers == 1 ? 1 : 0) + " wins";
        Told.open(t, "over", -1, text, Data.fields().with("ending", Told.words(t.ending.name())));
    }
}
