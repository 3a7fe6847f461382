package dev.cardinal.server.load;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** Measures how long the disk takes to make a few bytes safe, next to whatever else goes on. */
public final class FsyncProbe implements AutoCloseable {
    private static final int PAUSE_MILLIS = 100;

    private final Path file;
    private final List<Long> nanos = new CopyOnWriteArrayList<>();
    private final Thread thread;

    private FsyncProbe(Path file) {
        this.file = file;
        thread = Thread.ofPlatform().name("fsync-probe").daemon().start(this::run);
    }

    /** Starts to measure with a file in this folder. */
    public static FsyncProbe start(Path folder) throws IOException {
        return new FsyncProbe(Files.createTempFile(folder, "fsync", ".probe"));
    }

    private void run() {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            while (true) {
                channel.write(ByteBuffer.allocate(512));
                long from = System.nanoTime();
                channel.force(false);
                nanos.add(System.nanoTime() - from);
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (IOException | InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    public double p99Millis() {
        List<Long> sorted = nanos.stream().sorted().toList();
        return sorted.isEmpty() ? Double.NaN : sorted.get((int) (0.99 * (sorted.size() - 1))) / 1e6;
    }

    @Override
    public void close() throws IOException {
        thread.interrupt();
        Files.deleteIfExists(file);
    }
}
