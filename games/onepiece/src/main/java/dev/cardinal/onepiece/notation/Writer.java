package dev.cardinal.onepiece.notation;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.notation.Vocabulary.Route;
import dev.cardinal.onepiece.notation.Word.Constant;
import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes a value in the shortest form that reads as the same value. */
final class Writer {
    /** A cache: many ways to write a value contain the same parts. */
    private final IdentityHashMap<Object, Map<Type, Term>> written = new IdentityHashMap<>();

    Term write(Object value, Type type) {
        Map<Type, Term> before = written.computeIfAbsent(value, unseen -> new HashMap<>());
        Term known = before.get(type);
        if (known != null) {
            return known;
        }
        Term term = term(value, type);
        before.put(type, term);
        return term;
    }

    private Term term(Object value, Type type) {
        if (value instanceof Collection<?> items) {
            List<Term> terms = items(items, Vocabulary.element(type));
            boolean bare = terms.size() == 1 && !terms.getFirst().flat().startsWith("[");
            return bare ? terms.getFirst() : bracketed(terms);
        }
        if (value instanceof String text) {
            return Term.of(quoted(text));
        }
        if (value instanceof Integer || value instanceof Boolean) {
            return Term.of(value.toString());
        }
        Vocabulary vocabulary = Vocabulary.of(Vocabulary.raw(type));
        List<Word> words = vocabulary.words().stream().flatMap(List::stream).toList();
        Optional<Term> constant = words.stream()
                .filter(word -> word instanceof Constant named && named.value().equals(value))
                .map(word -> Term.of(word.name()))
                .findFirst();
        return constant.orElseGet(() -> Stream.of(
                        words.stream().flatMap(word -> word instanceof Maker maker ? made(value, maker) : Stream.of()),
                        vocabulary.silent().stream().flatMap(maker -> through(value, maker, vocabulary)),
                        vocabulary.comparisons().stream().flatMap(maker -> compared(value, maker, vocabulary)))
                .flatMap(terms -> terms)
                .min(Comparator.comparingInt((Term term) -> term.flat().length())
                        .thenComparing(Term::flat))
                .orElseThrow(() -> new IllegalArgumentException("No " + type + " can be written as " + value)));
    }

    private List<Term> items(Collection<?> items, Type element) {
        Stream<Term> terms = items.stream().map(item -> write(Objects.requireNonNull(item), element));
        return items instanceof List<?>
                ? terms.toList()
                : terms.sorted(Comparator.comparing(Term::flat)).toList();
    }

    private static Term bracketed(List<Term> terms) {
        return Term.of("[", terms, "]");
    }

    private Stream<Term> made(Object value, Maker maker) {
        return Makings.of(value, maker).stream().map(making -> call(maker, making));
    }

    /** A value of another type that is converted to this one, if it would be read that way. */
    private Stream<Term> through(Object value, Maker maker, Vocabulary vocabulary) {
        Type type = maker.parameters().getFirst().type();
        return Makings.of(value, maker).stream()
                .filter(making -> making.changed().isEmpty())
                .map(making -> making.arguments().getFirst())
                .map(part -> part instanceof List<?> items
                        ? bracketed(items(items, Vocabulary.element(type)))
                        : write(part, type))
                .filter(term -> routeOf(term, vocabulary).equals(Optional.of(new Route.Through(maker))));
    }

    private Stream<Term> compared(Object value, Maker maker, Vocabulary vocabulary) {
        return Makings.of(value, maker).stream()
                .map(making -> {
                    List<Object> arguments = making.arguments();
                    Term left =
                            write(arguments.get(0), maker.parameters().get(0).type());
                    Term right =
                            write(arguments.get(2), maker.parameters().get(2).type());
                    return Term.of(left.flat() + " " + sign(arguments.get(1)) + " " + right.flat());
                })
                .filter(term -> routeOf(term, vocabulary).equals(Optional.of(new Route.Compared(maker))));
    }

    private static String sign(Object comparison) {
        return Reader.COMPARISONS.entrySet().stream()
                .filter(entry -> entry.getValue().equals(comparison))
                .findFirst()
                .orElseThrow()
                .getKey();
    }

    private static Optional<Route> routeOf(Term term, Vocabulary vocabulary) {
        return vocabulary.route(first(term.flat()));
    }

    private static Token first(String text) {
        try {
            return Tokens.first(text);
        } catch (Refused impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Arguments by position until one is left out, then by name. */
    private Term call(Maker maker, Makings.Making making) {
        List<Term> terms = new ArrayList<>();
        int place = 0;
        for (int i = 0; i < maker.parameters().size(); i++) {
            Parameter parameter = maker.parameters().get(i);
            Object argument = making.arguments().get(i);
            if (Vocabulary.usual(parameter.type()).equals(Optional.of(argument))) {
                continue;
            }
            if (parameter.isFlag()) {
                terms.add(flag(maker, place, parameter));
            } else if (place == i && terms.size() == i) {
                terms.add(write(argument, parameter.type()));
                place++;
            } else {
                terms.add(write(argument, parameter.type()).named(parameter.name()));
            }
        }
        for (Parameter part : maker.others()) {
            Object changed = making.changed().get(part.name());
            if (changed != null) {
                boolean on = changed.equals(true);
                terms.add(
                        on
                                ? flag(maker, place, part)
                                : write(changed, part.type()).named(part.name()));
            }
        }
        return terms.isEmpty() ? Term.of(maker.name()) : Term.of(maker.name() + "(", terms, ")");
    }

    private static Term flag(Maker maker, int place, Parameter flag) {
        boolean plain = Arguments.isFlag(maker, place, flag, first(flag.name()));
        return Term.of(plain ? flag.name() : flag.name() + "=true");
    }

    private static String quoted(String text) {
        char quote = text.indexOf('\'') >= 0 && text.indexOf('"') < 0 ? '"' : '\'';
        String escaped = text.replace("\\", "\\\\").replace("\n", "\\n").replace("" + quote, "\\" + quote);
        return quote + escaped + quote;
    }
}
