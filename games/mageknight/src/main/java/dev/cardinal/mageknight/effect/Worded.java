package dev.cardinal.mageknight.effect;

/** Something that the notation has a phrase for. */
public interface Worded {
    Phrase phrase();
}
