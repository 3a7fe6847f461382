package dev.cardinal.onepiece.rules;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A part of a rules file that remembers its path, which names were read, and everything that is wrong. */
final class Checked {
    private final Data.Fields fields;
    private final String path;
    private final List<String> wrong;
    private final Set<String> asked = new LinkedHashSet<>();

    Checked(Data.Fields fields) {
        this(fields, "", new ArrayList<>());
    }

    private Checked(Data.Fields fields, String path, List<String> wrong) {
        this.fields = fields;
        this.path = path;
        this.wrong = wrong;
    }

    boolean has(String name) {
        asked.add(name);
        return fields.get(name) != null;
    }

    Checked section(String name) {
        Data.Fields inside = Data.fields();
        if (value(name) instanceof Data.Fields found) {
            inside = found;
        } else {
            wrong(name, "should be an object, not " + found(name));
        }
        return new Checked(inside, path + name + ".", wrong);
    }

    int number(String name, int least, int most) {
        if (value(name) instanceof Data.Number(long number) && number >= least && number <= most) {
            return (int) number;
        }
        wrong(name, "should be a whole number from " + least + " to " + most + ", not " + found(name));
        return least;
    }

    /** A number, or nothing if this word is in its place. */
    OptionalInt numberUnless(String name, String word, int least, int most) {
        if (value(name) instanceof Data.Text(String text) && text.equals(word)) {
            return OptionalInt.empty();
        }
        if (value(name) instanceof Data.Number(long number) && number >= least && number <= most) {
            return OptionalInt.of((int) number);
        }
        wrong(name, "should be " + word + " or a whole number from " + least + " to " + most + ", not " + found(name));
        return OptionalInt.empty();
    }

    boolean flag(String name) {
        if (value(name) instanceof Data.Flag(boolean flag)) {
            return flag;
        }
        wrong(name, "should be true or false, not " + found(name));
        return false;
    }

    <E extends Enum<E>> E name(String name, Class<E> type) {
        return named(name, value(name), type).orElse(type.getEnumConstants()[0]);
    }

    <E extends Enum<E>> List<E> names(String name, Class<E> type) {
        List<E> names = new ArrayList<>();
        if (value(name) instanceof Data.Items(List<Data> items)) {
            for (int i = 0; i < items.size(); i++) {
                named(name + "[" + i + "]", items.get(i), type).ifPresent(names::add);
            }
        } else {
            wrong(name, "should be a list, not " + found(name));
        }
        return names;
    }

    private <E extends Enum<E>> Optional<E> named(String name, @Nullable Data value, Class<E> type) {
        if (value instanceof Data.Text(String text)) {
            String plain = text.toUpperCase(Locale.ROOT).replace("_PHASE", "");
            for (E constant : type.getEnumConstants()) {
                if (constant.name().equals(plain)) {
                    return Optional.of(constant);
                }
            }
        }
        String choices = Arrays.toString(type.getEnumConstants());
        wrong(name, "should be one of " + choices + ", not " + (value == null ? "missing" : value));
        return Optional.empty();
    }

    private @Nullable Data value(String name) {
        asked.add(name);
        return fields.get(name);
    }

    private String found(String name) {
        Data value = fields.get(name);
        return value == null ? "missing" : value.toString();
    }

    /** Reports every name that was not read. */
    void nothingElse() {
        for (String name : fields.values().keySet()) {
            if (!asked.contains(name)) {
                wrong(name, "is unknown; the names here are " + String.join(", ", asked));
            }
        }
    }

    void wrong(String name, String what) {
        wrong.add(path + name + " " + what);
    }

    void refuseIfWrong() throws Refused {
        if (!wrong.isEmpty()) {
            throw new Refused("bad_rules", "The rules cannot be used: " + String.join("; ", wrong));
        }
    }
}
