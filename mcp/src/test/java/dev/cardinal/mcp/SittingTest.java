package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SittingTest {
    /** A table at which every answer leads to the next question, once the others have played. */
    private static final class Table implements Access {
        private final List<String> played = new ArrayList<>();
        private final CountDownLatch waiting = new CountDownLatch(1);
        private final CountDownLatch others = new CountDownLatch(1);

        @Override
        public int seat() {
            return 0;
        }

        @Override
        public Data.Fields ask(Data.Fields request) throws Refused {
            if (Data.of("line").equals(request.get("do"))) {
                String move = Venue.text(request, "text");
                if (move.equals("moon")) {
                    throw new Refused("unknown_move", "There is no moon");
                }
                played.add(move);
                return Data.fields().with("done", played.size());
            }
            return Data.fields().with("entry", played.size()).with("prompt", "Question " + played.size() + "?");
        }

        @Override
        public Moment await(int entry, Duration patience) {
            if (!played.isEmpty()) {
                waiting.countDown();
                try {
                    others.await();
                } catch (InterruptedException stop) {
                    Thread.currentThread().interrupt();
                }
            }
            return new Moment(true, played.size(), 0, false, "", "");
        }

        @Override
        public void close() {}
    }

    private final Table table = new Table();
    private final Sitting sitting = new Sitting(table);

    private static CompletableFuture<Told> call(Callable<Told> call, List<Thread> threads) {
        CompletableFuture<Told> told = new CompletableFuture<>();
        threads.add(Thread.ofPlatform().start(() -> {
            try {
                told.complete(call.call());
            } catch (Exception refused) {
                told.completeExceptionally(refused);
            }
        }));
        return told;
    }

    @Test
    void of_two_answers_at_once_the_second_is_not_played_at_the_next_question() throws Exception {
        List<Thread> threads = new ArrayList<>();
        sitting.look(false);
        CompletableFuture<Told> first = call(() -> sitting.answer("1", ""), threads);
        table.waiting.await();
        CompletableFuture<Told> second = call(() -> sitting.answer("2", ""), threads);
        while (threads.getLast().getState() != Thread.State.BLOCKED) {
            Thread.onSpinWait();
        }
        table.others.countDown();

        assertThat(first.join().text()).contains("Question 1?");
        assertThatThrownBy(second::join)
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("Another call of yours has told you more");
        assertThat(table.played).containsExactly("1");
    }

    @Test
    void after_a_refusal_the_same_question_is_answered() throws Exception {
        table.others.countDown();
        sitting.look(false);
        assertThatThrownBy(() -> sitting.answer("moon", "")).hasMessageContaining("There is no moon");

        assertThat(sitting.answer("1", "").text()).contains("Question 1?");
        assertThat(table.played).containsExactly("1");
    }
}
