package dev.cardinal.mageknight;

import java.util.Arrays;

/** The stack of what is still to be done. */
final class Frames {
    private Frame[] frames;
    private int size;

    Frames() {
        frames = new Frame[16];
    }

    Frames(Frames other) {
        frames = other.frames.clone();
        size = other.size;
    }

    int size() {
        return size;
    }

    Frame get(int index) {
        return frames[index];
    }

    Frame top() {
        return frames[size - 1];
    }

    void push(Frame frame) {
        if (size == frames.length) {
            frames = Arrays.copyOf(frames, size * 2);
        }
        frames[size++] = frame;
    }

    void clear() {
        size = 0;
    }

    void pop() {
        size--;
    }

    /** Puts another frame in the place of the one on top. */
    void become(Frame frame) {
        frames[size - 1] = frame;
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(frames, size));
    }
}
