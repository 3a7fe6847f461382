package dev.cardinal.onepiece;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Reply;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Understands a move, as a player types it or as JSON, as an answer to the question that stands. */
final class Reading {
    private final Table t;
    private final Question question;

    Reading(Table t, Question question) {
        this.t = t;
        this.question = question;
    }

    Reply read(String text) {
        String said = plain(text);
        if (said.isEmpty()) {
            return new Refusal(Refusal.NOT_UNDERSTOOD, "Say what you do", likely());
        }
        return question.verb().isEmpty() ? one(said, text) : several(said, text);
    }

    private static String plain(String text) {
        return text.strip().toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
    }

    private Reply one(String said, String text) {
        List<Option> found = question.options().stream()
                .filter(option -> plain(option.text()).equals(said)
                        || plain(option.name()).equals(said))
                .toList();
        if (found.size() != 1) {
            found = question.options().stream()
                    .filter(option -> plain(option.text()).equals(said))
                    .toList();
        }
        if (found.isEmpty()) {
            found = question.options().stream()
                    .filter(option -> like(option, said))
                    .toList();
        }
        if (found.size() == 1) {
            return Answer.of(found.getFirst().code());
        }
        if (found.size() > 1) {
            return new Refusal(
                    "ambiguous", "'" + text.strip() + "' could be several things", "Say one of: " + texts(found) + ".");
        }
        return Why.not(t, question, said, text.strip(), likely());
    }

    /** Whether all words that were said stand in an option, or begin one of its words. */
    private static boolean like(Option option, String said) {
        String text = plain(option.text());
        if (text.startsWith(said)) {
            return true;
        }
        String[] words = text.split("[ .]");
        for (String word : said.split("[ .]")) {
            boolean there = false;
            for (String one : words) {
                there |= one.startsWith(word);
            }
            if (!there) {
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
        if (rest.equals("nothing") || rest.equals("none") || rest.equals("no")) {
            return answer(new Pick());
        }
        List<Option> longest = new ArrayList<>(question.options());
        longest.sort(Comparator.comparingInt((Option option) -> option.name().length())
                .reversed());
        Pick pick = new Pick();
        while (!rest.isEmpty()) {
            Option next = null;
            for (Option option : longest) {
                String name = plain(option.name());
                if (next == null
                        && rest.startsWith(name)
                        && (rest.length() == name.length() || rest.charAt(name.length()) == ',')) {
                    next = option;
                }
            }
            int end = rest.indexOf(',') < 0 ? rest.length() : rest.indexOf(',');
            if (next == null) {
                String word = rest.substring(0, end).strip();
                List<Option> found = longest.stream()
                        .filter(option -> !word.isEmpty() && like(named(option), word))
                        .toList();
                if (found.size() != 1) {
                    return found.isEmpty()
                            ? Why.not(t, question, word, word.isEmpty() ? text.strip() : word, likely())
                            : new Refusal(
                                    "ambiguous",
                                    "'" + word + "' could be several things",
                                    "Say one of: " + texts(found) + ".");
                }
                next = found.getFirst();
            } else {
                end = plain(next.name()).length();
            }
            pick.add(next.code());
            rest = end < rest.length() ? rest.substring(end + 1).strip() : "";
        }
        return answer(pick);
    }

    private static Option named(Option option) {
        return new Option(option.code(), 1, option.name(), option.name(), option.json(), 0, 0);
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
        for (Option option : question.options()) {
            if (option.json().equals(move)) {
                return Answer.of(option.code());
            }
        }
        if (move.get("card") instanceof Data.Text(String card)) {
            List<Option> found = question.options().stream()
                    .filter(option -> option.json() instanceof Data.Fields json
                            && sameBut(json, move, "card")
                            && plain(option.name()).startsWith(plain(card)))
                    .toList();
            if (found.size() == 1) {
                return Answer.of(found.getFirst().code());
            }
        }
        return new Refusal(Refusal.NOT_UNDERSTOOD, move + " is no move that can be made now", likely());
    }

    private static boolean sameBut(Data.Fields one, Data.Fields other, String field) {
        Map<String, Data> left = new java.util.HashMap<>(one.values());
        Map<String, Data> right = new java.util.HashMap<>(other.values());
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
            Option found = null;
            for (Option option : question.options()) {
                if (card instanceof Data.Text(String name)
                        && plain(option.name()).equals(plain(name))) {
                    found = option;
                }
            }
            if (found == null) {
                return new Refusal("not_offered", card + " cannot be chosen here", likely());
            }
            pick.add(found.code());
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
        return "You can say: " + texts(question.options()) + (question.options().size() > 6 ? " ..." : "") + ".";
    }
}
