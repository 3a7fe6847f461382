package dev.cardinal.onepiece;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the question that stands into words and JSON. */
final class Asked {
    private Asked() {}

    static Question question(Table t, Asking asking) {
        Offer offer = new Offer();
        asking.offer(t, offer);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            choices.add(asking.choice(t, offer.code(i)));
        }
        List<String> names = names(t, choices);
        int seat = asking.asked(t);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            Choice choice = choices.get(i);
            Option option =
                    option(offer, i, choice, names.get(i), !asking.verb().isEmpty());
            Option seen = option.on(spots(t, seat, choice), choice.ends());
            options.add(choice.isPlain() ? seen.plainly() : seen);
        }
        if (asking.verb().isEmpty()) {
            return Question.one(seat, asking.prompt(t), options);
        }
        Data.Fields json = choices.isEmpty()
                ? Data.fields().with("type", asking.verb() + "_cards")
                : choices.getFirst().json();
        return new Question(seat, asking.prompt(t), options, Limits.of(offer), asking.verb(), json, "cards");
    }

    /** What stands for an option on the table of the one who is asked: the card if it is known, and what else there is. */
    private static List<Spot> spots(Table t, int seat, Choice choice) {
        List<Spot> spots = new ArrayList<>();
        if (choice.piece() >= 0 && t.knows(seat, choice.piece())) {
            spots.add(Where.spot(t, choice.piece()));
        }
        spots.addAll(choice.spots());
        return spots;
    }

    private static Option option(Offer offer, int i, Choice choice, String name, boolean several) {
        String text = choice.before().isEmpty() ? name : choice.before() + " " + name;
        Data json = choice.json();
        if (several) {
            json = choice.json().with("cards", Data.texts(List.of(name)));
        } else if (!choice.field().isEmpty()) {
            json = choice.json().with(choice.field(), name);
        }
        return new Option(offer.code(i), offer.count(i), name, text, json, offer.weight(i), offer.key(i));
    }

    /** Names that tell the options apart: by name, else with the card's number, else with its place too. */
    private static List<String> names(Table t, List<Choice> choices) {
        List<String> names = new ArrayList<>(choices.stream().map(Choice::name).toList());
        for (int detail = 1; detail <= 3; detail++) {
            Map<String, Integer> seen = new HashMap<>();
            for (int i = 0; i < names.size(); i++) {
                seen.merge(said(choices.get(i), names.get(i)), 1, Integer::sum);
            }
            for (int i = 0; i < names.size(); i++) {
                Choice choice = choices.get(i);
                if (seen.getOrDefault(said(choice, names.get(i)), 0) > 1) {
                    names.set(i, name(t, choice, detail));
                }
            }
        }
        Map<String, Integer> told = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            int times = told.merge(said(choices.get(i), names.get(i)), 1, Integer::sum);
            if (times > 1) {
                names.set(i, names.get(i) + " (" + times + ")");
            }
        }
        return names;
    }

    private static String said(Choice choice, String name) {
        return choice.before() + " " + name;
    }

    private static String name(Table t, Choice choice, int detail) {
        if (choice.piece() < 0) {
            return choice.name();
        }
        String number = choice.name() + " " + t.printed(choice.piece()).card.id();
        // where a card lies in a deck is nobody's business
        String place = t.zone(choice.piece()) == Areas.DECK ? "" : " #" + (t.index(choice.piece()) + 1);
        return switch (detail) {
            case 1 -> number;
            case 2 -> number + place;
            default ->
                number
                        + place
                        + (choice.json().get("effect") instanceof Data.Number(long effect) ? " effect " + effect : "")
                        + (t.owner(choice.piece()) == 0 ? " of 0" : " of 1");
        };
    }
}
