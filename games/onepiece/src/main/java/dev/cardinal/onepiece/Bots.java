package dev.cardinal.onepiece;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Refused;
import java.util.Map;

/** Where the game's bots come from; found by {@link java.util.ServiceLoader}, since bots know the rules and not the other way round. */
public interface Bots {
    /** The bots by name, with a line on each. */
    Map<String, String> about();

    Bot bot(String name) throws Refused;

    /** The opponent of a person who did not choose one. */
    String preset();
}
