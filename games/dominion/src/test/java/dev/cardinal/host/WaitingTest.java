package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.Test;

/** Looking at a table never has to wait for what the table waits for. */
class WaitingTest {
    /** A pause during which another thread looks at the table. */
    private static final class Glance implements Pace {
        private final List<Integer> seen = new ArrayList<>();
        private HostedGame game;
        private long now;

        @Override
        public long now() {
            return now;
        }

        @Override
        public void until(long time) {
            if (time > now) {
                now = time;
                seen.add(look(game));
            }
        }
    }

    private static int look(HostedGame game) {
        try {
            return CompletableFuture.supplyAsync(game::last).get(5, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException blocked) {
            return -1;
        }
    }

    private static Glance watched(HostedGame game) {
        Glance glance = new Glance();
        glance.game = game;
        game.at(glance);
        return glance;
    }

    @Test
    void during_auto_pass() throws Refused {
        HostedGame game = Tables.game("human", "human");
        Glance glance = watched(game);
        game.autoPass(0, true);
        assertThat(game.position().forced()).isTrue();
        game.goOn();
        game.line(0, "play all treasures");

        assertThat(glance.seen).containsExactly(0, 1);
    }

    @Test
    void during_the_pause_of_a_bot() throws Refused {
        HostedGame game = Tables.game("random", "human", "human");
        Glance glance = watched(game);
        game.goOn();

        assertThat(glance.seen).isNotEmpty().doesNotContain(-1).hasSize(game.last());
    }

    @Test
    void while_an_onlooker_is_waited_for() throws Refused {
        HostedGame game = Tables.game("human", "random");
        List<Integer> seen = new ArrayList<>();
        game.watch(new Onlooker() {
            @Override
            public CompletionStage<?> happened(Data.Fields event) {
                seen.add(look(game));
                return NOW;
            }

            @Override
            public CompletionStage<?> stands(View view) {
                seen.add(look(game));
                return NOW;
            }
        });
        game.line(0, "end phase, play all treasures");

        assertThat(seen).isNotEmpty().doesNotContain(-1);
    }

    @Test
    void a_bots_answer_is_dropped_if_someone_acted_in_the_meantime() throws Refused {
        HostedGame game = Tables.game("random", "human", "human");
        game.at(new Pace() {
            private boolean conceded;

            @Override
            public long now() {
                return 0;
            }

            @Override
            public void until(long time) {
                if (!conceded) {
                    conceded = true;
                    try {
                        game.concede(1);
                    } catch (Refused impossible) {
                        throw new IllegalStateException(impossible);
                    }
                }
            }
        });
        game.goOn();

        assertThat(Tables.words(game).getFirst()).isEqualTo("concede");
        assertThat(game.position().asked()).isEqualTo(2);
        assertThat(Tables.restored(game).position()).isEqualTo(game.position());
    }

    @Test
    void a_bots_answer_counts_even_if_someone_chatted_in_the_meantime() throws Refused {
        HostedGame game = Tables.game("random", "human", "human");
        List<String> thought = new ArrayList<>();
        HostedGame silent = Tables.game("random", "human", "human");
        silent.goOn();
        game.at(new Pace() {
            @Override
            public long now() {
                return 0;
            }

            @Override
            public void until(long time) {
                try {
                    game.chat(1, "hm");
                    thought.add("hm");
                } catch (Refused impossible) {
                    throw new IllegalStateException(impossible);
                }
            }
        });
        game.goOn();

        assertThat(thought).hasSameSizeAs(Tables.words(game));
        assertThat(Tables.words(game).getFirst()).isEqualTo(Tables.words(silent).getFirst());
    }

    @Test
    void an_answer_sent_twice_simultaneously_is_carried_out_once() throws Refused {
        HostedGame game = Tables.game("human", "human");
        game.autoPass(0, true);
        game.at(new Pace() {
            private boolean sent;

            @Override
            public long now() {
                return 0;
            }

            @Override
            public void until(long time) {
                if (!sent) {
                    sent = true;
                    try {
                        game.answer(0, new Sent(0, "mine"), List.of(0));
                    } catch (Refused impossible) {
                        throw new IllegalStateException(impossible);
                    }
                }
            }
        });

        assertThat(game.answer(0, new Sent(0, "mine"), List.of(0))).isEqualTo(1);
        assertThat(game.last()).isEqualTo(1);
    }
}
