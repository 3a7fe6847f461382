package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Where the people at this terminal play: at a game in this program, or at a table of a server. It speaks in words and
 * numbers only, so that both are played in the same way.
 */
public interface Place extends AutoCloseable {
    /**
     * Where a game is.
     *
     * @param entry the number of its last entry
     * @param asked the seat that is asked; -1 if the game is over
     */
    record Moment(int entry, int asked) {
        boolean over() {
            return asked < 0;
        }
    }

    Moment now();

    /** The seats of the people at this terminal. */
    List<Integer> people();

    /** What the game's speaker says to a seat, or to an onlooker if it is negative; docs/words.md lists the requests. */
    Reply say(int seat, Data.Fields request) throws Refused;

    /** Lets everyone else act until someone here is asked or the game is over. */
    void settle();

    /** Whether the prompt stays open while others think; {@link #await} says when there is something to show. */
    default boolean staysOpen() {
        return false;
    }

    /** Waits until something has changed since it was like this; false if nothing ever will. */
    default boolean await(Moment seen) {
        return false;
    }

    /** Whether it is lost for good, and no one can play on there from here. */
    default boolean gone() {
        return false;
    }

    /** Something about the game itself that the players have not been told yet. */
    Optional<Refusal> trouble();

    /** Whether a command makes sense here; if not, it is left out of the help. */
    boolean offers(Command command);

    /** What a command does, in a few words. */
    default String about(Command command) {
        return command.about;
    }

    /**
     * A seat enters a line of moves.
     *
     * @param entry the last entry that was shown
     */
    Untried line(int seat, int entry, String text) throws Refused;

    void undo(int seat) throws Refused;

    void concede(int seat) throws Refused;

    void auto(int seat, boolean on) throws Refused;

    void chat(int seat, String text) throws Refused;

    /** Does something that concerns the people who play somewhere else. Returns what came of it, in a sentence. */
    default String company(Command.Call call) throws Refused {
        throw new Refused("nobody_else", "Nobody plays this game from somewhere else");
    }

    void save(Path file) throws Refused;

    void load(Path file) throws Refused;

    @Override
    void close();
}
