package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** People contribute to the cards, so that no one can choose them. */
class ContributionsTest {
    private final Game dominion = Tables.dominion();

    private static HostedGame finished() throws Refused {
        HostedGame game = Tables.fair("human", "bigmoney", "human");
        game.line(0, "end phase, play all treasures, buy silver, end phase");
        game.goOn();
        game.concede(2);
        game.concede(0);
        return game;
    }

    /** What the client of a seat kept of a game. */
    private static Receipt receipt(HostedGame game, int seat) throws Refused {
        Roster roster = game.roster();
        return Receipt.of(
                roster.open().toString(),
                roster.commitments().table(),
                roster.open().get("commitment").toString().replace("\"", ""),
                seat,
                Tables.contributions(game.seats().names()).get(seat));
    }

    // An honest game.

    @Test
    void contributions_are_the_first_entries_in_the_order_of_seats() throws Refused {
        HostedGame game = finished();

        assertThat(game.file().entries().subList(0, 2))
                .extracting(Numbered::entry)
                .containsExactly(
                        new Entry.Contributed(0, new Contribution("1".repeat(64))),
                        new Entry.Contributed(2, new Contribution("3".repeat(64))));
        assertThat(game.roster().commitments().seats()).containsExactly(0, 2);
    }

    @Test
    void everyone_who_contributed_can_check_that_no_one_chose_the_cards() throws Refused {
        HostedGame game = finished();
        GameFile file = GameFile.read("a game", game.file().text());

        assertThat(receipt(game, 0).verified(dominion, file).position()).isEqualTo(game.position());
        assertThat(receipt(game, 2).verified(dominion, file).position()).isEqualTo(game.position());
    }

    @Test
    void every_contribution_changes_the_cards_but_not_what_bots_draw_from() throws Refused {
        HostedGame game = Tables.fair("human", "human");
        Secret secret = new Secret("a table", "5e".repeat(32));
        for (int seat = 0; seat < 2; seat++) {
            Map<Integer, Contribution> changed = Tables.contributions(List.of("human", "human"));
            changed.put(seat, new Contribution("9".repeat(64)));
            List<String> commitments = List.of(
                    changed.get(0).commitment("a table", 0), changed.get(1).commitment("a table", 1));
            Roster roster = Roster.fair(dominion, game.options(), game.seats().names(), secret, commitments);
            HostedGame other = HostedGame.start(dominion, roster, changed, game.seats());

            assertThat(other.position()).isNotEqualTo(game.position());
            assertThat(roster.bots()).isEqualTo(game.roster().bots());
        }
    }

    @Test
    void the_contributions_are_part_of_the_key_besides_the_roster() {
        Secret secret = new Secret("a table", "5e".repeat(32));
        List<Contribution> contributions =
                List.copyOf(Tables.contributions(List.of("human", "human")).values());

        assertThat(secret.key("roster", contributions))
                .isNotEqualTo(secret.key("roster", contributions.reversed()))
                .isNotEqualTo(secret.key("roster", contributions.subList(0, 1)));
    }

    @Test
    void two_contributions_are_never_the_same() {
        assertThat(Contribution.draw()).isNotEqualTo(Contribution.draw());
    }

    @Test
    void a_commitment_is_good_for_one_table_and_one_seat() {
        Contribution contribution = Contribution.draw();

        assertThat(List.of(
                        contribution.commitment("a", 1),
                        contribution.commitment("b", 1),
                        contribution.commitment("a", 2),
                        contribution.commitment("a1", 1),
                        contribution.commitment("a", 11),
                        new Secret("a", contribution.hex()).commitment()))
                .doesNotHaveDuplicates();
    }

    @Test
    void a_roster_without_commitments_is_written_as_before() throws Refused {
        Secret secret = new Secret("a table", "5e".repeat(32));
        Roster roster = Roster.fair(
                dominion, Tables.game("human", "human").options(), List.of("human", "human"), secret, List.of("", ""));

        assertThat(roster.open().values().keySet())
                .containsExactly(
                        "cardinal",
                        "format",
                        "game",
                        "rules",
                        "options",
                        "players",
                        "generator",
                        "table",
                        "commitment");
        assertThat(Roster.read(roster.json())).isEqualTo(roster);
    }

    // Playing on.

    @Test
    void a_game_with_contributions_is_restored() throws Refused {
        HostedGame game = Tables.fair("human", "human");
        game.line(0, "end phase, play all treasures, buy silver, end phase");
        HostedGame restored = Tables.restored(game);

        assertThat(restored.file()).isEqualTo(game.file());
        assertThat(restored.position()).isEqualTo(game.position());
        assertThat(restored.history()).isEqualTo(game.history());
    }

    @Test
    void the_first_question_belongs_to_the_last_contribution() throws Refused {
        HostedGame game = Tables.fair("human", "human");

        assertThat(game.last()).isEqualTo(2);
        assertThat(game.since(0)).contains(List.of());
        assertThat(Tables.code(() -> game.answer(0, new Sent(0, "mine"), List.of(0))))
                .isEqualTo("stale");
        assertThat(game.answer(0, new Sent(2, "mine"), List.of(0))).isEqualTo(3);
        assertThat(game.answer(0, new Sent(2, "mine"), List.of(0)))
                .as("sent twice")
                .isEqualTo(3);
        assertThat(game.since(2).orElseThrow()).extracting(Happened::number).containsExactly(3);
        assertThat(game.since(0)).isEqualTo(game.since(2));
    }

