package dev.cardinal.dominion.table;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What stays the same through one game: the seats, the preset, the edition and the cards. */
public final class Setup {
    public final int seats;
    public final Preset preset;
    final boolean firstEdition;
    /** Whether cards may go to a discard pile unseen. */
    public final boolean hidesDiscards;

    public final int turnLimit;
    /** The cards that have a pile in the supply, one bit per slot. */
    public final long piles;
    /** All cards that occur in this game. */
    public final long kinds;

    public final long actions;
    public final long treasures;
    public final long victories;
    /** The cards that block an attack when revealed. */
    public final long reactions;

    public final Catalogue catalogue;
    /** The catalogue's instructions, kept here to save a lookup. */
    final Instruction[] instructions;

    final @Nullable Asking[] asking;

    private final Box box;
    private final Card[] cards;
    private final long[] costing;

    public Setup(int seats, Preset preset, boolean firstEdition, int turnLimit, Box box, long piles) {
        this(seats, preset, firstEdition, turnLimit, box, piles, piles);
    }

    private Setup(int seats, Preset preset, boolean firstEdition, int turnLimit, Box box, long piles, long kinds) {
        this.seats = seats;
        this.preset = preset;
        this.firstEdition = firstEdition;
        hidesDiscards = preset.hidesDiscards();
        this.turnLimit = turnLimit;
        this.piles = piles;
        this.kinds = kinds;
        this.box = box;
        catalogue = box.catalogue;
        instructions = catalogue.instructions;
        asking = catalogue.asking;
        cards = box.cards;
        costing = box.costing;
        actions = box.actions & kinds;
        treasures = box.treasures & kinds;
        victories = box.victories & kinds;
        reactions = box.reactions & kinds;
    }

    /** The same game with extra cards that have no pile. */
    public Setup and(Collection<Card> others) {
        Stream<Card> mine = Arrays.stream(cards).filter(card -> inGame(slot(card)));
        Box all = Box.of(catalogue, Stream.concat(mine, others.stream()).toList());
        long piled = 0;
        for (int slot = 0; slot < all.cards.length; slot++) {
            piled |= inGame(slot(all.cards[slot])) ? 1L << slot : 0;
        }
        return new Setup(seats, preset, firstEdition, turnLimit, all, piled, all.all());
    }

    /** The length of an area: one number per slot, and one for all cards outside the box. */
    public int columns() {
        return cards.length + 1;
    }

    /** The slot of the card with this id. */
    public int slot(int id) {
        return box.slots[id];
    }

    public int slot(Card card) {
        return slot(card.id());
    }

    public Card card(int slot) {
        return cards[slot];
    }

    public String name(int slot) {
        return cards[slot].name();
    }

    /** The card's name as data. */
    public Data text(int slot) {
        return box.texts[slot];
    }

    /** The names of the cards, each repeated by its count. */
    public Data.Items names(IntUnaryOperator count) {
        List<Data> names = new ArrayList<>();
        for (int slot = 0; slot < cards.length; slot++) {
            for (int left = count.applyAsInt(slot); left > 0; left--) {
                names.add(text(slot));
            }
        }
        return Data.of(names);
    }

    /** The card's instructions, as opcodes. */
    byte[] program(int slot) {
        return box.programs[slot];
    }

    public int cost(int slot) {
        return cards[slot].cost();
    }

    public int coins(int slot) {
        return cards[slot].coins();
    }

    /** The cards of one type, one bit each. */
    public long of(int type) {
        return switch (type) {
            case Card.ACTION -> actions;
            case Card.TREASURE -> treasures;
            case Card.VICTORY -> victories;
            case Card.CURSE -> box.curses;
            case Card.ATTACK -> box.attacks & kinds;
            case Card.REACTION -> reactions;
            case Card.TERMINAL -> box.terminals & kinds;
            case Card.PAYING -> box.paying & kinds;
            default -> 0;
        };
    }

    /** The cards that cost no more than this, one bit each. */
    long costing(int coins) {
        return costing[Math.min(coins, costing.length - 1)];
    }

    /** Whether the card has a pile. */
    public boolean inGame(int slot) {
        return (piles >> slot & 1) == 1;
    }

    public boolean mayDecline() {
        return preset.mayDecline(firstEdition);
    }

    public boolean mayDeclineMine() {
        return preset.mayDeclineMine(firstEdition);
    }
}
