package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Bots;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Answers at a table without being asked to: for bots, and for people where nothing is to choose.
 *
 * <p>How long that takes must not tell anybody what only others may know.
 */
final class Steward {
    private static final long MILLIS = 1_000_000;
    private static final long BOT_PAUSE = 400 * MILLIS;
    private static final int PASS_LEAST = 600;
    private static final int PASS_MORE = 1200;

    private final HostedGame table;
    private final long root;
    private final Set<Integer> autoPass = ConcurrentHashMap.newKeySet();

    /**
     * Serves a table.
     *
     * @param root where the bots' random numbers come from
     */
    Steward(HostedGame table, long root) {
        this.table = table;
        this.root = root;
    }

    void autoPass(int seat, boolean on) {
        if (on) {
            autoPass.add(seat);
        } else {
            autoPass.remove(seat);
        }
    }

    /** Goes on up to the next moment at which others look on; whether there may be more to do. */
    boolean goOn() throws Refused {
        Ahead ahead = table.ahead();
        while (!ahead.position().over() && !Thread.currentThread().isInterrupted()) {
            int seat = ahead.position().asked();
            if (!table.seats().isPerson(seat)) {
                ahead.answer(thought(ahead, seat), false, "");
                if (table.isShown()) {
                    table.commit(ahead, table.askedAt() + BOT_PAUSE);
                    return true;
                }
            } else if (table.isAuto(ahead.position())) {
                Answer only = HostedGame.only(ahead.question());
                Ahead.Doing doing = ahead.tried(only, true, "");
                if (doing.endsTurn()) {
                    table.foresee(new Ahead.Foreseen(ahead.position(), only, doing.step()));
                    break;
                }
                ahead.add(doing);
            } else if (!ahead.isEmpty()) {
                table.commit(ahead, table.pace().now());
                return true;
            } else if (passesFor(seat) && ahead.position().forced()) {
                ahead.answer(HostedGame.only(ahead.question()), true, "");
                table.commit(ahead, due(seat));
                return true;
            } else {
                return false;
            }
        }
        return !ahead.isEmpty() && table.commit(ahead, table.pace().now()).isEmpty();
    }

    private boolean passesFor(int seat) {
        return table.seats().severalPeople() && autoPass.contains(seat);
    }

    /**
     * When an answer of this seat may be shown. Where somebody passes for it, that is a time drawn without looking at its
     * cards, for any question alike.
     */
    long due(int seat) {
        if (!passesFor(seat)) {
            return table.pace().now();
        }
        Chance chance = Bots.chance(root, -1L - table.moved(), seat);
        return table.askedAt() + MILLIS * (PASS_LEAST + chance.below(PASS_MORE));
    }

    private Answer thought(Ahead ahead, int seat) {
        Bot bot = table.seats().players().get(seat);
        Pick pick = new Pick();
        Chance chance = Bots.chance(root, (long) ahead.moved() + ahead.doings().size(), seat);
        bot.answer(ahead.position().view(Viewer.seat(seat)), chance, pick);
        return Answer.of(pick, ahead.question().limits().ordered());
    }
}
