package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Contract 10: a position that has not been read yet looks the same from several threads at the same time. */
final class ThreadsAgree implements Check {
    private static final int THREADS = 4;
    /** One moment in this many is checked like this. */
    private static final int LOOKED = 40;

    @Override
    public int contract() {
        return 10;
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        if (chance.below(LOOKED) > 0) {
            return;
        }
        Position fresh = moment.action().on(moment.before().position()).position();
        List<List<Data>> seen = new ArrayList<>();
        List<Thread> threads = new ArrayList<>();
        CountDownLatch start = new CountDownLatch(1);
        for (int i = 0; i < THREADS; i++) {
            List<Data> mine = new ArrayList<>();
            seen.add(mine);
            threads.add(Thread.ofPlatform().start(() -> look(fresh, start, mine)));
        }
        start.countDown();
        threads.forEach(ThreadsAgree::join);
        List<Data> alone = new ArrayList<>();
        look(moment.after().position(), start, alone);
        for (List<Data> one : seen) {
            Breach.unless(
                    one.equals(alone),
                    10,
                    () -> "one of several threads saw " + one + ", but a single thread saw " + alone);
        }
    }

    private static void look(Position position, CountDownLatch start, List<Data> seen) {
        try {
            start.await();
            for (int seat = 0; seat < position.seats(); seat++) {
                seen.add(position.view(Viewer.seat(seat)).data());
                seen.add(position.view(Viewer.seat(seat)).scene().json());
            }
            seen.add(Data.of(position.over() || position.forced()));
            seen.add(position.guess(Viewer.SPECTATOR, new Chance(1)).everything());
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException bug) {
            seen.add(Data.of(bug.toString()));
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", stop);
        }
    }
}
