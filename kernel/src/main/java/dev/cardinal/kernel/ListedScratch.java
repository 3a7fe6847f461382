package dev.cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A scratch that lists all options to see whether an answer is one of them.
 *
 * <p>Most questions are looked at more than once, so what was listed last is kept. Once frozen it is only read.
 */
public abstract class ListedScratch implements Scratch {
    private @Nullable Offer standing;
    /** Built when somebody asks; threads that race build equal ones. */
    private @Nullable Question question;

    private boolean listed;
    private boolean frozen;

    /** Writes the options of the question that stands and their limits. */
    protected abstract void list(Offer into);

    /** Puts the question that stands into words; it is kept until it is answered. */
    protected abstract Question ask();

    /** Goes on with an answer. */
    protected abstract void take(Pick pick);

    /** Goes on without a seat. */
    protected abstract void leave(int seat);

    @Override
    public final void offer(Offer into) {
        into.set(standing());
    }

    private Offer standing() {
        Offer now = standing;
        if (now == null) {
            now = new Offer();
            standing = now;
        }
        if (!listed) {
            list(now);
            listed = true;
        }
        return now;
    }

    /** An offer works with buffers of its own, which threads that look at one position must not share. */
    private Offer mine() {
        if (!frozen) {
            return standing();
        }
        Offer copy = new Offer();
        copy.set(standing());
        return copy;
    }

    @Override
    public final Question question() {
        Question asked = question;
        if (asked == null) {
            asked = ask();
            question = asked;
        }
        return asked;
    }

    @Override
    public final boolean forced() {
        return mine().forced();
    }

    @Override
    public final boolean accepts(Pick pick) {
        return mine().accepts(pick);
    }

    @Override
    public final void answer(Pick pick) {
        listed = false;
        question = null;
        take(pick);
    }

    @Override
    public final void concede(int seat) {
        listed = false;
        question = null;
        leave(seat);
    }

    @Override
    public void freeze() {
        if (asked() != NOBODY) {
            standing();
        }
        frozen = true;
    }
}
