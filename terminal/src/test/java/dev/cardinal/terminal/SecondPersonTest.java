package dev.cardinal.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Option;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.kernel.text.Addressee;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is written about a player reads well to that player, in every game. */
class SecondPersonTest {
    private static final int MOVES = 400;

    /** Third person after "you", in the clauses after it, or in the wrong case. */
    private static final List<Pattern> BAD_ENGLISH = Stream.of(
                    "\\b[Yy]ou (\\w+ )?(has|is|was|does|goes)\\b",
                    "\\bYou [a-z]*[a-rt-z]s\\b",
                    "^(You|Your turn).*; [a-z]*[a-rt-z]s\\b",
                    "\\b[Yy]ou'?r?'s\\b",
                    "[a-z,] You\\b",
                    "[.!?] you\\b",
                    "^you\\b")
            .map(Pattern::compile)
            .toList();

    static Stream<RandomPlay> games() {
        return RandomPlay.some(12);
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_event_and_question_of_random_games_is_told_in_good_english(RandomPlay play) throws Refused {
        HostedGame game = play.people();
        int seats = game.position().seats();
        Chance chance = new Chance(play.seed());
        List<Set<String>> told = new ArrayList<>();
        List<Event> events = new ArrayList<>();
        for (int seat = 0; seat < seats; seat++) {
            told.add(new TreeSet<>());
        }
        for (int i = 0; i < MOVES && !game.position().over(); i++) {
            int asked = game.position().asked();
            told.get(asked).add(reader(asked, seats).told(game.question().prompt()));
            assertThat(game.question().options()).extracting(Option::text).noneMatch(text -> text.contains("Player "));
            game.answer(asked, RandomPlay.any(game.question(), chance));
        }
        game.history().forEach(happened -> events.addAll(happened.events()));
        for (int seat = 0; seat < seats; seat++) {
            Viewer viewer = Viewer.seat(seat);
            for (Event event : events) {
                told.get(seat).add(reader(seat, seats).told(event.text(viewer)));
            }
            told.get(seat).addAll(reader(seat, seats).told(game.words().story(events, viewer)));
            for (String text : told.get(seat)) {
                assertThat(text).doesNotContainPattern("\\bPlayer " + seat + "\\b");
                assertThat(BAD_ENGLISH)
                        .as(text)
                        .noneMatch(bad -> bad.matcher(text).find());
            }
        }
        List<String> watched = game.words().story(events, Viewer.SPECTATOR);
        assertThat(reader(-1, seats).told(watched)).isEqualTo(watched);
    }

    private static Addressee reader(int seat, int seats) {
        return new Addressee(seat, Collections.nCopies(seats, ""));
    }
}
