package dev.cardinal.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;

/** The last part of what a process writes to its standard error, which is read all the time. */
public final class Murmur {
    private static final int KEPT = 4000;
    private static final int LONGEST = 200;

    private final StringBuilder said = new StringBuilder();
    private final Thread listening;

    private Murmur(BufferedReader from) {
        listening = Thread.ofPlatform().daemon().name("errors of a program").start(() -> listen(from));
    }

    public static Murmur of(BufferedReader from) {
        return new Murmur(from);
    }

    private void listen(Reader from) {
        char[] more = new char[KEPT];
        try (from) {
            for (int count = from.read(more); count >= 0; count = from.read(more)) {
                add(more, count);
            }
        } catch (IOException gone) {
            // There is nothing more to hear.
        }
    }

    private synchronized void add(char[] more, int count) {
        said.append(more, 0, count);
        said.delete(0, Math.max(0, said.length() - KEPT));
    }

    /**
     * What its last error was, in short: the last line that is not a detail of one before it.
     *
     * @param millis how long to wait for the rest, if the process has ended
     */
    public String last(int millis) {
        try {
            if (millis > 0) {
                listening.join(millis);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
        String line = lastLine();
        return line.length() <= LONGEST ? line : line.substring(0, LONGEST) + "...";
    }

    private synchronized String lastLine() {
        return said.toString()
                .lines()
                .filter(line -> !line.isBlank())
                .reduce("", (last, next) -> last.isEmpty() || !Character.isWhitespace(next.charAt(0)) ? next : last)
                .strip();
    }
}
