package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.chance.Chance;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Words can be shortened in the same way in every game, as {@code help} says. */
class AbbreviationsTest {
    private static final int MOVES = 120;
    private static final Pattern AFTER_THREE_LETTERS = Pattern.compile("(?<=\\b\\p{L}{3})\\p{L}+");

    @TempDir
    Path folder;

    static Stream<RandomPlay> games() {
        return RandomPlay.some(10);
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_move_with_shortened_words_is_that_move_or_ambiguous(RandomPlay play) throws Refused {
        HostedGame game = play.people();
        Chance chance = new Chance(play.seed());
        for (int i = 0; i < MOVES && !game.position().over(); i++) {
            Question question = game.question();
            for (Option option : question.options()) {
                if (question.limits().one()) {
                    String typed = AFTER_THREE_LETTERS.matcher(option.text()).replaceAll("");
                    Reply reply = game.position().read(typed);
                    boolean ambiguous =
                            reply instanceof Refusal refusal && refusal.code().equals("ambiguous");
                    assertThat(ambiguous || reply.equals(Answer.of(option.code())))
                            .as("'%s' for '%s' was read as %s", typed, option.text(), reply)
                            .isTrue();
                }
            }
            game.answer(game.position().asked(), RandomPlay.any(question, chance));
        }
    }

    @Test
    void in_dominion_verbs_and_cards_can_be_shortened() {
        PlaySession session = new PlaySession(folder);
        session.play(
                "dominion --seed 5 --option 'kingdom=first game' --players human",
                "t",
                "b cell",
                "undo",
                "cel",
                "undo",
                "cel, end",
                "quit");

        assertThat(session.acts()).contains("buy Cellar").doesNotContain("buy Copper");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "silver; Not enough coins. Silver costs $3",
                "sil; Not enough coins. Silver costs $3",
                "b silver; Not enough coins. Silver costs $3",
                "b vill; Not enough coins. Village costs $3",
                "p vill; Actions are played in the action phase",
                "why b silver; Not enough coins. Silver costs $3"
            })
    void a_shortened_move_that_is_not_possible_says_why(String typed, String why) {
        PlaySession session = new PlaySession(folder);
        session.play("dominion --seed 5 --option 'kingdom=first game' --players human", typed, "quit");

        assertThat(session.after(typed)).contains(why);
    }

    @ParameterizedTest
    @ValueSource(strings = {"dominion", "onepiece", "mageknight", "kuhn"})
    void commands_can_be_shortened_in_every_game(String game) {
        PlaySession session = new PlaySession(folder);
        session.play(game + " --seed 5", "h", "?", "scen", "conc", "quit");

        assertThat(session.after("h")).isEqualTo(session.after("?")).contains("scenario FILE");
        assertThat(session.after("scen")).contains("Type the name of the file");
        assertThat(session.after("conc")).doesNotContain("wins");
    }
}
