package dev.cardinal.mageknight.data;

import dev.cardinal.mageknight.effect.Terrain;

/** A space of a tile. */
public record Space(Terrain terrain, Site site) {}
