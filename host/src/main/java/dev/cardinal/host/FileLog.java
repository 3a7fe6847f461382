package dev.cardinal.host;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Keeps a game in an append-only file; entries are on disk before anyone is told about them. */
public final class FileLog implements Log {
    private final Path file;
    private final Pen pen;
    private long size;
    /** Whether a failed write may have left part of itself behind. */
    private boolean soiled;

    /** Writes some of the bytes, as a channel does. Tests replace it to fail halfway. */
    interface Pen {
        void write(FileChannel channel, ByteBuffer bytes) throws IOException;
    }

    FileLog(Path file, long size, Pen pen) {
        this.file = file;
        this.size = size;
        this.pen = pen;
    }

    /** Writes a game to this file and continues there. */
    public static FileLog on(Path file, GameFile game) throws IOException {
        game.write(file);
        return new FileLog(file, file.toFile().length(), FileChannel::write);
    }

    public Path file() {
        return file;
    }

    /** Whether another program has written to the file since. */
    public boolean disturbed() {
        return !soiled && file.toFile().length() != size;
    }

    @Override
    public void append(List<Numbered> entries) throws IOException {
        StringBuilder lines = new StringBuilder();
        entries.forEach(entry -> lines.append(entry.json()).append('\n'));
        ByteBuffer bytes = ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            if (soiled) {
                channel.truncate(size);
            }
            soiled = true;
            channel.position(size);
            while (bytes.hasRemaining()) {
                pen.write(channel, bytes);
            }
            channel.force(false);
        } catch (IOException failed) {
            clean(failed);
            throw failed;
        }
        soiled = false;
        size += bytes.limit();
    }

    /** Removes what a failed write left behind; if that fails too, the next write tries again. */
    private void clean(IOException failed) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.truncate(size).force(false);
            soiled = false;
        } catch (IOException still) {
            failed.addSuppressed(still);
        }
    }
}
