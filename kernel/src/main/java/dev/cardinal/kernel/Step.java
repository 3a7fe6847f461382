package dev.cardinal.kernel;

import java.util.List;

/**
 * What an answer led to.
 *
 * @param revealed whether it drew on the generator or showed any seat a card that was hidden from it
 * @param news whether it told the one who acted anything that could not be foreseen
 * @param carried how many pieces came to another area, by the engine's own record
 */
public record Step(Position position, List<Event> events, boolean revealed, boolean news, long carried) {}
