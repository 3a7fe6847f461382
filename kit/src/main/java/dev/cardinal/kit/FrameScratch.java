package dev.cardinal.kit;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game made of frames that advances in place.
 *
 * <p>Most questions are read more than once, so the options and their text are cached until the answer.
 *
 * @param <S> the game's state
 */
public abstract class FrameScratch<S extends GameState<S>> implements Scratch {
    public final S t;

    private @Nullable Offer standing;
    /** Built on demand; threads that race build equal ones. */
    private @Nullable Question question;

    private boolean listed;
    private boolean frozen;

    protected FrameScratch(S state) {
        t = state;
    }

    /** Goes on after a seat has given up. */
    protected abstract void leave(int seat);

    /** Reads moves that answer the current question. */
    protected MoveReader<S> reader() {
        return new MoveReader<>(t, question());
    }

    @Override
    public final int seats() {
        return t.seats();
    }

    @Override
    public final int asked() {
        return t.over() ? NOBODY : t.asked();
    }

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
            t.asking().offer(t, now);
            listed = true;
        }
        return now;
    }

    /** A copy, since an offer has internal buffers that threads reading the same position must not share. */
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
            asked = Questions.of(t);
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
        t.revealed = false;
        t.news = false;
        take(pick);
    }

    /** Passes the answer to the frame that asks, and goes on. */
    protected void take(Pick pick) {
        t.asking().answer(t, pick);
        t.settle();
    }

    @Override
    public final void concede(int seat) {
        listed = false;
        question = null;
        t.revealed = true;
        t.news = true;
        leave(seat);
    }

    @Override
    public void freeze() {
        if (asked() != NOBODY) {
            standing();
        }
        frozen = true;
    }

    @Override
    public final boolean revealed() {
        return t.revealed;
    }

    @Override
    public final boolean news() {
        return t.news;
    }

    @Override
    public final boolean openlyForced() {
        return !t.over() && t.asking().open() && forced();
    }

    @Override
    public final long carried() {
        return t.carried();
    }

    @Override
    public final void drawFrom(Seed seed) {
        t.drawFrom(seed);
    }

    @Override
    public final void stir(long number) {
        t.stir(number);
    }

    @Override
    public final Reply read(Data move) {
        return reader().read(move);
    }

    @Override
    public final Reply read(String text) {
        return reader().read(text);
    }

    @Override
    public final void listen(Consumer<Event> listener) {
        t.listen(listener);
    }

    @Override
    public final void silence() {
        t.listen(null);
    }
}
