package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Bots;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Answers at a table on its own: for bots, and for people where there is no choice.
 *
 * <p>The time it takes must not reveal what only others may know.
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
     * @param root the source of the bots' random numbers
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

    /** Goes on until there is something for others to see. Returns whether there may be more to do. */
    boolean goOn() throws Refused {
        Lookahead ahead = table.ahead();
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
                Lookahead.Doing doing = ahead.tried(only, true, "");
                if (doing.isForThePlayer(table.undoable(seat) && ahead.isHarmlessTo(seat))) {
                    table.foresee(new Lookahead.Foreseen(ahead.position(), only, doing.step()));
                    break;
                }
                ahead.add(doing);
            } else if (!ahead.isEmpty()) {
                table.commit(ahead, table.pace().now());
                return true;
            } else if (passesFor(seat) && ahead.position().forced()) {
                Lookahead.Doing doing = ahead.tried(HostedGame.only(ahead.question()), true, "");
                if (doing.endsTurn()) {
                    return false;
                }
                ahead.add(doing);
                table.commit(ahead, due(seat));
                return true;
            } else {
                return false;
            }
        }
        return !ahead.isEmpty() && table.commit(ahead, table.pace().now()).isEmpty();
    }

    /** Whether the host answers this seat's forced questions after a while. */
    boolean passesFor(int seat) {
        return table.severalPeople() && autoPass.contains(seat);
    }

    /**
     * When this seat's answer may be shown. If the host passes for it, the time is drawn in the same way for every
     * question, without looking at its cards.
     */
    long due(int seat) {
        if (!passesFor(seat)) {
            return table.pace().now();
        }
        Chance chance = Bots.chance(root, -1L - table.moved(), seat);
        return table.askedAt() + MILLIS * (PASS_LEAST + chance.below(PASS_MORE));
    }

    private Answer thought(Lookahead ahead, int seat) {
        Bot bot = table.seats().players().get(seat);
        Pick pick = new Pick();
        Chance chance = Bots.chance(root, (long) ahead.moved() + ahead.doings().size(), seat);
        View view = ahead.position().view(Viewer.seat(seat));
        CompletableFuture.runAsync(() -> bot.answer(view, chance, pick), table.thinking())
                .join();
        return Answer.of(pick, ahead.question().limits().ordered());
    }
}
