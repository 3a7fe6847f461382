package dev.cardinal.kernel;

/**
 * Something that can be set before a game starts.
 *
 * @param values what may be given, in words
 */
public record GameOption(String name, String values, String preset, String about) {}
