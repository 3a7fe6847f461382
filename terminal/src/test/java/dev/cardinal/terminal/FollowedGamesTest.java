package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.testkit.contract.Follower;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** A client can follow {@code cardinal play --json} from question to question by the moves alone. */
class FollowedGamesTest {
    @TempDir
    Path folder;

    private final Map<Data, Follower> followers = new HashMap<>();
    private int followed;

    @ParameterizedTest
    @CsvSource({
        "dominion --option cards=all --option turns=20 --players human;human;human, 1",
        "dominion --option cards=all --option turns=20 --players human;random;human, 2",
        "onepiece --option decks=ST01;ST02 --players human;human, 1",
        "onepiece --option decks=ST03;ST04 --players human;random, 2",
        "mageknight --players human;human, 1",
        "mageknight --players human, 2",
    })
    void every_seat_can_follow_to_the_end(String game, long seed) throws Refused {
        Program program = new Program(seed);
        String arguments = game.replace(';', ',') + " --json --seed " + seed;
        int status = new CommandLine(new PlayCommand(
                        new Surroundings(program, program.screen, Map.of("XDG_DATA_HOME", folder.toString()), false)))
                .execute(arguments.split(" "));

        assertThat(status).isZero();
        Data.Fields last = program.heard();
        assertThat(last.get("over")).isEqualTo(Data.of(true));
        follow(Data.of(0), last);
        assertThat(followed).isGreaterThan(30);
    }

    /** The old scene and the moves give the new scene. */
    private void follow(Data seat, Data.Fields told) {
        Data.Fields scene = (Data.Fields) told.get("scene");
        Follower follower = followers.get(seat);
        if (follower != null) {
            follower.hear(((Data.Items) told.get("events")).values());
            assertThat(follower.misplaced(scene)).as(told.toString()).isEmpty();
            followed++;
        } else {
            followers.put(seat, new Follower(scene));
        }
    }

    /** Answers each question at random, by number. */
    private final class Program extends BufferedReader {
        private final ByteArrayOutputStream written = new ByteArrayOutputStream();
        private final PrintStream screen = new PrintStream(written, true, StandardCharsets.UTF_8);
        private final Chance chance;
        private boolean refused;

        Program(long seed) {
            super(Reader.nullReader());
            chance = new Chance(seed);
        }

        /** The latest output. */
        Data.Fields heard() throws Refused {
            String out = written.toString(StandardCharsets.UTF_8);
            written.reset();
            refused = out.startsWith("{\"refused\"");
            return (Data.Fields) Json.parse(out.lines().toList().getLast());
        }

        @Override
        public @Nullable String readLine() {
            try {
                Data.Fields told = heard();
                follow(told.get("seat"), told);
                return Data.fields()
                        .with("entry", told.get("entry"))
                        .with("picks", picks((Data.Fields) told.get("question")))
                        .toString();
            } catch (Refused broken) {
                throw new AssertionError(broken);
            }
        }

        private Data picks(Data.Fields question) {
            Data.Fields limits = (Data.Fields) question.get("limits");
            List<Data> numbers = new ArrayList<>();
            for (Data option : ((Data.Items) question.get("options")).values()) {
                long count = ((Data.Fields) option).get("count") instanceof Data.Number(long many) ? many : 1;
                for (int i = 0; i < count; i++) {
                    numbers.add(((Data.Fields) option).get("number"));
                }
            }
            long least = ((Data.Number) limits.get("min")).value();
            long most = Math.min(((Data.Number) limits.get("max")).value(), numbers.size());
            long wanted = refused ? least : least + chance.below((int) (most - least) + 1);
            List<Data> picks = new ArrayList<>();
            while (picks.size() < wanted) {
                picks.add(numbers.remove(chance.below(numbers.size())));
            }
            return Data.of(picks);
        }
    }
}
