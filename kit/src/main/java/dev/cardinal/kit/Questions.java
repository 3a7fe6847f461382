package dev.cardinal.kit;

import dev.cardinal.kernel.Limits;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts the current question into words and JSON. */
final class Questions {
    private Questions() {}

    static <S extends GameState<S>> Question of(S state) {
        Asking<S> asking = state.asking();
        Offer offer = new Offer();
        asking.offer(state, offer);
        List<Choice> choices = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            choices.add(asking.choice(state, offer.code(i)));
        }
        List<String> names = names(choices);
        boolean one = asking.verb().isEmpty();
        List<Option> options = new ArrayList<>();
        for (int i = 0; i < offer.size(); i++) {
            Choice choice = choices.get(i);
            String name = names.get(i);
            Data move = one ? choice.move(name) : Question.move(asking.json(), asking.field(), List.of(name));
            options.add(new Option(
                    offer.code(i),
                    offer.count(i),
                    name,
                    choice.said(name),
                    move,
                    offer.weight(i),
                    offer.key(i),
                    choice.spots(),
                    choice.ends(),
                    choice.isPlain()));
        }
        int seat = asking.asked(state);
        return one
                ? Question.one(seat, asking.prompt(state), options)
                : new Question(
                        seat,
                        asking.prompt(state),
                        options,
                        Limits.of(offer),
                        asking.verb(),
                        asking.json(),
                        asking.field());
    }

    /** The shortest unambiguous name of each option; those that are still the same are numbered. */
    static List<String> names(List<Choice> choices) {
        List<String> names = new ArrayList<>();
        int longest = 0;
        for (Choice choice : choices) {
            names.add(choice.names().getFirst());
            longest = Math.max(longest, choice.names().size());
        }
        for (int detail = 1; detail < longest; detail++) {
            Map<String, Integer> said = new HashMap<>();
            for (int i = 0; i < names.size(); i++) {
                said.merge(choices.get(i).said(names.get(i)), 1, Integer::sum);
            }
            for (int i = 0; i < names.size(); i++) {
                Choice choice = choices.get(i);
                if (detail < choice.names().size() && said.getOrDefault(choice.said(names.get(i)), 0) > 1) {
                    names.set(i, choice.names().get(detail));
                }
            }
        }
        Map<String, Integer> said = new HashMap<>();
        for (int i = 0; i < names.size(); i++) {
            int times = said.merge(choices.get(i).said(names.get(i)), 1, Integer::sum);
            if (times > 1) {
                names.set(i, names.get(i) + " (" + times + ")");
            }
        }
        return names;
    }
}
