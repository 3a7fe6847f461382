package dev.cardinal.terminal;

import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.Roster;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;

/**
 * A saved game as one viewer saw it.
 *
 * @param from the number of the first act to tell, counted from 1
 */
record Retelling(Roster roster, History history, Viewer viewer, int from) {
    private static final int WIDTH = 80;

    List<String> lines(Words words) {
        List<String> lines = new ArrayList<>(List.of(title()));
        if (from > 1) {
            lines.addAll(words.board(history.before(from - 1).view(viewer), WIDTH));
        }
        List<Happened> happened = history.happened();
        for (int act = from - 1; act < happened.size(); act++) {
            Happened one = happened.get(act);
            String said = tells(one) ? ": " + one.words() : "";
            String reason = reason(one);
            lines.add((act + 1) + ". seat " + one.seat() + said + (reason.isEmpty() ? "" : " (" + reason + ")"));
            one.events().forEach(event -> lines.add("     " + event.text(viewer)));
        }
        if (history.position().over()) {
            lines.addAll(words.result(history.position().view(viewer)));
        }
        return lines;
    }

    private String title() {
        return roster.game() + ", rules version " + roster.rules()
                + (maySeeSeed() ? ", " + origin() + " " + roster.origin() : "")
                + (roster.players().isEmpty() ? "" : ", " + String.join(" against ", roster.players()))
                + ", seen by " + viewer;
    }

    private String origin() {
        return roster.secret() == null ? "seed" : "secret";
    }

    /** Players must not learn the source of the cards before the game is over. */
    private boolean maySeeSeed() {
        return viewer.seesAll() || history.position().over();
    }

    Data.Fields json() {
        Data.Fields json = Data.fields()
                .with("game", roster.game())
                .with("rules", roster.rules())
                .with("players", Data.texts(roster.players()))
                .with("viewer", viewer.toString());
        json = maySeeSeed() ? json.with(origin(), roster.origin()) : json;
        List<Happened> happened = history.happened();
        List<Data> acts = new ArrayList<>();
        for (int act = from - 1; act < happened.size(); act++) {
            acts.add(json(act, happened.get(act)));
        }
        return json.with("acts", Data.of(acts)).with("outcome", outcome(history.position()));
    }

    /** An answer may name a card that only its own seat knows; the others see the events. */
    private boolean tells(Happened one) {
        return viewer.sees(one.seat());
    }

    /** Why it was done, as far as the viewer may read it. */
    private String reason(Happened one) {
        return tells(one) || history.position().over() ? one.reason() : "";
    }

    private Data.Fields json(int act, Happened one) {
        Data.Fields json = Data.fields().with("number", act + 1).with("seat", one.seat());
        json = tells(one) ? json.with("act", one.words()) : json;
        json = json.with(
                "events",
                Data.of(one.events().stream().map(event -> event.json(viewer)).toList()));
        String reason = reason(one);
        return reason.isEmpty() ? json : json.with("reason", reason);
    }

    static Data.Fields outcome(Position last) {
        return last.over()
                ? last.outcome().json()
                : Data.fields().with("over", false).with("asks", last.asked());
    }
}
