package dev.cardinal.onepiece.scenario;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.notation.Notation;
import dev.cardinal.onepiece.table.IndexedCard;
import dev.cardinal.onepiece.table.Table;
import java.lang.reflect.RecordComponent;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parts of the cards' programs by their paths. A running effect compares its parts by identity, so they must be
 * looked up on their cards rather than created again.
 */
final class Programs {
    private static final String OF = "of";
    private static final String PATH = "path";

    private final Table t;
    private final IdentityHashMap<Object, Data> places = new IdentityHashMap<>();

    Programs(Table t) {
        this.t = t;
    }

    /** Whether values of this type are parts of programs. */
    private static boolean isPart(Class<?> type) {
        return !type.isArray() && !type.isEnum() && type.getPackageName().equals(Effect.class.getPackageName());
    }

    /** The path of a part, or its notation if it is on no card; null if it is not part of a program. */
    @Nullable
    Data write(Object value, Class<?> type) {
        boolean part = isPart(type) && !(value instanceof Enum);
        if (!part && !(value instanceof List<?> list && !list.isEmpty())) {
            return null;
        }
        if (places.isEmpty()) {
            for (IndexedCard print : t.prints) {
                visit(print.card.effects(), print.card.id(), "");
            }
        }
        Data place = places.get(value);
        return place == null && part ? Data.of(words(value, type)) : place;
    }

    private void visit(@Nullable Object part, String card, String path) {
        if (!(part instanceof Record || part instanceof List<?>) || places.containsKey(part)) {
            return;
        }
        places.put(part, Data.fields().with(OF, card).with(PATH, path));
        if (part instanceof List<?> list) {
            for (int i = 0; i < list.size(); i++) {
                visit(list.get(i), card, path + "/" + i);
            }
        } else {
            for (RecordComponent component : part.getClass().getRecordComponents()) {
                visit(value(component, part), card, path + "/" + component.getName());
            }
        }
    }

    private static @Nullable Object value(RecordComponent component, Object record) {
        try {
            return component.getAccessor().invoke(record);
        } catch (ReflectiveOperationException closed) {
            throw new IllegalStateException(closed);
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> String words(T value, Class<?> type) {
        return Notation.write(value, (Class<? super T>) type);
    }

    @Nullable
    Object read(Data said, Class<?> type) throws Refused {
        if (said instanceof Data.Fields place
                && place.get(OF) instanceof Data.Text(String card)
                && place.get(PATH) instanceof Data.Text(String path)) {
            Object part = part(card, path);
            if (!type.isInstance(part)) {
                throw new Refused("no_part", "There is no " + type.getSimpleName() + " at " + path + " of " + card);
            }
            return part;
        }
        return isPart(type) && said instanceof Data.Text(String words) ? Notation.read(words, type) : null;
    }

    private @Nullable Object part(String card, String path) {
        for (IndexedCard print : t.prints) {
            if (print.card.id().equals(card)) {
                Object part = print.card.effects();
                for (String step :
                        path.isEmpty() ? new String[0] : path.substring(1).split("/", -1)) {
                    part = within(part, step);
                }
                return part;
            }
        }
        return null;
    }

    private static @Nullable Object within(@Nullable Object part, String step) {
        if (part instanceof List<?> list) {
            boolean there = step.matches("[0-9]{1,3}") && Integer.parseInt(step) < list.size();
            return there ? list.get(Integer.parseInt(step)) : null;
        }
        if (part instanceof Record record) {
            for (RecordComponent component : record.getClass().getRecordComponents()) {
                if (component.getName().equals(step)) {
                    return value(component, record);
                }
            }
        }
        return null;
    }
}
