package dev.cardinal.dominion.table;

import dev.cardinal.kernel.data.Data;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The cards that games are played with, numbered anew.
 *
 * <p>A card's <em>slot</em> is its number in the box, in the order of the catalogue; the basic cards come first, so theirs
 * are the same in every box. However many cards the catalogue has, areas are short arrays by slot, and any choice of cards
 * is a bit for each slot in one number.
 */
public final class Box {
    /** The most cards in a box: there are 64 bits, and answers that are no card need codes too. */
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

    /** The slots by id; all cards that are not in the box share the one after the last. */
    final byte[] slots;

    /** The cards that cost no more than so many coins. */
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

    /** The cards of one type, a bit for each. */
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

    /** A bit for each card. */
    public long all() {
        return (1L << cards.length) - 1;
    }
}
