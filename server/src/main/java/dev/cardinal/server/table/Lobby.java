package dev.cardinal.server.table;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.Secret;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * What was agreed at a table, and who sits there.
 *
 * @param options what holds for all seats
 * @param listed whether anyone may see that the table exists
 * @param watched whether anyone who knows the table may watch
 * @param secret the server's part of the chance, of which only the commitment is shown
 * @param note why it is not playing yet, if there is something to say
 */
record Lobby(
        String game, Options options, List<Chair> chairs, boolean listed, boolean watched, Secret secret, String note) {
    /** An option may be a whole deck. */
    static final int LONGEST_OPTION = 4_000;

    Lobby {
        chairs = List.copyOf(chairs);
    }

    Lobby with(int seat, Chair chair) {
        List<Chair> now = new ArrayList<>(chairs);
        now.set(seat, chair);
        return new Lobby(game, options, now, listed, watched, secret, note);
    }

    /** The same people but those who left, and the cards come from a new secret. */
    Lobby anew(List<Integer> left, String why) {
        List<Chair> now = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            now.add(left.contains(seat) ? Chair.EMPTY : chairs.get(seat).uncommitted());
        }
        return new Lobby(game, options, now, listed, watched, Secret.draw(), why);
    }

    boolean isFull() {
        return chairs.stream().noneMatch(Chair::isEmpty);
    }

    boolean isReady() {
        return chairs.stream().allMatch(Chair::ready);
    }

    /** The seats whose clients still have to reveal what they committed to. */
    List<Integer> owing() {
        return IntStream.range(0, chairs.size())
                .filter(seat -> chairs.get(seat).owes())
                .boxed()
                .toList();
    }

    /** What was revealed, by seat. */
    Map<Integer, Contribution> contributions() throws Refused {
        Map<Integer, Contribution> revealed = new HashMap<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            if (!chairs.get(seat).contribution().isEmpty()) {
                revealed.put(seat, Contribution.read(chairs.get(seat).contribution()));
            }
        }
        return revealed;
    }

    List<String> commitments() {
        return chairs.stream().map(Chair::commitment).toList();
    }

    List<String> players() {
        return chairs.stream().map(Chair::player).toList();
    }

    List<String> names() {
        return chairs.stream().map(Chair::name).toList();
    }

    /** All of it, for the database. */
    Data.Fields json() {
        return Data.fields()
                .with("game", game)
                .with("options", set())
                .with("chairs", Data.of(chairs.stream().map(Chair::json).toList()))
                .with("listed", listed)
                .with("watched", watched)
                .with("table", secret.table())
                .with("secret", secret.hex())
                .with("note", note);
    }

    private Data.Fields set() {
        Data.Fields set = Data.fields();
        for (Map.Entry<String, String> option : options.values().entrySet()) {
            set = set.with(option.getKey(), option.getValue());
        }
        return set;
    }

    static Lobby read(String json) throws Refused {
        Form form = Form.parse(json);
        List<Chair> chairs = new ArrayList<>();
        for (Form chair : form.forms("chairs")) {
            chairs.add(Chair.read(chair));
        }
        return new Lobby(
                form.text("game"),
                new Options(form.named("options", LONGEST_OPTION)),
                chairs,
                form.flag("listed", false),
                form.flag("watched", false),
                new Secret(form.text("table"), form.text("secret")),
                form.text("note"));
    }

    /** What everyone may know. */
    Data.Fields open() {
        Data.Fields json = Data.fields()
                .with("game", game)
                .with("options", set())
                .with("seats", Data.of(chairs.stream().map(Chair::open).toList()))
                .with("listed", listed)
                .with("watched", watched);
        json = json.with("deal", Data.fields().with("table", secret.table()).with("commitment", secret.commitment()));
        return note.isEmpty() ? json : json.with("note", note);
    }
}
