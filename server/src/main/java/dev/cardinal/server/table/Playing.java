package dev.cardinal.server.table;

import dev.cardinal.host.ByNumber;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.host.Sent;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The requests of a player who plays. */
final class Playing {
    private static final int LONGEST_LINE = 2_000;
    private static final int LONGEST_MARK = 64;

    private Playing() {}

    static void addTo(Map<String, Request> requests) {
        requests.put("answer", Request.bySeat(Playing::answer, "entry", "picks", "client", "reason"));
        requests.put("line", Request.bySeat(Playing::line, "entry", "text", "client", "reason"));
        requests.put("move", Request.bySeat(Playing::move, "entry", "move", "client", "reason"));
        requests.put("undo", Request.bySeat((table, seat, _) -> table.act(seat, Playing::undo)));
        requests.put("concede", Request.bySeat((table, seat, _) -> table.act(seat, Playing::concede)));
        requests.put("auto", Request.bySeat(Playing::auto, "on"));
    }

    private static Data.Fields answer(Table table, int seat, Form body) throws Refused {
        ByNumber answer = ByNumber.read(body.part("entry", "picks", "client"));
        Sent sent = requireShort(answer.sent()).because(reason(body));
        return table.act(seat, (game, me) -> {
            requirePlaying(game, me);
            return Request.done(game.answer(me, sent, answer.picks()));
        });
    }

    private static Data.Fields line(Table table, int seat, Form body) throws Refused {
        String text = body.text("text", "", LONGEST_LINE).strip();
        Sent sent = sent(body);
        return table.act(seat, (game, me) -> {
            requirePlaying(game, me);
            return lined(game, game.line(me, sent, text));
        });
    }

    private static Data.Fields move(Table table, int seat, Form body) throws Refused {
        Data move = body.data("move").orElseThrow(() -> new Refused("missing_field", "The field 'move' is missing"));
        Sent sent = sent(body);
        return table.act(seat, (game, me) -> {
            requirePlaying(game, me);
            return lined(game, game.move(me, sent, move));
        });
    }

    private static Data.Fields undo(HostedGame game, int seat) throws Refused {
        requirePlaying(game, seat);
        game.undo(seat);
        return Request.done(game.last());
    }

    private static Data.Fields concede(HostedGame game, int seat) throws Refused {
        game.concede(seat);
        return Request.done(game.last());
    }

    private static Data.Fields auto(Table table, int seat, Form body) throws Refused {
        boolean on = body.flag("on", true);
        table.game(); // refused before there is one
        table.alter(lobby -> lobby.with(seat, lobby.chairs().get(seat).passing(on)));
        return table.act(seat, (game, _) -> Request.done(game.last()));
    }

    private static void requirePlaying(HostedGame game, int seat) throws Refused {
        if (!game.seats().isPerson(seat)) {
            throw new Refused(new Refusal("bot_plays", "A bot plays for you", "Come back first."));
        }
    }

    private static Sent sent(Form body) throws Refused {
        Sent sent = new Sent(body.number("entry", 0, Integer.MAX_VALUE), body.text("client", ""));
        return requireShort(sent).because(reason(body));
    }

    /** Why a player does it, on one line. */
    private static String reason(Form body) throws Refused {
        return body.text("reason", "", Sent.LONGEST_REASON)
                .replaceAll("\\s+", " ")
                .strip();
    }

    /** A client's name for what it sends goes into the log. */
    private static Sent requireShort(Sent sent) throws Refused {
        if (sent.client().length() > LONGEST_MARK) {
            throw new Refused(
                    "bad_client", "A client's name for what it sends has at most " + LONGEST_MARK + " characters");
        }
        return sent;
    }

    private static Data.Fields lined(HostedGame game, Optional<Line.Result> result) {
        Data.Fields done = Request.done(game.last());
        return result.isEmpty() || result.get().untried().isEmpty()
                ? done
                : done.with("untried", Data.texts(result.get().untried()))
                        .with("stop", result.get().stop().name().toLowerCase(Locale.ROOT))
                        .with(
                                "asks",
                                game.position().over() ? -1 : game.position().asked());
    }
}
