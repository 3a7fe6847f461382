package dev.cardinal.kit.cards;

import dev.cardinal.kernel.Arrangement;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kit.FrameScratch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A card game with zones that advances in place. */
final class CardScratch extends FrameScratch<CardTable> {
    CardScratch(CardTable table) {
        super(table);
    }

    @Override
    protected void take(Pick pick) {
        t.actor(t.asked());
        super.take(pick);
        tellEnd();
    }

    @Override
    protected void leave(int seat) {
        t.concede(1 << seat);
        t.end("concession");
        t.say("conceded", seat, "Player " + seat + " gives up");
        tellEnd();
    }

    private void tellEnd() {
        if (t.over()) {
            t.say("over", -1, "The game is over");
        }
        t.sayRest();
    }

    @Override
    public Outcome outcome() {
        List<Long> scores = new ArrayList<>();
        List<Integer> places = new ArrayList<>();
        for (int seat = 0; seat < seats(); seat++) {
            scores.add(t.game.score(t, seat));
        }
        for (int seat = 0; seat < seats(); seat++) {
            int me = seat;
            places.add(1
                    + (int) IntStream.range(0, seats())
                            .filter(other -> isAhead(scores, other, me))
                            .count());
        }
        return new Outcome(places, scores, (t.turnNumber() + seats() - 1) / seats(), t.ending(), false);
    }

    /** Players who gave up rank behind all others. */
    private boolean isAhead(List<Long> scores, int one, int other) {
        boolean oneGone = (t.conceded() >> one & 1) == 1;
        boolean otherGone = (t.conceded() >> other & 1) == 1;
        return oneGone == otherGone ? scores.get(one) > scores.get(other) : otherGone;
    }

    @Override
    public View view(Viewer viewer) {
        return new CardView(this, viewer);
    }

    @Override
    public Scratch copy() {
        return new CardScratch(t.copy());
    }

    /** Redeals the faces that the viewer does not know among the places where they are. */
    @Override
    public Scratch guess(Viewer viewer, Chance chance) {
        CardTable guess = t.copy();
        List<String> faces = new ArrayList<>();
        for (int zone = 0; zone < t.zones().size(); zone++) {
            t.cards(zone).stream().filter(card -> !card.known(viewer)).forEach(card -> faces.add(card.face()));
        }
        // sorted, since a guess must not depend on where the cards really are
        faces.sort(null);
        for (int i = faces.size() - 1; i > 0; i--) {
            faces.set(i, faces.set(chance.below(i + 1), faces.get(i)));
        }
        for (int zone = 0; zone < t.zones().size(); zone++) {
            List<Held> cards = new ArrayList<>(t.cards(zone));
            cards.replaceAll(card -> card.known(viewer) ? card : new Held(faces.removeLast(), card.privy()));
            guess.cards(zone, cards);
        }
        guess.reseed(chance.next());
        return new CardScratch(guess);
    }

    @Override
    public Arrangement arrangement() {
        return new Arrangement(Options.DEFAULT, Arranged.write(t));
    }

    @Override
    public Map<String, Integer> census() {
        Map<String, Integer> census = new TreeMap<>();
        for (int zone = 0; zone < t.zones().size(); zone++) {
            t.cards(zone).forEach(card -> census.merge(card.face(), 1, Integer::sum));
        }
        return census;
    }

    @Override
    public Data.Fields everything() {
        return new CardView(this, Viewer.REFEREE)
                .data()
                .with("chance", t.mark())
                .with("exact", Arranged.write(t));
    }
}
