package dev.cardinal.host;

import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.Step;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a game has come to where it stands. Earlier positions are kept only as far back as undo can go. */
final class Course {
    private final Deque<Before> back = new ArrayDeque<>();
    private Position position;

    /** What stood before the entry of this number, which its seat may take back. */
    private record Before(int number, int seat, Position position) {}

    Course(Position start) {
        position = start;
    }

    Position position() {
        return position;
    }

    void answered(int number, int seat, Step step) {
        if (step.revealed()) {
            back.clear();
        } else {
            back.addLast(new Before(number, seat, position));
        }
        position = step.position();
    }

    /** Goes on from another position, before which nothing can be taken back. */
    void jump(Position to) {
        back.clear();
        position = to;
    }

    /** The numbers of the answers that this seat may take back, the last first. */
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

    /** Plays entries again from the start, fast: by their numbers and without a word. */
    static Course of(Position start, List<Numbered> entries) throws Refused {
        Again again = new Again(start.scratch());
        for (Numbered entry : entries) {
            again.apply(start, entries, entry);
        }
        return again.course();
    }

    /** The same with one scratch that is advanced in place. */
    private static final class Again {
        private final Deque<Kept> kept = new ArrayDeque<>();
        private final Offer offer = new Offer();
        private final Pick pick = new Pick();
        private Scratch scratch;

        private record Kept(int number, int seat, Scratch scratch) {}

        Again(Scratch scratch) {
            this.scratch = scratch;
        }

        void apply(Position start, List<Numbered> entries, Numbered numbered) throws Refused {
            switch (numbered.entry()) {
                case Entry.Answered answered -> answer(numbered.number(), answered);
                case Entry.Conceded(int seat) -> {
                    if (scratch.asked() < 0 || seat < 0 || seat >= scratch.seats()) {
                        throw broken(numbered.number(), "seat " + seat + " cannot concede here", null);
                    }
                    scratch.concede(seat);
                    kept.clear();
                }
                case Entry.Undone(int seat, int entry) -> {
                    Kept last = kept.peekLast();
                    if (last == null || last.number != entry || last.seat != seat) {
                        throw broken(numbered.number(), "entry " + entry + " cannot be taken back here", null);
                    }
                    scratch = kept.removeLast().scratch;
                }
                case Entry.TakenBack(int seat, int entry) -> {
                    if (entry < 1 || entry >= numbered.number()) {
                        throw broken(numbered.number(), "entry " + entry + " cannot be taken back here", null);
                    }
                    scratch = Course.of(start, entries.subList(0, entry - 1))
                            .position
                            .scratch();
                    scratch.stir(numbered.number());
                    kept.clear();
                }
                case Entry.Seated _, Entry.Flagged _, Entry.Chatted _, Entry.Over _ -> {}
            }
        }

        private void answer(int number, Entry.Answered answered) throws Refused {
            if (scratch.asked() != answered.seat()) {
                throw broken(number, "seat " + answered.seat() + " is not asked", answered.words());
            }
            scratch.offer(offer);
            pick.clear();
            for (int index : answered.picks()) {
                if (index < 0 || index >= offer.size()) {
                    throw broken(number, "there is no option " + index, answered.words());
                }
                pick.add(offer.code(index));
            }
            if (!offer.accepts(pick)) {
                throw broken(number, "those options cannot be picked", answered.words());
            }
            Scratch before = scratch.copy();
            scratch.answer(pick);
            if (scratch.revealed()) {
                kept.clear();
            } else {
                kept.addLast(new Kept(number, answered.seat(), before));
            }
        }

        private static Refused broken(int number, String why, @Nullable String words) {
            String said = words == null ? "" : " (" + words + ")";
            return new Refused("broken_replay", "Entry " + number + said + " is not possible: " + why);
        }

        Course course() {
            Course course = new Course(new Position(scratch));
            kept.forEach(one -> course.back.addLast(new Before(one.number, one.seat, new Position(one.scratch))));
            return course;
        }
    }
}
