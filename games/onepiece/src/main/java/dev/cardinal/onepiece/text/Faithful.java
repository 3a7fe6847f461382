package dev.cardinal.onepiece.text;

import dev.cardinal.onepiece.card.CardText;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.text.Compiler.Compiled;
import dev.cardinal.onepiece.text.Compiler.Gap;
import dev.cardinal.onepiece.text.spelling.Plain;
import dev.cardinal.onepiece.text.words.Rendering;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Checks that a program says the same as its text. */
final class Faithful {
    private final CardText card;
    private final Compiled compiled;
    private final List<Gap> gaps = new ArrayList<>();

    private Faithful(CardText card, Compiled compiled) {
        this.card = card;
        this.compiled = compiled;
    }

    /** What is wrong with the program of a card, if anything. */
    static List<Gap> check(CardText card, Compiled compiled) {
        Faithful faithful = new Faithful(card, compiled);
        String said = faithful.roundTrip();
        faithful.words(said);
        card.altEffects().forEach(faithful::sameAs);
        return faithful.gaps;
    }

    /** Checks that the program in words is read as the same program. */
    private String roundTrip() {
        Category category = card.category();
        String said = Rendering.text(category, compiled.keywords(), compiled.effects());
        Compiled again = Compiler.compile(category, List.of(said));
        if (!again.gaps().isEmpty())
            gaps.add(
                    new Gap(said, "its own words are " + again.gaps().getFirst().reason()));
        else if (!again.effects().equals(compiled.effects())
                || !again.keywords().equals(compiled.keywords()))
            gaps.add(new Gap(said, "its own words are read as something else"));
        return said;
    }

    /**
     * Checks that the program has every number, name, type, tag, color and "up to" of the text, and no other "up to".
     * A 1 may be missing: "your 1 Leader" is your Leader.
     */
    private void words(String said) {
        String text = card.effect() + "\n" + card.trigger();
        Map<String, Integer> printed = new TreeMap<>(EssentialWords.of(text).counts());
        Map<String, Integer> kept = EssentialWords.of(said).counts();
        printed.forEach((word, times) -> {
            if (kept.getOrDefault(word, 0) < (word.equals("1") ? 1 : times))
                gaps.add(new Gap(text.strip(), "the program has lost " + word));
        });
        boolean open = Plain.lines(text).stream().anyMatch(line -> line.contains("up to "));
        if (kept.containsKey("up to") && !open) gaps.add(new Gap(text.strip(), "the program adds an \"up to\""));
    }

    /** Checks that another wording of the card means the same; it may omit the Trigger, or be only the Trigger. */
    private void sameAs(String wording) {
        Compiled other = Compiler.compile(card.category(), List.of(wording));
        if (!other.gaps().isEmpty()) {
            gaps.addAll(other.gaps());
            return;
        }
        boolean same = isSame(other, List.of(card.effect(), card.trigger()))
                || isSame(other, List.of(card.effect()))
                || isSame(other, List.of(card.trigger()));
        if (!same) gaps.add(new Gap(wording, "this wording of another print is read as something else"));
    }

    private boolean isSame(Compiled other, List<String> texts) {
        Compiled one = Compiler.compile(card.category(), texts);
        List<Effect> effects = one.effects();
        return one.keywords().equals(other.keywords()) && effects.equals(other.effects());
    }
}
