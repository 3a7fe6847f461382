package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Input that someone might try in a position and that mostly makes no sense there. */
final class Nonsense {
    private static final List<Data> ALWAYS = List.of(
            Data.of(""),
            Data.of("   "),
            Data.of("0"),
            Data.of("-1"),
            Data.of("99999999999999999999"),
            Data.of("yes"),
            Data.of("no"),
            Data.of("nothing"),
            Data.of(", ,"),
            Data.of("concede 0"),
            Data.of("{\"type\":"),
            Data.of("null"),
            Data.of("x".repeat(100)),
            Data.of(7),
            Data.of(true),
            Data.of(List.of()),
            Data.fields(),
            Data.fields().with("type", ""),
            Data.fields().with("type", "no such move"),
            Data.fields().with("type", 3),
            Data.fields().with("type", Data.of(List.of(Data.of("x")))));
    private static final List<Data> ODD = List.of(
            Data.of(""),
            Data.of("no such thing"),
            Data.of(-1),
            Data.of(Long.MAX_VALUE),
            Data.of(false),
            Data.of(List.of()),
            Data.texts(List.of("no such thing")),
            Data.of(List.of(Data.of(1))),
            Data.fields());
    private static final int AHEAD = 6;

    /** Text without a single word or number, which can mean nothing in any game. */
    static final List<Data> WORDLESS = List.of(Data.of("!"), Data.of("..."), Data.of("\u0000"), Data.of("\u2603 \t\n"));

    private Nonsense() {}

    static List<Data> about(Position position, Chance chance) {
        List<Data> nonsense = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            nonsense.add(ALWAYS.get(chance.below(ALWAYS.size())));
        }
        nonsense.add(WORDLESS.get(chance.below(WORDLESS.size())));
        if (!position.over()) {
            mangled(position.question(), chance, nonsense);
            elsewhere(position.scratch(), chance, nonsense);
        }
        return nonsense;
    }

    /** An option's JSON and text, each with something wrong in it. */
    private static void mangled(Question question, Chance chance, List<Data> into) {
        if (question.options().isEmpty()) {
            return;
        }
        Option option = question.options().get(chance.below(question.options().size()));
        Option other = question.options().get(chance.below(question.options().size()));
        into.add(Data.of(option.text().substring(0, chance.below(option.text().length() + 1))));
        into.add(Data.of(option.text() + " " + other.name()));
        into.add(Data.of(option.text() + ", " + other.name()));
        into.add(Data.of((option.name() + ", ").repeat(option.count() + 1)));
        if (option.json() instanceof Data.Fields json) {
            List<String> keys = new ArrayList<>(json.values().keySet());
            String key = keys.get(chance.below(keys.size()));
            into.add(json.with(key, ODD.get(chance.below(ODD.size()))));
            into.add(json.with("no such key", 1));
            Map<String, Data> less = new LinkedHashMap<>(json.values());
            less.remove(key);
            into.add(new Data.Fields(less));
        }
        if (!question.verb().isEmpty()) {
            Pick many = new Pick();
            for (int i = chance.below(question.limits().max() + 3); i > 0; i--) {
                many.add(question.options()
                        .get(chance.below(question.options().size()))
                        .code());
            }
            into.add(question.json(Answer.of(many, false)));
        }
    }

    /** An answer to another question, one that comes up a little later. */
    private static void elsewhere(Scratch scratch, Chance chance, List<Data> into) {
        Offer offer = new Offer();
        Pick pick = new Pick();
        for (int steps = 1 + chance.below(AHEAD); steps > 0 && scratch.asked() >= 0; steps--) {
            scratch.offer(offer);
            offer.random(chance, pick);
            if (steps > 1) {
                scratch.answer(pick);
            }
        }
        if (scratch.asked() >= 0) {
            Answer answer = Answer.of(pick, offer.ordered());
            into.add(scratch.question().json(answer));
            into.add(Data.of(scratch.question().text(answer)));
        }
    }
}
