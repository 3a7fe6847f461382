package dev.cardinal.kernel.record;

import dev.cardinal.kernel.Refused;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import org.jspecify.annotations.Nullable;

/** Reads and creates a game's records by reflection. */
final class Reflection {
    private Reflection() {}

    static @Nullable Object get(RecordComponent component, Record record) {
        try {
            Method accessor = component.getAccessor();
            accessor.setAccessible(true);
            return accessor.invoke(record);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }

    static Object make(Class<?> type, Class<?>[] types, @Nullable Object[] values) throws Refused {
        try {
            Constructor<?> constructor = type.getDeclaredConstructor(types);
            constructor.setAccessible(true);
            return constructor.newInstance(values);
        } catch (InvocationTargetException refusing) {
            throw new Refused("bad_value", "There is no such " + type.getSimpleName());
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }

    /** The class of this name in the package of another class. */
    static @Nullable Class<?> named(String name, Class<?> beside) {
        try {
            String whole = beside.getPackageName() + "." + name.replace('.', '$');
            return Class.forName(whole, false, beside.getClassLoader());
        } catch (ClassNotFoundException unknown) {
            return null;
        }
    }
}
