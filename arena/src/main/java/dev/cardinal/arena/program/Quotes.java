package dev.cardinal.arena.program;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;

/** Text with quotes in it, single or double: what is between two of them stays together. */
final class Quotes {
    private static final char NONE = 0;

    private Quotes() {}

    /** Where this character is next, outside quotes; -1 if nowhere. */
    static int next(String text, int from, char wanted) throws Refused {
        char open = NONE;
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (open == NONE && c == wanted) {
                return i;
            }
            open = after(open, c);
        }
        requireClosed(open, text);
        return -1;
    }

    /** The words of a command, without their quotes. */
    static List<String> words(String command) throws Refused {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean started = false;
        char open = NONE;
        for (int i = 0; i < command.length(); i++) {
            char c = command.charAt(i);
            char now = after(open, c);
            if (now != open) {
                started = true; // two quotes with nothing between them are a word too
            } else if (open == NONE && Character.isWhitespace(c)) {
                if (started) {
                    words.add(word.toString());
                }
                word.setLength(0);
                started = false;
            } else {
                word.append(c);
                started = true;
            }
            open = now;
        }
        requireClosed(open, command);
        if (started) {
            words.add(word.toString());
        }
        return words;
    }

    /** The quote that is open after this character. */
    private static char after(char open, char c) {
        if (open == NONE) {
            return c == '\'' || c == '"' ? c : NONE;
        }
        return c == open ? NONE : open;
    }

    private static void requireClosed(char open, String text) throws Refused {
        if (open != NONE) {
            throw new Refused(new Refusal(
                    "bad_players",
                    "A quote " + open + " is opened but not closed in " + Refusal.quote(text),
                    "Quotes keep words with spaces or commas together: cmd:python 'my bot.py'."));
        }
    }
}
