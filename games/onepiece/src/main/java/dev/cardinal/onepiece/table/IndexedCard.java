package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.card.CardDefinition;
import dev.cardinal.onepiece.card.Print;
import dev.cardinal.onepiece.card.Printed;
import dev.cardinal.onepiece.effect.Action;
import dev.cardinal.onepiece.effect.Attribute;
import dev.cardinal.onepiece.effect.Category;
import dev.cardinal.onepiece.effect.Change;
import dev.cardinal.onepiece.effect.Duration;
import dev.cardinal.onepiece.effect.Effect;
import dev.cardinal.onepiece.effect.Keyword;
import dev.cardinal.onepiece.effect.Kind;
import dev.cardinal.onepiece.effect.Permission;
import dev.cardinal.onepiece.effect.Timing;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A card's definition with its effects indexed by timing, for speed. */
public final class IndexedCard {
    private static final int[] NONE = {};

    public final CardDefinition card;
    public final boolean isCharacter;
    final int keywords;
    public final int colors;
    public final boolean trigger;
    final boolean plain;
    final List<String> names;
    public final List<String> types;
    public final List<Attribute> attributes;
    /** Whether an effect depends on what has happened this turn. */
    final boolean remembers;

    /** Whether an effect gives effects to cards. */
    final boolean gives;
    /** Whether a permanent effect depends on powers or costs. */
    final boolean weighs;
    /** Whether an effect waits for a number of cards in a hand or a deck. */
    final boolean counts;
    /** Whether an effect works while the card is in hand. */
    final boolean worksInHand;

    final int[] permanents;
    final int[] whens;
    public final int[] woulds;
    private final Supplier<List<Print>> lookUp;
    private volatile @Nullable List<Print> prints;
    private final int[][] tagged = new int[Timing.Tag.values().length][];

    public IndexedCard(CardDefinition card) {
        this(card, List::of);
    }

    /**
     * @param lookUp finds the prints of the card, if someone wants to draw it
     */
    public IndexedCard(CardDefinition card, Supplier<List<Print>> lookUp) {
        this.card = card;
        this.lookUp = lookUp;
        isCharacter = card.category() == Category.CHARACTER;
        int bits = 0;
        for (Keyword keyword : card.keywords()) {
            bits |= bit(keyword);
        }
        keywords = bits;
        colors = card.colors().stream().mapToInt(color -> 1 << color.ordinal()).sum();
        Printed printed = new Printed(card);
        names = printed.names();
        types = printed.types();
        attributes = printed.attributes();
        permanents = indexes(effect -> effect.kind() == Kind.PERMANENT);
        whens = indexes(effect -> effect.timings().stream().anyMatch(Timing.When.class::isInstance));
        woulds = indexes(effect -> effect.timings().stream().anyMatch(Timing.Would.class::isInstance));
        for (Timing.Tag tag : Timing.Tag.values()) {
            tagged[tag.ordinal()] = indexes(effect -> effect.has(tag));
        }
        remembers = card.effects().toString().contains("Happened[");
        gives = card.effects().toString().contains("GainEffect[");
        weighs = card.effects().stream()
                .anyMatch(effect -> effect.kind() == Kind.PERMANENT
                        && (effect.toString().contains("Measured[measure=POWER,")
                                || effect.toString().contains("Measured[measure=COST,")));
        counts = card.effects().toString().contains("HandBecomes[")
                || card.effects().toString().contains("DeckBecomes[");
        worksInHand = card.effects().stream().anyMatch(Conditions::worksInHand);
        trigger = tagged(Timing.Tag.TRIGGER).length > 0;
        plain = card.effects().isEmpty()
                && card.keywords().isEmpty()
                && card.gaps().isEmpty();
    }

    /** The size of the DON!! deck of a player with this Leader. */
    public int donDeck(int usual) {
        return card.effects().stream()
                .flatMap(effect -> effect.body().stream())
                .flatMap(action -> action instanceof Action.Apply(var _, List<Change> changes, Duration _)
                        ? changes.stream()
                        : Stream.of())
                .flatMap(change -> change instanceof Change.Allow(Permission.DonDeckOf(int number))
                        ? Stream.of(number)
                        : Stream.of())
                .findFirst()
                .orElse(usual);
    }

    /** The known prints of the card. */
    public List<Print> prints() {
        List<Print> known = prints;
        if (known == null) {
            known = lookUp.get();
            prints = known;
        }
        return known;
    }

    static int bit(Keyword keyword) {
        return 1 << keyword.ordinal();
    }

    /** The indices of the effects with this timing. */
    public int[] tagged(Timing.Tag tag) {
        return tagged[tag.ordinal()];
    }

    public Effect effect(int index) {
        return card.effects().get(index);
    }

    static boolean anyIs(IndexedCard[] prints, Predicate<IndexedCard> wanted) {
        for (IndexedCard print : prints) {
            if (wanted.test(print)) {
                return true;
            }
        }
        return false;
    }

    private int[] indexes(Predicate<Effect> wanted) {
        int[] found = IntStream.range(0, card.effects().size())
                .filter(index -> wanted.test(card.effects().get(index)))
                .toArray();
        return found.length == 0 ? NONE : found;
    }
}
