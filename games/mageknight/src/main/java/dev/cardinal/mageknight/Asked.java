package dev.cardinal.mageknight;

import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import java.util.ArrayList;
import java.util.List;

/** Puts the question that stands into words and JSON. */
final class Asked {
    private Asked() {}

    static Question question(Table t, Asking asking) {
        Offer offer = new Offer();
        asking.offer(t, offer);
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            Choice choice = asking.choice(t, offer.code(i));
            options.add(new Option(
                    offer.code(i),
                    offer.count(i),
                    choice.name(),
                    choice.text(),
                    asking.verb().isEmpty()
                            ? choice.json()
                            : Question.move(asking.json(), asking.field(), List.of(choice.name())),
                    offer.weight(i),
                    offer.key(i),
                    choice.spots(),
                    choice.ends(),
                    choice.isPlain()));
        }
        int seat = asking.asked(t);
        return asking.verb().isEmpty()
                ? Question.one(seat, asking.prompt(t), options)
                : new Question(
                        seat,
                        asking.prompt(t),
                        options,
                        Limits.of(offer),
                        asking.verb(),
                        asking.json(),
                        asking.field());
    }
}
