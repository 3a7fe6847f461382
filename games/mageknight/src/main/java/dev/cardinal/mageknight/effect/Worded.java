package dev.cardinal.mageknight.effect;

/** Something with a phrase in the notation. */
public interface Worded {
    Phrase phrase();
}
