package dev.cardinal.host;

import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A move with a number, as equal pieces stand in a menu: "play March x2" is the same move twice. */
final class Repeated {
    private static final Pattern TIMES = Pattern.compile("(.+?) ?x(\\d{1,2})", Pattern.CASE_INSENSITIVE);

    private Repeated() {}

    /** The moves; none if this is not written like that. */
    static List<String> moves(String typed) {
        Matcher times = TIMES.matcher(typed);
        return times.matches() ? Collections.nCopies(Integer.parseInt(times.group(2)), times.group(1)) : List.of();
    }
}
