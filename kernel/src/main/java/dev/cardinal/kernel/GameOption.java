package dev.cardinal.kernel;

/**
 * Something that can be set before a game starts.
 *
 * @param values the possible values, described in words
 */
public record GameOption(String name, String values, String preset, String about) {}
