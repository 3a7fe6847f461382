package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.GameFile;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A program as a player, on the command line. */
@Timeout(120)
class PlayWithProgramTest {
    private static final String GAME = "dominion --seed 5 --option 'kingdom=first game' --option turns=2 ";

    @TempDir
    Path folder;

    private PlaySession session;

    @BeforeEach
    void sitDown() {
        session = new PlaySession(folder);
    }

    private static String against(String how) {
        return "--players 'human," + Contender.player(how) + "' ";
    }

    private static String[] endings() {
        return PlaySession.times(6, "end");
    }

    @Test
    void a_person_plays_against_a_program() {
        session.play(GAME + against("script end phase"), endings());

        assertThat(session.out())
                .startsWith("Player 0: you, Player 1: cmd:")
                .contains("Player 1's turn 1")
                .doesNotContain("Press Enter", "Player 1: a person");
        assertThat(session.status()).isZero();
        assertThat(session.acts().size()).isGreaterThan(4);
    }

    @Test
    void a_person_is_told_why_a_program_has_lost() throws Refused {
        session.play(GAME + against("dies"), endings());

        assertThat(session.out())
                .containsPattern("Player 1, cmd:.*, gives up: it ended with status 1 before the game was over");
        assertThat(GameFile.read(session.files().getFirst()).text()).contains("\"chat\":\"gives up: it ended");
    }

    @Test
    void the_program_has_no_more_time_than_it_is_given() {
        session.play(GAME + "--limit decision=1 " + against("silent"), endings());

        assertThat(session.out()).contains("gives up: it did not answer within 1 second");
    }

    @Test
    void two_programs_play_through_a_pipe_and_as_a_command() throws Refused {
        session.play(GAME + "--json " + against("script end phase"), PlaySession.times(20, "\"end phase\""));

        List<String> lines = session.out().lines().toList();
        assertThat(lines).allMatch(line -> line.contains("\"seat\":0") || line.startsWith("{\"over\""));
        assertThat(((Data.Fields) Json.parse(lines.getLast())).get("over")).isEqualTo(Data.of(true));
    }

    @Test
    void a_pipe_is_told_why_another_program_has_lost() {
        session.play(GAME + "--json " + against("dies"), PlaySession.times(20, "\"end phase\""));

        assertThat(session.out()).contains("{\"notice\":{\"code\":\"program_lost\",\"message\":\"Player 1, cmd:");
    }

    /** Anybody may have written a file, so that it must not start a command. */
    @Test
    void a_saved_game_does_not_start_a_program_by_itself() {
        session.play(GAME + against("script end phase"), "end");
        session.play("dominion --resume", "end");

        assertThat(session.status()).isEqualTo(2);
        assertThat(session.err())
                .startsWith("This game was played with a program, cmd:")
                .endsWith("which is not run again by itself. Name the players with --players.\n");

        session.play("dominion --resume " + against("script end phase"), endings());
        assertThat(session.status()).isZero();
        assertThat(session.out()).contains("Player 1's turn");
    }

    @Test
    void a_simulation_reports_what_a_program_did() throws Refused {
        String player = Contender.player("random");
        Data.Fields json =
                (Data.Fields) Json.parse(sim("kuhn", "--players", player + ",solved", "--games", "2", "--json")
                        .replaceAll("\\d\\.\\d+(E-?\\d+)?", "1"));

        Data.Fields first =
                (Data.Fields) ((Data.Items) at(json, "players")).values().getFirst();
        Data.Fields program = (Data.Fields) at(first, "program");
        assertThat(program.values())
                .containsKeys(
                        "games",
                        "decisions",
                        "calls",
                        "refusals",
                        "tokens",
                        "tokensPerDecision",
                        "callsPerDecision",
                        "refusalsPerDecision",
                        "secondsPerDecision")
                .contains(Map.entry("lost", Data.of(List.of())));
    }

    private static Data at(Data.Fields fields, String name) {
        return Objects.requireNonNull(fields.get(name), name);
    }

    @Test
    void a_simulation_says_why_a_program_has_lost() {
        String said = sim(
                "kuhn", "--players", Contender.player("nonsense") + ",solved", "--games", "2", "--limit", "refusals=2");

        assertThat(said)
                .contains("0 decisions, 4 calls, 4 refusals")
                .contains("    lost game 0: it was refused 2 times in a row, at last with: This is not JSON")
                .contains("; 1 more game in the same way")
                .contains("It has never answered. Run it by itself")
                .contains(" --limit refusals=2 --seed 1");
    }

    private static String sim(String... arguments) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        String[] words = new String[arguments.length + 1];
        words[0] = "sim";
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        int status = Cardinal.run(Map.of(), new PrintWriter(out, true), new PrintWriter(err, true), words);
        assertThat(status).as(err.toString()).isZero();
        return out.toString();
    }
}
