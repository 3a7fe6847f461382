package dev.cardinal.onepiece.speech;

import dev.cardinal.kit.Typed;
import dev.cardinal.onepiece.view.OnePieceView;
import dev.cardinal.onepiece.view.QuestionType;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Two moves in one: an attacker with its target, several DON!!, or a counter with its target. */
public final class Shorthand {
    public static final Map<String, String> ALL = new LinkedHashMap<>();

    static {
        ALL.put("attack X with Y", "the same as: attack with Y, attack X");
        ALL.put("give 2 to X", "give 2 DON!! to X");
        ALL.put("counter with X for Y", "Y gets the power of the counter X");
    }

    private static final Pattern ATTACK = Pattern.compile("attack (?!with )(.+) with (.+)");
    private static final Pattern ATTACKS = Pattern.compile("(?!attack)(.+) attacks? (.+)");
    private static final Pattern GIVE = Pattern.compile("give (\\d{1,2})(?: don!*)? to (.+)");
    private static final Pattern COUNTER = Pattern.compile("counter with (.+) (?:for|on) (.+)");

    private Shorthand() {}

    public static List<String> spelledOut(String typed, OnePieceView view) {
        String said = Typed.plain(typed);
        if (view.question().isEmpty()) {
            return List.of();
        }
        QuestionType asks = view.asks();
        if (asks == QuestionType.MAIN) {
            Matcher attack = ATTACK.matcher(said);
            Matcher attacks = ATTACKS.matcher(said);
            Matcher give = GIVE.matcher(said);
            if (attack.matches()) {
                return List.of("attack with " + attack.group(2), "attack " + attack.group(1));
            }
            if (attacks.matches()) {
                return List.of("attack with " + attacks.group(1), "attack " + attacks.group(2));
            }
            if (give.matches()) {
                int times = Integer.parseInt(give.group(1));
                return times == 0
                        ? List.of("give nothing")
                        : Collections.nCopies(times, "give don to " + give.group(2));
            }
        }
        Matcher counter = COUNTER.matcher(said);
        return asks == QuestionType.COUNTER && counter.matches()
                ? List.of("counter with " + counter.group(1), "boost " + counter.group(2))
                : List.of();
    }
}
