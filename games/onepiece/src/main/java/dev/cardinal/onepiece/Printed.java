package dev.cardinal.onepiece;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Target;
import dev.cardinal.onepiece.effect.Timing;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** A card's definition with its effects sorted by what starts them, so that play need not search. */
final class Printed {
    private static final int[] NONE = {};

    final CardDefinition card;
    final boolean isCharacter;
    final int keywords;
    final int colors;
    final boolean trigger;
    final boolean plain;
    final List<String> names;
    final List<String> types;
    /** Whether an effect asks what has happened in the turn. */
    final boolean remembers;

    /** Whether an effect gives effects to cards. */
    final boolean gives;
    /** Whether an effect works while the card is in hand. */
    final boolean worksInHand;

    final int[] permanents;
    final int[] whens;
    final int[] woulds;
    private final int[][] tagged = new int[Timing.Tag.values().length][];

    Printed(CardDefinition card) {
        this.card = card;
        isCharacter = card.category() == Category.CHARACTER;
        int bits = 0;
        for (Keyword keyword : card.keywords()) {
            bits |= bit(keyword);
        }
        keywords = bits;
        colors = card.colors().stream().mapToInt(color -> 1 << color.ordinal()).sum();
        names = also(card, card.name(), true);
        types = also(card, "", false);
        permanents = indexes(effect -> effect.kind() == Kind.PERMANENT);
        whens = indexes(effect -> effect.timings().stream().anyMatch(Timing.When.class::isInstance));
        woulds = indexes(effect -> effect.timings().stream().anyMatch(Timing.Would.class::isInstance));
        for (Timing.Tag tag : Timing.Tag.values()) {
            tagged[tag.ordinal()] = indexes(effect -> effect.has(tag));
        }
        remembers = card.effects().toString().contains("Happened[");
        gives = card.effects().toString().contains("GainEffect[");
        worksInHand = card.effects().stream().anyMatch(Meaning::worksInHand);
        trigger = tagged(Timing.Tag.TRIGGER).length > 0;
        plain = card.effects().isEmpty()
                && card.keywords().isEmpty()
                && card.gaps().isEmpty();
    }

    static int bit(Keyword keyword) {
        return 1 << keyword.ordinal();
    }

    /** The effects that start so, by their place on the card. */
    int[] tagged(Timing.Tag tag) {
        return tagged[tag.ordinal()];
    }

    Effect effect(int index) {
        return card.effects().get(index);
    }

    static boolean anyIs(Printed[] prints, Predicate<Printed> wanted) {
        for (Printed print : prints) {
            if (wanted.test(print)) {
                return true;
            }
        }
        return false;
    }

    private int[] indexes(Predicate<Effect> wanted) {
        int[] found = java.util.stream.IntStream.range(0, card.effects().size())
                .filter(index -> wanted.test(card.effects().get(index)))
                .toArray();
        return found.length == 0 ? NONE : found;
    }

    /** What the card's own text adds to its name or types holds everywhere (2-1-3, 2-4-4). */
    private static List<String> also(CardDefinition card, String name, boolean names) {
        List<String> all = new ArrayList<>(names ? List.of(name) : card.types());
        for (Effect effect : card.effects()) {
            for (Action action : effect.body()) {
                if (effect.kind() == Kind.PERMANENT
                        && action instanceof Action.Apply(Target.This what, List<Change> changes, Duration duration)) {
                    for (Change change : changes) {
                        if (names && change instanceof Change.AlsoNamed(String also)) {
                            all.add(also);
                        } else if (!names && change instanceof Change.AlsoTyped(String also)) {
                            all.add(also);
                        }
                    }
                }
            }
        }
        return List.copyOf(all);
    }
}
