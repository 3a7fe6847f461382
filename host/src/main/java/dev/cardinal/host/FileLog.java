package dev.cardinal.host;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/** Keeps a game in a file, to which lines are only added; each addition is on disk before anybody hears of it. */
public final class FileLog implements Log {
    private final Path file;
    private long size;

    private FileLog(Path file, long size) {
        this.file = file;
        this.size = size;
    }

    /** Writes a game into this file and goes on there. */
    public static FileLog on(Path file, GameFile game) throws IOException {
        game.write(file);
        return new FileLog(file, file.toFile().length());
    }

    public Path file() {
        return file;
    }

    /** Whether somebody else has written to the file since. */
    public boolean disturbed() {
        return file.toFile().length() != size;
    }

    @Override
    public void append(List<Numbered> entries) throws IOException {
        StringBuilder lines = new StringBuilder();
        entries.forEach(entry -> lines.append(entry.json()).append('\n'));
        ByteBuffer bytes = ByteBuffer.wrap(lines.toString().getBytes(StandardCharsets.UTF_8));
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            channel.position(size);
            while (bytes.hasRemaining()) {
                channel.write(bytes);
            }
            channel.force(false);
        }
        size += bytes.limit();
    }
}
