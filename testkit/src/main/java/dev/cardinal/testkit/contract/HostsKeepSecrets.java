package dev.cardinal.testkit.contract;

import dev.cardinal.host.Pace;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Contract 11: whatever a host shows, refuses, counts or delays is the same in every guess.
 *
 * <p>A game continues from a position and from a guess of it, with people in all seats, while a player who is not asked
 * watches. Then a lone person among bots enters the same line of moves in both, and must get the same response.
 */
final class HostsKeepSecrets implements Check {
    /** One position in this many is checked like this. */
    private static final int LOOKED = 12;

    private static final int MOVES = 4;

    private final Game game;
    private final Hosting hosting;

    HostsKeepSecrets(Game game, Hosting hosting) {
        this.game = game;
        this.hosting = hosting;
    }

    @Override
    public int contract() {
        return 11;
    }

    @Override
    public void position(Snapshot snapshot, Chance chance) {
        if (snapshot.over() || chance.below(LOOKED) > 0) {
            return;
        }
        try {
            if (snapshot.position().seats() > 1) {
                goesOnAlike(snapshot, chance);
            }
            hearsTheSame(snapshot, chance);
        } catch (Refused refused) {
            throw new Breach(11, "a host cannot continue: " + refused.refusal());
        }
    }

    private void goesOnAlike(Snapshot snapshot, Chance chance) throws Refused {
        List<Viewer> others = snapshot.viewers().stream()
                .filter(viewer -> !viewer.is(snapshot.position().asked()))
                .toList();
        Viewer viewer = others.get(chance.below(others.size()));
        Data.Fields real = shown(snapshot.position(), viewer);
        Data.Fields guessed = shown(snapshot.position().guess(viewer, chance), viewer);
        Breach.unless(
                real.equals(guessed),
                11,
                () -> "the host shows " + viewer + " " + real + ", but in a guess " + guessed);
    }

    /** What a viewer sees when the host continues: whether it answers by itself and, if not, the table. */
    private Data.Fields shown(Position position, Viewer viewer) throws Refused {
        Clock clock = new Clock();
        List<Integer> people = IntStream.range(0, position.seats()).boxed().toList();
        Hosting.At hosted = hosting.at(game, position, people, clock);
        hosted.goOn();
        if (hosted.entries() > 0) {
            return Data.fields().with("answers", true); // the result may show cards, like that of any answer
        }
        return Data.fields()
                .with("answers", false)
                .with("asked", hosted.position().asked())
                .with("time", clock.now())
                .with("view", hosted.position().view(viewer).data());
    }

    private void hearsTheSame(Snapshot snapshot, Chance chance) throws Refused {
        int seat = snapshot.position().asked();
        Viewer viewer = Viewer.seat(seat);
        String line = line(snapshot.position().guess(viewer, chance), chance);
        String real = heard(snapshot.position(), seat, line);
        String guessed = heard(snapshot.position().guess(viewer, chance), seat, line);
        Breach.unless(
                real.equals(guessed),
                11,
                () -> "the host responds to '" + line + "' with " + real + ", but in a guess of " + viewer + " with "
                        + guessed);
    }

    private String heard(Position position, int seat, String line) throws Refused {
        Hosting.At hosted = hosting.at(game, position, List.of(seat), Pace.NONE);
        try {
            return "not tried: " + hosted.line(seat, line) + " after entry " + hosted.entries();
        } catch (Refused refused) {
            return refused.refusal().toString();
        }
    }

    /** A few moves in a row that are possible in a guess, as a player would type them. */
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

    /** A clock that advances only when the host waits. */
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
