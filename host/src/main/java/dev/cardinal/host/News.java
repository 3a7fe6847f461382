package dev.cardinal.host;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a client has missed and where the game is now, read at one moment.
 *
 * @param last the number of the last entry
 * @param happened what happened since the client last looked; empty if it needs the whole scene
 * @param talk what was said since, and who sat down
 * @param question the question, for the seat it is put to and nobody else
 */
public record News(
        int last,
        Optional<List<Happened>> happened,
        List<Numbered> talk,
        Position position,
        @Nullable Question question,
        Seats seats,
        List<String> names) {}
