package dev.cardinal.kernel;

import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Face;
import dev.cardinal.kernel.text.Count;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules of one game, found by {@link java.util.ServiceLoader}. */
public interface Game {
    String name();

    /** Change it whenever old replays would no longer play out the same. */
    String rulesVersion();

    /**
     * Identifies everything that a game with these options takes from outside, such as imported cards; empty if there
     * is nothing. Replays carry it, so that none is played back with different cards of the same names.
     */
    default String fingerprint(Options options) throws Refused {
        return "";
    }

    String about();

    default List<GameOption> options() {
        return List.of();
    }

    /**
     * Refuses options that name files of this machine. Call it before anything else reads options that someone on
     * another machine has chosen.
     */
    default void portable(Options options) throws Refused {}

    /** Settles the options, or refuses them and says why. */
    Deal deal(Options options) throws Refused;

    /** Options that depend on who plays, such as the number of seats. */
    default Options seat(Options options, List<Bot> bots) throws Refused {
        int seats = deal(options).seats();
        if (bots.size() != seats) {
            throw new Refused(
                    "bad_option",
                    "This game of " + name() + " is for " + Count.of(seats, "player") + ", not " + bots.size());
        }
        return options;
    }

    /** The same for games between bots alone, which may need pieces that the bots mention; given options are kept. */
    default Options seatBots(Options options, List<Bot> bots) throws Refused {
        return seat(options, bots);
    }

    /** Which rules apply with these options and how to choose others, if a player has to know. */
    default List<String> rulesInForce(Options options) throws Refused {
        return List.of();
    }

    /** The options whose last value is a player's default for the next game. */
    default Set<String> remembered() {
        return Set.of();
    }

    /** Options drawn at random for a fuzzer; given ones are kept. */
    default Options random(Options given, Chance chance) {
        return given;
    }

    /** The bots made for this game, by name, with a line about each; a name that ends in a colon takes an argument. */
    default Map<String, String> bots() {
        return OwnBots.of(this).about();
    }

    default Bot bot(String name) throws Refused {
        return OwnBots.of(this).bot(name);
    }

    /** The opponent for a person who has not chosen one. */
    default String defaultBot() {
        return OwnBots.of(this).preset();
    }

    /** The names of areas whose cards are listed in order, top first. */
    default Set<String> ordered() {
        return Set.of();
    }

    /** How the game speaks to people; by default, it describes the scene. */
    default Words words() {
        return new SceneWords(this);
    }

    /** The faces of all pieces in a game with these options. */
    default List<Face> faces(Options options) throws Refused {
        return List.of();
    }

    /**
     * Answers what a player may ask without a table, such as whether a deck is legal; the game's documentation names the
     * topics. Whoever asks may be on another machine, so what they wrote never names a file.
     */
    default Data.Fields ask(String topic, String text) throws Refused {
        throw new Refused("unknown_topic", "There is nothing to ask about " + name());
    }

    /** The words for a game with these options, which may cover more pieces. */
    default Words words(Options options) throws Refused {
        return words();
    }
}
