package dev.cardinal.testkit.contract;

import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Chance;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Contract 11: what a host shows, refuses, counts or delays is the same in every guess.
 *
 * <p>A game is let go on from a position and from a guess of it, with people in all seats, and somebody who is not asked
 * looks on. Then somebody who sits alone among bots says a line of moves in both, and hears the same.
 */
final class HostsTellNoMore implements Check {
    /** One position in so many is looked at so. */
    private static final int LOOKED = 12;

    private static final int MOVES = 4;

    private final Game game;
    private final Hosting hosting;

    HostsTellNoMore(Game game, Hosting hosting) {
        this.game = game;
        this.hosting = hosting;
    }

    @Override
    public int contract() {
        return 11;
    }

    @Override
    public void position(Seen look, Chance chance) {
        if (look.over() || chance.below(LOOKED) > 0) {
            return;
        }
        try {
            if (look.position().seats() > 1) {
                goesOnAlike(look, chance);
            }
            hearsTheSame(look, chance);
        } catch (Refused refused) {
            throw new Breach(11, "a host cannot go on: " + refused.refusal());
        }
    }

    private void goesOnAlike(Seen look, Chance chance) throws Refused {
        List<Viewer> others = look.viewers().stream()
                .filter(viewer -> !viewer.is(look.position().asked()))
                .toList();
        Viewer viewer = others.get(chance.below(others.size()));
        Data.Fields real = shown(look.position(), viewer);
        Data.Fields guessed = shown(look.position().guess(viewer, chance), viewer);
        Breach.unless(
                real.equals(guessed),
                11,
                () -> "the host shows " + viewer + " " + real + ", and in a guess " + guessed);
    }

    /** What somebody sees of a game that the host lets go on: whether it answers by itself, and if not, what stands. */
    private Data.Fields shown(Position position, Viewer viewer) throws Refused {
        Clock clock = new Clock();
        List<Integer> people = IntStream.range(0, position.seats()).boxed().toList();
        Hosting.At hosted = hosting.at(game, position, people, clock);
        hosted.goOn();
        if (hosted.entries() > 0) {
            return Data.fields().with("answers", true); // what it leads to may show cards, as any answer may
        }
        return Data.fields()
                .with("answers", false)
                .with("asked", hosted.position().asked())
                .with("time", clock.now())
                .with("view", hosted.position().view(viewer).data());
    }

    private void hearsTheSame(Seen look, Chance chance) throws Refused {
        int seat = look.position().asked();
        Viewer viewer = Viewer.seat(seat);
        String line = line(look.position().guess(viewer, chance), chance);
        String real = heard(look.position(), seat, line);
        String guessed = heard(look.position().guess(viewer, chance), seat, line);
        Breach.unless(
                real.equals(guessed),
                11,
                () -> "to '" + line + "' the host says " + real + ", and in a guess of " + viewer + " " + guessed);
    }

    private String heard(Position position, int seat, String line) throws Refused {
        Hosting.At hosted = hosting.at(game, position, List.of(seat), Pace.NONE);
        try {
            return "not tried: " + hosted.line(seat, line) + " after entry " + hosted.entries();
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }

    /** A few moves that are possible one after the other in a guess, as a player would say them. */
    private static String line(Position guess, Chance chance) {
        List<String> moves = new ArrayList<>();
        Position position = guess;
        int seat = guess.asked();
        Pick pick = new Pick();
        while (moves.size() < MOVES && !position.over() && position.asked() == seat) {
            Question question = position.question();
            question.offer().random(chance, pick);
            Answer answer = Answer.of(pick, question.limits().ordered());
            moves.add(question.text(answer));
            position = position.answer(answer);
        }
        return String.join(", ", moves);
    }

    /** A clock that only the host's waiting moves. */
    private static final class Clock implements Pace {
        private long now;

        @Override
        public long now() {
            return now;
        }

        @Override
        public void until(long time) {
            now = Math.max(now, time);
        }
    }
}
