package dev.cardinal.onepiece;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Understands a move, as a player types it or as JSON, as an answer to the question that stands. */
final class Reading {
    private static final Set<String> NOTHING = Set.of("nothing", "none", "no", "n", "pass", "skip", "0");
    private static final Set<String> ENOUGH = Set.of("no", "n", "pass", "done", "end", "skip", "nothing", "none");
    private static final Set<String> DECLINES = Set.of("end_phase", "no_block", "no_counter");
    private static final List<String> VERBS = List.of("play", "use", "give", "attack", "end");

    private static final Pattern PLACED = Pattern.compile("(.+) #(\\d{1,2})(?: .*)?");

    private final Table t;
    private final Asking asking;
    private final Question question;

    Reading(Table t, Question question) {
        this.t = t;
        this.asking = (Asking) t.frames.last();
        this.question = question;
    }

    Reply read(String text) {
        for (Option option : question.options()) {
            if (question.verb().isEmpty() && option.text().equals(text)) {
                return Answer.of(option.code());
            }
        }
        String said = Spoken.plain(text);
        if (said.isEmpty()) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "Say what you do", likely());
        }
        return question.verb().isEmpty() ? one(said, text) : several(said, text);
    }

    private List<Option> options(Predicate<Option> wanted) {
        return question.options().stream().filter(wanted).toList();
    }

    private Reply one(String said, String text) {
        List<Option> found = exactly(said);
        if (found.isEmpty()) {
            found = options(option -> agrees(option, said) || numbered(option, said));
        }
        if (found.isEmpty() && asking instanceof MainPhase) {
            return inMainPhase(said, text);
        }
        return chosen(found.isEmpty() ? like(said) : found, said, text);
    }

    private List<Option> exactly(String said) {
        List<Option> found = options(option -> Spoken.plain(option.text()).equals(said));
        return found.isEmpty() ? options(option -> Spoken.plain(option.name()).equals(said)) : found;
    }

    /** The options that these words may stand for; a number alone stands for itself. */
    private List<Option> like(String said) {
        if (said.chars().noneMatch(Character::isLetter)) {
            return List.of();
        }
        Matcher placed = PLACED.matcher(said);
        return placed.matches()
                ? options(option -> isAt(option, placed.group(2)) && Spoken.fits(placed.group(1), described(option)))
                : options(option -> Spoken.fits(said, described(option)));
    }

    /** Whether an option is about the card at this place of its area, counted from 1. */
    private boolean isAt(Option option, String place) {
        int piece = asking.choice(t, option.code()).piece();
        return piece >= 0 && place.equals(Integer.toString(t.index(piece) + 1));
    }

    private Reply chosen(List<Option> found, String said, String text) {
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        return found.isEmpty() ? new Why(t, question.seat()).not(said, text.strip(), likely()) : ambiguous(text, found);
    }

    /** A name alone means to play that card, and nothing else. */
    private Reply inMainPhase(String said, String text) {
        if (onlyTarget(said)) {
            return new Refusal(
                    "attack_with",
                    "Say which of your cards attacks",
                    "For example: attack with "
                            + t.printed(t.leader(t.turn)).card.name() + ".",
                    "7-1");
        }
        List<Option> found = like(said);
        String first = Spoken.words(said).isEmpty() ? said : Spoken.words(said).getFirst();
        boolean verb = VERBS.stream().anyMatch(word -> word.startsWith(first));
        if (found.isEmpty() || verb) {
            return chosen(found, said, text);
        }
        List<Option> plays = found.stream()
                .filter(option -> option.text().startsWith("play "))
                .toList();
        return plays.size() == 1 ? chosen(plays, said, text) : ambiguous(text, found);
    }

    /** Whether somebody says what is attacked, but not with what. */
    private boolean onlyTarget(String said) {
        if (!said.startsWith("attack ") || said.startsWith("attack with ")) {
            return false;
        }
        String target = said.substring("attack ".length());
        int other = 1 - t.turn;
        boolean theirs = Spoken.means(t, target, t.leader(other));
        for (int i = 0; i < t.size(other, Areas.CHARACTERS); i++) {
            theirs |= Spoken.means(t, target, t.at(other, Areas.CHARACTERS, i));
        }
        return theirs;
    }

    private static Refusal ambiguous(String text, List<Option> found) {
        return new Refusal(
                "ambiguous", "'" + text.strip() + "' could be several things", "Say one of: " + texts(found) + ".");
    }

    /** What is asked may also be answered with yes or no, and declined in many words. */
    private static boolean agrees(Option option, String said) {
        if (!(option.json() instanceof Data.Fields json)) {
            return false;
        }
        String decision = json.get("decision") instanceof Data.Text(String word) ? word : "";
        String type = json.get("type") instanceof Data.Text(String word) ? word : "";
        return (decision.equals("yes") && (said.equals("y") || said.equals("yes")))
                || (decision.equals("no") && ENOUGH.contains(said))
                || (DECLINES.contains(type) && ENOUGH.contains(said));
    }

    /** "2) ..." is the second of several things, in whatever words. */
    private static boolean numbered(Option option, String said) {
        int end = said.indexOf(')');
        return end > 0
                && said.substring(0, end).matches("\\d+")
                && option.text().startsWith(said.substring(0, end + 1));
    }

    private String described(Option option) {
        int piece = asking.choice(t, option.code()).piece();
        return option.text() + (piece < 0 ? "" : " " + Spoken.describe(t, piece));
    }

    private Reply several(String said, String text) {
        String rest = said.equals(question.verb()) ? "nothing" : said;
        if (rest.startsWith(question.verb() + " ")) {
            rest = rest.substring(question.verb().length() + 1).strip();
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
            at = named(parts, from);
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
            String wanted = name;
            List<Option> found = called(wanted);
            if (found.isEmpty()) {
                return new Why(t, question.seat()).not(wanted, wanted.isEmpty() ? text.strip() : wanted, likely());
            }
            if (found.size() > 1) {
                return ambiguous(wanted, found);
            }
            for (int i = 0; i < count; i++) {
                pick.add(found.getFirst().code());
            }
        }
        return answer(pick);
    }

    /** Where the longest name of an option that starts here ends, since a name may have commas; else here. */
    private int named(List<String> parts, int from) {
        for (int to = parts.size(); to > from; to--) {
            String name = String.join(", ", parts.subList(from, to));
            if (question.options().stream()
                    .anyMatch(option -> Spoken.plain(option.name()).equals(name))) {
                return to;
            }
        }
        return from;
    }

    /** The options of this name, or those that it may stand for. */
    private List<Option> called(String name) {
        String plain = Spoken.plain(name);
        List<Option> exact = options(option -> Spoken.plain(option.name()).equals(plain));
        return exact.isEmpty() ? like(name) : exact;
    }

    private Reply answer(Pick pick) {
        Offer offer = question.offer();
        if (offer.accepts(pick)) {
            return Answer.of(pick, offer.ordered());
        }
        int least = question.limits().min();
        int most = question.limits().max();
        String number = least == most ? "exactly " + most : least + " to " + most;
        if (pick.size() < least || pick.size() > most) {
            return new Refusal("wrong_number", "Choose " + number + ", not " + pick.size());
        }
        String limit = question.limits().total() != Offer.NO_TOTAL
                ? "Together they may come to " + question.limits().total() + " at most."
                : question.limits().distinct() ? "They must all differ." : "Some of them are not there that often.";
        return new Refusal("outside_limits", "These cannot be chosen together", limit);
    }

    Reply read(Data move) {
        if (move instanceof Data.Text(String text)) {
            return read(text);
        }
        if (!(move instanceof Data.Fields fields)) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "A move is an object with a type", likely());
        }
        return question.verb().isEmpty() ? one(fields) : several(fields);
    }

    private Reply one(Data.Fields move) {
        List<Option> same = options(option -> option.json().equals(move));
        if (!same.isEmpty()) {
            return Answer.of(same.getFirst().code());
        }
        String card = move.get("card") instanceof Data.Text(String text) ? text : "";
        List<Option> found = options(option -> option.json() instanceof Data.Fields json
                && sameBut(json, move, "card")
                && Spoken.fits(card, described(option)));
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        if (found.size() > 1) {
            return ambiguous(card, found);
        }
        String type = move.get("type") instanceof Data.Text(String text) ? text : "";
        String verb = Why.verb(type);
        Refusal unknown = new Refusal(Refusal.NOT_UNDERSTOOD, move + " is no move that can be made now", likely());
        return card.isEmpty() || verb.isEmpty()
                ? unknown
                : new Why(t, question.seat()).not(verb + Spoken.plain(card), unknown);
    }

    private static boolean sameBut(Data.Fields one, Data.Fields other, String field) {
        Map<String, Data> left = new HashMap<>(one.values());
        Map<String, Data> right = new HashMap<>(other.values());
        left.remove(field);
        right.remove(field);
        return left.equals(right);
    }

    private Reply several(Data.Fields move) {
        if (!sameBut(move, question.json(), "cards") || !(move.get("cards") instanceof Data.Items(List<Data> cards))) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, move + " is no move that can be made now", likely());
        }
        Pick pick = new Pick();
        for (Data card : cards) {
            String name = card instanceof Data.Text(String text) ? text : "";
            List<Option> found = called(name);
            if (found.size() != 1) {
                return found.isEmpty()
                        ? new Refusal("not_offered", card + " cannot be chosen here", likely())
                        : ambiguous(name, found);
            }
            pick.add(found.getFirst().code());
        }
        return answer(pick);
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
