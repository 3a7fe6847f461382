package dev.cardinal.server.load;

import dev.cardinal.client.Site;
import dev.cardinal.client.Wire;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A client that answers every question at random after a while, and measures how long the answer takes. */
final class Player implements Wire.Listener {
    private final LoadTest test;
    private final ScheduledExecutorService timer;
    private final long thinkMillis;
    private final Runnable over;
    private @Nullable Wire wire;
    private long sentAt;
    private volatile boolean left;

    Player(LoadTest test, ScheduledExecutorService timer, long thinkMillis, Runnable over) {
        this.test = test;
        this.timer = timer;
        this.thinkMillis = thinkMillis;
        this.over = over;
    }

    void sit(Site site, String key) throws IOException {
        wire = Wire.open(site, "", key, -1, this);
    }

    @Override
    public synchronized void heard(Data.Fields message, int bytes) {
        if (message.get("entry") instanceof Data.Number(long entry)) {
            if (message.get("scene") == null) {
                test.told(bytes);
            }
            if (sentAt != 0) {
                test.answered(System.nanoTime() - sentAt);
                sentAt = 0;
            }
            if (message.get("question") instanceof Data.Fields question) {
                think(entry, question);
            }
            if (message.get("over") != null) {
                over.run();
            }
        } else if (message.get("refused") != null) {
            test.refused(message);
            Wire open = wire;
            if (open != null) {
                sentAt = 0;
                open.send(Data.fields().with("do", "concede"));
            }
        }
    }

    private void think(long entry, Data.Fields question) {
        Data.Fields answer = Data.fields()
                .with("do", "answer")
                .with("entry", entry)
                .with("picks", RandomPicks.of(question, ThreadLocalRandom.current()));
        if (thinkMillis == 0) {
            say(answer);
        } else {
            long half = thinkMillis / 2;
            long wait = half + ThreadLocalRandom.current().nextLong(thinkMillis);
            Future<?> _ = timer.schedule(() -> say(answer), wait, TimeUnit.MILLISECONDS);
        }
    }

    private synchronized void say(Data.Fields answer) {
        Wire open = wire;
        if (open != null && !test.isDone()) {
            sentAt = System.nanoTime();
            open.send(answer);
        }
    }

    void leave() {
        left = true;
        Wire open = wire;
        if (open != null) {
            open.close();
        }
    }

    @Override
    public void lost() {
        if (!left) {
            test.lost();
        }
    }
}
