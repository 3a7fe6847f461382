package dev.cardinal.onepiece.move;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.rules.BattleStep;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Battle;
import dev.cardinal.onepiece.table.Table;

/** Reports the course of a game, in words and as data: its beginning, turns, battles and end. */
public final class TurnReports {
    private TurnReports() {}

    public static void redirected(Table t, int piece) {
        Reports.about(t, "attack_redirected", piece, " is the new target of the attack");
    }

    public static void attacked(Table t, Battle battle) {
        Reports.open(
                t,
                "attack_declared",
                t.turn,
                Reports.player(t.turn) + ": " + Reports.name(t, battle.attacker()) + " (" + t.power(battle.attacker())
                        + ") attacks " + Reports.name(t, battle.target()) + " (" + t.power(battle.target()) + ")",
                Data.fields()
                        .with("attacker", Reports.card(t, battle.attacker()))
                        .with("target", Reports.card(t, battle.target())));
    }

    public static void failed(Table t, Battle battle) {
        Reports.about(t, "attack_failed", battle.attacker(), " is too weak: the attack fails");
    }

    public static void blocked(Table t, int piece) {
        Reports.does(t, "block_declared", piece, " blocks with ");
    }

    public static void countered(Table t, int piece, int power) {
        Reports.about(t, "countered", piece, " gets +" + power + " power for this battle", "power", Data.of(power));
    }

    public static void damage(Table t, int seat, int damage) {
        Reports.open(
                t,
                "damage",
                seat,
                Reports.player(seat) + " takes " + damage + " damage",
                Data.fields().with("damage", damage).with("life", t.size(seat, Areas.LIFE)));
    }

    public static void battleStep(Table t, BattleStep step) {
        Reports.open(
                t,
                "battle_step",
                t.turn,
                Reports.capital(Reports.words(step.name())) + (step == BattleStep.END ? " of the Battle" : " Step"),
                Data.fields().with("step", step.name()));
    }

    public static void battleOver(Table t) {
        Reports.open(t, "battle_over", t.turn, "The battle is over", Data.fields());
    }

    public static void phase(Table t) {
        Reports.open(
                t,
                "phase",
                t.turn,
                Reports.phase(t.phase) + " Phase",
                Data.fields().with("phase", t.phase.name()));
    }

    public static void turn(Table t) {
        String text = Reports.player(t.turn) + "'s turn " + t.ownTurn(t.turn);
        Reports.open(t, Event.TURN, t.turn, text, Data.fields().with("number", t.turnNumber));
    }

    public static void first(Table t, int decider) {
        String who = decider == t.first ? " decides to go first" : " lets " + Reports.player(t.first) + " go first";
        Reports.open(
                t,
                "first",
                decider,
                Reports.player(decider) + who,
                Data.fields().with("first", t.first));
    }

    public static void mulligan(Table t, int seat, boolean yes) {
        Reports.open(
                t,
                "mulligan",
                seat,
                Reports.player(seat) + (yes ? " redraws" : " keeps the hand"),
                Data.fields().with("redraw", yes));
    }

    public static void conceded(Table t, int seat) {
        Reports.open(t, "conceded", seat, Reports.player(seat) + " concedes", Data.fields());
    }

    /** Reports what is due before a question: new powers, the end of the game, and cards put back. */
    public static void settled(Table t) {
        Reports.powers(t);
        if (t.over()) {
            over(t);
        }
        if (t.hasUntold()) {
            Reports.putBack(t);
        }
    }

    public static void over(Table t) {
        String text =
                t.losers == 3 || t.losers == 0 ? "The game is a draw" : Reports.player(t.losers == 1 ? 1 : 0) + " wins";
        Reports.open(t, "over", -1, text, Data.fields().with("ending", Reports.words(t.ending.name())));
    }
}
