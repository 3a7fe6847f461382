package dev.cardinal.mageknight;

import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Pick;
import java.util.Arrays;

/** One artifact more than was won is drawn, and one of them goes under the deck (12). */
record TakeArtifacts(int[] drawn) implements Asking {
    static TakeArtifacts draw(Table t, int number) {
        int[] drawn = new int[Math.min(number + 1, t.piles.size(Place.ARTIFACTS))];
        for (int i = 0; i < drawn.length; i++) {
            t.revealed = true;
            drawn[i] = t.piles.removeTop(Place.ARTIFACTS);
        }
        if (t.heard()) {
            Told.artifacts(t, drawn);
        }
        return new TakeArtifacts(drawn);
    }

    @Override
    public boolean advance(Table t) {
        if (drawn.length > 1) {
            return true;
        }
        t.pop();
        keep(t, -1);
        return false;
    }

    private void keep(Table t, int without) {
        for (int i = 0; i < drawn.length; i++) {
            if (i == without) {
                t.piles.addBelow(Place.ARTIFACTS, drawn[i]);
                t.knownArtifacts++;
            } else {
                Cards.gain(t, t.seat(), drawn[i]);
            }
        }
    }

    @Override
    public void offer(Table t, Offer into) {
        into.one();
        for (int i = 0; i < drawn.length; i++) {
            into.add(i);
        }
    }

    @Override
    public void answer(Table t, Pick pick) {
        t.pop();
        keep(t, pick.code(0));
    }

    @Override
    public String prompt(Table t) {
        return "Which artifact do you put back?";
    }

    @Override
    public Choice choice(Table t, int code) {
        String name = Cards.name(drawn[code]);
        return Choice.plain(
                "put back " + name, Data.fields().with("type", "put_back").with("card", name));
    }

    @Override
    public String toString() {
        return "TakeArtifacts" + Arrays.toString(drawn);
    }
}
