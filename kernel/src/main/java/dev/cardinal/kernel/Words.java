package dev.cardinal.kernel;

import java.util.List;
import java.util.Optional;

/** How a game speaks to people: plain text in a given width, made from what a viewer may know. */
public interface Words {
    /** The table as this viewer sees it. */
    List<String> board(View view, int width);

    /** The final scores of a game that is over. */
    List<String> result(View view);

    /** One part of the table by its name, such as "hand" or "trash". */
    Optional<List<String>> part(String name, View view, int width);

    /** The names of the parts. */
    List<String> parts();

    /** What a card or other piece does. */
    Optional<List<String>> help(String name);

    /** What the rules say in short. */
    List<String> rules();

    /** All names that a player may type. */
    List<String> names();
}
