package dev.cardinal.arena.program;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The processes that were started here and have not ended; none of them outlives this program. */
public final class Running {
    private static final Set<Process> ALL = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime()
                .addShutdownHook(new Thread(() -> ALL.forEach(process -> kill(process, offspring(process)))));
    }

    private Running() {}

    public static Process start(ProcessBuilder builder) throws IOException {
        Process process = builder.start();
        ALL.add(process);
        return process;
    }

    /**
     * Ends a process with everything it has started, by force if it does not end by itself.
     *
     * @param farewell asks it to end, such as by closing its input
     * @param millis how long it has for that
     */
    public static void end(Process process, Runnable farewell, long millis) {
        List<ProcessHandle> offspring = offspring(process); // once it has ended, no one knows what it started
        farewell.run();
        try {
            process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        kill(
                process,
                Stream.concat(offspring.stream(), offspring(process).stream()).toList());
        ALL.remove(process);
    }

    private static List<ProcessHandle> offspring(Process process) {
        return process.descendants().toList();
    }

    private static void kill(Process process, List<ProcessHandle> offspring) {
        process.destroyForcibly();
        offspring.forEach(ProcessHandle::destroyForcibly);
    }
}
