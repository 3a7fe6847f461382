package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.players.Games;
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

class OnlookerTest {
    private static HostedGame game(Onlooker... onlookers) throws Refused {
        Game rules = Games.named("dominion");
        Seats seats = Seats.of(rules, List.of("random", "random"));
        Options options = new Options(Map.of("turns", "3"));
        HostedGame game = HostedGame.start(rules, Roster.numbered(rules, options, seats.names(), 7), seats);
        for (Onlooker onlooker : onlookers) {
            game.watch(onlooker);
        }
        return game;
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
    void no_one_waits_unless_an_onlooker_wants_to() throws Refused {
        Diary diary = new Diary(Viewer.REFEREE);
        HostedGame game = game(new Onlooker() {}, diary);

        game.goOn();

        List<String> told = new ArrayList<>();
        game.history()
                .forEach(happened -> happened.events()
                        .forEach(event -> told.add(event.json(Viewer.REFEREE).toString())));
        assertThat(game.position().over()).isTrue();
        assertThat(diary.lines).isEqualTo(told).isNotEmpty();
        assertThat(diary.tables).isEqualTo(game.history().size() + 1);
    }

    @Test
    void an_onlooker_sees_only_what_its_viewer_may_know() throws Refused {
        Diary mine = new Diary(Viewer.seat(0));
        Diary others = new Diary(Viewer.SPECTATOR);

        game(mine, others).goOn();

        assertThat(mine.lines).hasSameSizeAs(others.lines).isNotEqualTo(others.lines);
    }

    @Test
    void the_game_waits_until_an_animation_has_ended_but_its_log_does_not() throws Refused, InterruptedException {
        Animation animation = new Animation();
        HostedGame game = game(animation);
        List<Integer> kept = Collections.synchronizedList(new ArrayList<>());
        game.keptIn(entries -> entries.forEach(entry -> kept.add(entry.number())));
        Thread playing = Thread.ofVirtual().start(() -> {
            try {
                game.goOn();
            } catch (Refused impossible) {
                throw new IllegalStateException(impossible);
            }
        });

        CompletableFuture<Boolean> first = animation.shown.take();
        assertThat(animation.shown.poll(50, TimeUnit.MILLISECONDS)).isNull();
        assertThat(kept).isNotEmpty();
        first.complete(true);
        CompletableFuture<Boolean> second = animation.shown.poll(10, TimeUnit.SECONDS);
        assertThat(second).isNotNull();

        playing.interrupt();
        playing.join();
        assertThat(game.position().over()).isFalse();
    }

    @Test
    void the_game_waits_for_no_one_longer_than_two_seconds_per_entry() throws Refused {
        Animation animation = new Animation();
        Game rules = Games.named("dominion");
        Seats seats = Seats.of(rules, List.of("human", "random"));
        HostedGame game = HostedGame.start(rules, Roster.numbered(rules, Options.DEFAULT, seats.names(), 7), seats);
        game.watch(animation);
        long before = System.nanoTime();

        game.line(0, "end phase");
        game.line(0, "end phase");

        assertThat(System.nanoTime() - before)
                .isBetween(TimeUnit.MILLISECONDS.toNanos(1900), TimeUnit.SECONDS.toNanos(6));
    }

    @Test
    void with_two_people_no_one_waits_unless_both_want_to() throws Refused {
        Animation animation = new Animation();
        Game rules = Games.named("dominion");
        Seats seats = Seats.of(rules, List.of("human", "human"));
        HostedGame game = HostedGame.start(rules, Roster.numbered(rules, Options.DEFAULT, seats.names(), 7), seats);
        game.watch(animation);
        game.patient(0, true);
        long before = System.nanoTime();

        game.line(0, "end phase");
        game.line(0, "play all treasures");

        assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(1));
    }

    @Test
    void how_long_onlookers_take_changes_nothing() throws Refused {
        Onlooker late = new Onlooker() {
            @Override
            public CompletionStage<?> stands(View view) {
                return CompletableFuture.supplyAsync(
                        () -> true, CompletableFuture.delayedExecutor(1, TimeUnit.MILLISECONDS));
            }
        };
        HostedGame quick = game();
        HostedGame slow = game(late);

        quick.goOn();
        slow.goOn();

        assertThat(slow.file()).isEqualTo(quick.file());
    }

    @Test
    void an_onlooker_that_fails_is_dropped_and_told_so_and_the_game_goes_on() throws Refused {
        for (boolean later : new boolean[] {false, true}) {
            List<Throwable> dropped = new ArrayList<>();
            Diary diary = new Diary(Viewer.SPECTATOR);
            HostedGame game = game(
                    new Onlooker() {
                        @Override
                        public CompletionStage<?> happened(Data.Fields event) {
                            if (later) {
                                return CompletableFuture.failedStage(new IllegalStateException("no such picture"));
                            }
                            throw new IllegalStateException("no such picture");
                        }

                        @Override
                        public void dropped(Throwable why) {
                            dropped.add(why);
                        }
                    },
                    diary);

            game.goOn();

            assertThat(dropped)
                    .singleElement()
                    .extracting(Throwable::getMessage)
                    .isEqualTo("no such picture");
            assertThat(game.position().over()).isTrue();
            assertThat(diary.lines).hasSizeGreaterThan(10);
            assertThat(Tables.restored(game).file()).isEqualTo(game.file());
        }
    }

    @Test
    void everything_that_changes_the_table_is_shown() throws Refused {
        Diary diary = new Diary(Viewer.SPECTATOR);
        HostedGame game = Tables.game("human", "human", "human");
        game.watch(diary);
        game.line(0, "end phase, play all treasures, buy cellar");
        assertThat(diary.tables).isEqualTo(2);
        int events =
                game.history().stream().mapToInt(one -> one.events().size()).sum();
        assertThat(diary.lines).hasSize(events);
        game.undo(0);
        assertThat(diary.tables).isEqualTo(3);
        game.takeBack(0, 1);
        assertThat(diary.tables).isEqualTo(4);
        game.concede(1);
        assertThat(diary.tables).isEqualTo(5);
        assertThat(diary.lines).hasSizeGreaterThan(events);
        game.flag(2, "");
        assertThat(diary.tables).isEqualTo(6);
        assertThat(game.position().over()).isTrue();
    }

    @Test
    void with_two_people_who_both_want_to_wait_the_table_waits() throws Refused {
        Animation animation = new Animation();
        HostedGame game = Tables.game("human", "human");
        game.patient(0, true);
        game.patient(1, true);
        game.watch(animation);
        long before = System.nanoTime();
        game.line(0, "end phase, end phase");

        assertThat(System.nanoTime() - before).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(1900));
        game.patient(1, false);
        game.line(1, "end phase");
        assertThat(System.nanoTime() - before).isLessThan(TimeUnit.SECONDS.toNanos(6));
    }

    @Test
    void a_latecomer_is_shown_the_table_and_no_one_else_sees_it_again() throws Refused {
        Diary first = new Diary(Viewer.SPECTATOR);
        Diary second = new Diary(Viewer.SPECTATOR);
        game(first, second);

        assertThat(first.tables).isEqualTo(1);
        assertThat(second.tables).isEqualTo(1);
    }
}
