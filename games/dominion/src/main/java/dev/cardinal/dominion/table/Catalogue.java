package dev.cardinal.dominion.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All the cards there are, and all instructions, numbered so that a frame can name one in a single byte.
 *
 * <p>The hashes in saved games depend on these numbers: with another order old games no longer verify.
 */
public final class Catalogue {
    public final List<Card> cards;
    /** What the dearest card costs. */
    final int dearest;

    private final Map<Instruction, Integer> opcodes = new LinkedHashMap<>();
    final Instruction[] instructions;
    /** Those among them that ask, which saves the hot path a cast to an interface. */
    final @Nullable Asking[] asking;

    /**
     * A catalogue of these cards.
     *
     * @param cards by id, the basic ones first
     * @param rules the instructions that stand on no card, in the order of their {@link Opcode}s
     */
    public Catalogue(List<Card> cards, List<Instruction> rules) {
        this.cards = cards;
        dearest = cards.stream().mapToInt(Card::cost).max().orElse(0);
        rules.forEach(this::add);
        for (Card card : cards) {
            card.program().forEach(one -> one.parts().forEach(this::add));
            card.program().forEach(this::add);
        }
        if (opcodes.size() > Byte.MAX_VALUE) {
            throw new IllegalStateException("a byte cannot number " + opcodes.size() + " instructions");
        }
        instructions = opcodes.keySet().toArray(Instruction[]::new);
        asking = new Asking[instructions.length];
        for (int code = 0; code < asking.length; code++) {
            asking[code] = instructions[code] instanceof Asking one ? one : null;
        }
    }

    private void add(Instruction instruction) {
        opcodes.putIfAbsent(instruction, opcodes.size());
    }

    public int opcode(Instruction instruction) {
        return Objects.requireNonNull(opcodes.get(instruction));
    }

    public Instruction instruction(int opcode) {
        return instructions[opcode];
    }

    public Asking asking(int opcode) {
        return Objects.requireNonNull(asking[opcode]);
    }

    /** The instructions of a card, as their opcodes. */
    byte[] program(Card card) {
        byte[] program = new byte[card.program().size()];
        for (int i = 0; i < program.length; i++) {
            program[i] = (byte) opcode(card.program().get(i));
        }
        return program;
    }
}
