package dev.cardinal.arena;

/**
 * A measurement and its target.
 *
 * @param key a stable word for programs
 * @param least the value should not be below this
 * @param most the value should not be above this
 */
public record Figure(String key, String about, double value, String unit, double least, double most) {

    static Figure plain(String key, String about, double value, String unit) {
        return new Figure(key, about, value, unit, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    }

    static Figure atLeast(double least, String key, String about, double value, String unit) {
        return new Figure(key, about, value, unit, least, Double.POSITIVE_INFINITY);
    }

    static Figure atMost(double most, String key, String about, double value, String unit) {
        return new Figure(key, about, value, unit, Double.NEGATIVE_INFINITY, most);
    }

    public boolean met() {
        return least <= value && value <= most;
    }
}
