package dev.cardinal.server.table;

import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.News;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The requests of those who look: at the game as it is, at its words, and, when it is over, at all of it. */
final class Looking {
    private static final int MOST_STEPS = 100;

    private Looking() {}

    static void addTo(Map<String, Request> requests) {
        requests.put("look", Request.byAnyone((table, viewer, _) -> table.looked(viewer, -1)));
        requests.put(
                "words",
                Request.byAnyone(
                        (table, viewer, body) -> {
                            table.requireNow(viewer);
                            return Spoken.handle(table, viewer, body);
                        },
                        "what",
                        "text",
                        "width",
                        "height",
                        "since",
                        "whole",
                        "explained"));
        requests.put(
                "record",
                Request.byAnyone((table, _, _) ->
                        Data.fields().with("record", table.ending().record().text())));
        requests.put("replay", Request.byAnyone((table, viewer, body) -> replay(table, viewer, body), "as", "from"));
    }

    /**
     * A game that is over, from any side: the whole scene after an entry, and what happened entry by entry from there,
     * up to a hundred at a time.
     */
    private static Data.Fields replay(Table table, Viewer viewer, Form body) throws Refused {
        table.ending().requireOver();
        HostedGame game = table.game();
        Viewer side = side(body.text("as", ""), viewer, game.seats().size());
        int from = body.number("from", 0, Integer.MAX_VALUE, 0);
        History history = History.of(game.game(), game.file());
        List<Happened> happened = history.happened();
        int index = 0;
        while (index < happened.size() && happened.get(index).number() <= from) {
            index++;
        }
        Window window = new Window(side, -1, _ -> {}).afterwards();
        Data.Fields first = told(window, game, from, Optional.empty(), history.before(index));
        List<Data> steps = new ArrayList<>();
        for (int i = index; i < happened.size() && steps.size() < MOST_STEPS; i++) {
            Happened one = happened.get(i);
            steps.add(told(window, game, one.number(), Optional.of(List.of(one)), history.before(i + 1))
                    .with("seat", one.seat())
                    .with("move", one.words()));
        }
        Data.Fields reply = Data.fields().with("start", first).with("steps", Data.of(steps));
        int last = index + steps.size();
        return last < happened.size()
                ? reply.with("next", happened.get(last - 1).number())
                : reply;
    }

    private static Data.Fields told(
            Window window, HostedGame game, int entry, Optional<List<Happened>> happened, Position after) {
        return window.message(
                        new News(
                                entry,
                                happened,
                                List.of(),
                                after,
                                after.over() ? null : after.question(),
                                game.seats(),
                                game.names()),
                        Set.of())
                .fields();
    }

    private static Viewer side(String word, Viewer otherwise, int seats) throws Refused {
        return switch (word) {
            case "" -> otherwise;
            case "referee" -> Viewer.REFEREE;
            case "spectator" -> Viewer.SPECTATOR;
            default -> {
                if (!word.matches("[0-9]") || Integer.parseInt(word) >= seats) {
                    throw new Refused("bad_field", "The field 'as' must be a seat, referee or spectator");
                }
                yield Viewer.seat(Integer.parseInt(word));
            }
        };
    }
}
