package dev.cardinal.arena.program;

import dev.cardinal.host.HostedGame;

/**
 * Where a program sits in one game.
 *
 * @param game may be read at any time, but only as the seat's own player may see it
 * @param meter must be told what the program does; it says when the program has to give up
 */
public record Chair(HostedGame game, int seat, Meter meter) {}
