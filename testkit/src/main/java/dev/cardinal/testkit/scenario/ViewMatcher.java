package dev.cardinal.testkit.scenario;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares what a scenario expects with what a view shows.
 *
 * @param ordered the names of the lists whose order matters
 */
record ViewMatcher(Set<String> ordered) {

    /** The first difference, if any. */
    Optional<String> difference(Data.Fields expected, Data.Fields actual) {
        return difference("", "", expected, actual);
    }

    private Optional<String> difference(String path, String key, Data expected, Data actual) {
        return switch (expected) {
            case Data.Fields(Map<String, Data> named)
            when !named.isEmpty() && actual instanceof Data.Fields fields ->
                named.entrySet().stream()
                        .map(field -> field(path, field.getKey(), field.getValue(), fields))
                        .flatMap(Optional::stream)
                        .findFirst();
            case Data.Text(String name)
            when actual instanceof Data.Fields piece ->
                called(name, piece) ? Optional.empty() : Optional.of(path + " should be " + name + " but is " + actual);
            case Data.Number(long count)
            when actual instanceof Data.Items(List<Data> items) ->
                count == items.size()
                        ? Optional.empty()
                        : Optional.of(path + " should have " + count + " but has " + items.size() + ": " + actual);
            case Data.Items _
            when actual instanceof Data.Number ->
                Optional.of(path + " should be " + expected
                        + " but is hidden from this viewer, who sees only the count " + actual);
            case Data.Items(List<Data> items)
            when actual instanceof Data.Items(List<Data> others) ->
                ordered.contains(key) ? rows(path, items, others) : bags(path, items, others);
            default -> isNothing(expected) && isNothing(actual) ? Optional.empty() : same(path, expected, actual);
        };
    }

    /** Whether there is nothing, be it a map or a list. */
    private static boolean isNothing(Data data) {
        return data.equals(Data.fields()) || data.equals(Data.of(List.of()));
    }

    private Optional<String> field(String path, String key, Data expected, Data.Fields actual) {
        Data value = actual.get(key);
        if (value == null) {
            String where = path.isEmpty() ? "The view" : path;
            return Optional.of(where + " has no '" + key + "'; it has "
                    + String.join(", ", actual.values().keySet()));
        }
        return difference(path.isEmpty() ? key : path + "." + key, key, expected, value);
    }

    private static Optional<String> same(String path, Data expected, Data actual) {
        return expected.equals(actual)
                ? Optional.empty()
                : Optional.of(path + " should be " + expected + " but is " + actual);
    }

    /** Whether a piece shown in full detail has this name or number. */
    private static boolean called(String name, Data.Fields piece) {
        return piece.values().values().contains(Data.of(name));
    }

    private boolean like(Data expected, Data actual) {
        return difference("", "", expected, actual).isEmpty();
    }

    private Optional<String> rows(String path, List<Data> expected, List<Data> actual) {
        boolean same = expected.size() == actual.size();
        for (int i = 0; same && i < expected.size(); i++) {
            same = like(expected.get(i), actual.get(i));
        }
        return same
                ? Optional.empty()
                : Optional.of(path + " should be " + Data.of(expected) + " but is " + Data.of(actual));
    }

    private Optional<String> bags(String path, List<Data> expected, List<Data> actual) {
        List<Data> missing = new ArrayList<>(expected);
        List<Data> extra = new ArrayList<>();
        for (Data one : actual) {
            Optional<Data> found =
                    missing.stream().filter(wanted -> like(wanted, one)).findFirst();
            found.ifPresentOrElse(missing::remove, () -> extra.add(one));
        }
        if (missing.isEmpty() && extra.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(path + " should be " + Data.of(expected) + " but is " + Data.of(actual)
                + (missing.isEmpty() ? "" : "; missing: " + Data.of(missing))
                + (extra.isEmpty() ? "" : "; too many: " + Data.of(extra)));
    }
}
