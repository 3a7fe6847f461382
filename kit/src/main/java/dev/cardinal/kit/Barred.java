package dev.cardinal.kit;

import dev.cardinal.kernel.Refusal;

/** Something you might want to do but may not, worded like an option, with the reason. */
public record Barred(Choice choice, Refusal why) {}
