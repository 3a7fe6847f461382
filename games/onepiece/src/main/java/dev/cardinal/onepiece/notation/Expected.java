package dev.cardinal.onepiece.notation;

import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Describes what was expected. */
final class Expected {
    private static final int FEW = 12;

    private Expected() {}

    static String name(Type type) {
        if (Vocabulary.isList(type)) {
            return "a list, each " + name(Vocabulary.element(type));
        }
        if (type == int.class) {
            return "a number";
        }
        if (type == String.class) {
            return "a text in quotation marks";
        }
        if (type == boolean.class) {
            return "true or false";
        }
        String name = simple(Vocabulary.raw(type));
        return ("AEIO".indexOf(name.charAt(0)) >= 0 ? "an " : "a ") + name;
    }

    /** A type's name, with that of the enclosing type, since there are several called State. */
    static String simple(Class<?> type) {
        Class<?> around = type.getDeclaringClass();
        return around == null ? type.getSimpleName() : around.getSimpleName() + "." + type.getSimpleName();
    }

    static String instead(Type type, Token found) {
        String sentence = "expected " + name(type) + " but found " + found;
        if (type == int.class || type == String.class || type == boolean.class) {
            return sentence;
        }
        List<String> words = words(Vocabulary.of(Vocabulary.raw(type)));
        Optional<String> near = found.isWord() ? nearest(found.text(), words) : Optional.empty();
        if (near.isPresent()) {
            return sentence + "; did you mean " + near.get() + "?";
        }
        return words.size() <= FEW ? sentence + "; it can be " + String.join(", ", words) : sentence;
    }

    /** All forms of a type's values, with their parameters. */
    static List<String> forms(Vocabulary vocabulary) {
        Map<String, String> forms = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        vocabulary.words().stream().flatMap(List::stream).map(Expected::form).forEach(form -> forms.put(form, form));
        return List.copyOf(forms.values());
    }

    private static String form(Word word) {
        return word instanceof Maker maker && !maker.parameters().isEmpty()
                ? maker.name()
                        + maker.parameters().stream().map(Expected::form).collect(Collectors.joining(", ", "(", ")"))
                : word.name();
    }

    private static String form(Parameter parameter) {
        return parameter.isFlag() ? parameter.name() : parameter.name() + " " + kind(parameter.type());
    }

    private static String kind(Type type) {
        if (Vocabulary.isList(type)) {
            return "[" + kind(Vocabulary.element(type)) + "]";
        }
        return type == int.class ? "number" : type == String.class ? "text" : simple(Vocabulary.raw(type));
    }

    private static List<String> words(Vocabulary vocabulary) {
        return vocabulary.words().stream()
                .map(meanings -> meanings.getFirst().name())
                .toList();
    }

    private static Optional<String> nearest(String word, List<String> words) {
        return words.stream()
                .filter(known -> distance(Word.key(word), Word.key(known)) <= Math.max(1, word.length() / 3))
                .min(Comparator.comparingInt(known -> distance(Word.key(word), Word.key(known))));
    }

    /** How many letters must be changed, added or removed to turn one word into the other. */
    private static int distance(String from, String to) {
        int[] row = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[to.length()];
    }
}
