package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import java.util.ArrayList;
import java.util.List;

/** Puts the question that stands into words and JSON. */
final class Asked {
    private Asked() {}

    static Question question(Table t) {
        int frame = t.top();
        Asking asking = (Asking) t.instruction(frame);
        Offer offer = new Offer();
        asking.offer(t, frame, offer);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            options.add(option(t, frame, asking, offer.code(i), offer.count(i)));
        }
        MoveType type = asking.type(t, frame, Asking.NO);
        String prompt = asking.prompt(t, frame);
        int seat = asking.asked(t, frame);
        if (type.shape != MoveType.Shape.CARDS) {
            return Question.one(seat, prompt, options);
        }
        Data.Fields json = asking.extra(t, frame, Asking.NO, type(type));
        return new Question(seat, prompt, options, Limits.of(offer), type.verb, json, "cards");
    }

    private static Data.Fields type(MoveType type) {
        return Data.fields().with("type", type.json());
    }

    private static Option option(Table t, int frame, Asking asking, int code, int count) {
        MoveType type = asking.type(t, frame, code);
        Data.Fields json = type(type);
        int card = code >= Asking.BUY ? code - Asking.BUY : code;
        boolean isCard = card < Table.KINDS;
        String name = isCard ? Cards.get(card).name() : "";
        switch (type.shape) {
            case CARD -> json = isCard ? json.with("card", name) : json.with("decision", "no");
            case CARDS -> json = json.with("cards", Data.texts(List.of(name)));
            default -> {}
        }
        json = asking.extra(t, frame, code, json);
        String text = text(type, code, name, json);
        return new Option(code, count, isCard ? name : text, text, json, 0, code);
    }

    private static String text(MoveType type, int code, String name, Data.Fields json) {
        String about = json.get("card") instanceof Data.Text(String card) ? " " + card : "";
        return switch (type) {
            case PLAY_ALL_TREASURES, END_PHASE -> type.verb;
            case CHANCELLOR_DECISION -> code == Asking.YES ? "yes" : "no";
            case LIBRARY_SET_ASIDE -> (code == Asking.YES ? "set aside" : "keep") + about;
            case SPY_DECISION, SENTRY_DECISION -> Inspect.fate(code) + about;
            case REVEAL_AND_TOPDECK -> name.isEmpty() ? "reveal hand" : "topdeck " + name;
            default -> type.verb + " " + (name.isEmpty() ? "nothing" : name);
        };
    }
}
