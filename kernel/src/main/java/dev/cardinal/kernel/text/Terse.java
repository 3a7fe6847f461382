package dev.cardinal.kernel.text;

import java.util.List;

/** Removes from lines what is only there for the eye: columns, rules and empty lines. */
public final class Terse {
    /** A page on which hardly anything is wrapped. */
    public static final int WIDE = 400;

    private Terse() {}

    public static List<String> lines(List<String> lines) {
        return lines.stream()
                .map(line -> line.strip().replaceAll("[─━═│┃]+", "").replaceAll(" {2,}", "  "))
                .filter(line -> !line.isBlank())
                .toList();
    }
}