    @Test
    void moves_can_be_taken_back_but_contributions_cannot() throws Refused {
        HostedGame game = Tables.fair("human", "human");
        var start = game.position();

        assertThat(game.undoable(0)).isFalse();
        assertThat(Tables.code(() -> game.undo(0))).isEqualTo("nothing_to_undo");
        assertThat(Tables.code(() -> game.takeBack(0, 1))).isEqualTo("bad_entry");
        game.line(0, "end phase");
        game.undo(0);
        assertThat(game.position()).isEqualTo(start);
        assertThat(game.undoable(0)).isFalse();
    }

    @Test
    void what_is_drawn_again_after_a_granted_take_back_is_new_and_still_proved() throws Refused {
        HostedGame game = Tables.fair("human", "human");
        String turn = "end phase, play all treasures, end phase";
        game.line(0, turn);
        var drawn = game.position();
        game.takeBack(0, 3);
        game.line(0, turn);

        assertThat(game.position()).isNotEqualTo(drawn);
        game.concede(1);
        assertThat(receipt(game, 0).verified(dominion, game.file()).position()).isEqualTo(game.position());
    }

    // Before the deal.

    @Test
    void cards_are_not_dealt_before_everyone_has_revealed_what_they_committed_to() throws Refused {
        HostedGame game = Tables.fair("human", "human");
        Map<Integer, Contribution> contributions = Tables.contributions(List.of("human", "human"));
        Contribution second = contributions.remove(1);

        isRefused(game, Map.of(), "cannot be dealt without the contribution of seat 0");
        assertThatThrownBy(() -> HostedGame.start(dominion, game.roster(), game.seats()))
                .hasMessageContaining("cannot be dealt without the contribution of seat 0");
        isRefused(game, contributions, "cannot be dealt without the contribution of seat 1");
        isRefused(game, Map.of(0, second, 1, second), "The contribution of seat 0 is not what it committed to");
        contributions.put(1, second);
        contributions.put(2, second);
        isRefused(game, contributions, "seat 2 cannot contribute");
    }

