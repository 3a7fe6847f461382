package dev.cardinal.terminal.play;

import java.util.List;
import org.jline.reader.CompletingParsedLine;

/** The move being typed: the text between the last comma and the cursor. */
record LastMove(String line, int cursor, String word) implements CompletingParsedLine {

    static LastMove of(String line, int cursor) {
        String before = line.substring(0, cursor);
        return new LastMove(
                line, cursor, before.substring(before.lastIndexOf(',') + 1).stripLeading());
    }

    @Override
    public int wordCursor() {
        return word.length();
    }

    @Override
    public int wordIndex() {
        return 0;
    }

    @Override
    public List<String> words() {
        return List.of(word);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        return candidate;
    }

    @Override
    public int rawWordCursor() {
        return word.length();
    }

    @Override
    public int rawWordLength() {
        return word.length();
    }
}
