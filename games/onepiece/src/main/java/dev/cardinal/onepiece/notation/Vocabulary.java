package dev.cardinal.onepiece.notation;

import dev.cardinal.onepiece.effect.Comparison;
import dev.cardinal.onepiece.notation.Word.Constant;
import dev.cardinal.onepiece.notation.Word.Maker;
import dev.cardinal.onepiece.notation.Word.Parameter;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

/** The words for values of one type, found in the type itself. */
final class Vocabulary {
    /** The name of methods that convert values of other types implicitly. */
    private static final String SILENT = "of";

    private static final Map<Class<?>, Vocabulary> KNOWN = new ConcurrentHashMap<>();

    private final Class<?> type;
    private final Map<String, List<Word>> words = new TreeMap<>();
    private final List<Maker> silent = new ArrayList<>();
    private final List<Maker> comparisons = new ArrayList<>();

    private Vocabulary(Class<?> type) {
        this.type = type;
        gather(type);
        words.values().forEach(meanings -> meanings.sort(Comparator.comparingInt(Vocabulary::size)));
        silent.sort(Comparator.comparing(maker -> maker.parameters().toString()));
        comparisons.sort(Comparator.comparing(Maker::name));
    }

    static Vocabulary of(Class<?> type) {
        return KNOWN.computeIfAbsent(type, Vocabulary::new);
    }

    /** How to read a value that begins with some token. */
    sealed interface Route {
        /** Its first word is one of this vocabulary. */
        record Named(List<Word> meanings) implements Route {}

        /** It is a value of another type, which is converted. */
        record Through(Maker maker) implements Route {}

        /** It is a comparison of two numbers. */
        record Compared(Maker maker) implements Route {}
    }

    Optional<Route> route(Token first) {
        List<Word> meanings = first.isWord() ? words.get(Word.key(first.text())) : null;
        if (meanings != null) {
            return Optional.of(new Route.Named(meanings));
        }
        for (Maker maker : silent) {
            if (isList(maker.parameters().getFirst().type()) ? first.is("[") : begins(first, maker)) {
                return Optional.of(new Route.Through(maker));
            }
        }
        for (Maker maker : comparisons) {
            if (begins(first, maker)) {
                return Optional.of(new Route.Compared(maker));
            }
        }
        return Optional.empty();
    }

    private static boolean begins(Token first, Maker maker) {
        return canBegin(first, maker.parameters().getFirst().type());
    }

    /** Whether a value of this type can begin with this token. */
    static boolean canBegin(Token first, Type type) {
        if (isList(type)) {
            return first.is("[") || canBegin(first, element(type));
        }
        if (type == int.class) {
            return first.kind() == Token.Kind.NUMBER;
        }
        if (type == String.class) {
            return first.kind() == Token.Kind.TEXT;
        }
        if (type == boolean.class) {
            return first.text().equals("true") || first.text().equals("false");
        }
        return of(raw(type)).route(first).isPresent();
    }

    Collection<List<Word>> words() {
        return words.values();
    }

    List<Maker> silent() {
        return silent;
    }

    List<Maker> comparisons() {
        return comparisons;
    }

    /** The default for an argument of this type. */
    static Optional<Object> usual(Type type) {
        if (type == boolean.class) {
            return Optional.of(false);
        }
        if (isList(type)) {
            return Optional.of(raw(type) == List.class ? List.of() : Set.of());
        }
        if (type == int.class || type == String.class) {
            return Optional.empty();
        }
        Vocabulary vocabulary = of(raw(type));
        for (String name : List.of("any", "none")) {
            for (Word word : vocabulary.words.getOrDefault(name, List.of())) {
                if (word instanceof Constant constant) {
                    return Optional.of(constant.value());
                }
            }
        }
        return Optional.empty();
    }

    static boolean isList(Type type) {
        return type instanceof ParameterizedType list && Collection.class.isAssignableFrom(raw(list));
    }

    static Type element(Type list) {
        return ((ParameterizedType) list).getActualTypeArguments()[0];
    }

    static Class<?> raw(Type type) {
        return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
    }

    private void gather(Class<?> part) {
        if (part.isEnum()) {
            for (Object constant : Objects.requireNonNull(part.getEnumConstants())) {
                add(new Constant(Word.camel(((Enum<?>) constant).name()), constant));
            }
            return;
        }
        if (part.isSealed()) {
            Arrays.stream(part.getPermittedSubclasses()).forEach(this::gather);
        }
        for (Field field : part.getDeclaredFields()) {
            if (Modifier.isStatic(field.getModifiers()) && type.isAssignableFrom(field.getType())) {
                add(new Constant(Word.camel(field.getName()), valueOf(field)));
            }
        }
        if (part.isRecord()) {
            add(Maker.of(part));
        }
        for (Method method : part.getDeclaredMethods()) {
            if (Modifier.isStatic(method.getModifiers())
                    && Modifier.isPublic(method.getModifiers())
                    && !method.isSynthetic()
                    && !method.isVarArgs()
                    && type.isAssignableFrom(method.getReturnType())) {
                add(Maker.of(method));
            }
        }
    }

    /** Words with fewer parts come first, since reflection gives methods no order. */
    private static int size(Word word) {
        return word instanceof Maker maker ? maker.parameters().size() : 0;
    }

    private void add(Word word) {
        if (word instanceof Maker maker) {
            List<Parameter> parameters = maker.parameters();
            if (!maker.isConstructor() && maker.name().equals(SILENT)) {
                if (parameters.size() == 1) {
                    silent.add(maker);
                }
                return;
            }
            if (maker.isConstructor()
                    && parameters.size() == 3
                    && parameters.get(1).type() == Comparison.class) {
                comparisons.add(maker);
            }
        }
        words.computeIfAbsent(Word.key(word.name()), key -> new ArrayList<>()).add(word);
    }

    private static Object valueOf(Field field) {
        try {
            return Objects.requireNonNull(field.get(null));
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
