package dev.cardinal.terminal.play;

import java.util.Collection;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** A pattern that matches the longest of thousands of names, built as a trie for speed. */
final class AnyOf {
    private AnyOf() {}

    static Pattern names(Collection<String> names) {
        return Pattern.compile("(?<!\\w)" + beginnings(names) + "(?!\\w)");
    }

    private static String beginnings(Collection<String> names) {
        SortedMap<Character, Collection<String>> ends = new TreeMap<>();
        for (String name : names) {
            if (!name.isEmpty()) {
                ends.computeIfAbsent(name.charAt(0), _ -> new TreeSet<>()).add(name.substring(1));
            }
        }
        StringBuilder pattern = new StringBuilder();
        ends.forEach((letter, rest) -> pattern.append(pattern.isEmpty() ? "(?:" : "|")
                .append(Character.isLetterOrDigit(letter) ? "" : "\\")
                .append(letter)
                .append(beginnings(rest)));
        return pattern.isEmpty() ? "" : pattern + (names.contains("") ? ")?" : ")");
    }
}
