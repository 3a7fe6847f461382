package dev.cardinal.mageknight;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.ListedScratch;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import java.util.Map;
import java.util.function.Consumer;

/** A game of Mage Knight that advances in place. */
final class MageKnightScratch extends ListedScratch {
    final Table t;

    MageKnightScratch(Table table) {
        t = table;
    }

    Asking asking() {
        return (Asking) t.frames.top();
    }

    @Override
    public int seats() {
        return t.seats();
    }

    @Override
    public int asked() {
        return t.over ? NOBODY : asking().asked(t);
    }

    @Override
    protected void list(Offer into) {
        asking().offer(t, into);
    }

    @Override
    protected Question ask() {
        return Asked.question(t, asking());
    }

    @Override
    protected void take(Pick pick) {
        t.revealed = false;
        t.news = false;
        pick.sort();
        asking().answer(t, pick);
        t.settle();
        t.tellRest();
    }

    @Override
    protected void leave(int seat) {
        Concession.of(t, seat);
        t.tellRest();
    }

    @Override
    public boolean revealed() {
        return t.revealed;
    }

    @Override
    public boolean news() {
        return t.news;
    }

    @Override
    public boolean openlyForced() {
        return !t.over && asking().open() && forced();
    }

    @Override
    public long carried() {
        return t.carried();
    }

    @Override
    public void stir(long number) {
        t.stir(number);
    }

    @Override
    public Reply read(Data move) {
        return new Reading(t, question()).read(move);
    }

    @Override
    public Reply read(String text) {
        return new Reading(t, question()).read(text);
    }

    @Override
    public Outcome outcome() {
        return Score.of(t);
    }

    @Override
    public View view(Viewer viewer) {
        return new MageKnightView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new MageKnightScratch(t.copy());
    }

    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        return new MageKnightScratch(Guess.of(t, viewer, chance));
    }

    @Override
    public Arrangement arrangement() {
        return Arranged.of(t);
    }

    @Override
    public void listen(Consumer<Event> listener) {
        t.listen(listener);
    }

    @Override
    public void silence() {
        t.listen(null);
    }

    @Override
    public Map<String, Integer> census() {
        return Census.of(t);
    }

    @Override
    public Data.Fields everything() {
        return new MageKnightView(this, Viewer.REFEREE)
                .data()
                .with("chance", t.mark())
                .with("frames", t.frames.toString());
    }
}
