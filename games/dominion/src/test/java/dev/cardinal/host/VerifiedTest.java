package dev.cardinal.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Any change to the file of a finished game is noticed. */
class VerifiedTest {
    /** A game with every kind of entry that a table makes. */
    private static GameFile played(boolean contributed) throws Refused {
        HostedGame game = contributed ? Tables.fair("human", "human") : Tables.game("human", "human");
        game.answer(0, new Sent(game.last(), "mine"), List.of(0));
        game.chat(1, "good luck");
        game.line(0, "play all treasures, buy cellar");
        game.undo(0);
        game.line(0, "buy moat, end phase");
        game.line(1, "end phase, play all treasures, end phase");
        game.takeBack(1, game.last());
        game.seat(1, "random");
        game.goOn();
        game.seat(1, "human");
        game.flag(0, "bigmoney");
        game.goOn();
        game.line(1, "end phase");
        game.flag(1, "");
        game.chat(0, "well played");
        return GameFile.read("a game", game.file().text());
    }

    private static void isNoticed(String text, String what) {
        assertThatThrownBy(() -> History.verified(Tables.dominion(), GameFile.read("a game", text)))
                .as(what)
                .isInstanceOf(Refused.class);
    }

    private static List<String> lines(boolean contributed) throws Refused {
        return new ArrayList<>(played(contributed).text().lines().toList());
    }

    private static String text(List<String> lines) {
        return String.join("\n", lines) + "\n";
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void an_honest_file_is_verified_even_with_chat_after_the_end(boolean contributed) throws Refused {
        GameFile file = played(contributed);

        assertThat(file.entries().stream().map(one -> one.entry().getClass().getSimpleName()))
                .contains("Answered", "Chatted", "Undone", "TakenBack", "Seated", "Flagged", "Conceded", "Over");
        assertThat(History.verified(Tables.dominion(), file).position().over()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_line_that_is_missing_doubled_or_moved_is_noticed(boolean contributed) throws Refused {
        List<String> lines = lines(contributed);
        for (int i = 0; i < lines.size(); i++) {
            List<String> without = new ArrayList<>(lines);
            String line = without.remove(i);
            if (i < lines.size() - 2) { // the last two are the outcome and the chat after it
                isNoticed(text(without), "without " + line);
            }
            List<String> twice = new ArrayList<>(lines);
            twice.add(i, line);
            isNoticed(text(twice), "twice " + line);
            if (i > 0) {
                List<String> moved = new ArrayList<>(without);
                moved.add(i - 1, line);
                isNoticed(text(moved), "moved " + line);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void a_field_that_is_changed_missing_or_new_is_noticed(boolean contributed) throws Refused {
        List<String> lines = lines(contributed);
        for (int i = 0; i < lines.size(); i++) {
            Data.Fields fields = (Data.Fields) Json.parse(lines.get(i));
            for (Data.Fields changed : changes(fields)) {
                List<String> all = new ArrayList<>(lines);
                all.set(i, changed.toString());
                isNoticed(text(all), fields + " became " + changed);
            }
        }
    }

    /** The variants of a line with one field changed, missing or new. */
    private static List<Data.Fields> changes(Data.Fields line) {
        List<Data.Fields> changes = new ArrayList<>();
        for (Map.Entry<String, Data> field : line.values().entrySet()) {
            for (Data other : others(field.getValue())) {
                changes.add(with(line, field.getKey(), other));
            }
            Map<String, Data> without = new LinkedHashMap<>(line.values());
            without.remove(field.getKey());
            changes.add(new Data.Fields(without));
        }
        changes.add(with(line, "frob", Data.of(1)));
        changes.add(with(line, "auto", Data.of(!Data.of(true).equals(line.get("auto")))));
        if (line.get("client") == null) {
            changes.add(with(line, "client", Data.of("other")));
        }
        return changes;
    }

    private static Data.Fields with(Data.Fields line, String key, Data value) {
        Map<String, Data> changed = new LinkedHashMap<>(line.values());
        changed.put(key, value);
        return new Data.Fields(changed);
    }

    private static List<Data> others(Data value) {
        return switch (value) {
            case Data.Number(long number) ->
                List.of(Data.of(number + 1), Data.of(number - 1), Data.of(number + (1L << 32)), Data.of("" + number));
            case Data.Text(String text) ->
                List.of(Data.of(text + "x"), Data.of(""), Data.of(7), Data.of(digitChanged(text)));
            case Data.Items(List<Data> items) -> {
                List<Data> more = new ArrayList<>(items);
                more.add(items.isEmpty() ? Data.of(0) : items.getFirst());
                yield List.of(Data.of(more), Data.of(List.of(Data.of(99))));
            }
            case Data.Fields fields -> List.copyOf(changes(fields));
            default -> List.of(Data.of("other"));
        };
    }

    /** Of the same length, so that it still looks like the hash or the number that it was. */
    private static String digitChanged(String text) {
        String changed = text.replaceFirst("[0-8]", "9");
        return changed.equals(text) ? text + "9" : changed;
    }

    @Test
    void a_changed_answer_is_noticed_even_with_all_its_hashes_gone() throws Refused {
        List<String> lines = lines(false).stream()
                .map(line -> line.replaceAll(",\"hash\":\"[0-9a-f]*\"", ""))
                .toList();

        isNoticed(text(lines), "without hashes");
    }

    @Test
    void a_game_without_its_end_is_not_vouched_for() throws Refused {
        HostedGame game = Tables.game("human", "human");
        game.line(0, "end phase");

        assertThatThrownBy(() -> History.verified(Tables.dominion(), game.file()))
                .hasMessageContaining("has no end");
    }

    @Test
    void a_writer_who_was_cut_off_before_the_last_line_finds_the_game_over() throws Refused {
        HostedGame game = Tables.game("human", "human");
        game.line(0, "end phase");
        game.concede(1);
        List<String> lines = new ArrayList<>(game.file().text().lines().toList());
        lines.removeLast();
        GameFile cut = GameFile.read("a game", text(lines));

        assertThat(HostedGame.restore(Tables.dominion(), cut, game.seats()).file())
                .isEqualTo(game.file());
    }

    @Test
    void a_last_line_without_a_line_break_counts_if_it_is_complete() throws Refused {
        GameFile file = played(false);
        String text = file.text();

        assertThat(GameFile.read("a game", text.stripTrailing())).isEqualTo(file);
        assertThat(GameFile.read("a game", text.stripTrailing().replaceAll("\"}$", "\""))
                        .torn())
                .isNotEmpty();
        assertThat(GameFile.read("a game", text.replace("\n", "\r\n"))).isEqualTo(file);
    }

    @Test
    void a_simulated_game_is_vouched_for_too() throws Refused {
        HostedGame game = Tables.game(Options.DEFAULT.with("turns", "5"), "random", "random");
        game.goOn();

        assertThat(History.verified(Tables.dominion(), game.file()).position()).isEqualTo(game.position());
        assertThat(game.file().entries())
                .filteredOn(one -> one.number() % 8 == 0)
                .allMatch(one -> !one.hash().isEmpty());
    }
}
