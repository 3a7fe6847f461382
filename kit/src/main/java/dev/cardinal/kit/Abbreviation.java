package dev.cardinal.kit;

import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Refusal;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Finds the options that shortened words may mean, in the same way for all games. */
public final class Abbreviation {
    private static final int SHOWN = 6;

    private Abbreviation() {}

    /**
     * The options that these words may mean. A lone number only means itself, and one option is never meant by a list.
     *
     * @param said what was typed, as {@link Typed#plain} text
     * @param described an option's text with other words that it may be called by
     * @param possible whether an option that fits may be meant
     */
    public static List<Option> meant(
            String said, List<Option> options, Function<Option, String> described, Predicate<Option> possible) {
        if (Typed.words(said).isEmpty() || said.chars().allMatch(Character::isDigit)) {
            return List.of();
        }
        long commas = commas(said);
        Predicate<Option> single = option -> (commas == 0 || commas <= commas(option.text())) && possible.test(option);
        List<Option> found = fitting(options, option -> Typed.starts(said, option.text()) && single.test(option));
        found = found.isEmpty()
                ? fitting(options, option -> Typed.fitsInOrder(said, option.text()) && single.test(option))
                : found;
        return found.isEmpty()
                ? fitting(options, option -> Typed.fits(said, described.apply(option)) && single.test(option))
                : found;
    }

    private static List<Option> fitting(List<Option> options, Predicate<Option> wanted) {
        return options.stream().filter(wanted).toList();
    }

    private static long commas(String text) {
        return text.chars().filter(each -> each == ',').count();
    }

    /** What to say to words that may mean more than one option, or one that must be said in full. */
    public static Refusal ambiguous(String text, List<Option> found) {
        if (found.size() == 1) {
            return new Refusal("ambiguous", "Do you mean: " + texts(found) + "?", "Type it in full.");
        }
        return new Refusal(
                "ambiguous", Refusal.quote(text) + " could mean several things", "Type one of: " + texts(found) + ".");
    }

    /** The first few options in words. */
    static String texts(List<Option> options) {
        return String.join("; ", options.stream().limit(SHOWN).map(Option::text).toList());
    }

    /** Whether there are more options than {@link #texts} lists. */
    static boolean tooMany(List<Option> options) {
        return options.size() > SHOWN;
    }
}
