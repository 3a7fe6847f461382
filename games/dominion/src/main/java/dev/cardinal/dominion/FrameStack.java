package dev.cardinal.dominion;

import java.util.Arrays;
import java.util.HexFormat;

/** What is still to be done: a stack of frames, each named by how many stand below it. */
abstract class FrameStack {
    /** A frame: its instruction's code, for whom, for which card, and five numbers of its own. */
    private static final int SIZE = 8;

    static final int A = 3;
    static final int B = 4;
    static final int C = 5;
    static final int D = 6;

    final Setup setup;

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

    int top() {
        return depth - 1;
    }

    /** Puts a frame on the stack and returns its name. */
    int push(int code, int who, int card) {
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

    void pop() {
        depth--;
    }

    /** Lets the top frame ask if there is something to ask; otherwise it is done. */
    boolean askIf(boolean possible) {
        if (!possible) {
            pop();
        }
        return possible;
    }

    void clearStack() {
        depth = 0;
    }

    /** Whether a frame stands for a phase of the turn, which always asks. */
    boolean isPhase(int frame) {
        return frames[frame * SIZE] <= Opcode.BUY_PHASE;
    }

    int opcode(int frame) {
        return frames[frame * SIZE];
    }

    Instruction instruction(int frame) {
        return setup.catalogue.instruction(frames[frame * SIZE]);
    }

    /** The instruction of a frame that asks. */
    Asking asking(int frame) {
        return setup.catalogue.asking(frames[frame * SIZE]);
    }

    /** Changes which instruction a frame stands for. */
    void become(int frame, int code) {
        frames[frame * SIZE] = (byte) code;
    }

    int who(int frame) {
        return frames[frame * SIZE + 1];
    }

    int card(int frame) {
        return frames[frame * SIZE + 2];
    }

    void card(int frame, int card) {
        frames[frame * SIZE + 2] = (byte) card;
    }

    int number(int frame, int cell) {
        return frames[frame * SIZE + cell];
    }

    void number(int frame, int cell, int value) {
        frames[frame * SIZE + cell] = (byte) value;
    }

    String framesText() {
        return HexFormat.of().formatHex(frames, 0, depth * SIZE);
    }
}
