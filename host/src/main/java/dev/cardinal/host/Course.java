package dev.cardinal.host;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** The current position and those before it, only as far back as undo can go. */
final class Course {
    private final Deque<Before> back = new ArrayDeque<>();
    private Position position;

    /** The position before an entry that its seat may take back. */
    private record Before(int number, int seat, Position position) {}

    Course(Position start) {
        position = start;
    }

    Course copy() {
        Course copy = new Course(position);
        copy.back.addAll(back);
        return copy;
    }

    Position position() {
        return position;
    }

    /**
     * Goes on to the position after an answer.
     *
     * @param settled whether the answer and all before it can no longer be taken back
     */
    void answered(int number, int seat, Step step, boolean settled) {
        if (settled) {
            back.clear();
        } else {
            could(number, seat, position);
        }
        position = step.position();
    }

    /** Remembers the position before an entry that may be taken back. */
    void could(int number, int seat, Position before) {
        back.addLast(new Before(number, seat, before));
    }

    /** Goes on from another position; nothing before it can be taken back. */
    void jump(Position to) {
        back.clear();
        position = to;
    }

    /** The entry numbers of the answers that this seat may take back, latest first. */
    List<Integer> undoable(int seat) {
        List<Integer> numbers = new ArrayList<>();
        for (Before before : back.reversed()) {
            if (before.seat != seat) {
                break;
            }
            numbers.add(before.number);
        }
        return numbers;
    }

    void undo() {
        position = back.removeLast().position;
    }
}
