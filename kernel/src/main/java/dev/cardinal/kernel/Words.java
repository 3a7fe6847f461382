package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Colour;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Reader;
import dev.cardinal.kernel.text.Terse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How a game speaks to people: plain text based on what a viewer may know.
 *
 * <p>Lines fit the given width, which is at least 40; clients may colour the names of pieces in them.
 */
public interface Words {
    /** The whole table as this viewer sees it. */
    List<String> board(View view, int width);

    /** The little that a player needs between two moves of a turn. */
    List<String> brief(View view, int width);

    /** The table for this reader: as much of it as fits on the page; the rest is in the parts. */
    default List<String> board(View view, Reader reader) {
        return board(view, reader.width());
    }

    /** The little that this reader needs between two moves of a turn. */
    default List<String> brief(View view, Reader reader) {
        return brief(view, reader.width());
    }

    /**
     * The table for a reader who pays for every word, such as a language model: no columns, no ornament, equal pieces
     * together. A line is one fact, or a few that change together, and makes sense by itself: later, such a reader is
     * told only the lines that are new. The text before a line's first colon says what it is about, and names the line
     * once it is gone; so keep it the same when only a value changes: "in play: nothing".
     *
     * @param explained the names of pieces that were explained before; whoever explains more, on a line that begins with
     *     the name and a colon, adds to it
     */
    default List<String> facts(View view, Set<String> explained) {
        return Terse.lines(board(view, new Reader(Terse.WIDE, Integer.MAX_VALUE, explained)));
    }

    /** How the game ended: the scores and who won. */
    List<String> result(View view);

    /** The types of events to count for each player when the game is over, with what to call them. */
    default Map<String, String> counted() {
        return Map.of();
    }

    /** The parts of the table that a player can ask for by name, such as "hand", with a line about each. */
    Map<String, String> parts();

    /** One part of the table. */
    Optional<List<String>> part(String name, View view, int width);

    /** What a card or other piece is and does. */
    Optional<List<String>> help(String name);

    /** The rules in brief, for someone who has never played. */
    List<String> rules();

    /** The names of all pieces, with their colours. */
    Map<String, Colour> names();

    /** Everything to colour: the names, and whatever else the table prints for pieces. */
    default Map<String, Colour> tints() {
        return names();
    }

    /** Shorthands for moves, such as "t" for all treasures, with a line about each. */
    default Map<String, String> shorthands() {
        return Map.of();
    }

    /** The moves that a shorthand stands for now; together they are one move, which is taken back as a whole. */
    default List<String> spelledOut(String shorthand, View view) {
        return List.of();
    }

    /** The moves that a move in JSON stands for now, if it is a shorthand. */
    default List<String> spelledOut(Data.Fields shorthand, View view) {
        return List.of();
    }

    /** What happened, in brief. */
    default List<String> story(List<Event> events, Viewer viewer) {
        return events.stream().map(event -> event.text(viewer)).toList();
    }
}
