package dev.cardinal.onepiece.notation;

import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import dev.cardinal.onepiece.notation.Word.Unfit;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds the arguments with which a maker makes a value; they must occur somewhere in the value. */
final class Makings {
    private static final int DEPTH = 2;

    /**
     * One way to make the value.
     *
     * @param changed the parts of the value that differ from what the maker makes
     */
    record Making(List<Object> arguments, Map<String, Object> changed) {}

    private final Object value;
    private final Maker maker;
    private final Set<Object> parts = new LinkedHashSet<>();
    /** Only flags may follow a short form: a hand with another zone in its parentheses would be confusing. */
    private final Set<String> flags = new LinkedHashSet<>();

    private final List<Making> found = new ArrayList<>();

    private Makings(Object value, Maker maker) {
        this.value = value;
        this.maker = maker;
        maker.others().stream().filter(Parameter::isFlag).forEach(part -> flags.add(part.name()));
    }

    static List<Making> of(Object value, Maker maker) {
        if (maker.isConstructor()) {
            return maker.result() == value.getClass()
                    ? List.of(new Making(List.copyOf(Parts.of(value).values()), Map.of()))
                    : List.of();
        }
        if (!maker.result().isInstance(value)) {
            return List.of();
        }
        Makings makings = new Makings(value, maker);
        Parts.gather(value, DEPTH, makings.parts);
        makings.search(new ArrayList<>());
        return makings.found;
    }

    private void search(List<Object> arguments) {
        if (arguments.size() == maker.parameters().size()) {
            consider(List.copyOf(arguments));
            return;
        }
        Parameter parameter = maker.parameters().get(arguments.size());
        Class<?> type =
                MethodType.methodType(Vocabulary.raw(parameter.type())).wrap().returnType();
        Set<Object> candidates = new LinkedHashSet<>(parts);
        Vocabulary.usual(parameter.type()).ifPresent(candidates::add);
        for (Object candidate : candidates) {
            if (type.isInstance(candidate)) {
                arguments.add(candidate);
                search(arguments);
                arguments.removeLast();
            }
        }
    }

    private void consider(List<Object> arguments) {
        try {
            Object made = maker.make(arguments);
            if (made.equals(value)) {
                found.add(new Making(arguments, Map.of()));
            } else if (!flags.isEmpty()) {
                Map<String, Object> changed = changed(made);
                if (flags.containsAll(changed.keySet())) {
                    found.add(new Making(arguments, changed));
                }
            }
        } catch (Unfit unfit) {
            return;
        }
    }

    private Map<String, Object> changed(Object made) {
        Map<String, Object> changed = new LinkedHashMap<>(Parts.of(value));
        Map<String, Object> before = Parts.of(made);
        changed.entrySet().removeIf(part -> part.getValue().equals(before.get(part.getKey())));
        return changed;
    }
}
