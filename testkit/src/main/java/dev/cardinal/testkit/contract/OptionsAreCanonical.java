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
import java.util.HashSet;
import java.util.Set;

/** Contract 8: no option is listed twice, and picks in another order are the same answer unless order matters. */
final class OptionsAreCanonical implements Check {
    @Override
    public int contract() {
        return 8;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (snapshot.over()) {
            return;
        }
        Question question = snapshot.position().question();
        Question again = snapshot.position().question();
        Breach.unless(
                question.equals(again), 8, () -> "the same question was given as " + question + " and as " + again);
        Set<Object> seen = new HashSet<>();
        for (Option option : question.options()) {
            Breach.unless(
                    seen.add(option.code()) && seen.add(option.text()) && seen.add(option.json()),
                    8,
                    () -> option + " is listed twice");
            Breach.unless(option.count() > 0, 8, () -> option + " is offered with a count of 0");
        }
    }

    @Override
    public void moment(Moment moment, Chance chance) {
        Position position = moment.before().position();
        Question question = position.question();
        if (!question.limits().ordered() && question.limits().max() > 1) {
            otherOrder(position, question, chance);
        }
    }

    private static void otherOrder(Position position, Question question, Chance chance) {
        Offer offer = question.offer();
        Pick pick = new Pick();
        offer.random(chance, pick);
        int[] codes = new int[pick.size()];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = pick.code(i);
        }
        chance.shuffle(codes, codes.length);
        Pick shuffled = new Pick();
        for (int code : codes) {
            shuffled.add(code);
        }
        Answer answer = Answer.of(pick, false);
        Data json = question.json(Answer.of(codes));
        Breach.unless(
                position.read(json).equals(answer),
                8,
                () -> json + " is read as " + position.read(json) + ", not as " + answer);
        Scratch one = position.scratch();
        one.answer(pick);
        Scratch other = position.scratch();
        other.answer(shuffled);
        Breach.unless(
                one.everything().equals(other.everything()),
                8,
                () -> "the order of " + json + " made a difference although order does not matter");
    }
}
