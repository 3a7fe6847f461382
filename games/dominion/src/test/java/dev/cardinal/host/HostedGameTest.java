package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Offer;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostedGameTest {
    @TempDir
    Path folder;

    private final Game dominion = Tables.dominion();

    private static HostedGame game(String... players) throws Refused {
        return Tables.game(players);
    }

    private static HostedGame restored(HostedGame game) throws Refused {
        return Tables.restored(game);
    }

    private static List<String> words(HostedGame game) {
        return Tables.words(game);
    }

    private static String code(Tables.Call call) {
        return Tables.code(call);
    }

    // Answers.

    @Test
    void a_numbered_answer_names_the_entry_that_it_answers() throws Refused {
        HostedGame game = game("human", "human");

        assertThat(game.answer(0, new Sent(0, ""), List.of(0))).isEqualTo(1);
        assertThat(words(game)).containsExactly("end phase");
        assertThat(code(() -> game.answer(0, new Sent(0, ""), List.of(0)))).isEqualTo("stale");
        assertThat(code(() -> game.answer(1, new Sent(1, ""), List.of(0)))).isEqualTo("not_asked");
        assertThat(code(() -> game.answer(0, new Sent(1, ""), List.of(99)))).isEqualTo("no_such_number");
        assertThat(code(() -> game.answer(0, new Sent(1, ""), List.of(0, 0)))).isEqualTo("limits");
        assertThat(game.last()).isEqualTo(1);
    }

    @Test
    void an_answer_sent_twice_is_carried_out_once_even_after_a_restart() throws Refused {
        HostedGame game = game("human", "human");
        int entry = game.answer(0, new Sent(0, "first"), List.of(0));

        assertThat(game.answer(0, new Sent(0, "first"), List.of(0))).isEqualTo(entry);
        HostedGame again = restored(game);
        assertThat(again.answer(0, new Sent(0, "first"), List.of(0))).isEqualTo(entry);
        assertThat(again.last()).isEqualTo(1);
        assertThat(code(() -> again.answer(1, new Sent(0, "first"), List.of(0))))
                .isEqualTo("stale");
    }

    @Test
    void the_same_name_for_another_entry_is_another_answer() throws Refused {
        HostedGame game = game("human", "human");
        game.answer(0, new Sent(0, "a"), List.of(0));

        assertThat(game.answer(0, new Sent(1, "a"), List.of(0))).isEqualTo(2);
        assertThat(words(game)).hasSize(2);
    }

    @Test
    void chat_in_the_meantime_does_not_make_an_answer_stale() throws Refused {
        HostedGame game = game("human", "human");
        game.chat(1, "hurry up");
        game.seat(1, "random");

        assertThat(game.answer(0, new Sent(0, "a"), List.of(0))).isEqualTo(3);
        assertThat(game.answer(0, new Sent(0, "a"), List.of(0))).isEqualTo(3);
        assertThat(restored(game).answer(0, new Sent(0, "a"), List.of(0))).isEqualTo(3);
        assertThat(code(() -> restored(game).answer(0, new Sent(2, "b"), List.of(0))))
                .isEqualTo("stale");
        game.chat(1, "at last");
        assertThat(restored(game).answer(0, new Sent(3, "c"), List.of(0))).isEqualTo(5);
    }

    @Test
    void what_is_not_at_this_table_is_refused_and_leaves_no_trace() throws Refused {
        HostedGame game = game("human", "human");
        game.line(0, "end phase");

        assertThat(code(() -> game.seat(9, "human"))).isEqualTo("no_such_seat");
        assertThat(code(() -> game.seat(-1, "human"))).isEqualTo("no_such_seat");
        assertThat(code(() -> game.chat(77, "hello"))).isEqualTo("no_such_seat");
        assertThat(code(() -> game.takeBack(9, 1))).isEqualTo("no_such_seat");
        assertThat(code(() -> game.flag(0, "nobody"))).isEqualTo("unknown_bot");
        assertThat(code(() -> game.flag(2, ""))).isEqualTo("no_such_seat");
        assertThatThrownBy(() -> game.answer(0, new Sent(99, ""), List.of(0)))
                .hasMessageContaining("There is no entry 99");
        assertThatThrownBy(() -> game.answer(0, new Sent(-1, ""), List.of(0)))
                .hasMessageContaining("There is no entry -1");
        assertThat(game.since(-1)).isEmpty();
        assertThat(game.since(99)).isEmpty();
        assertThat(game.last()).isEqualTo(1);
        game.concede(0);
        int last = game.last();
        assertThat(code(() -> game.flag(1, ""))).isEqualTo("game_over");
        assertThat(game.last()).isEqualTo(last);
    }

    @Test
    void nothing_is_carried_out_that_could_not_be_saved() throws Refused {
        HostedGame game = game("human", "human");
        game.keptIn(entries -> {
            throw new IOException("the disk is full");
        });
        Position before = game.position();

        assertThatThrownBy(() -> game.line(0, "end phase"))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("was not made, since it could not be saved");
        assertThat(code(() -> game.concede(0))).isEqualTo("not_saved");
        assertThat(code(() -> game.chat(0, "hello"))).isEqualTo("not_saved");
        assertThat(game.position()).isSameAs(before);
        assertThat(game.last()).isZero();
    }

    @Test
    void only_the_seat_that_is_asked_may_answer_or_list_its_options() throws Refused {
        HostedGame game = game("human", "human");
        Answer end = Answer.of(game.question().options().getFirst().code());

        assertThat(code(() -> game.answer(1, end))).isEqualTo("not_asked");
        assertThat(code(() -> game.checkLine(1, "end phase"))).isEqualTo("not_asked");
        assertThat(code(() -> game.line(1, "end phase"))).isEqualTo("not_asked");
        game.answer(0, end);
        assertThat(game.last()).isEqualTo(1);
        assertThat(game.game().name()).isEqualTo("dominion");
        assertThat(game.options()).isEqualTo(game.roster().options());
    }

    @Test
    void what_happened_long_ago_is_replayed_and_is_the_same() throws Refused {
        HostedGame game = game("human", "human");
        List<List<Happened>> asItHappened = new ArrayList<>();
        while (game.last() < 60) {
            int before = game.last();
            game.line(game.position().asked(), "end phase");
            asItHappened.add(game.since(before).orElseThrow());
        }
        for (int i = 0; i < asItHappened.size(); i++) {
            assertThat(game.since(i).orElseThrow())
                    .startsWith(asItHappened.get(i).getFirst())
                    .hasSize(60 - i)
                    .isEqualTo(game.history().subList(i, 60));
        }
    }

    @Test
    void after_a_concession_and_an_undo_the_latest_events_are_reported_correctly() throws Refused {
        HostedGame game = game("human", "human", "human");
        game.line(0, "end phase");
        game.undo(0);
        game.line(0, "end phase");
        assertThat(game.since(2).orElseThrow()).isEqualTo(game.history());
        game.concede(2);
        assertThat(game.since(3).orElseThrow()).extracting(Happened::words).containsExactly("concede");
        assertThat(game.since(2).orElseThrow()).isEqualTo(game.history());
        game.takeBack(0, 3);
        assertThat(game.since(game.last()).orElseThrow()).isEmpty();
        game.line(0, "end phase");
        assertThat(game.since(5).orElseThrow()).extracting(Happened::words).containsExactly("end phase");
        assertThat(game.since(4)).isEmpty();
    }

    @Test
    void a_player_who_sat_down_later_is_there_after_a_restart_and_in_the_log() throws Refused {
        HostedGame game = game("human", "human");
        game.seat(1, "random");
        assertThat(game.file().entries()).extracting(Numbered::entry).containsExactly(new Entry.Seated(1, "random"));
        game.flag(0, "bigmoney");
        assertThat(game.file().entries())
                .extracting(Numbered::entry)
                .endsWith(new Entry.Flagged(0), new Entry.Seated(0, "bigmoney"));
        assertThat(restored(game).seats().names()).containsExactly("bigmoney", "random");
    }

    @Test
    void while_a_bot_plays_for_a_person_nothing_shows_what_the_others_could_not_do() throws Refused {
        HostedGame game = game("human", "human");
        assertThat(game.waitsForHost())
                .as("no Action in hand is nobody's business")
                .isFalse();
        game.seat(1, "random");
        assertThat(game.waitsForHost()).isFalse();
        assertThat(restored(game).waitsForHost()).isFalse();
        assertThat(game("human", "random").waitsForHost()).isTrue();
    }

    @Test
    void a_game_of_other_rules_goes_on_only_if_they_play_it_the_same_way() throws Refused {
        Roster now = game("human", "human").roster();
        Roster old =
                new Roster(now.game(), "0", now.options(), "", now.players(), now.seed(), null, Commitments.NONE, null);
        HostedGame game = HostedGame.start(dominion, old, Seats.of(dominion, now.players()));
        game.line(0, "end phase");
        assertThat(code(() -> restored(game))).as("nothing proves it yet").isEqualTo("other_rules");
        for (int i = 0; i < 10; i++) {
            game.line(game.position().asked(), "end phase");
        }
        assertThat(restored(game).position()).isEqualTo(game.position());
        String text = game.file().text();
        String changed = text.replaceFirst("\"hash\":\"[0-9a-f]{4}", "\"hash\":\"0000");
        assertThat(changed).isNotEqualTo(text);
        assertThat(code(() -> HostedGame.restore(dominion, GameFile.read("a game", changed), game.seats())))
                .isEqualTo("other_rules");
    }

    @Test
    void a_game_that_starts_from_a_position_is_restored_and_shows_only_its_hash_before_the_end() throws Refused {
        Position start = game("human", "human").position();
        Data.Fields position = start.arrangement().position();
        Roster roster = Tables.fair("human", "human").roster();
        Roster from = Roster.fair(
                        dominion,
                        game("human", "human").options(),
                        roster.players(),
                        new Secret("a table", "5e".repeat(32)),
                        List.of())
                .from(position);
        assertThat(from.open().get("position")).isNull();
        assertThat(from.open().get("start").toString()).hasSize(66);
        HostedGame game = HostedGame.start(dominion, from, Seats.of(dominion, roster.players()));
        assertThat(game.position().view(Viewer.REFEREE).data())
                .isEqualTo(start.view(Viewer.REFEREE).data());
        game.line(0, "end phase");
        assertThat(restored(game).position()).isEqualTo(game.position());
        String other = game.file().text().replaceFirst("\"Copper\"", "\"Estate\"");
        assertThat(code(() -> GameFile.read("a game", other))).isEqualTo("broken_replay");
    }

    @Test
    void a_clock_counts_what_each_answer_took_but_for_the_free_part() throws Refused {
        HostedGame game = game("human", "human").at(new Pace() {
            private long now;

            @Override
            public long now() {
                return now += 5_000_000_000L;
            }

            @Override
            public void until(long time) {}
        });
        game.timed();
        game.line(0, "end phase");
        assertThat(game.used(0, Duration.ZERO)).isEqualTo(Duration.ofSeconds(10));
        assertThat(game.used(0, Duration.ofSeconds(7))).isEqualTo(Duration.ofSeconds(3));
        assertThat(game.used(1, Duration.ZERO)).isEqualTo(Duration.ZERO);
        game.undo(0);
        assertThat(restored(game).used(0, Duration.ZERO))
                .as("what was taken back took its time")
                .isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void names_are_in_the_log_and_change_nothing_else() throws Refused {
        HostedGame game = game("human", "human");
        Position before = game.position();
        game.name(1, "Bo");
        game.name(0, "Ann");
        game.name(0, "");

        assertThat(game.names()).containsExactly("", "Bo");
        assertThat(restored(game).names()).containsExactly("", "Bo");
        assertThat(game.position()).isEqualTo(before);
        assertThatThrownBy(() -> game.name(2, "Cy")).hasMessageContaining("There is no seat 2");
    }

    @Test
    void a_restored_game_that_is_over_gives_nothing_back() throws Refused {
        HostedGame game = game("human", "human");
        game.line(0, "end phase, play all treasures");
        game.line(0, "buy cellar");
        assertThat(restored(game).undoable(0)).isTrue();
        game.concede(1);

        assertThat(game.undoable(0)).isFalse();
        assertThat(restored(game).undoable(0)).isFalse();
        assertThat(code(() -> restored(game).undo(0))).isEqualTo("game_over");
    }

    @Test
    void a_player_who_comes_back_gets_what_was_missed() throws Refused {
        HostedGame game = game("human", "human");
        game.line(0, "end phase, play all treasures");
        game.line(0, "end phase");

        assertThat(game.since(2).orElseThrow()).extracting(Happened::words).containsExactly("end phase");
        assertThat(game.since(0).orElseThrow()).isEqualTo(game.history());
        assertThat(game.since(3).orElseThrow()).isEmpty();
    }

    // What the host does on its own.

    @Test
    void a_lone_person_among_bots_is_spared_forced_questions_but_still_ends_the_turn() throws Refused {
        HostedGame game = game("human", "random");
        game.goOn();

        assertThat(game.history())
                .allMatch(Happened::auto)
                .extracting(Happened::words)
                .containsExactly("end phase");
        game.line(0, "play all treasures, buy cellar");
        game.goOn();
        assertThat(game.position().forced()).isTrue();
        assertThat(game.question().options())
                .extracting(option -> option.text())
                .containsExactly("end phase");
        game.line(0, "end phase");
        game.goOn();
        assertThat(game.position().asked()).isZero();
    }

    @Test
    void when_others_watch_a_forced_question_is_asked_like_any_other() throws Refused {
        HostedGame game = game("human", "human");
        assertThat(game.position().forced()).isTrue();
        game.goOn();

        assertThat(game.last()).isZero();
    }

    @Test
    void auto_pass_takes_as_long_with_a_choice_as_without_one() throws Refused {
        List<Long> forced = new ArrayList<>();
        List<Long> chosen = new ArrayList<>();
        for (boolean choice : new boolean[] {false, true}) {
            HostedGame game = game("human", "human");
            Hand clock = new Hand();
            game.at(clock);
            game.autoPass(0, true);
            if (choice) {
                game.line(0, "end phase");
                chosen.add(clock.now);
            } else {
                game.goOn();
                forced.add(clock.now);
            }
            assertThat(words(game)).containsExactly("end phase");
        }
        assertThat(forced).isEqualTo(chosen).allMatch(time -> time > 500_000_000L);
    }

    @Test
    void bots_pause_when_several_people_watch() throws Refused {
        HostedGame game = game("human", "random", "human");
        Hand clock = new Hand();
        game.at(clock);
        game.line(0, "end phase");
        game.line(0, "end phase");
        long before = clock.now;
        game.goOn();

        long acts =
                game.history().stream().filter(happened -> happened.seat() == 1).count();
        assertThat(clock.now - before).isEqualTo(acts * 400_000_000L);
    }

    /** A clock that advances only by waiting. */
    private static final class Hand implements Pace {
        private long now;

        @Override
        public long now() {
            return now;
        }

        @Override
        public void until(long time) {
            now = Math.max(now, time);
        }
    }

    // Undo.

    @Test
    void an_undo_is_an_entry_after_which_only_the_whole_scene_helps() throws Refused {
        HostedGame game = game("human", "human");
        Position before = game.position();
        game.line(0, "end phase");
        game.undo(0);

        assertThat(game.position()).isEqualTo(before);
        assertThat(game.last()).isEqualTo(2);
        assertThat(game.since(0)).isEmpty();
        assertThat(game.history()).isEmpty();
        assertThat(restored(game).position()).isEqualTo(before);
        assertThat(code(() -> game.undo(0))).isEqualTo("nothing_to_undo");
        assertThat(code(() -> restored(game).undo(0))).isEqualTo("nothing_to_undo");
    }

    @Test
    void undo_goes_back_to_the_last_choice_and_says_why_it_cannot() throws Refused {
        HostedGame game = game("human", "human");
        assertThat(code(() -> game.undo(0))).isEqualTo("nothing_to_undo");
        game.line(0, "end phase");
        game.line(0, "play all treasures");
        assertThatThrownBy(() -> game.undo(1)).hasMessageContaining("you have not chosen anything yet");
        assertThatThrownBy(() -> game.undo(0)).hasMessageContaining("showed you or others something hidden");
        game.line(0, "buy cellar");
        game.undo(0);
        assertThat(words(game)).containsExactly("end phase", "play all treasures");
        game.line(0, "end phase");
        game.line(1, "end phase");
        assertThatThrownBy(() -> game.undo(0)).hasMessageContaining("Player 1 has acted since");
        assertThat(restored(game).position()).isEqualTo(game.position());
    }

    @Test
    void a_person_alone_among_bots_takes_back_what_brought_no_news() throws Refused {
        HostedGame game = game("human", "random");
        game.line(0, "end phase");
        Position before = game.position();
        game.line(0, "play all treasures");
        assertThat(restored(game).undoable(0)).isTrue();
        game.undo(0);

        assertThat(game.position()).isEqualTo(before);
        assertThat(restored(game).position()).isEqualTo(before);
    }

    @Test
    void a_person_who_joins_has_seen_what_was_played() throws Refused {
        HostedGame game = game("human", "random");
        game.line(0, "end phase");
        game.line(0, "play all treasures");
        game.seat(1, "human");

        assertThat(game.undoable(0)).isFalse();
        assertThat(restored(game).undoable(0)).isFalse();
        HostedGame alone = game("human", "random");
        alone.line(0, "end phase");
        alone.line(0, "play all treasures");
        Seats two = Seats.of(dominion, List.of("human", "human"));
        HostedGame opened = HostedGame.restore(
                dominion, GameFile.read("a game", alone.file().text()), two);
        assertThat(opened.undoable(0)).isFalse();
    }

    @Test
    void what_the_others_let_a_player_take_back_is_redrawn() throws Refused {
        HostedGame game = game("human", "human");
        game.line(0, "end phase");
        game.line(0, "end phase");
        Position drawn = game.position();
        game.takeBack(0, 2);

        assertThat(words(game)).containsExactly("end phase");
        game.line(0, "end phase");
        assertThat(game.position()).isNotEqualTo(drawn);
        assertThat(restored(game).position()).isEqualTo(game.position());
        assertThat(restored(game).history()).isEqualTo(game.history());
        assertThat(code(() -> game.takeBack(0, 99))).isEqualTo("bad_entry");
    }

    @Test
    void what_was_taken_back_cannot_be_taken_back_again() throws Refused {
        HostedGame game = game("human", "human");
        game.line(0, "end phase, play all treasures, buy cellar");
        game.line(0, "end phase");
        game.line(1, "end phase, play all treasures");
        game.takeBack(0, 3);
        int takenBack = game.last();
        game.line(0, "buy moat");

        for (int gone : List.of(3, 4, 5, 6, takenBack)) {
            assertThat(code(() -> game.takeBack(0, gone))).as("entry " + gone).isEqualTo("bad_entry");
        }
        game.takeBack(0, 2);
        assertThat(words(game)).containsExactly("end phase");
        game.line(0, "play all treasures, end phase");
        assertThat(restored(game).position()).isEqualTo(game.position());
        assertThat(restored(game).history()).isEqualTo(game.history());
        game.concede(0);
        assertThat(History.verified(dominion, game.file()).position()).isEqualTo(game.position());
    }

    // Who is seated.

    @Test
    void a_bot_takes_over_and_a_person_comes_back() throws Refused {
        HostedGame game = game("human", "human");
        game.seat(0, "bigmoney");
        game.goOn();
        assertThat(game.position().asked()).isEqualTo(1);
        game.seat(0, "human");
        game.chat(1, "welcome back");

        assertThat(restored(game).seats().names()).containsExactly("human", "human");
        assertThat(restored(game).position()).isEqualTo(game.position());
        assertThat(code(() -> game.seat(0, "nobody"))).isEqualTo("unknown_bot");
    }

    @Test
    void a_player_whose_time_is_up_loses_or_is_replaced_by_a_bot() throws Refused {
        HostedGame lost = game("human", "human");
        lost.flag(0, "");
        assertThat(lost.position().outcome().winners()).containsExactly(1);
        assertThat(lost.file().entries())
                .extracting(Numbered::entry)
                .contains(new Entry.Flagged(0), new Entry.Conceded(0));

        HostedGame goesOn = game("human", "human");
        goesOn.flag(0, "bigmoney");
        assertThat(goesOn.seats().isPerson(0)).isFalse();
        assertThat(restored(goesOn).seats().isPerson(0)).isFalse();
    }

    @Test
    void a_game_that_is_over_takes_no_more_and_gives_nothing_back() throws Refused {
        HostedGame game = game("human", "human");
        game.concede(1);

        assertThat(game.file().entries().getLast().entry()).isInstanceOf(Entry.Over.class);
        assertThat(code(() -> game.line(0, "end phase"))).isEqualTo("game_over");
        assertThat(code(() -> game.concede(0))).isEqualTo("game_over");
        assertThat(code(() -> game.concede(7))).isEqualTo("no_such_seat");
        assertThat(code(() -> game.undo(1))).isEqualTo("game_over");
        assertThat(code(() -> game.takeBack(1, 1))).isEqualTo("game_over");
        assertThat(History.verified(dominion, game.file()).position()).isEqualTo(game.position());
    }

    // Lines.

    @Test
    void a_line_is_carried_out_completely_or_not_at_all() throws Refused {
        HostedGame game = game("human", "human");

        assertThatThrownBy(() -> game.line(0, "end phase, fly"))
                .hasMessageContaining("Move 2 (fly)")
                .hasMessageContaining("Nothing was done.");
        assertThat(game.line(0, "end phase, play all treasures, buy cellar").untried())
                .isEmpty();
        assertThat(words(game)).containsExactly("end phase", "play all treasures", "buy Cellar");
    }

    @Test
    void a_line_ends_with_the_turn() throws Refused {
        HostedGame game = game("human", "human");

        assertThat(game.line(0, "end phase, end phase, buy gold").untried()).containsExactly("buy gold");
        assertThat(game.position().asked()).isEqualTo(1);
    }

    @Test
    void checking_whether_a_line_is_possible_changes_nothing() throws Refused {
        HostedGame game = game("human", "human");
        game.checkLine(0, "end phase, play all treasures");

        assertThat(code(() -> game.checkLine(0, "buy gold"))).isEqualTo("wrong_phase");
        assertThat(game.last()).isZero();
    }

    // Fair chance.

    @Test
    void at_a_fair_table_no_one_can_redeal_the_cards_until_the_secret_is_revealed() throws Refused {
        Seats seats = Seats.of(dominion, List.of("random", "random"));
        Roster roster = Roster.fair(dominion, Options.DEFAULT.with("turns", "4"), seats.names());
        HostedGame game = HostedGame.start(dominion, roster, seats);
        game.goOn();

        assertThat(roster.open().toString()).doesNotContain(roster.origin());
        assertThat(game.position().everything().toString())
                .contains("\"chance\":\"block ")
                .doesNotContain(roster.origin());
        GameFile file = GameFile.read("a game", game.file().text());
        assertThat(History.verified(dominion, file).position()).isEqualTo(game.position());
        String other = game.file().text().replace(roster.origin(), new StringBuilder(roster.origin()).reverse());
        assertThatThrownBy(() -> GameFile.read("a game", other))
                .hasMessageContaining("not the one its table committed to");
        assertThat(Roster.fair(dominion, Options.DEFAULT, List.of()).origin())
                .isNotEqualTo(Roster.fair(dominion, Options.DEFAULT, List.of()).origin());
    }

    @Test
    void the_roster_is_part_of_the_key() {
        Secret secret = new Secret("table", "ab".repeat(32));

        assertThat(secret.key("one", List.of())).isNotEqualTo(secret.key("other", List.of()));
        assertThat(secret.key("one", List.of(new Contribution(secret.hex()))))
                .isNotEqualTo(secret.key("one", List.of()));
        assertThat(secret.commitment()).isNotEqualTo(new Secret("other", "ab".repeat(32)).commitment());
    }

    // Files.

    @Test
    void a_file_is_only_appended_to_and_ends_where_its_writer_did() throws Exception {
        HostedGame game = game("human", "human");
        Path file = folder.resolve("a.replay");
        FileLog log = FileLog.on(file, game.file());
        game.keptIn(log);
        game.line(0, "end phase");
        String before = Files.readString(file);
        game.undo(0);

        assertThat(Files.readString(file))
                .startsWith(before)
                .hasLineCount(3)
                .isEqualTo(game.file().text());
        assertThat(log.disturbed()).isFalse();
        assertThat(folder.toFile().list()).containsExactly("a.replay");
        Files.writeString(file, before + "{\"entry\":2,\"se");
        assertThat(log.disturbed()).isTrue();
        GameFile torn = GameFile.read(file);
        assertThat(torn.torn()).isEqualTo("{\"entry\":2,\"se");
        assertThat(torn.entries()).hasSize(1);
    }

    @Test
    void an_append_that_fails_halfway_leaves_nothing_behind() throws Exception {
        HostedGame game = game("human", "human");
        Path file = folder.resolve("a.replay");
        game.file().write(file);
        boolean[] full = {false};
        FileLog log = new FileLog(file, Files.size(file), (channel, bytes) -> {
            if (full[0]) {
                channel.write(bytes.slice(0, 20));
                throw new IOException("No space left on device");
            }
            channel.write(bytes);
        });
        game.keptIn(log);
        game.line(0, "end phase");
        full[0] = true;
        assertThat(code(() -> game.line(0, "play all treasures, buy cellar, end phase")))
                .isEqualTo("not_saved");
        assertThat(Files.readString(file)).isEqualTo(game.file().text());
        assertThat(log.disturbed()).isFalse();
        full[0] = false;
        game.chat(0, "hi");

        assertThat(Files.readString(file)).isEqualTo(game.file().text());
        assertThat(GameFile.read(file).entries()).hasSize(2);
    }

    @Test
    void every_kind_of_entry_is_written_and_read() throws Refused {
        List<Entry> entries = List.of(
                new Entry.Answered(1, "buy Gold", List.of(2, 2), true, "mine"),
                new Entry.Answered(0, "end phase", List.of(), false, ""),
                new Entry.Conceded(1),
                new Entry.Undone(0, 3),
                new Entry.TakenBack(0, 2),
                new Entry.Seated(1, "house"),
                new Entry.Named(0, "Ann"),
                new Entry.Contributed(1, new Contribution("ab".repeat(32))),
                new Entry.Flagged(0),
                new Entry.Chatted(1, "well \"played\"\n"),
                new Entry.Over(Data.fields().with("ending", "piles")));
        for (Entry entry : entries) {
            Numbered numbered = new Numbered(4, entry, "abcd");
            assertThat(Numbered.read(numbered.json().toString(), 4)).isEqualTo(numbered);
        }
        assertThatThrownBy(() -> Numbered.read("{\"entry\":4}", 4)).hasMessageContaining("is not entry 4");
        assertThatThrownBy(() -> Numbered.read("{\"entry\":5,\"seat\":0,\"concede\":true}", 4))
                .hasMessageContaining("is not entry 4");
    }

    @Test
    void entries_that_cannot_be_replayed_are_named() throws Refused {
        GameFile start = game("human", "human").file();
        for (Entry entry : List.of(
                new Entry.Answered(1, "end phase", List.of(0), false, ""),
                new Entry.Answered(0, "end phase", List.of(7), false, ""),
                new Entry.Answered(0, "end phase", List.of(0, 0), false, ""),
                new Entry.Conceded(9),
                new Entry.Undone(0, 1),
                new Entry.TakenBack(0, 1))) {
            GameFile file = new GameFile(start.roster(), List.of(new Numbered(1, entry, "")));
            assertThatThrownBy(() -> HostedGame.restore(dominion, file, Seats.of(dominion, List.of("human", "human"))))
                    .as("%s", entry)
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("Entry 1");
        }
    }

    @Test
    void a_whole_game_is_restored_from_its_numbers() throws Refused {
        HostedGame game = game("human", "human");
        Chance chance = new Chance(1);
        Pick pick = new Pick();
        while (!game.position().over() && game.last() < 300) {
            Offer offer = game.question().offer();
            offer.random(chance, pick);
            game.answer(game.position().asked(), Answer.of(pick, offer.ordered()));
        }
        assertThat(restored(game).position()).isEqualTo(game.position());
        assertThat(restored(game).history()).isEqualTo(game.history());
    }
}
