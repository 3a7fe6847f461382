package dev.cardinal.dominion.table;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;

/** What is still to be done: a stack of frames, each named by how many stand below it. */
abstract class FrameStack {
    /** A frame: its instruction's code, for whom, for which card, and five numbers of its own. */
    private static final int SIZE = 8;

    public static final int A = 3;
    public static final int B = 4;
    public static final int C = 5;
    static final int D = 6;

    public final Setup setup;

    private byte[] frames;
    private int depth;

    FrameStack(Setup setup) {
        this.setup = setup;
        frames = new byte[6 * SIZE];
    }

    FrameStack(FrameStack other) {
        setup = other.setup;
        frames = other.frames.clone();
        depth = other.depth;
    }

    public int top() {
        return depth - 1;
    }

    /** Puts a frame on the stack and returns its name. */
    public int push(int code, int who, int card) {
        int at = depth * SIZE;
        if (at == frames.length) {
            frames = Arrays.copyOf(frames, 2 * at);
        }
        frames[at] = (byte) code;
        frames[at + 1] = (byte) who;
        frames[at + 2] = (byte) card;
        for (int cell = A; cell < SIZE; cell++) {
            frames[at + cell] = 0;
        }
        return depth++;
    }

    public void pop() {
        depth--;
    }

    /** Lets the top frame ask if there is something to ask; otherwise it is done. */
    public boolean askIf(boolean possible) {
        if (!possible) {
            pop();
        }
        return possible;
    }

    public void clearStack() {
        depth = 0;
    }

    /** Whether a frame stands for a phase of the turn, which always asks. */
    public boolean isPhase(int frame) {
        int opcode = frames[frame * SIZE];
        return opcode == Opcode.ACTION_PHASE || opcode == Opcode.BUY_PHASE;
    }

    public int opcode(int frame) {
        return frames[frame * SIZE];
    }

    public Instruction instruction(int frame) {
        return setup.instructions[frames[frame * SIZE]];
    }

    /** The instruction of a frame that asks. */
    public Asking asking(int frame) {
        return Objects.requireNonNull(setup.asking[frames[frame * SIZE]]);
    }

    /** Changes which instruction a frame stands for. */
    public void become(int frame, int code) {
        frames[frame * SIZE] = (byte) code;
    }

    public int who(int frame) {
        return frames[frame * SIZE + 1];
    }

    public int card(int frame) {
        return frames[frame * SIZE + 2];
    }

    public void card(int frame, int card) {
        frames[frame * SIZE + 2] = (byte) card;
    }

    public int number(int frame, int cell) {
        return frames[frame * SIZE + cell];
    }

    public void number(int frame, int cell, int value) {
        frames[frame * SIZE + cell] = (byte) value;
    }

    String framesText() {
        return HexFormat.of().formatHex(frames, 0, depth * SIZE);
    }
}
