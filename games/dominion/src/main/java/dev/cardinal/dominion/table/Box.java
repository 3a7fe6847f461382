package dev.cardinal.dominion.table;

import dev.cardinal.kernel.data.Data;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The cards that games are played with, renumbered.
 *
 * <p>A card's <em>slot</em> is its number in the box, in catalogue order; the basic cards come first, so their slots
 * are the same in every box. However many cards the catalogue has, areas are short arrays by slot, and any set of cards
 * is one number with a bit per slot.
 */
public final class Box {
    /** The most cards in a box: there are 64 bits, and answers other than cards need codes too. */
    public static final int MOST = 55;

    final long actions;
    final long treasures;
    final long victories;
    final long curses;
    final long attacks;
    final long reactions;
    final long terminals;
    final long paying;

    final Catalogue catalogue;

    /** The cards by slot. */
    final Card[] cards;

    /** Their names as data. */
    final Data[] texts;

    /** Their instructions, as opcodes. */
    final byte[][] programs;

    /** The slots by id; all cards outside the box share the one after the last. */
    final byte[] slots;

    /** By number of coins, the cards that cost no more. */
    final long[] costing;

    /**
     * A box with these cards.
     *
     * @param cards the basic cards and others, by id
     */
    Box(Catalogue catalogue, Card[] cards) {
        this.catalogue = catalogue;
        this.cards = cards;
        texts = Arrays.stream(cards).map(card -> Data.of(card.name())).toArray(Data[]::new);
        programs = Arrays.stream(cards).map(catalogue::program).toArray(byte[][]::new);
        slots = new byte[catalogue.cards.size()];
        costing = new long[catalogue.dearest + 1];
        Arrays.fill(slots, (byte) cards.length);
        for (int slot = 0; slot < cards.length; slot++) {
            Card card = cards[slot];
            slots[card.id()] = (byte) slot;
            costing[card.cost()] |= 1L << slot;
        }
        for (int coins = 1; coins < costing.length; coins++) {
            costing[coins] |= costing[coins - 1];
        }
        actions = of(Card.ACTION);
        treasures = of(Card.TREASURE);
        victories = of(Card.VICTORY);
        curses = of(Card.CURSE);
        attacks = of(Card.ATTACK);
        reactions = of(Card.REACTION);
        terminals = of(Card.TERMINAL);
        paying = of(Card.PAYING);
    }

    /** The cards of one type, one bit each. */
    private long of(int type) {
        long bits = 0;
        for (int slot = 0; slot < cards.length; slot++) {
            bits |= cards[slot].is(type) ? 1L << slot : 0;
        }
        return bits;
    }

    public static Box of(Catalogue catalogue, Collection<Card> kingdom) {
        Stream<Card> all = Stream.concat(catalogue.cards.subList(0, Basic.SIZE).stream(), kingdom.stream());
        return new Box(
                catalogue,
                all.distinct().sorted(Comparator.comparingInt(Card::id)).toArray(Card[]::new));
    }

    /** All cards, one bit each. */
    public long all() {
        return (1L << cards.length) - 1;
    }
}
