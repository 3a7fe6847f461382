package dev.cardinal.kernel;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How a game speaks to people: plain text, made from what a viewer may know.
 *
 * <p>Lines of the table fit the given width, which is at least 40; a client may colour the names of pieces in them.
 */
public interface Words {
    /** The whole table as this viewer sees it. */
    List<String> board(View view, int width);

    /** The little that a player needs between two moves of one turn. */
    List<String> brief(View view, int width);

    /** How a game that is over ended: the scores and who won. */
    List<String> result(View view);

    /** The parts of the table that can be asked for by name, such as "hand", with a line on each. */
    Map<String, String> parts();

    /** One part of the table. */
    Optional<List<String>> part(String name, View view, int width);

    /** What a card or other piece is and does. */
    Optional<List<String>> help(String name);

    /** The rules in short, for somebody who has never played. */
    List<String> rules();

    /** The names of all pieces, each in the colour that it may be shown in. */
    Map<String, Colour> names();

    /** All that may be shown in a colour: the names, and what else the table writes for pieces. */
    default Map<String, Colour> tints() {
        return names();
    }

    /** Words that stand for other moves, such as "t" for all treasures, with a line on each. */
    default Map<String, String> shorthands() {
        return Map.of();
    }

    /** The moves that such a word stands for now. */
    default List<String> spelledOut(String shorthand, View view) {
        return List.of();
    }

    /** What happened, told shortly. */
    default List<String> story(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.text(viewer)).toList();
    }
}
