package dev.cardinal.kernel.text;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A person who reads what games write about "Player 0": it says "you" to the person in that seat, and calls the others
 * by their names.
 *
 * <p>Games write every text once, in the third person, and know no names; programs read it like that.
 *
 * @param seat the person's own seat; -1 for someone without a seat
 * @param names the names of the players, by seat; empty for a player without one, who stays "Player 1"
 */
public record Addressee(int seat, List<String> names) {
    private static final Pattern PLAYER = Pattern.compile("\\b(Player|PLAYER) (\\d{1,2})\\b");
    private static final Pattern WIDE_GAP = Pattern.compile(" {2,}");
    private static final String RIGHT_ALIGNED = "   ";
    private static final String NEXT_CLAUSE = "; ";
    /** Words before "Player 0" that make it an object, so that the next word is not its verb. */
    private static final Pattern OBJECT = Pattern.compile(".*\\b(of|for|to|from|with|by|at|on|before|after|and) ");

    public Addressee {
        names = List.copyOf(names);
    }

    private String name(String player, int number) {
        String name = number < names.size() ? names.get(number) : "";
        boolean heading = player.startsWith("PLAYER");
        return name.isEmpty() ? player : heading ? name.toUpperCase(Locale.ROOT) : name;
    }

    // Names.

    /** A line of a table or a list, with names in it. What is in columns stays there. */
    public String named(String line) {
        StringBuilder said = new StringBuilder();
        String rest = line;
        for (Matcher player = PLAYER.matcher(rest); player.find(); player = PLAYER.matcher(rest)) {
            String name = name(player.group(), Integer.parseInt(player.group(2)));
            int spare = player.group().length() - name.length();
            said.append(rest, 0, player.start());
            rest = rest.substring(player.end());
            if (said.toString().endsWith(RIGHT_ALIGNED)) {
                said = new StringBuilder(stretched(
                        said.toString(), said.toString().stripTrailing().length(), spare));
            } else {
                Matcher gap = WIDE_GAP.matcher(rest);
                rest = gap.find() ? stretched(rest, gap.start(), spare) : rest;
            }
            said.append(name);
        }
        return said.append(rest).toString();
    }

    /** The text with a gap that is wider by some spaces, or narrower, but still a gap. */
    private static String stretched(String text, int gap, int spare) {
        if (spare >= 0) {
            return text.substring(0, gap) + " ".repeat(spare) + text.substring(gap);
        }
        int wide = text.length() - gap - text.substring(gap).stripLeading().length();
        return text.substring(0, gap) + text.substring(gap + Math.min(-spare, wide - 1));
    }

    public List<String> named(List<String> lines) {
        return lines.stream().map(this::named).toList();
    }

    // Second person.

    /** What happened or is asked, told to this person. */
    public String told(String text) {
        return named(seat < 0 ? text : addressed(text));
    }

    public List<String> told(List<String> texts) {
        return texts.stream().map(this::told).toList();
    }

    private String addressed(String text) {
        String me = "Player " + seat;
        String[] clauses = text.split(NEXT_CLAUSE, -1);
        String first = clauses[0].startsWith(me + "'s turn ")
                ? clauses[0].replaceFirst(": (?=[a-z]+s\\b)", ": " + me + " ")
                : clauses[0];
        boolean mine = first.matches(me + "('s turn .*: .*| .*|: .*)");
        return Stream.concat(
                        Stream.of(first), Stream.of(clauses).skip(1).map(clause -> mine ? conjugated(clause) : clause))
                .map(this::spoken)
                .collect(Collectors.joining(NEXT_CLAUSE));
    }

    private String spoken(String clause) {
        Matcher me =
                Pattern.compile("\\bPlayer " + seat + "\\b('s)?( [a-z]+\\b)?").matcher(clause);
        StringBuilder said = new StringBuilder();
        while (me.find()) {
            String before = clause.substring(0, me.start());
            boolean begins = before.isEmpty() || before.matches(".*(→|[.!?]) ");
            String next = me.group(2) == null ? "" : me.group(2);
            boolean subject = me.group(1) == null && !OBJECT.matcher(before).matches();
            String you = (begins ? "You" : "you") + (me.group(1) == null ? "" : "r");
            me.appendReplacement(
                    said,
                    Matcher.quoteReplacement(you + (subject && !next.isEmpty() ? " " + verb(next.strip()) : next)));
        }
        return me.appendTail(said).toString();
    }

    /** A clause that says what a player does, without the player: "draws a card" becomes "draw a card". */
    private static String conjugated(String clause) {
        Matcher verb = Pattern.compile("[a-z]+\\b").matcher(clause);
        return verb.lookingAt() ? verb(verb.group()) + clause.substring(verb.end()) : clause;
    }

    /** A verb as it follows "you". */
    private static String verb(String word) {
        return switch (word) {
            case "has" -> "have";
            case "is" -> "are";
            case "was" -> "were";
            default -> {
                if (word.endsWith("ies")) {
                    yield word.substring(0, word.length() - 3) + "y";
                }
                if (word.matches(".*(ss|sh|ch|x|zz|o)es")) {
                    yield word.substring(0, word.length() - 2);
                }
                yield word.endsWith("s") && !word.endsWith("ss") ? word.substring(0, word.length() - 1) : word;
            }
        };
    }
}