    private void isRefused(HostedGame game, Map<Integer, Contribution> contributions, String why) {
        assertThatThrownBy(() -> HostedGame.start(dominion, game.roster(), contributions, game.seats()))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    @Test
    void a_reveal_is_checked_when_it_arrives() throws Refused {
        Roster roster = Tables.fair("human", "bigmoney").roster();
        Contribution mine = Tables.contributions(List.of("human")).get(0);
        roster.require(0, mine);

        assertThatThrownBy(() -> roster.require(0, Contribution.draw()))
                .hasMessageContaining("is not what it committed to");
        assertThatThrownBy(() -> roster.require(1, mine)).hasMessageContaining("has not committed");
        assertThatThrownBy(() -> roster.require(-1, mine)).hasMessageContaining("has not committed");
        assertThatThrownBy(() -> Contribution.read("frob")).hasMessageContaining("64 hex digits");
        assertThat(Contribution.read(mine.hex())).isEqualTo(mine);
    }

    @Test
    void only_people_commit_to_something() {
        Secret secret = Secret.draw();
        String good = Contribution.draw().commitment(secret.table(), 1);

        for (List<String> wrong : List.of(List.of("", "", good), List.of("", good, ""), List.of("", "", "", good))) {
            assertThatThrownBy(() -> Roster.fair(
                            dominion,
                            Tables.game("human", "human").options(),
                            List.of("human", "random", "bigmoney"),
                            secret,
                            wrong))
                    .hasMessageContaining("only people contribute to the cards");
        }
        assertThatThrownBy(() -> Roster.fair(
                        dominion,
                        Tables.game("human", "human").options(),
                        List.of("human", "human"),
                        secret,
                        List.of("frob", good)))
                .hasMessageContaining("The commitment of seat 0 must be 64 hex digits");
    }

    @Test
    void a_client_reveals_nothing_for_a_roster_that_is_not_what_it_was_shown() throws Refused {
        HostedGame game = Tables.fair("human", "bigmoney", "human");
        Receipt good = receipt(game, 2);
        String commitment = new Secret("a table", "5e".repeat(32)).commitment();
        String other = new Secret("a table", "ff".repeat(32)).commitment();

        isNotKept(good.roster(), "another table", commitment, 2, good, "not of the table");
        isNotKept(good.roster(), "a table", other, 2, good, "not of the table");
        isNotKept("[]", "a table", commitment, 2, good, "not of the table");
        for (int seat : new int[] {-1, 0, 1, 3}) {
            isNotKept(good.roster(), "a table", commitment, seat, good, "committed to");
        }
        isNotKept(
                Tables.game("human", "human")
                        .roster()
                        .open()
                        .with("table", "a table")
                        .with("commitment", commitment)
                        .toString(),
                "a table",
                commitment,
                0,
                good,
                "has not committed to contribute");
    }

    private static void isNotKept(String roster, String table, String commitment, int seat, Receipt good, String why) {
        assertThatThrownBy(() -> Receipt.of(roster, table, commitment, seat, good.contribution()))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    // Cheats that are planted in the file of a finished game.

    private void isNoticed(UnaryOperator<List<String>> cheat, String why) throws Refused {
        List<String> lines =
                cheat.apply(new ArrayList<>(finished().file().text().lines().toList()));
        assertThatThrownBy(() -> History.verified(dominion, GameFile.read("a game", String.join("\n", lines) + "\n")))
                .isInstanceOf(Refused.class)
                .hasMessageContaining(why);
    }

    private static UnaryOperator<List<String>> replaced(int line, String old, String now) {
        return lines -> {
            assertThat(lines.get(line)).contains(old);
            lines.set(line, lines.get(line).replace(old, now));
            return lines;
        };
    }

    /** Numbers the lines again, as a careful cheat would. */
    private static List<String> renumbered(List<String> lines) {
        for (int i = 1; i < lines.size(); i++) {
            lines.set(i, lines.get(i).replaceFirst("\"entry\":\\d+", "\"entry\":" + i));
        }
        return lines;
    }

    @Test
    void a_changed_contribution_is_noticed() throws Refused {
        isNoticed(
                replaced(2, "3".repeat(64), "4".repeat(64)), "The contribution of seat 2 is not what it committed to");
    }

    @Test
    void a_changed_contribution_is_noticed_even_if_the_commitment_is_changed_too() throws Refused {
        String honest = new Contribution("3".repeat(64)).commitment("a table", 2);
        String chosen = new Contribution("4".repeat(64)).commitment("a table", 2);

        isNoticed(
                lines -> replaced(0, honest, chosen)
                        .apply(replaced(2, "3".repeat(64), "4".repeat(64)).apply(lines)),
                "are not what was played");
    }

    @Test
    void a_dropped_contribution_is_noticed() throws Refused {
        isNoticed(
                lines -> {
                    lines.remove(1);
                    return renumbered(lines);
                },
                "cannot be dealt without the contribution of seat 0");
        isNoticed(
                lines -> {
                    lines.remove(2);
                    return renumbered(lines);
                },
                "cannot be dealt without the contribution of seat 2");
        isNoticed(lines -> lines.subList(0, 1), "cannot be dealt without the contribution of seat 0");
    }

    @Test
    void contributions_in_another_order_are_noticed() throws Refused {
        isNoticed(
                lines -> {
                    Collections.swap(lines, 1, 2);
                    return renumbered(lines);
                },
                "cannot be dealt without the contribution of seat 0");
    }

    @Test
    void a_contribution_that_is_made_twice_or_late_is_noticed() throws Refused {
        for (int at : new int[] {3, 5}) {
            isNoticed(
                    lines -> {
                        lines.add(at, lines.get(2));
                        return renumbered(lines);
                    },
                    "Entry " + at + " is not possible: seat 2 cannot contribute to cards that have been dealt");
        }
    }

    @Test
    void a_contribution_from_a_bot_is_noticed() throws Refused {
        isNoticed(replaced(1, "\"seat\":0", "\"seat\":1"), "cannot be dealt without the contribution of seat 0");
        isNoticed(replaced(0, ",\"\",", ",\"" + "a".repeat(64) + "\","), "No person is in seat 1");
    }

    @Test
    void another_secret_is_noticed_whatever_it_is_said_to_have_committed_to() throws Refused {
        Secret other = new Secret("a table", "ff".repeat(32));
        String honest = new Secret("a table", "5e".repeat(32)).commitment();

        isNoticed(replaced(0, "5e".repeat(32), other.hex()), "is not the one its table committed to");
        isNoticed(
                lines -> replaced(0, honest, other.commitment())
                        .apply(replaced(0, "5e".repeat(32), other.hex()).apply(lines)),
                "are not what was played");
    }

    @Test
    void a_game_that_was_dealt_anew_with_another_secret_is_noticed_by_whoever_kept_the_roster() throws Refused {
        Receipt kept = receipt(finished(), 0);
        HostedGame anew = Tables.fair(new Secret("a table", "ff".repeat(32)), "human", "bigmoney", "human");
        anew.concede(0);
        anew.concede(2);

        assertThat(History.verified(dominion, anew.file()).position().over()).isTrue();
        assertThatThrownBy(() -> kept.verified(dominion, anew.file()))
                .hasMessageContaining("was not played with the roster that was shown before the deal");
    }

    @Test
    void a_receipt_is_good_only_for_what_it_was_given_for() throws Refused {
        HostedGame game = finished();
        Receipt kept = receipt(game, 0);
        GameFile without = new GameFile(game.roster(), game.file().entries().subList(1, 5));

        assertThatThrownBy(() -> kept.verified(dominion, without)).hasMessageContaining("without what you contributed");
        assertThatThrownBy(() -> new Receipt(kept.roster(), 2, kept.contribution()).verified(dominion, game.file()))
                .hasMessageContaining("is not what it committed to");
    }
}
