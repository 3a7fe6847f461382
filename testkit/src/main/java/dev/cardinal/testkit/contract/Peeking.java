package dev.cardinal.testkit.contract;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.chance.Chance;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Calls all public methods of two objects with the same arguments, sensible or not, and compares the results.
 *
 * <p>A game's piles are often in one array, so that an index beyond the end of one leads into the next. Such an index
 * must be refused, with a message that reveals nothing; any other exception means that it was used unchecked.
 */
final class Peeking {
    /** How many different arguments each method is called with. */
    private static final int TRIES = 60;
    /** How deep to follow objects: a view, what it returns, and what that returns. */
    private static final int DEPTH = 3;

    private static final ClassValue<List<Method>> METHODS = new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
            return Arrays.stream(type.getMethods())
                    .filter(method -> method.getDeclaringClass() != Object.class
                            && !method.isSynthetic()
                            && !Modifier.isStatic(method.getModifiers()))
                    .sorted(Comparator.comparing(Method::toGenericString))
                    .peek(method -> method.setAccessible(true))
                    .toList();
        }
    };

    private final int contract;
    private final Chance chance;
    private final List<String> words;

    /** Uses these words, among others, for text arguments. */
    Peeking(int contract, Chance chance, List<String> words) {
        this.contract = contract;
        this.chance = chance;
        this.words = words;
    }

    void compare(String what, Object real, Object guessed) {
        compare(what, real, guessed, 0);
    }

    private void compare(String what, Object real, Object guessed, int depth) {
        for (Method method : METHODS.get(real.getClass())) {
            int tries = Stream.of(method.getParameterTypes()).anyMatch(Peeking::varies) ? TRIES : 1;
            for (int i = 0; i < tries; i++) {
                compare(what, method, real, guessed, depth);
            }
        }
    }

    private void compare(String what, Method method, Object real, Object guessed, int depth) {
        long seed = chance.next();
        Object[] arguments = arguments(method, seed);
        String call = what + " " + method.getName() + Arrays.toString(arguments);
        Object one = call(call, method, real, arguments);
        Object other = call(call, method, guessed, arguments(method, seed));
        if (one != null
                && other != null
                && depth + 1 < DEPTH
                && !comparable(one)
                && one.getClass() == other.getClass()) {
            compare(call, one, other, depth + 1);
        } else {
            Breach.unless(
                    same(one, other), contract, () -> call + " gives " + said(one) + ", but in a guess " + said(other));
        }
    }

    /** Whether values can be compared directly; others are compared by what their methods return. */
    private static boolean comparable(Object value) {
        if (value.getClass().isArray() || value instanceof Offer) {
            return true;
        }
        try {
            return value.getClass().getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static boolean same(@Nullable Object one, @Nullable Object other) {
        if (one instanceof Offer here && other instanceof Offer there) {
            return AnswersAreUnderstood.same(here, there);
        }
        return Objects.deepEquals(one, other);
    }

    /** Any value as text. */
    private static String said(@Nullable Object value) {
        return Arrays.deepToString(new @Nullable Object[] {value});
    }

    /** What a method returns, or how it refuses; if it fills a buffer, the buffer. */
    private @Nullable Object call(String call, Method method, Object on, Object[] arguments) {
        try {
            Object value = method.invoke(on, arguments);
            return Stream.of(arguments)
                    .filter(Offer.class::isInstance)
                    .findFirst()
                    .orElse(value);
        } catch (InvocationTargetException thrown) {
            Throwable cause = Objects.requireNonNull(thrown.getCause());
            Breach.unless(refuses(cause), contract, () -> call + " is not refused but fails: " + cause);
            return cause.toString();
        } catch (IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** If the array itself throws, the index was not checked before. */
    private static boolean refuses(Throwable cause) {
        return cause.getClass() == IndexOutOfBoundsException.class
                || cause instanceof IllegalArgumentException
                || cause instanceof IllegalStateException;
    }

    private static boolean varies(Class<?> type) {
        return type.isPrimitive() || type.isEnum() || type == String.class;
    }

    private Object[] arguments(Method method, long seed) {
        Chance drawn = new Chance(seed);
        return Stream.of(method.getParameterTypes())
                .map(type -> argument(method, type, drawn))
                .toArray();
    }

    private Object argument(Method method, Class<?> type, Chance drawn) {
        if (type == int.class) {
            return number(drawn);
        } else if (type == long.class) {
            return (long) number(drawn);
        } else if (type == boolean.class) {
            return drawn.below(2) == 0;
        } else if (type.isEnum()) {
            return type.getEnumConstants()[drawn.below(type.getEnumConstants().length)];
        } else if (type == String.class) {
            return words.isEmpty() || drawn.below(8) == 0 ? "nowhere" : words.get(drawn.below(words.size()));
        } else if (type == Offer.class) {
            return new Offer();
        } else if (type == Chance.class) {
            return new Chance(drawn.next());
        }
        throw new Breach(
                contract,
                "what " + method + " reveals cannot be checked, since there is no way to make up a "
                        + type.getSimpleName());
    }

    /** Often a seat or an index near the start of an area, sometimes one far off, rarely any number at all. */
    private static int number(Chance drawn) {
        return switch (drawn.below(8)) {
            case 0, 1, 2, 3 -> drawn.below(8) - 2;
            case 4, 5 -> drawn.below(100) - 20;
            case 6 -> drawn.below(2000) - 500;
            default -> (int) drawn.next();
        };
    }
}
