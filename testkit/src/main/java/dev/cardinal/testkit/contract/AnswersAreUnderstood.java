package dev.cardinal.testkit.contract;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;

/** Contract 1: every answer within the limits is accepted, as codes, text and JSON, and no other codes are. */
final class AnswersAreUnderstood implements Check {
    private static final int DRAWN = 3;
    private static final int WILD = 6;

    @Override
    public int contract() {
        return 1;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (snapshot.over()) {
            return;
        }
        Position position = snapshot.position();
        Question question = position.question();
        Scratch scratch = position.scratch();
        Offer offer = new Offer();
        scratch.offer(offer);
        Breach.unless(same(offer, question.offer()), 1, () -> "the question " + question + " differs from the offer");
        Pick pick = new Pick();
        for (int i = 0; i < DRAWN; i++) {
            offer.random(chance, pick);
            Answer answer = Answer.of(pick, offer.ordered());
            Breach.unless(
                    offer.accepts(pick) && scratch.accepts(pick) && question.accepts(answer),
                    1,
                    () -> answer + " is within the limits of " + question + " but not accepted");
            readBack(position, question, answer);
        }
        if (question.limits().min() <= 1 && question.limits().max() >= 1) {
            question.options().stream()
                    .filter(option -> question.accepts(Answer.of(option.code())))
                    .forEach(option -> readBack(position, option));
        }
        for (int i = 0; i < WILD; i++) {
            wild(chance, offer, pick);
            Breach.unless(
                    scratch.accepts(pick) == offer.accepts(pick),
                    1,
                    () -> Answer.of(pick, true) + " is " + (offer.accepts(pick) ? "within" : "outside")
                            + " the limits of " + question + " but is "
                            + (offer.accepts(pick) ? "not accepted" : "accepted"));
        }
        Breach.unless(
                scratch.forced() == offer.forced(),
                1,
                () -> "the game and the limits disagree on whether " + question + " has only one answer");
    }

    static boolean same(Offer one, Offer other) {
        boolean same = one.size() == other.size()
                && one.min() == other.min()
                && one.max() == other.max()
                && one.total() == other.total()
                && one.distinct() == other.distinct()
                && one.ordered() == other.ordered();
        for (int i = 0; same && i < one.size(); i++) {
            same = one.code(i) == other.code(i)
                    && one.count(i) == other.count(i)
                    && one.weight(i) == other.weight(i)
                    && (one.key(i) == other.key(i) || !one.distinct());
        }
        return same;
    }

    private static void readBack(Position position, Question question, Answer answer) {
        String text = question.text(answer);
        Breach.unless(
                position.read(text).equals(answer),
                1,
                () -> "'" + text + "' is read as " + position.read(text) + ", not as " + answer);
        Data json = question.json(answer);
        Breach.unless(
                position.read(json).equals(answer),
                1,
                () -> json + " is read as " + position.read(json) + ", not as " + answer);
        Breach.unless(json.equals(parsed(json)), 1, () -> json + " changes when it is written and read back");
    }

    private static void readBack(Position position, Option option) {
        Answer answer = Answer.of(option.code());
        Breach.unless(
                position.read(option.text()).equals(answer),
                1,
                () -> "'" + option.text() + "' is read as " + position.read(option.text()) + ", not as " + answer);
        Breach.unless(
                position.read(option.json()).equals(answer),
                1,
                () -> option.json() + " is read as " + position.read(option.json()) + ", not as " + answer);
    }

    private static Data parsed(Data json) {
        try {
            return Json.parse(json.toString());
        } catch (Refused broken) {
            throw new Breach(1, json + " is not JSON: " + broken.refusal());
        }
    }

    /** Codes that may or may not be offered, roughly as many as are allowed. */
    private static void wild(Chance chance, Offer offer, Pick pick) {
        pick.clear();
        int size = chance.below(offer.max() + 3);
        for (int i = 0; i < size; i++) {
            boolean offered = offer.size() > 0 && chance.below(4) > 0;
            pick.add(offered ? offer.code(chance.below(offer.size())) : chance.below(140) - 4);
        }
    }
}
