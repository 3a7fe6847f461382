package dev.cardinal.dominion.speech;

import dev.cardinal.dominion.instruction.Gain;
import dev.cardinal.dominion.instruction.Inspect;
import dev.cardinal.dominion.table.AreaNames;
import dev.cardinal.dominion.table.Asking;
import dev.cardinal.dominion.table.MoveType;
import dev.cardinal.dominion.table.Table;
import dev.cardinal.dominion.turn.BuyPhase;
import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Spot;
import java.util.ArrayList;
import java.util.List;

/** Puts the current question into words and JSON. */
public final class QuestionBuilder {
    private QuestionBuilder() {}

    public static Question question(Table t) {
        int frame = t.top();
        Asking asking = t.asking(frame);
        Offer offer = new Offer();
        asking.offer(t, frame, offer);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            Option option = option(t, frame, asking, offer.code(i), offer.count(i));
            options.add(isPlain(offer, offer.code(i)) ? option.plainly() : option);
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
        boolean isCard = Asking.isCard(card);
        String name = isCard ? t.setup.card(card).name() : "";
        switch (type.shape) {
            case CARD -> json = isCard ? json.with("card", name) : json.with("decision", "no");
            case CARDS -> json = json.with("cards", Data.texts(List.of(name)));
            default -> {}
        }
        json = asking.extra(t, frame, code, json);
        String text = text(type, code, name, json);
        Option option = new Option(code, count, isCard ? name : text, text, json, 0, code);
        return code == Asking.NO ? option : option.on(spots(t, frame, asking, code), ends(t, frame, asking, code));
    }

    /** The default way to continue: play all Treasures if there are any, otherwise decline or end. */
    private static boolean isPlain(Offer offer, int code) {
        return code == Asking.ALL || (code == Asking.NO && offer.indexOf(Asking.ALL) < 0);
    }

    /** The spots on the table that represent an option. */
    private static List<Spot> spots(Table t, int frame, Asking asking, int code) {
        if (code >= Asking.BUY) {
            return List.of(Spot.area(AreaNames.supply(t.setup.card(code - Asking.BUY))));
        }
        if (asking instanceof Gain) {
            return List.of(Spot.area(AreaNames.supply(t.setup.card(code))));
        }
        String area = asking.area(t, frame);
        if (Asking.isCard(code)) {
            return List.of(Spot.in(area, t.setup.card(code).name()));
        }
        if (code != Asking.ALL) {
            return asking.looking(t, frame) == 0
                    ? List.of()
                    : List.of(Spot.in(
                            area, t.setup.card(asking.considered(t, frame)).name()));
        }
        List<Spot> treasures = new ArrayList<>();
        for (long left = BuyPhase.playable(t, asking.asked(t, frame)); left != 0; left &= left - 1) {
            treasures.add(
                    Spot.in(area, t.setup.card(Long.numberOfTrailingZeros(left)).name()));
        }
        return treasures;
    }

    private static List<Spot> ends(Table t, int frame, Asking asking, int code) {
        String end = code >= Asking.BUY ? AreaNames.discard(asking.asked(t, frame)) : asking.end(t, frame);
        return end.isEmpty() ? List.of() : List.of(Spot.area(end));
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
