package dev.cardinal.arena.program;

/** A program that can take a seat in many games, also at the same time; each time it starts afresh. */
public interface Program {
    /** Starts it in a seat, before the first question is asked; {@link Guest#close} is called in any case. */
    Guest sitDown(Chair chair) throws Forfeit;
}
