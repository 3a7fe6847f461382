package dev.cardinal.host;

import java.time.Duration;

/** The time at a table. */
public interface Pace {
    /** No pauses: there is just one person with bots, or no person at all. */
    Pace NONE = new Pace() {
        @Override
        public long now() {
            return 0;
        }

        @Override
        public void until(long time) {}
    };

    /** Real time. */
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

    /** The time in nanoseconds since some arbitrary start. */
    long now();

    /** Waits until this time. */
    void until(long time);
}
