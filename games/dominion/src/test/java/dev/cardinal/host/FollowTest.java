package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A host that reads on what another one has appended to the same log is where the other one is. */
class FollowTest {
    private final List<Numbered> written = new ArrayList<>();

    private HostedGame leading(String... players) throws Refused {
        return Tables.fair(players).keptIn(written::addAll);
    }

    private void follow(HostedGame follower, HostedGame leader, int seen) throws Refused {
        follower.follow(List.copyOf(written));
        assertThat(follower.last()).isEqualTo(leader.last());
        assertThat(follower.position()).isEqualTo(leader.position());
        assertThat(follower.file()).isEqualTo(leader.file());
        assertThat(follower.history()).isEqualTo(leader.history());
        assertThat(follower.since(seen)).isEqualTo(leader.since(seen));
        assertThat(follower.names()).isEqualTo(leader.names());
        assertThat(follower.seats().names()).isEqualTo(leader.seats().names());
        for (int seat = 0; seat < leader.position().seats(); seat++) {
            assertThat(follower.undoable(seat)).isEqualTo(leader.undoable(seat));
        }
    }

    private void check(HostedGame leader, Tables.Call... calls) throws Refused {
        HostedGame follower = Tables.restored(leader);
        for (Tables.Call call : calls) {
            int seen = leader.last();
            call.run();
            follow(follower, leader, seen);
        }
    }

    @Test
    void answers_lines_and_what_is_said_are_followed() throws Refused {
        HostedGame game = leading("human", "human");
        check(
                game,
                () -> game.answer(0, new Sent(game.last(), "mark"), List.of(0)),
                () -> game.chat(1, "hello"),
                () -> game.name(1, "Bob"),
                () -> game.line(0, "play all treasures, buy copper"),
                () -> game.line(0, "end phase"),
                () -> game.line(1, "end phase"));
    }

    @Test
    void what_is_undone_or_taken_back_is_followed_and_play_goes_on_from_there() throws Refused {
        HostedGame game = leading("human", "human");
        check(
                game,
                () -> game.line(0, "end phase"),
                () -> game.undo(0),
                () -> game.line(0, "end phase, play all treasures, end phase"),
                () -> game.takeBack(0, game.last()),
                () -> game.line(0, "end phase"));
    }

    @Test
    void another_player_and_the_end_are_followed() throws Refused {
        HostedGame game = leading("human", "human");
        check(
                game,
                () -> game.seat(1, "house"),
                () -> game.line(0, "end phase, play all treasures, end phase"),
                game::goOnOnce,
                () -> game.seat(1, "human"),
                () -> game.concede(0),
                () -> game.chat(1, "well played"));
    }

    @Test
    void what_is_known_already_is_skipped_and_an_answer_is_still_done_once() throws Refused {
        HostedGame game = leading("human", "human");
        HostedGame follower = Tables.restored(game);
        Sent sent = new Sent(game.last(), "mark");
        int entry = game.answer(0, sent, List.of(0));
        follower.follow(written);
        follower.follow(written);
        assertThat(follower.answer(0, sent, List.of(0))).isEqualTo(entry);
        assertThat(follower.last()).isEqualTo(game.last());
    }
}
