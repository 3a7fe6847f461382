package dev.cardinal.mageknight;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Understands a move, as a player types it or as JSON, as an answer to the question that stands. */
final class Reading {
    private static final Pattern BLANKS = Pattern.compile("[\\s_]+");

    private static final Set<String> NOTHING = Set.of("nothing", "none", "no", "n", "pass", "skip", "0");
    private static final Set<String> NO = Set.of("no", "n", "pass", "skip", "nothing", "none");
    private static final Set<String> YES = Set.of("yes", "y");

    private final Table t;
    private final Question question;

    Reading(Table t, Question question) {
        this.t = t;
        this.question = question;
    }

    /** Lower-case, with single spaces and without underscores. */
    static String plain(String text) {
        return BLANKS.matcher(text.strip().toLowerCase(Locale.ROOT)).replaceAll(" ");
    }

    Reply read(String text) {
        String said = DieIds.inOrder(plain(text));
        if (said.isEmpty()) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "Say what you do", likely());
        }
        return question.verb().isEmpty() ? one(said, text.strip()) : several(said, text.strip());
    }

    private List<Option> options(Predicate<Option> wanted) {
        return question.options().stream().filter(wanted).toList();
    }

    private Reply one(String said, String text) {
        List<Option> found = options(option -> plain(option.text()).equals(said));
        found = found.isEmpty() ? options(option -> plain(option.name()).equals(said)) : found;
        found = found.isEmpty() ? options(option -> decides(option, said)) : found;
        found = found.isEmpty()
                ? options(option -> plain(option.text()).startsWith(said) && inThatWay(option, said))
                : found;
        found = found.isEmpty() ? options(option -> fits(said, option.text()) && inThatWay(option, said)) : found;
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        return found.isEmpty() ? new Why(t, question.seat()).not(said, text, likely()) : ambiguous(text, found);
    }

    private static boolean decides(Option option, String said) {
        return option.json() instanceof Data.Fields json
                && json.get("decision") instanceof Data.Text(String decision)
                && (decision.equals("yes") ? YES.contains(said) : NO.contains(said));
    }

    /** A card is played strong or sideways only by who says so. */
    private static boolean inThatWay(Option option, String said) {
        if (!(option.json() instanceof Data.Fields json) || !(json.get("mode") instanceof Data.Text(String mode))) {
            return true;
        }
        String last = said.substring(said.lastIndexOf(' ') + 1);
        return mode.equals("basic") || mode.startsWith(last);
    }

    /** Whether each word that was said begins a word of this text, in their order. */
    private static boolean fits(String said, String text) {
        String[] words = plain(text).split("[^\\p{L}\\p{N}/#-]+");
        int at = 0;
        for (String word : said.split(" ")) {
            while (at < words.length && !words[at].startsWith(word)) {
                at++;
            }
            if (at++ >= words.length) {
                return false;
            }
        }
        return true;
    }

    private Reply several(String said, String text) {
        String rest = said.equals(question.verb()) ? "nothing" : said;
        if (rest.startsWith(question.verb() + " ")) {
            rest = rest.substring(question.verb().length() + 1).strip();
        }
        if (NOTHING.contains(rest)) {
            return answer(new Pick());
        }
        List<String> names = new ArrayList<>();
        for (String part : rest.split(",")) {
            String name = part.strip();
            int count = 1;
            if (name.matches("[1-9][0-9]? .+")) {
                count = Integer.parseInt(name.substring(0, name.indexOf(' ')));
                name = name.substring(name.indexOf(' ') + 1);
            }
            for (int i = 0; i < count; i++) {
                names.add(name);
            }
        }
        return pick(names, text);
    }

    private Reply pick(List<String> names, String text) {
        Pick pick = new Pick();
        for (String name : names) {
            String wanted = plain(name);
            List<Option> found = options(option -> plain(option.name()).equals(wanted));
            found = found.isEmpty() ? options(option -> fits(wanted, option.name())) : found;
            if (found.isEmpty()) {
                return new Why(t, question.seat()).not(wanted, name.isEmpty() ? text : name, likely());
            }
            if (found.size() > 1) {
                return ambiguous(name, found);
            }
            pick.add(found.getFirst().code());
        }
        return answer(pick);
    }

    private Reply answer(Pick pick) {
        Offer offer = question.offer();
        if (offer.accepts(pick)) {
            return Answer.of(pick, offer.ordered());
        }
        int least = question.limits().min();
        int most = question.limits().max();
        if (pick.size() < least || pick.size() > most) {
            String number = least == most ? "exactly " + most : least + " to " + most;
            String rule = t.frames.top() instanceof Decision decision
                    ? decision.tactic().rule()
                    : "";
            return new Refusal("wrong_number", "Choose " + number + ", not " + pick.size(), "", rule);
        }
        String limit = question.limits().total() != Offer.NO_TOTAL
                ? "Together they may come to " + question.limits().total() + " at most."
                : "Some of them are not there that often.";
        return new Refusal("outside_limits", "These cannot be chosen together", limit);
    }

    Reply read(Data move) {
        if (move instanceof Data.Text(String text)) {
            return read(text);
        }
        if (!(move instanceof Data.Fields fields)) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "A move is an object with a type", likely());
        }
        if (question.verb().isEmpty()) {
            Data.Fields lowest = DieIds.lowest(t.source, fields);
            List<Option> found = options(option -> same(option.json(), lowest));
            return found.size() == 1 ? Answer.of(found.getFirst().code()) : unknown(fields);
        }
        return several(fields);
    }

    private Reply several(Data.Fields move) {
        String[] path = question.field().split("\\.");
        Data.Fields at = move;
        Data.Fields want = question.json();
        for (int i = 0; i < path.length - 1; i++) {
            if (!(at.get(path[i]) instanceof Data.Fields inner) || !(want.get(path[i]) instanceof Data.Fields wanted)) {
                return unknown(move);
            }
            at = inner;
            want = wanted;
        }
        String field = path[path.length - 1];
        if (!same(want.get("type"), at.get("type")) || !(at.get(field) instanceof Data.Items(List<Data> items))) {
            return unknown(move);
        }
        List<String> names = new ArrayList<>();
        for (Data item : items) {
            names.add(item instanceof Data.Text(String name) ? name : item.toString());
        }
        return pick(names, move.toString());
    }

    /** Whether two moves are the same; in names neither case nor underscores matter. */
    private static boolean same(@Nullable Data one, @Nullable Data other) {
        return switch (one) {
            case Data.Text(String text) ->
                other instanceof Data.Text(String theirs) && plain(text).equals(plain(theirs));
            case Data.Fields fields ->
                other instanceof Data.Fields theirs
                        && fields.values().keySet().equals(theirs.values().keySet())
                        && fields.values().keySet().stream().allMatch(key -> same(fields.get(key), theirs.get(key)));
            case Data.Items(List<Data> items) ->
                other instanceof Data.Items(List<Data> theirs)
                        && items.size() == theirs.size()
                        && IntStream.range(0, items.size()).allMatch(i -> same(items.get(i), theirs.get(i)));
            case null -> other == null;
            default -> one.equals(other);
        };
    }

    private Refusal unknown(Data.Fields move) {
        return new Why(t, question.seat()).notMove(move, likely());
    }

    private static Refusal ambiguous(String text, List<Option> found) {
        return new Refusal("ambiguous", "'" + text + "' could be several things", "Say one of: " + texts(found) + ".");
    }

    private static String texts(List<Option> options) {
        return String.join("; ", options.stream().limit(6).map(Option::text).toList());
    }

    private String likely() {
        if (question.options().isEmpty()) {
            return "You can only say 'nothing'.";
        }
        return "You can say: " + texts(question.options()) + (question.options().size() > 6 ? "; ..." : ".");
    }
}
