package dev.cardinal.kernel;

import dev.cardinal.kernel.data.Data;

/**
 * What may be picked, as data that any client can show and check.
 *
 * @param min the fewest picks
 * @param max the most
 * @param total the most the weights may add up to, or {@link Offer#NO_TOTAL}
 * @param distinct whether each key may be picked only once
 * @param ordered whether the order of the picks matters
 */
public record Limits(int min, int max, int total, boolean distinct, boolean ordered) {

    public static Limits of(Offer offer) {
        return new Limits(offer.min(), offer.max(), offer.total(), offer.distinct(), offer.ordered());
    }

    /** Whether exactly one option must be picked. */
    public boolean one() {
        return min == 1 && max == 1;
    }

    /** The limits as a sentence. */
    public String words() {
        String number =
                min == max ? "exactly " + min : max == Integer.MAX_VALUE ? "at least " + min : min + " to " + max;
        return "Pick " + number
                + (distinct ? ", all different" : "")
                + (total == Offer.NO_TOTAL ? "" : ", " + total + " in total at most") + ".";
    }

    public Data.Fields json() {
        Data.Fields json = Data.fields().with("min", min).with("max", max);
        json = total == Offer.NO_TOTAL ? json : json.with("total", total);
        json = distinct ? json.with("distinct", true) : json;
        return ordered ? json.with("ordered", true) : json;
    }
}
