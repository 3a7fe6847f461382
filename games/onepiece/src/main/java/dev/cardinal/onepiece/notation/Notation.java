package dev.cardinal.onepiece.notation;

import dev.cardinal.kernel.Refused;
import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Values of the effect language as text, such as {@code KnockOut(you(upTo(1), characters(opponent, cost <= 3)))}.
 *
 * <p>It knows no type by name: its words are the records, constants and static methods that it finds where a
 * value is expected.
 */
public final class Notation {
    private Notation() {}

    /** Reads a value; errors name the line and column. */
    public static <T> T read(String text, Class<T> type) throws Refused {
        return type.cast(new Reader(text).whole(type));
    }

    /** Writes a value in one line. */
    public static <T> String write(T value, Class<? super T> type) {
        return new Writer().write(value, type).flat();
    }

    /** Writes a value in lines of at most this width, if possible. */
    public static <T> String write(T value, Class<? super T> type, int width) {
        return new Writer().write(value, type).lines(width);
    }

    /** The forms of the values of a type and of all types within it, by type name. */
    public static Map<String, List<String>> words(Class<?> root) {
        Map<String, List<String>> words = new TreeMap<>();
        Set<Class<?>> seen = new LinkedHashSet<>(Set.of(root));
        Deque<Class<?>> waiting = new ArrayDeque<>(seen);
        while (!waiting.isEmpty()) {
            Class<?> type = waiting.remove();
            Vocabulary vocabulary = Vocabulary.of(type);
            words.put(Expected.simple(type), Expected.forms(vocabulary));
            Stream.concat(vocabulary.words().stream().flatMap(List::stream), vocabulary.silent().stream())
                    .flatMap(word -> word instanceof Maker maker ? maker.parameters().stream() : Stream.of())
                    .map(Parameter::type)
                    .map(Notation::innermost)
                    .filter(inner -> inner != int.class && inner != boolean.class && inner != String.class)
                    .filter(seen::add)
                    .forEach(waiting::add);
        }
        return words;
    }

    private static Class<?> innermost(Type type) {
        return Vocabulary.isList(type) ? innermost(Vocabulary.element(type)) : Vocabulary.raw(type);
    }
}
