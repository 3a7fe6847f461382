package dev.cardinal.onepiece;

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
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A game of One Piece that advances in place. */
final class OnePieceScratch extends ListedScratch {
    final Table t;

    OnePieceScratch(Table table) {
        t = table;
    }

    Asking asking() {
        return (Asking) t.frames.last();
    }

    @Override
    public int seats() {
        return 2;
    }

    @Override
    public int asked() {
        return t.ending == Ending.NONE ? asking().asked(t) : NOBODY;
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
        t.actor = 1 << asking().asked(t);
        asking().answer(t, pick);
        t.settle();
    }

    @Override
    protected void leave(int seat) {
        t.revealed = true;
        t.news = true;
        t.losers |= 1 << seat;
        t.ending = Ending.CONCESSION;
        if (t.heard()) {
            Course.conceded(t, seat);
            Course.over(t);
        }
    }

    @Override
    public void freeze() {
        t.values();
        super.freeze();
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
        return t.ending == Ending.NONE && asking().open() && forced();
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
        return Result.of(t);
    }

    @Override
    public View view(Viewer viewer) {
        return new OnePieceView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new OnePieceScratch(t.copy());
    }

    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        return new OnePieceScratch(Guess.of(t, viewer, chance));
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
        Map<String, Integer> census = new TreeMap<>();
        for (int seat = 0; seat < 2; seat++) {
            for (int zone = 0; zone < Areas.ZONES; zone++) {
                for (int i = 0; i < t.size(seat, zone); i++) {
                    census.merge(
                            seat + " " + t.printed(t.at(seat, zone, i)).card.id(), 1, Integer::sum);
                }
            }
            census.put(seat + " DON!!", t.donDeck(seat) + t.donOnField(seat));
        }
        return census;
    }

    @Override
    public Data.Fields everything() {
        return new OnePieceView(this, Viewer.REFEREE)
                .data()
                .with("chance", t.chance().mark())
                .with(
                        "fine",
                        t.fine()
                                + t.frames
                                + t.acts
                                + t.mods
                                + t.pending
                                + t.scheduled
                                + t.unstoppable
                                + Arrays.toString(t.turns));
    }
}
