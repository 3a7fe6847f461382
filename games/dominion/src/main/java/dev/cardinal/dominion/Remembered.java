package dev.cardinal.dominion;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;

/** A number that an instruction keeps in its frame, and how it is said in words. */
record Remembered(String name, As as) {
    /** What the number stands for; 0 is nothing at all. */
    enum As {
        NUMBER,
        /** A card's slot, plus one. */
        CARD,
        /** Seats as bits. */
        SEATS,
        /** What becomes of a card that was looked at. */
        FATE
    }

    static Remembered number(String name) {
        return new Remembered(name, As.NUMBER);
    }

    static Remembered card(String name) {
        return new Remembered(name, As.CARD);
    }

    Data write(Setup setup, int value) {
        return switch (as) {
            case NUMBER -> Data.of(value);
            case CARD -> setup.text(value - 1);
            case SEATS -> seats(value);
            case FATE -> Data.of(Inspect.fate(value));
        };
    }

    private static Data seats(int bits) {
        List<Data> seats = new ArrayList<>();
        for (int left = bits; left != 0; left &= left - 1) {
            seats.add(Data.of(Integer.numberOfTrailingZeros(left)));
        }
        return Data.of(seats);
    }

    int read(Setup setup, Data said) throws Refused {
        return switch (as) {
            case NUMBER -> Written.number(name, said, Byte.MAX_VALUE);
            case CARD -> setup.slot(Cards.get(Written.card(Written.text(name, said)))) + 1;
            case SEATS -> {
                int bits = 0;
                for (Data seat : Written.items(name, said)) {
                    bits |= 1 << Written.number(name, seat, 3);
                }
                yield bits;
            }
            case FATE ->
                switch (Written.text(name, said)) {
                    case "trash" -> Asking.TRASH;
                    case "discard" -> Asking.YES;
                    case "keep" -> Asking.NO;
                    default -> throw new Refused("bad_value", "'" + name + "' is trash, discard or keep");
                };
        };
    }
}
