package dev.cardinal.server.table;

import dev.cardinal.host.Contribution;
import dev.cardinal.host.Secret;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Who sits at a table, and everything about it but the game itself.
 *
 * @param secret the server's part of the chance, of which only the commitment is shown
 * @param note why it is not playing, if there is something to say
 * @param proposal what one player wants and others have to agree to, if anything
 * @param next the table at which these players go on, if there is one
 */
record Lobby(
        Agreement agreement,
        List<Chair> chairs,
        Secret secret,
        String note,
        @Nullable Proposal proposal,
        @Nullable Next next) {
    /**
     * The table of a rematch.
     *
     * @param turned how many seats everyone moves on
     */
    record Next(String table, int turned) {}

    Lobby {
        chairs = List.copyOf(chairs);
    }

    /** A table at which nothing has happened yet. */
    static Lobby of(Agreement agreement, List<Chair> chairs) {
        return new Lobby(agreement, chairs, Secret.draw(), "", null, null);
    }

    Lobby with(int seat, Chair chair) {
        List<Chair> now = new ArrayList<>(chairs);
        now.set(seat, chair);
        return new Lobby(agreement, now, secret, note, proposal, next);
    }

    Lobby noted(String why) {
        return new Lobby(agreement, chairs, secret, why, proposal, next);
    }

    Lobby proposing(@Nullable Proposal other) {
        return new Lobby(agreement, chairs, secret, note, other, next);
    }

    Lobby followedBy(Next table) {
        return new Lobby(agreement, chairs, secret, note, null, table);
    }

    /** The same people but those who left, and the cards come from a new secret. */
    Lobby anew(List<Integer> left, String why) {
        List<Chair> now = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            now.add(left.contains(seat) ? Chair.EMPTY : chairs.get(seat).uncommitted());
        }
        return new Lobby(agreement, now, Secret.draw(), why, null, null);
    }

    String game() {
        return agreement.game();
    }

    /** The seats whose chat this one does not want to read. */
    Set<Integer> mutedBy(int seat) {
        return seat < 0 ? Set.of() : chairs.get(seat).muted();
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
        Data.Fields json = Data.fields()
                .with("agreement", agreement.json())
                .with("chairs", Data.of(chairs.stream().map(Chair::json).toList()))
                .with("table", secret.table())
                .with("secret", secret.hex())
                .with("note", note);
        json = proposal == null ? json : json.with("proposal", proposal.json());
        return next == null
                ? json
                : json.with("next", Data.fields().with("table", next.table).with("turned", next.turned));
    }

    static Lobby read(String json) throws Refused {
        Form form = Form.parse(json);
        List<Chair> chairs = new ArrayList<>();
        for (Form chair : form.forms("chairs")) {
            chairs.add(Chair.read(chair));
        }
        return new Lobby(
                Agreement.read(form.form("agreement")),
                chairs,
                new Secret(form.text("table"), form.text("secret")),
                form.text("note"),
                form.has("proposal") ? Proposal.read(form.form("proposal")) : null,
                form.has("next") ? next(form.form("next")) : null);
    }

    private static Next next(Form form) throws Refused {
        return new Next(form.text("table"), form.number("turned", 0, Integer.MAX_VALUE));
    }

    /** What everyone may know. */
    Data.Fields open() {
        Data.Fields json = agreement
                .open()
                .with("seats", Data.of(chairs.stream().map(Chair::open).toList()))
                .with("deal", Data.fields().with("table", secret.table()).with("commitment", secret.commitment()));
        json = proposal == null ? json : json.with("proposal", proposal.json());
        json = next == null ? json : json.with("next", next.table);
        return note.isEmpty() ? json : json.with("note", note);
    }
}
