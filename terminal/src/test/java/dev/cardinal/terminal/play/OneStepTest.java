package dev.cardinal.terminal.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Pace;
import dev.cardinal.host.Roster;
import dev.cardinal.host.Seats;
import dev.cardinal.kernel.Deal;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Scratch;
import dev.cardinal.kernel.chance.Seed;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.players.Games;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A typed move costs one step and one question. */
class OneStepTest {
    private static final String ANSWERED = "answered";

    @TempDir
    Path folder;

    private final Set<Question> built = Collections.newSetFromMap(new IdentityHashMap<>());
    private int steps;

    /** A proxy that changes what an object returns. */
    private static <T> T before(Class<T> type, T real, UnaryOperator<Object> seen) {
        return type.cast(Proxy.newProxyInstance(
                type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
                    try {
                        Object got = method.invoke(real, given);
                        return seen.apply(method.getName().equals("answer") ? ANSWERED : got);
                    } catch (InvocationTargetException thrown) {
                        throw thrown.getCause();
                    }
                }));
    }

    private Object count(Object given) {
        return switch (given) {
            case null -> null;
            case Deal deal -> new Counted(deal);
            case Scratch scratch -> before(Scratch.class, scratch, this::count);
            case Question question -> {
                built.add(question);
                yield question;
            }
            case String text
            when text.equals("answered") -> {
                steps++;
                yield null;
            }
            default -> given;
        };
    }

    private final class Counted implements Deal {
        private final Deal deal;

        Counted(Deal deal) {
            this.deal = deal;
        }

        @Override
        public int seats() {
            return deal.seats();
        }

        @Override
        public Scratch scratch(Seed seed) {
            return before(Scratch.class, deal.scratch(seed), OneStepTest.this::count);
        }

        @Override
        public Position arrange(Data.Fields position) throws Refused {
            return deal.arrange(position);
        }
    }

    private void sit(String typed) throws Refused {
        built.clear();
        steps = 0;
        Game game = before(Game.class, Games.named("dominion"), this::count);
        Seats seats = Seats.of(game, List.of("human", "bigmoney"));
        Options options = Options.DEFAULT.with("kingdom", "first game").with("players", "2");
        HostedGame hosted = HostedGame.start(game, Roster.numbered(game, options, seats.names(), 5), seats);
        Shelf shelf = new Shelf(folder);
        Screen screen = new PlainScreen(
                new BufferedReader(new StringReader(typed)),
                new PrintStream(new ByteArrayOutputStream(), true, StandardCharsets.UTF_8),
                OptionalInt.empty(),
                false);
        new Sitting(Keeper.of(hosted, shelf), screen, shelf, Pace.NONE).run();
    }

    @Test
    void each_typed_move_takes_one_step_and_builds_one_question() throws Refused {
        sit("");
        int stepsBefore = steps;
        int builtBefore = built.size();
        sit("play copper\n");
        assertThat(steps - stepsBefore).isEqualTo(1);
        assertThat(built.size() - builtBefore).isEqualTo(1);
        sit("2\n1\n");
        assertThat(steps - stepsBefore).isEqualTo(2);
        assertThat(built.size() - builtBefore).isEqualTo(2);
        sit("1\nbuy cellar\nfoo\n");
        assertThat(steps - stepsBefore)
                .as("two, and the end of the turn was foreseen")
                .isEqualTo(3);
        sit("foo\nbuy province\nhand\n");
        assertThat(steps - stepsBefore).isZero();
        assertThat(built.size() - builtBefore).isZero();
    }
}
