package dev.cardinal.kernel;

import java.util.List;

/**
 * What an answer led to.
 *
 * @param revealed whether it drew on the generator or showed any seat a card that was hidden from it
 */
public record Step(Position position, List<Event> events, boolean revealed) {}
