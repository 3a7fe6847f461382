package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;

/**
 * A question to one seat: a prompt, the options in canonical order, and limits on picking them.
 *
 * @param verb the word before the picks in an answer's text form ("trash" in "trash Copper, Estate")
 * @param json what an answer of several picks looks like in JSON, without the picks
 * @param field the field of that JSON that holds the picks; dots lead into nested fields
 */
public record Question(
        int seat, String prompt, List<Option> options, Limits limits, String verb, Data.Fields json, String field) {

    public Question {
        options = List.copyOf(options);
    }

    /** A choice of one, whose options carry their own text. */
    public static Question one(int seat, String prompt, List<Option> options) {
        return new Question(
                seat, prompt, options, new Limits(1, 1, Offer.NO_TOTAL, false, false), "", Data.fields(), "");
    }

    public boolean forced() {
        return offer().forced();
    }

    public boolean accepts(Answer answer) {
        Pick pick = new Pick();
        pick.set(answer);
        return offer().accepts(pick);
    }

    /** The bare numbers behind this question. */
    public Offer offer() {
        Offer offer = new Offer().between(limits.min(), limits.max());
        options.forEach(option -> offer.add(option.code(), option.count(), option.weight(), option.key()));
        if (limits.total() != Offer.NO_TOTAL) {
            offer.totalAtMost(limits.total());
        }
        if (limits.distinct()) {
            offer.distinctKeys();
        }
        return limits.ordered() ? offer.inOrder() : offer;
    }

    /** The answer's stable text form, such as "trash Copper, Copper, Estate". */
    public String text(Answer answer) {
        if (verb.isEmpty()) {
            return option(answer.code(0)).text();
        }
        return answer.size() == 0 ? verb + " nothing" : verb + " " + String.join(", ", names(answer));
    }

    /** The answer's JSON form. */
    public Data json(Answer answer) {
        return verb.isEmpty() ? option(answer.code(0)).json() : move(json, field, names(answer));
    }

    /** A move that picks these names. */
    public static Data.Fields move(Data.Fields json, String field, List<String> names) {
        return put(json, field, Data.texts(names));
    }

    private static Data.Fields put(Data.Fields into, String path, Data picks) {
        int dot = path.indexOf('.');
        if (dot < 0) {
            return into.with(path, picks);
        }
        String outer = path.substring(0, dot);
        Data.Fields inner = into.get(outer) instanceof Data.Fields fields ? fields : Data.fields();
        return into.with(outer, put(inner, path.substring(dot + 1), picks));
    }

    /** The answer that picks options by index; to pick equal pieces, repeat the number. */
    public Reply numbers(List<Integer> picks) {
        Pick pick = new Pick();
        for (int number : picks) {
            if (number < 0 || number >= options.size()) {
                return new Refusal(
                        "no_such_number",
                        "There is no option " + number,
                        "Options are numbered from 0 to " + (options.size() - 1) + ".");
            }
            pick.add(options.get(number).code());
        }
        Answer answer = Answer.of(pick, limits.ordered());
        return accepts(answer) ? answer : new Refusal("limits", "You cannot pick those together", limits.words());
    }

    /** The indexes of an answer's picks among the options. */
    public List<Integer> numbers(Answer answer) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < answer.size(); i++) {
            numbers.add(number(answer.code(i)));
        }
        return numbers;
    }

    private List<String> names(Answer answer) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < answer.size(); i++) {
            names.add(option(answer.code(i)).name());
        }
        return names;
    }

    private Option option(int code) {
        return options.get(number(code));
    }

    private int number(int code) {
        for (int number = 0; number < options.size(); number++) {
            if (options.get(number).code() == code) {
                return number;
            }
        }
        throw new IllegalAnswer("no option has the code " + code);
    }

    /** The question in few bytes, for a client that answers by number; no limits are named if it is a choice of one. */
    public Data.Fields brief() {
        boolean weighed = limits.total() != Offer.NO_TOTAL;
        Data.Draft json = new Data.Draft().put("prompt", Data.of(prompt));
        if (!limits.one()) {
            json.put("limits", limits.json());
        }
        List<Data> offered = new ArrayList<>(options.size());
        options.forEach(option -> offered.add(option.brief(limits.one(), weighed)));
        return json.put("options", Data.of(offered)).fields();
    }

    /** The question as a program that plays receives it. */
    public Data.Fields toJson() {
        List<Data> offered = new ArrayList<>();
        for (int i = 0; i < options.size(); i++) {
            offered.add(options.get(i).toJson(i, limits.total() != Offer.NO_TOTAL));
        }
        return Data.fields()
                .with("seat", seat)
                .with("prompt", prompt)
                .with("limits", limits.json())
                .with("options", Data.of(offered));
    }
}
