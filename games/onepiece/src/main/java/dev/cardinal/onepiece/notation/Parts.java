package dev.cardinal.onepiece.notation;

import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** Takes records apart. */
final class Parts {
    private static final ClassValue<RecordComponent[]> COMPONENTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return type.getRecordComponents();
        }
    };

    private Parts() {}

    /** The components of a record by name, in order; none for anything else. */
    static Map<String, Object> of(Object value) {
        Map<String, Object> parts = new LinkedHashMap<>();
        if (value instanceof Record) {
            for (RecordComponent component : COMPONENTS.get(value.getClass())) {
                parts.put(component.getName(), part(value, component));
            }
        }
        return parts;
    }

    /** Collects the parts of a value, down to some depth. */
    static void gather(Object value, int depth, Set<Object> parts) {
        if (depth == 0) {
            return;
        }
        Collection<?> inside =
                value instanceof Collection<?> items ? items : of(value).values();
        for (Object part : inside) {
            parts.add(part);
            gather(part, depth - 1, parts);
        }
    }

    private static Object part(Object value, RecordComponent component) {
        try {
            return Objects.requireNonNull(component.getAccessor().invoke(value));
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
