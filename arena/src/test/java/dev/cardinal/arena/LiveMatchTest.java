package dev.cardinal.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Bot;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Outcome;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.players.Games;
import dev.cardinal.players.RandomBot;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class LiveMatchTest {
    private static final List<Bot> PLAYERS = List.of(new RandomBot(), new RandomBot());

    private static Match match() throws Refused {
        Game game = Games.named("dominion");
        return new Match(game, new Options(Map.of("turns", "3")), 7);
    }

    /** Keeps what it is shown and never waits. */
    private static final class Diary implements Onlooker {
        private final Viewer viewer;
        private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
        private int tables;

        Diary(Viewer viewer) {
            this.viewer = viewer;
        }

        @Override
        public Viewer viewer() {
            return viewer;
        }

        @Override
        public CompletionStage<?> happened(Data.Fields event) {
            lines.add(event.toString());
            return NOW;
        }

        @Override
        public CompletionStage<?> stands(View view) {
            tables++;
            return NOW;
        }
    }

    /** Takes as long for each event as the test wants. */
    private static final class Animation implements Onlooker {
        private final BlockingQueue<CompletableFuture<Boolean>> shown = new LinkedBlockingQueue<>();

        @Override
        public CompletionStage<?> happened(Data.Fields event) {
            CompletableFuture<Boolean> end = new CompletableFuture<>();
            shown.add(end);
            return end;
        }
    }

    @Test
    void nobody_waits_unless_an_onlooker_wants_to() throws Refused, InterruptedException {
        Match match = match();
        Diary diary = new Diary(Viewer.REFEREE);

        Outcome outcome = new LiveMatch(match, PLAYERS, List.of(new Onlooker() {}, diary)).play();

        List<String> told = new ArrayList<>();
        for (int act = 0; act < match.acts(); act++) {
            match.events(act)
                    .forEach(event -> told.add(event.json(Viewer.REFEREE).toString()));
        }
        assertThat(outcome).isEqualTo(match.position().outcome());
        assertThat(diary.lines).isEqualTo(told).isNotEmpty();
        assertThat(diary.tables).isEqualTo(match.acts() + 1);
    }

    @Test
    void an_onlooker_sees_only_what_its_viewer_may_know() throws Refused, InterruptedException {
        Diary mine = new Diary(Viewer.seat(0));
        Diary others = new Diary(Viewer.SPECTATOR);

        new LiveMatch(match(), PLAYERS, List.of(mine, others)).play();

        assertThat(mine.lines).hasSameSizeAs(others.lines).isNotEqualTo(others.lines);
    }

    @Test
    void the_match_waits_until_an_animation_has_ended() throws Refused, InterruptedException {
        Animation animation = new Animation();
        Match match = match();
        Thread playing = Thread.ofVirtual().start(() -> {
            try {
                new LiveMatch(match, PLAYERS, List.of(animation)).play();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });

        CompletableFuture<Boolean> first = animation.shown.take();
        assertThat(animation.shown.poll(50, TimeUnit.MILLISECONDS)).isNull();
        first.complete(true);
        CompletableFuture<Boolean> second = animation.shown.poll(10, TimeUnit.SECONDS);
        assertThat(second).isNotNull();

        playing.interrupt();
        playing.join();
        assertThat(match.position().over()).isFalse();
    }

    @Test
    void how_long_onlookers_take_changes_nothing() throws Refused, InterruptedException {
        Match quick = match();
        Match slow = match();
        Onlooker late = new Onlooker() {
            @Override
            public CompletionStage<?> stands(View view) {
                return CompletableFuture.supplyAsync(
                        () -> true, CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS));
            }
        };

        new LiveMatch(quick, PLAYERS, List.of()).play();
        new LiveMatch(slow, PLAYERS, List.of(late)).play();

        assertThat(slow.replay()).isEqualTo(quick.replay());
    }

    @Test
    void an_animation_that_fails_is_not_lost_sight_of() throws Refused {
        Onlooker broken = new Onlooker() {
            @Override
            public CompletionStage<?> happened(Data.Fields event) {
                return CompletableFuture.failedStage(new IllegalStateException("no such picture"));
            }
        };
        LiveMatch live = new LiveMatch(match(), PLAYERS, List.of(broken));

        assertThatThrownBy(live::play).hasRootCauseMessage("no such picture");
    }
}
