package dev.cardinal.host;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An answer by option numbers to the question of an entry. */
public record ByNumber(Sent sent, List<Integer> picks) {
    private static final Set<String> FIELDS = Set.of("entry", "picks", "client");
    private static final String SHAPE = "An answer by number looks like {\"entry\":3,\"picks\":[0]}.";

    public ByNumber {
        picks = List.copyOf(picks);
    }

    /** Whether this is meant as an answer by number, correct or not. */
    public static boolean isMeant(Data.Fields said) {
        return FIELDS.stream().anyMatch(field -> said.get(field) != null);
    }

    public static ByNumber read(Data.Fields said) throws Refused {
        for (String field : said.values().keySet()) {
            if (field.equals("type")) {
                throw refused("two_answers", "An answer is either a move with a type or an entry with picks, not both");
            }
            if (!FIELDS.contains(field)) {
                throw refused("unknown_field", "An answer by number has no field " + Refusal.quote(field));
            }
        }
        Sent sent = new Sent(entry(said.get("entry")), client(said.get("client")));
        return new ByNumber(sent, picks(said.get("picks")));
    }

    private static int entry(@Nullable Data said) throws Refused {
        if (said == null) {
            throw refused("bad_entry", "The number of the question's entry is missing");
        }
        return number("bad_entry", "An entry", said);
    }

    private static List<Integer> picks(@Nullable Data said) throws Refused {
        if (said == null) {
            throw refused("bad_picks", "The picks, a list of option numbers, are missing");
        }
        if (!(said instanceof Data.Items(List<Data> items))) {
            throw refused("bad_picks", "The picks must be a list of option numbers, not " + quote(said));
        }
        List<Integer> numbers = new ArrayList<>();
        for (Data item : items) {
            numbers.add(number("bad_picks", "A pick", item));
        }
        return numbers;
    }

    private static int number(String code, String what, Data said) throws Refused {
        if (said instanceof Data.Number(long number) && number >= 0 && number <= Integer.MAX_VALUE) {
            return (int) number;
        }
        throw refused(code, what + " must be a number from 0 up, not " + quote(said));
    }

    private static String client(@Nullable Data said) throws Refused {
        return switch (said) {
            case null -> "";
            case Data.Text(String name) -> name;
            default -> throw refused("bad_client", "The client's name for an answer must be text, not " + quote(said));
        };
    }

    private static String quote(Data said) {
        return Refusal.quote(said.toString());
    }

    private static Refused refused(String code, String message) {
        return new Refused(new Refusal(code, message, SHAPE));
    }
}
