package dev.cardinal.host;

import java.time.Duration;

/** The time at a table. */
public interface Pace {
    /** No pauses: nobody but one person and bots are there, or nobody waits at all. */
    Pace NONE = new Pace() {
        @Override
        public long now() {
            return 0;
        }

        @Override
        public void until(long time) {}
    };

    /** The real one. */
    Pace REAL = new Pace() {
        @Override
        public long now() {
            return System.nanoTime();
        }

        @Override
        public void until(long time) {
            try {
                Thread.sleep(Duration.ofNanos(Math.max(0, time - System.nanoTime())));
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
            }
        }
    };

    /** In nanoseconds from some start. */
    long now();

    /** Waits until then. */
    void until(long time);
}
