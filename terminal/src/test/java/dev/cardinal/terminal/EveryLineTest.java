package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.Entry;
import dev.cardinal.host.Happened;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.chance.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for a line of moves in every game, with people or bots in the other seats. */
class EveryLineTest {
    private static final int MOVES = 250;
    private static final int LONGEST = 4;

    static Stream<RandomPlay> games() {
        return RandomPlay.some(10);
    }

    @ParameterizedTest
    @MethodSource("games")
    void each_move_of_a_line_is_done_once_or_named_as_not_tried(RandomPlay play) throws Refused {
        for (HostedGame game : List.of(play.people(), play.alone())) {
            Chance chance = new Chance(play.seed());
            game.goOn();
            for (int i = 0; i < MOVES && !game.position().over(); i++) {
                if (isNumbers(game.question())) {
                    game.answer(game.position().asked(), RandomPlay.any(game.question(), chance));
                    game.goOn();
                    continue;
                }
                List<String> moves = foreseen(game.position(), chance);
                int before = game.last();
                Line.Result result = game.line(game.position().asked(), String.join(", ", moves));
                List<String> done = game.since(before).orElseThrow().stream()
                        .filter(happened -> !happened.auto())
                        .map(Happened::words)
                        .toList();
                assertThat(result.untried()).as("%s", moves).isEmpty();
                assertThat(done).containsExactlyElementsOf(moves);
                game.goOn();
            }
        }
    }

    /** A random move and, as long as nothing new comes up, the same or another one after it. */
    private static List<String> foreseen(Position from, Chance chance) {
        List<String> moves = new ArrayList<>();
        Position now = from;
        while (moves.size() < LONGEST) {
            Question question = now.question();
            Answer answer = RandomPlay.any(question, chance);
            if (!moves.isEmpty() && (!question.limits().one() || now.forced() || isNumbers(question))) {
                break;
            }
            for (int i = 0; i < question.options().size() && !moves.isEmpty() && chance.below(2) == 0; i++) {
                if (question.options().get(i).text().equals(moves.getLast())) {
                    answer = Answer.of(question.options().get(i).code());
                }
            }
            moves.add(question.text(answer));
            Step step = now.step(answer);
            boolean stops = step.news() || step.position().over() || isTurn(step.events());
            now = step.position();
            if (stops || now.asked() != from.asked() || !question.limits().one()) {
                break;
            }
        }
        return moves;
    }

    /** A number on a line is an option of the menu, whatever its text. */
    private static boolean isNumbers(Question question) {
        return question.options().stream().anyMatch(option -> option.text().matches("\\d+"));
    }

    private static boolean isTurn(List<Event> events) {
        return events.stream().anyMatch(event -> event.type().equals(Event.TURN));
    }

    @ParameterizedTest
    @MethodSource("games")
    void a_line_never_runs_on_into_the_next_turn_and_only_its_player_ends_a_turn(RandomPlay play) throws Refused {
        for (HostedGame game : List.of(play.people(), play.alone())) {
            Chance chance = new Chance(play.seed());
            for (int seat : game.seats().people()) {
                game.autoPass(seat, true);
            }
            game.goOn();
            for (int i = 0; i < MOVES && !game.position().over(); i++) {
                int seat = game.position().asked();
                Question question = game.question();
                Answer answer = RandomPlay.any(question, chance);
                Step step = game.position().step(answer);
                int before = game.last();
                if (isTurn(step.events()) || step.position().over()) {
                    Line.Result result = game.line(seat, question.text(answer) + ", end, end");
                    assertThat(result.untried()).hasSize(2);
                    assertThat(game.since(before).orElseThrow()).hasSize(1);
                } else {
                    game.answer(seat, answer);
                }
                game.goOn();
                assertThat(game.since(before).orElseThrow().stream()
                                .filter(happened -> happened.auto() && isTurn(happened.events())))
                        .isEmpty();
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_last_move_can_be_taken_back_until_the_turn_ends_unless_it_showed_something(RandomPlay play)
            throws Refused {
        for (HostedGame game : List.of(play.people(), play.alone())) {
            Chance chance = new Chance(play.seed());
            game.goOn();
            for (int i = 0; i < MOVES && !game.position().over(); i++) {
                int seat = game.position().asked();
                Position position = game.position();
                Answer answer = RandomPlay.any(game.question(), chance);
                Step step = position.step(answer);
                game.answer(seat, answer);
                game.goOn();
                boolean last = game.file().entries().getLast().entry() instanceof Entry.Answered answered
                        && answered.seat() == seat
                        && !answered.auto();
                if (!step.revealed()
                        && !isTurn(step.events())
                        && last
                        && !game.position().over()) {
                    game.undo(seat);
                    assertThat(game.position()).isEqualTo(position);
                    game.answer(seat, answer);
                    game.goOn();
                }
            }
        }
    }
}
