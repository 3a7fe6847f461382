package dev.cardinal.kit;

import dev.cardinal.kernel.Refusal;

/** Something that a player might want to do and may not, in the words of an option, with the reason. */
public record Barred(Choice choice, Refusal why) {}
