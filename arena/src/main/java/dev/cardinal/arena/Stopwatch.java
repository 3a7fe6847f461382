package dev.cardinal.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Times the same work round by round, in the processor time of this thread, whatever else the machine has to do. */
final class Stopwatch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final IntSupplier work;
    private @Nullable Integer result;

    /** What the work returns must be the same each time; it also keeps the compiler from leaving the work out. */
    Stopwatch(IntSupplier work) {
        this.work = work;
    }

    double seconds() {
        long start = THREADS.getCurrentThreadCpuTime();
        int now = work.getAsInt();
        long end = THREADS.getCurrentThreadCpuTime();
        if (result != null && result != now) {
            throw new IllegalStateException("the same work came to " + result + " and to " + now);
        }
        result = now;
        return (end - start) / 1e9;
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
