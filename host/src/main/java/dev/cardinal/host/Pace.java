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
            long wait = time - System.nanoTime();
            if (wait <= 0) {
                return; // a virtual thread would let others go first even if it sleeps for no time at all
            }
            try {
                Thread.sleep(Duration.ofNanos(wait));
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
