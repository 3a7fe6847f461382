package dev.cardinal.kernel;

import org.jspecify.annotations.Nullable;

/**
 * A scratch that lists all options to see whether an answer is one of them.
 *
 * <p>Most questions are looked at more than once, so each thread keeps what it has listed last.
 */
public abstract class ListedScratch implements Scratch {
    private static final ThreadLocal<Standing> STANDING = ThreadLocal.withInitial(Standing::new);

    private int answers;

    private static final class Standing {
        final Offer offer = new Offer();

        @Nullable
        ListedScratch scratch;

        int answers;

        boolean of(ListedScratch other) {
            return answers == other.answers && other.equals(scratch);
        }
    }

    /** Writes the options of the question that stands and their limits. */
    protected abstract void list(Offer into);

    /** Goes on with an answer. */
    protected abstract void take(Pick pick);

    /** Goes on without a seat. */
    protected abstract void leave(int seat);

    @Override
    public final void offer(Offer into) {
        Standing standing = STANDING.get();
        if (standing.of(this)) {
            into.set(standing.offer);
        } else {
            list(into);
        }
    }

    private Offer standing() {
        Standing standing = STANDING.get();
        if (!standing.of(this)) {
            list(standing.offer);
            standing.scratch = this;
            standing.answers = answers;
        }
        return standing.offer;
    }

    @Override
    public final boolean forced() {
        return standing().forced();
    }

    @Override
    public final boolean accepts(Pick pick) {
        return standing().accepts(pick);
    }

    @Override
    public final void answer(Pick pick) {
        answers++;
        take(pick);
    }

    @Override
    public final void concede(int seat) {
        answers++;
        leave(seat);
    }
}
