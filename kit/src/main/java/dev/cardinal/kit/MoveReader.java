package dev.cardinal.kit;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.data.Data;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads a move, typed or in JSON, as an answer to the current question. */
public class MoveReader<S extends GameState<S>> {
    private static final Set<String> YES = Set.of("yes", "y");
    private static final Set<String> NO = Set.of("no", "n", "nothing", "none", "pass", "skip", "done");
    private static final Set<String> GO_ON = Set.of("pass", "skip", "done", "end");
    private static final Set<String> NOTHING = Set.of("nothing", "none", "no", "n", "pass", "skip", "0");

    protected final S t;
    protected final Question question;
    private final Asking<S> asking;

    public MoveReader(S state, Question question) {
        t = state;
        asking = state.asking();
        this.question = question;
    }

    /** What you may not do, with the reasons; the first one that matches the move is reported. */
    protected List<Barred> barred() {
        return asking.barred(t);
    }

    /** Why text that fits no option is not an answer. */
    protected Refusal refuse(String said, String text, String hint) {
        List<Barred> barred = barred();
        return named(barred, said)
                .or(() -> anything(barred, said))
                .or(() -> missing(barred, said))
                .orElseGet(
                        () -> new Refusal(Refusal.NOT_UNDERSTOOD, Refusal.quote(text) + " is not possible here", hint));
    }

    /** Why JSON that fits no option is not an answer. */
    protected Refusal refuse(Data.Fields move, String hint) {
        List<Barred> barred = barred();
        return meant(barred, choice -> isMove(choice, move))
                .or(() -> anything(barred, move))
                .orElseGet(() -> new Refusal(Refusal.NOT_UNDERSTOOD, move + " is not a move you can make now", hint));
    }

    private static Optional<Refusal> meant(List<Barred> barred, Predicate<Choice> meant) {
        return barred.stream()
                .filter(one -> !one.isAnything() && meant.test(one.choice()))
                .map(Barred::why)
                .findFirst();
    }

    /** Numbers and symbols alone do not name anything. */
    private static Optional<Refusal> named(List<Barred> barred, String said) {
        List<String> words = Typed.words(said);
        return said.chars().noneMatch(Character::isLetter)
                ? Optional.empty()
                : meant(barred, choice -> Typed.starts(said, described(choice)))
                        .or(() -> meant(barred, choice -> Typed.fits(words, described(choice))));
    }

    private static Optional<Refusal> anything(List<Barred> barred, String said) {
        return barred.stream()
                .filter(one -> one.isAnything() && begins(said, one.choice().before()))
                .max(Comparator.comparingInt(one -> one.choice().before().length()))
                .map(one ->
                        one.about(said.substring(one.choice().before().length()).strip()));
    }

    private static boolean begins(String said, String before) {
        return before.isEmpty() || said.equals(before) || said.startsWith(before + " ");
    }

    private static Optional<Refusal> anything(List<Barred> barred, Data.Fields move) {
        return barred.stream()
                .filter(one -> one.isAnything() && isAny(one.choice(), move))
                .map(one -> one.about(move.get(one.choice().field()) instanceof Data.Text(String named) ? named : ""))
                .findFirst();
    }

    private static boolean isAny(Choice choice, Data.Fields move) {
        Data named = move.get(choice.field());
        return same(named == null ? choice.json() : choice.json().with(choice.field(), named), move);
    }

    /** If the text starts like a move, it is the thing it names that is missing. */
    private static Optional<Refusal> missing(List<Barred> barred, String said) {
        return barred.stream()
                .map(one -> one.choice().before())
                .filter(before -> !before.isEmpty() && said.startsWith(Typed.plain(before) + " "))
                .max(Comparator.comparingInt(String::length))
                .map(before -> new Refusal(
                        "not_there",
                        "There is no " + Refusal.quote(said.substring(before.length() + 1)) + " to " + before));
    }

    private static String described(Choice choice) {
        return choice.said(choice.names().getFirst()) + " " + choice.also();
    }

