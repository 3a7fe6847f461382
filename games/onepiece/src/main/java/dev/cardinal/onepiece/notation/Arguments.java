package dev.cardinal.onepiece.notation;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads the arguments in parentheses after a word: first by position, then by name; a flag is only its name. */
final class Arguments {
    private final Reader reader;
    private final Maker maker;
    private final Token word;
    private final Map<String, Object> given = new LinkedHashMap<>();
    private int place;

    Arguments(Reader reader, Maker maker, Token word) {
        this.reader = reader;
        this.maker = maker;
        this.word = word;
    }

    Object value() throws Refused {
        if (reader.takeIf("(") && !reader.takeIf(")")) {
            do {
                argument();
            } while (reader.takeIf(","));
            reader.expect(")", "',' or ')'");
        }
        List<Object> arguments = new ArrayList<>();
        for (Parameter parameter : maker.parameters()) {
            Object argument = given.get(parameter.name());
            Optional<Object> known = argument == null ? Vocabulary.usual(parameter.type()) : Optional.of(argument);
            arguments.add(known.orElseThrow(() -> Reader.wrong(
                    word, word.text() + " needs " + parameter.name() + ", " + Expected.name(parameter.type()))));
        }
        Object value = Reader.made(word, maker, arguments);
        return maker.others().stream().anyMatch(part -> given.containsKey(part.name())) ? changed(value) : value;
    }

    private void argument() throws Refused {
        Token first = reader.peek();
        Optional<Parameter> named = first.isWord() ? parameter(first.text()) : Optional.empty();
        if (reader.after().is("=") && first.isWord()) {
            Parameter parameter =
                    named.orElseThrow(() -> Reader.wrong(first, word.text() + " has no part '" + first.text() + "'"));
            reader.take();
            reader.take();
            give(first, parameter, reader.value(parameter.type()));
        } else if (named.isPresent()
                && isFlag(maker, place, named.get(), first)
                && !reader.after().is("(")) {
            reader.take();
            give(first, named.get(), true);
        } else if (place < maker.parameters().size()) {
            Parameter parameter = maker.parameters().get(place);
            give(first, parameter, reader.value(parameter.type()));
            place++;
        } else {
            throw Reader.wrong(first, "expected ')' but found " + first);
        }
    }

    /** Whether a word that names a flag means the flag, not the argument for this position. */
    static boolean isFlag(Maker maker, int place, Parameter named, Token word) {
        if (!named.isFlag()) {
            return false;
        }
        List<Parameter> parameters = maker.parameters();
        return place >= parameters.size()
                || !Vocabulary.canBegin(word, parameters.get(place).type());
    }

    private void give(Token first, Parameter parameter, Object value) throws Refused {
        if (given.put(parameter.name(), value) != null) {
            throw Reader.wrong(first, parameter.name() + " is given twice");
        }
    }

    private Optional<Parameter> parameter(String name) {
        return Stream.concat(maker.parameters().stream(), maker.others().stream())
                .filter(parameter -> Word.key(parameter.name()).equals(Word.key(name)))
                .findFirst();
    }

    private Object changed(Object value) throws Refused {
        List<Object> parts = new ArrayList<>();
        Parts.of(value).forEach((name, part) -> parts.add(given.getOrDefault(name, part)));
        return Reader.made(word, Maker.of(maker.result()), parts);
    }
}
