package dev.cardinal.onepiece.turn;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kit.Frame;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Moment;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Prohibition;
import dev.cardinal.onepiece.effect.Timing;
import dev.cardinal.onepiece.move.DonMoves;
import dev.cardinal.onepiece.move.Moves;
import dev.cardinal.onepiece.move.TurnReports;
import dev.cardinal.onepiece.table.Areas;
import dev.cardinal.onepiece.table.Ending;
import dev.cardinal.onepiece.table.GamePhase;
import dev.cardinal.onepiece.table.Mod;
import dev.cardinal.onepiece.table.Origin;
import dev.cardinal.onepiece.table.Table;
import dev.cardinal.onepiece.work.Due;
import dev.cardinal.onepiece.work.Forbidden;
import dev.cardinal.onepiece.work.Waiting;

/** A turn, phase by phase in the order of the rules file (6-1-1). A phase has several steps. */
public record Turn(int phase, int step) implements Frame<Table> {
    public static void begin(Table t, int seat) {
        t.turn = seat;
        t.turnNumber++;
        t.turns[seat]++;
        t.forgetUses();
        t.today.clear();
        t.loops.clear();
        t.unstoppable = 0;
        t.stale = true;
        if (t.heard()) {
            TurnReports.turn(t);
        }
        t.push(new Turn(0, 0));
    }

    /** Skips ahead to a phase in a turn that has just begun. */
    public static void at(Table t, String name) throws Refused {
        for (int i = 0; i < t.rules.phases().size(); i++) {
            if (t.rules.phases().get(i).name().equalsIgnoreCase(name)) {
                t.phase = GamePhase.valueOf(t.rules.phases().get(i).name());
                t.become(new Turn(i, 0));
                return;
            }
        }
        throw new Refused("bad_phase", "There is no phase '" + name + "'");
    }

    /** Whether this is the first turn of the game. */
    private static boolean veryFirst(Table t) {
        return t.turnNumber == 1;
    }

    private void next(Table t) {
        t.become(new Turn(phase, step + 1));
    }

    private void nextPhase(Table t) {
        t.become(new Turn(phase + 1, 0));
    }

    @Override
    public boolean advance(Table t) {
        if (Waiting.comesFirst(t)) {
            return false;
        }
        if (phase == t.rules.phases().size()) {
            end(t);
            return false;
        }
        GamePhase now = GamePhase.valueOf(t.rules.phases().get(phase).name());
        if (step == 0) {
            t.phase = now;
            if (t.heard()) {
                TurnReports.phase(t);
            }
        }
        switch (now) {
            case REFRESH -> refresh(t);
            case DRAW -> {
                nextPhase(t);
                if (!veryFirst(t) || t.rules.firstTurnDraws()) {
                    Moves.draw(t, t.turn, Origin.RULES);
                }
            }
            case DON -> {
                nextPhase(t);
                int number = veryFirst(t) ? t.rules.firstTurnDon() : t.rules.donPerTurn();
                int forLeader = forLeader(t);
                int added = DonMoves.add(t, t.turn, number, false);
                if (Math.min(forLeader, added) > 0) {
                    DonMoves.give(t, t.leader(t.turn), Math.min(forLeader, added), 0);
                }
            }
            case MAIN -> {
                if (step == 0) {
                    next(t);
                    t.await(Timing.Tag.START_OF_MAIN, t.turn);
                    Due.now(t, 1 - t.turn, Moment.START_OF_OPPONENT_NEXT_MAIN);
                } else {
                    nextPhase(t);
                    t.push(new MainPhase());
                }
            }
            case END -> endPhase(t);
            case SETUP -> throw new IllegalStateException("not a phase of a turn");
        }
        return false;
    }

    /** How many of the DON!! cards of this DON!! Phase go to the Leader, judging by the table before it. */
    private static int forLeader(Table t) {
        int[] most = new int[1];
        t.values().allowedTo(t.turn, permission -> {
            if (permission instanceof Permission.DonForLeader(int number)) {
                most[0] = Math.max(most[0], number);
            }
            return false;
        });
        return most[0];
    }

    private void refresh(Table t) {
        switch (step) {
            case 0 -> {
                next(t);
                t.expire(Duration.UNTIL_START_OF_YOUR_NEXT_TURN, t.turn);
                Due.now(t, t.turn, Moment.START_OF_YOUR_NEXT_TURN);
                t.await(Timing.Tag.START_OF_TURN, t.turn);
                t.await(Timing.Tag.START_OF_OPPONENT_TURN, 1 - t.turn);
            }
            default -> {
                nextPhase(t);
                returnDon(t);
                setActive(t);
                t.expireRefresh(t.turn);
                t.expire(Duration.OPPONENT_NEXT_REFRESH, 1 - t.turn);
            }
        }
    }

    /** Given DON!! cards come back rested (6-2-3). */
    private static void returnDon(Table t) {
        int seat = t.turn;
        takeBack(t, t.leader(seat));
        for (int i = 0; i < t.size(seat, Areas.CHARACTERS); i++) {
            takeBack(t, t.at(seat, Areas.CHARACTERS, i));
        }
    }

    private static void takeBack(Table t, int piece) {
        if (t.given(piece) > 0) {
            DonMoves.detach(t, piece, t.given(piece));
        }
    }

    private static void setActive(Table t) {
        int seat = t.turn;
        for (int zone = Areas.LEADER; zone <= Areas.STAGE; zone++) {
            for (int i = 0; i < t.size(seat, zone); i++) {
                int piece = t.at(seat, zone, i);
                if (t.rested(piece) && Forbidden.refreshes(t, piece)) {
                    Moves.setActive(t, piece);
                }
            }
        }
        DonMoves.ready(t, seat, Math.max(0, t.donRested(seat) - frozen(t, seat)));
    }

    private static int frozen(Table t, int seat) {
        int frozen = 0;
        for (int i = 0; i < t.mods.size(); i++) {
            Mod mod = t.mods.get(i);
            frozen += mod.piece() < 0
                            && mod.player() == seat
                            && mod.change() instanceof Change.Forbid(Prohibition.Refresh refresh)
                    ? mod.value()
                    : 0;
        }
        return frozen;
    }

    private void endPhase(Table t) {
        switch (step) {
            case 0 -> {
                next(t);
                t.await(Timing.Tag.END_OF_YOUR_TURN, t.turn);
                t.await(Timing.Tag.END_OF_OPPONENT_TURN, 1 - t.turn);
            }
            case 1 -> {
                next(t);
                Due.now(t, t.turn, Moment.END_OF_TURN);
            }
            case 2 -> {
                next(t);
                t.expireBefore(Duration.UNTIL_END_OF_YOUR_NEXT_TURN, t.turn);
                Due.now(t, 1 - t.turn, Moment.END_OF_TURN, Moment.END_OF_OPPONENT_NEXT_TURN);
            }
            default -> {
                nextPhase(t);
                t.expire(Duration.UNTIL_END_OF_OPPONENT_NEXT_TURN, 1 - t.turn);
                t.expire(Duration.UNTIL_END_OF_OPPONENT_NEXT_END_PHASE, 1 - t.turn);
                t.expire(Duration.THIS_TURN, -1);
            }
        }
    }

    private static void end(Table t) {
        t.pop();
        t.losers |= t.losesLater;
        t.lose(Ending.DECK);
        if (t.over()) {
            return;
        }
        boolean again = (t.extraTurns >> t.turn & 1) == 1;
        t.extraTurns &= ~(1 << t.turn);
        begin(t, again ? t.turn : 1 - t.turn);
    }
}
