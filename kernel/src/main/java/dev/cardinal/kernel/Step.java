package dev.cardinal.kernel;

import java.util.List;

/**
 * What an answer led to.
 *
 * @param revealed whether it used the generator or showed any seat a card that was hidden from it
 * @param news whether it told the player who acted anything they could not foresee
 * @param carried how many pieces changed areas, by the engine's own count
 */
public record Step(Position position, List<Event> events, boolean revealed, boolean news, long carried) {}
