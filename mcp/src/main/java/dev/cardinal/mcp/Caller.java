package dev.cardinal.mcp;

import dev.cardinal.kernel.Refused;

/** Whoever uses the tools: one program by stdio, or whoever holds a seat's key by HTTP. */
interface Caller {
    /** Where they play. */
    Venue venue() throws Refused;

    /** The seat they play in now. */
    Sitting sitting() throws Refused;

    /** They are about to sit down; refused if they do so too often. */
    default void sitsDown() throws Refused {}

    /** They sit down at a table; what they should know to come back is returned. */
    String sits(Venue.Place place) throws Refused;

    /** They leave their seat, which stays theirs; how to come back to it is returned. */
    String leaves() throws Refused;
}
