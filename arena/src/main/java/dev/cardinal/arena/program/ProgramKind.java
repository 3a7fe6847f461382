package dev.cardinal.arena.program;

import dev.cardinal.kernel.Refused;

/**
 * A way in which programs play, found by {@link java.util.ServiceLoader}. A player is written as the kind's prefix, a
 * colon and whatever this kind needs to know: {@code cmd:python bot.py}.
 */
public interface ProgramKind {
    /** What its players start with, without the colon. */
    String prefix();

    /** What comes after the colon, with a line about it, for help. */
    String about();

    /** The program that this text names; refused if it cannot be started here. */
    Program program(String text) throws Refused;
}
