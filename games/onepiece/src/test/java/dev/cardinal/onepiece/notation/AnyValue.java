package dev.cardinal.onepiece.notation;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random values of any type of the language. */
public final class AnyValue {
    private static final List<String> TEXTS =
            List.of("Navy", "Who's.Who", "Eustass\"Captain\"Kid", "it's \"both\"", "back\\slash", "# no comment", "");

    private final Random random;

    public AnyValue(long seed) {
        random = new Random(seed);
    }

    public <T> T of(Class<T> type) {
        return type.cast(draw(type, 4));
    }

    private Object draw(Type type, int depth) {
        if (type instanceof ParameterizedType list) {
            List<Object> items = new ArrayList<>();
            for (int left = random.nextInt(depth > 0 ? 4 : 1); left > 0; left--) {
                items.add(draw(list.getActualTypeArguments()[0], depth - 1));
            }
            return list.getRawType() == Set.class ? new HashSet<>(items) : items;
        }
        if (type == int.class) {
            return random.nextInt(4) == 0 ? -1000 : random.nextInt(5);
        }
        if (type == boolean.class) {
            return random.nextInt(3) == 0;
        }
        if (type == String.class) {
            return TEXTS.get(random.nextInt(TEXTS.size()));
        }
        Class<?> raw = (Class<?>) type;
        if (raw.isEnum()) {
            return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
        }
        return raw.isRecord() ? make(raw, depth) : draw(kind(raw, depth), depth);
    }

    /** One of the kinds of a sealed type; deep down, one that needs no further values. */
    private Class<?> kind(Class<?> type, int depth) {
        Class<?>[] kinds = type.getPermittedSubclasses();
        Class<?>[] plain = Arrays.stream(kinds).filter(AnyValue::plain).toArray(Class<?>[]::new);
        Class<?>[] among = depth <= 0 && plain.length > 0 ? plain : kinds;
        return among[random.nextInt(among.length)];
    }

    private static boolean plain(Class<?> kind) {
        return kind.isEnum()
                || Arrays.stream(kind.getRecordComponents())
                        .allMatch(part -> part.getType().isPrimitive()
                                || part.getType() == String.class
                                || part.getType() == List.class
                                || part.getType().isEnum());
    }

    private Object make(Class<?> type, int depth) {
        RecordComponent[] parts = type.getRecordComponents();
        Object[] values = Arrays.stream(parts)
                .map(part -> draw(part.getGenericType(), depth - 1))
                .toArray();
        Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            return constructor.newInstance(values);
        } catch (ReflectiveOperationException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
