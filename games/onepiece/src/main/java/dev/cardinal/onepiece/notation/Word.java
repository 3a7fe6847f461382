package dev.cardinal.onepiece.notation;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;

/** The meaning of a word of the notation. */
sealed interface Word {
    String name();

    /** A named value: an enum value or a constant. */
    record Constant(String name, Object value) implements Word {}

    /**
     * Makes a value from others: a record's constructor, or a static method.
     *
     * @param others the record components that can be named in addition to the parameters
     */
    record Maker(
            String name, Executable executable, Class<?> result, List<Parameter> parameters, List<Parameter> others)
            implements Word {

        static Maker of(Class<?> type) {
            RecordComponent[] components = type.getRecordComponents();
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            try {
                return new Maker(
                        type.getSimpleName(), type.getDeclaredConstructor(types), type, parametersOf(type), List.of());
            } catch (NoSuchMethodException impossible) {
                throw new IllegalStateException(impossible);
            }
        }

        static Maker of(Method method) {
            List<Parameter> parameters = Stream.of(method.getParameters())
                    .map(parameter -> new Parameter(parameter.getName(), parameter.getParameterizedType()))
                    .toList();
            Class<?> result = method.getReturnType();
            List<Parameter> others = result.isRecord() ? without(parametersOf(result), parameters) : List.of();
            return new Maker(method.getName(), method, result, parameters, others);
        }

        static List<Parameter> parametersOf(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(component -> new Parameter(component.getName(), component.getGenericType()))
                    .toList();
        }

        boolean isConstructor() {
            return executable instanceof Constructor<?>;
        }

        private static List<Parameter> without(List<Parameter> all, List<Parameter> parameters) {
            List<String> names = parameters.stream().map(Parameter::name).toList();
            return all.stream().filter(part -> !names.contains(part.name())).toList();
        }

        Object make(List<Object> arguments) throws Unfit {
            try {
                return Objects.requireNonNull(
                        executable instanceof Constructor<?> constructor
                                ? constructor.newInstance(arguments.toArray())
                                : ((Method) executable).invoke(null, arguments.toArray()));
            } catch (InvocationTargetException thrown) {
                Throwable cause = thrown.getCause();
                throw new Unfit(cause == null ? "" : Objects.toString(cause.getMessage()));
            } catch (ReflectiveOperationException impossible) {
                throw new IllegalStateException(impossible);
            }
        }
    }

    record Parameter(String name, Type type) {
        boolean isFlag() {
            return type == boolean.class;
        }
    }

    /** These arguments do not make a value. */
    final class Unfit extends Exception {
        private static final long serialVersionUID = 1L;

        Unfit(String message) {
            super(message);
        }
    }

    /** A word without case and underscores, for comparisons. */
    static String key(String word) {
        return word.replace("_", "").toLowerCase(Locale.ROOT);
    }

    /** A constant's name in the notation: {@code ON_PLAY} becomes {@code onPlay}. */
    static String camel(String constant) {
        StringBuilder camel = new StringBuilder();
        for (String part : constant.split("_")) {
            String rest = part.toLowerCase(Locale.ROOT);
            camel.append(camel.isEmpty() ? rest : Character.toUpperCase(rest.charAt(0)) + rest.substring(1));
        }
        return camel.toString();
    }
}
