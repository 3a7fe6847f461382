package dev.cardinal.terminal.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Marks a saved game as open, so that no other session continues it. The system lifts the mark even if the program is
 * killed.
 *
 * <p>The lock is on a file of its own: many systems drop a program's locks on a file as soon as the program closes that
 * file anywhere, and saved games are opened and closed all the time.
 */
final class Claim implements AutoCloseable {
    /** The claims of this program, which the system does not keep apart. */
    private static final Set<Path> HERE = ConcurrentHashMap.newKeySet();

    private final Path lock;
    private final @Nullable FileChannel channel;

    private Claim(Path lock, @Nullable FileChannel channel) {
        this.lock = lock;
        this.channel = channel;
    }

    /** A claim by means of this lock file; empty if there is another. */
    static Optional<Claim> on(Path lock) {
        if (!HERE.add(lock)) {
            return Optional.empty();
        }
        try {
            Files.createDirectories(lock.toAbsolutePath().getParent());
            FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (channel.tryLock() == null) {
                channel.close();
                HERE.remove(lock);
                return Optional.empty();
            }
            return Optional.of(new Claim(lock, channel));
        } catch (IOException unable) {
            return Optional.of(new Claim(lock, null)); // without locks, only this program's sessions are kept apart
        }
    }

    @Override
    public void close() {
        try {
            if (channel != null) {
                Files.deleteIfExists(lock);
                channel.close();
            }
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        } finally {
            HERE.remove(lock);
        }
    }
}