    public Reply read(String text) {
        String said = Typed.plain(text);
        if (said.isEmpty()) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "Type your move", hint());
        }
        return question.verb().isEmpty() ? one(said, text.strip()) : several(said, text.strip());
    }

    private List<Option> options(Predicate<Option> wanted) {
        return question.options().stream().filter(wanted).toList();
    }

    // One of several things.

    private Reply one(String said, String text) {
        List<Option> found = exactly(said);
        if (!found.isEmpty()) {
            return chosen(found, said, text);
        }
        found = called(said);
        if (found.isEmpty() || asking.implied().isEmpty() || beginsWithVerb(said)) {
            return chosen(found, said, text);
        }
        List<Option> meant = found.stream()
                .filter(option -> choice(option).before().equals(asking.implied()))
                .toList();
        return meant.size() == 1 ? chosen(meant, said, text) : Abbreviation.ambiguous(text, found);
    }

    private Choice choice(Option option) {
        return asking.choice(t, option.code());
    }

    private boolean beginsWithVerb(String said) {
        List<String> words = Typed.words(said);
        return words.isEmpty()
                || question.options().stream()
                        .anyMatch(option -> choice(option).before().startsWith(words.getFirst())
                                || (choice(option).before().isEmpty()
                                        && option.text().startsWith(words.getFirst())));
    }

    /** The options with exactly this text, or that are meant by yes, no, done or their number. */
    private List<Option> exactly(String said) {
        List<Option> found = options(option -> Typed.plain(option.text()).equals(said));
        return found.isEmpty() ? options(option -> decides(option, said) || numbered(option, said)) : found;
    }

    private static boolean decides(Option option, String said) {
        String decision =
                option.json() instanceof Data.Fields json && json.get("decision") instanceof Data.Text(String word)
                        ? word
                        : "";
        return (decision.equals("yes") && YES.contains(said))
                || ((decision.equals("no") || option.text().startsWith("no ")) && NO.contains(said))
                || (option.plain() && GO_ON.contains(said));
    }

    /** "2) ..." is the second option, whatever its text. */
    private static boolean numbered(Option option, String said) {
        int end = said.indexOf(')');
        return end > 0
                && said.substring(0, end).matches("\\d+")
                && option.text().startsWith(said.substring(0, end + 1));
    }

    private List<Option> like(String said) {
        return Abbreviation.meant(said, question.options(), this::described, option -> meant(option, said));
    }

    /** Whether the last word typed is the one that this option requires, if it requires one. */
    private boolean meant(Option option, String said) {
        String only = choice(option).only();
        List<String> words = Typed.words(said);
        return only.isEmpty() || (!words.isEmpty() && only.startsWith(words.getLast()));
    }

    private String described(Option option) {
        return option.text() + " " + choice(option).also();
    }

    private Reply chosen(List<Option> found, String said, String text) {
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        return found.isEmpty() ? refuse(said, text, hint()) : Abbreviation.ambiguous(text, found);
    }

    // Several things.

    private Reply several(String said, String text) {
        String rest = said.equals(question.verb()) ? "nothing" : said;
        String first = rest.substring(0, Math.max(0, rest.indexOf(' ')));
        if (rest.startsWith(question.verb() + " ")) {
            rest = rest.substring(question.verb().length() + 1).strip();
        } else if (!first.isEmpty()
                && question.verb().startsWith(first)
                && called(rest.split(",", 2)[0]).isEmpty()) {
            rest = rest.substring(first.length() + 1);
        }
        if (NOTHING.contains(rest)) {
            return answer(new Pick());
        }
        List<String> parts =
                Arrays.stream(rest.split(",", -1)).map(String::strip).toList();
        Pick pick = new Pick();
        int at = 0;
        while (at < parts.size()) {
            int from = at;
            at = end(parts, from);
            String name = String.join(", ", parts.subList(from, at));
            int count = 1;
            if (at == from) {
                at++;
                name = parts.get(from);
                if (name.matches("[1-9][0-9]? .+")) {
                    count = Integer.parseInt(name.substring(0, name.indexOf(' ')));
                    name = name.substring(name.indexOf(' ') + 1);
                }
            }
            List<Option> found = called(name);
            if (found.size() != 1) {
                return found.isEmpty()
                        ? refuse(name, name.isEmpty() ? text : name, hint())
                        : Abbreviation.ambiguous(name, found);
            }
            for (int i = 0; i < count; i++) {
                pick.add(found.getFirst().code());
            }
        }
        return answer(pick);
    }

    /** How far these parts form one name, since names may contain commas. */
    private int end(List<String> parts, int from) {
        for (int to = parts.size(); to > from; to--) {
            String name = String.join(", ", parts.subList(from, to));
            if (question.options().stream()
                    .anyMatch(option -> Typed.plain(option.name()).equals(name))) {
                return to;
            }
        }
        return from;
    }

    private List<Option> called(String name) {
        String plain = Typed.plain(name);
        List<Option> exact = options(option -> Typed.plain(option.name()).equals(plain));
        return exact.isEmpty() && !plain.isEmpty() ? like(plain) : exact;
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
            return new Refusal("wrong_number", "Choose " + number + ", not " + pick.size(), "", asking.rule());
        }
        String limit = question.limits().total() != Offer.NO_TOTAL
                ? "Their total must be at most " + question.limits().total() + "."
                : question.limits().distinct() ? "They must all differ." : "There are not enough of some of them.";
        return new Refusal("outside_limits", "You cannot choose these together", limit);
    }

    // Moves in JSON.

    public Reply read(Data move) {
        if (move instanceof Data.Text(String text)) {
            return read(text);
        }
        if (!(move instanceof Data.Fields fields)) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "A move must be an object with a type", hint());
        }
        return question.verb().isEmpty() ? one(fields) : several(fields);
    }

    private Reply one(Data.Fields move) {
        List<Option> found = options(option -> same(option.json(), move));
        found = found.isEmpty() ? options(option -> isMove(choice(option), move)) : found;
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        return found.isEmpty() ? refuse(move, hint()) : Abbreviation.ambiguous(move.toString(), found);
    }

    /** Whether a move names this choice in any way that fits. */
    private static boolean isMove(Choice choice, Data.Fields move) {
        return choice.field().isEmpty()
                ? same(choice.json(), move)
                : move.get(choice.field()) instanceof Data.Text(String name)
                        && same(choice.json().with(choice.field(), name), move)
                        && Typed.fits(name, described(choice));
    }

    private Reply several(Data.Fields move) {
        String[] path = question.field().split("\\.");
        Data.Fields at = move;
        Data.Fields want = question.json();
        for (int i = 0; i < path.length - 1; i++) {
            if (!(at.get(path[i]) instanceof Data.Fields inner) || !(want.get(path[i]) instanceof Data.Fields wanted)) {
                return refuse(move, hint());
            }
            at = inner;
            want = wanted;
        }
        String field = path[path.length - 1];
        if (!same(want.get("type"), at.get("type")) || !(at.get(field) instanceof Data.Items(List<Data> items))) {
            return refuse(move, hint());
        }
        Pick pick = new Pick();
        for (Data item : items) {
            String name = item instanceof Data.Text(String text) ? text : item.toString();
            List<Option> found = called(name);
            if (found.size() != 1) {
                return found.isEmpty() ? refuse(Typed.plain(name), name, hint()) : Abbreviation.ambiguous(name, found);
            }
            pick.add(found.getFirst().code());
        }
        return answer(pick);
    }

    /** Whether two moves are the same, ignoring case and underscores in names. */
    private static boolean same(@Nullable Data one, @Nullable Data other) {
        return switch (one) {
            case Data.Text(String text) ->
                other instanceof Data.Text(String theirs) && Typed.plain(text).equals(Typed.plain(theirs));
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

    // Hints.

    private String hint() {
        if (question.options().isEmpty()) {
            return "You can only type 'nothing'.";
        }
        return "You can type: " + Abbreviation.texts(question.options())
                + (Abbreviation.tooMany(question.options()) ? "; ..." : ".");
    }
}
