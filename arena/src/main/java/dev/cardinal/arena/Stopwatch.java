package dev.cardinal.arena;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.Arrays;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/** Times the same work repeatedly in this thread's processor time, so that other work on the machine does not count. */
final class Stopwatch {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final IntSupplier work;
    private @Nullable Integer result;

    /** The work must return the same each time; using its result also keeps the compiler from removing it. */
    Stopwatch(IntSupplier work) {
        this.work = work;
    }

    double seconds() {
        long start = THREADS.getCurrentThreadCpuTime();
        int now = work.getAsInt();
        long end = THREADS.getCurrentThreadCpuTime();
        if (result != null && result != now) {
            throw new IllegalStateException("the same work returned " + result + " and then " + now);
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
