package dev.cardinal.mageknight.effect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** The phrases that are complete effects. */
final class Vocabulary {
    static final Phrase READY = new Phrase("ready a unit up to level #");

    static final List<Entry> ENTRIES = entries();

    private Vocabulary() {}

    record Entry(Phrase phrase, Function<Holes, Effect> effect) {}

    /** An entry and how much of it was found in a text. */
    record Reading(Entry entry, Phrase.Found found) {
        private boolean isBetterThan(Reading other) {
            return found.whole() == other.found.whole() ? found.end() > other.found.end() : found.whole();
        }

        Effect effect() {
            return entry.effect().apply(found.holes());
        }
    }

    /** The longest phrase that matches; if none does, the one that matches furthest. */
    static Reading longest(List<Token> tokens, int at) {
        Reading best = reading(ENTRIES.getFirst(), tokens, at);
        for (Entry entry : ENTRIES) {
            Reading reading = reading(entry, tokens, at);
            best = reading.isBetterThan(best) ? reading : best;
        }
        return best;
    }

    private static Reading reading(Entry entry, List<Token> tokens, int at) {
        return new Reading(entry, entry.phrase().find(tokens, at));
    }

    private static List<Entry> entries() {
        List<Entry> entries = new ArrayList<>();
        entries.add(new Entry(READY, holes -> new Effect.Ready(holes.number())));
        for (Point point : Point.values()) {
            entries.add(new Entry(point.phrase(), holes -> new Effect.Gain(point, holes.number())));
        }
        for (Element element : Element.values()) {
            for (Range range : Range.values()) {
                entries.add(
                        new Entry(attack(range, element), holes -> new Effect.Attack(range, element, holes.number())));
            }
            for (Guard guard : Guard.values()) {
                entries.add(
                        new Entry(block(element, guard), holes -> new Effect.Block(element, holes.number(), guard)));
            }
        }
        for (TurnRule.Kind kind : TurnRule.Kind.values()) {
            entries.add(new Entry(
                    kind.phrase(),
                    holes -> new Effect.Rule(new TurnRule(kind, holes.terrains(), holes.number(), holes.least()))));
        }
        for (Special special : Special.values()) {
            entries.add(new Entry(special.phrase(), holes -> new Effect.Do(special, holes.number())));
        }
        return List.copyOf(entries);
    }

    static Phrase attack(Range range, Element element) {
        String reach = range == Range.MELEE ? "" : range.name().toLowerCase(Locale.ROOT) + " ";
        return new Phrase(reach + adjective(element) + "attack #");
    }

    static Phrase block(Element element, Guard guard) {
        return new Phrase(adjective(element) + "block #" + guard.words());
    }

    private static String adjective(Element element) {
        return element == Element.PHYSICAL ? "" : element + " ";
    }
}
