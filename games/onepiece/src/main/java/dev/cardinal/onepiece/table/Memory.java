package dev.cardinal.onepiece.table;

import dev.cardinal.onepiece.effect.Target;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * What a running effect remembers: cards and numbers in slots, and the choices of the current action.
 *
 * @param don the places of the DON!! cards chosen last, see {@link DonPlace}
 * @param filled the slots that the current action has filled, as bits
 */
public record Memory(
        RememberedCards[] slots,
        int[] numbers,
        @PieceNumber(PieceNumber.As.DON) int[] don,
        Target.Choose[] asked,
        RememberedCards[] chosen,
        int filled) {
    static final Memory EMPTY = new Memory(
            new RememberedCards[0],
            RunningEffect.NONE,
            RunningEffect.NONE,
            new Target.Choose[0],
            new RememberedCards[0],
            0);

    /** The slot of the cards that a replacement saves together; no text uses it. */
    public static final int SUBJECTS = 0;

    /** The slot of the number of DON!! cards chosen last. */
    private static final int CHOSEN_DON = 0;

    RememberedCards slot(int slot) {
        return slot < slots.length && slots[slot] != null ? slots[slot] : RememberedCards.NONE;
    }

    int number(int slot) {
        return slot < numbers.length ? numbers[slot] : 0;
    }

    /** What was chosen for this target in the current action; two equal choices are still two. */
    @SuppressWarnings("ReferenceEquality")
    int[] chosen(Target.Choose choose) {
        for (int i = 0; i < asked.length; i++) {
            if (asked[i] == choose) {
                return chosen[i].pieces();
            }
        }
        return RunningEffect.NONE;
    }

    /** What was chosen last in the current action. */
    public int[] chosenLast() {
        return chosen.length == 0 ? RunningEffect.NONE : chosen[chosen.length - 1].pieces();
    }

    public boolean hasChosen() {
        return chosen.length > 0;
    }

    /** Whether a card was chosen in the current action. */
    public boolean chose(int piece) {
        return Arrays.stream(chosen).anyMatch(held -> Meaning.contains(held.pieces(), piece));
    }

    /** Forgets the choices of the last action. */
    public Memory newAction() {
        return asked.length == 0 && filled == 0 && don.length == 0
                ? this
                : new Memory(slots, numbers, RunningEffect.NONE, EMPTY.asked, EMPTY.chosen, 0);
    }

    public Memory with(Target.Choose choose, RememberedCards pieces) {
        Target.Choose[] moreAsked = Arrays.copyOf(asked, asked.length + 1);
        RememberedCards[] moreChosen = Arrays.copyOf(chosen, chosen.length + 1);
        moreAsked[asked.length] = choose;
        moreChosen[chosen.length] = pieces;
        Memory more = new Memory(slots, numbers, don, moreAsked, moreChosen, filled);
        return choose.slot() == 0 ? more : more.with(choose.slot(), pieces);
    }

    /** Fills a slot; several choices of one action are joined. */
    public Memory with(int slot, RememberedCards pieces) {
        RememberedCards[] more = Arrays.copyOf(slots, Math.max(slots.length, slot + 1));
        more[slot] = (filled >> slot & 1) == 1 ? slot(slot).and(pieces) : pieces;
        return new Memory(more, numbers, don, asked, chosen, filled | 1 << slot);
    }

    public Memory with(int slot, int number) {
        int[] more = Arrays.copyOf(numbers, Math.max(numbers.length, slot + 1));
        more[slot] = number;
        return new Memory(slots, more, don, asked, chosen, filled);
    }

    public Memory withDon(int[] places) {
        Memory counted = with(CHOSEN_DON, places.length);
        return new Memory(slots, counted.numbers, places, asked, chosen, filled);
    }

    /** With the current lives of all pieces. */
    Memory now(Table t) {
        RememberedCards[] same = slots.clone();
        for (int i = 0; i < same.length; i++) {
            same[i] = RememberedCards.of(t, slot(i).pieces());
        }
        return new Memory(same, numbers, RunningEffect.NONE, EMPTY.asked, EMPTY.chosen, 0);
    }

    /** Only the cards that are still the same, for delayed actions. */
    Memory still(Table t) {
        RememberedCards[] same = slots.clone();
        for (int i = 0; i < same.length; i++) {
            same[i] = slot(i).still(t);
        }
        return new Memory(same, numbers, RunningEffect.NONE, EMPTY.asked, EMPTY.chosen, 0);
    }

    /** All remembered cards, each once. */
    IntStream all() {
        return Arrays.stream(slots)
                .filter(Objects::nonNull)
                .flatMapToInt(held -> Arrays.stream(held.pieces()))
                .distinct();
    }

    Memory renamed(int[] names) {
        RememberedCards[] same = slots.clone();
        for (int i = 0; i < same.length; i++) {
            same[i] = slot(i).renamed(names);
        }
        RememberedCards[] picks =
                Arrays.stream(chosen).map(held -> held.renamed(names)).toArray(RememberedCards[]::new);
        return new Memory(same, numbers, don, asked, picks, filled);
    }

    @Override
    public String toString() {
        return Arrays.toString(slots) + Arrays.toString(numbers) + Arrays.toString(don) + Arrays.toString(chosen);
    }
}
