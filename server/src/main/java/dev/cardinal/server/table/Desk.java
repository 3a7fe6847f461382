package dev.cardinal.server.table;

import dev.cardinal.host.ByNumber;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Line;
import dev.cardinal.host.Sent;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Carries out what clients ask for at a table, the same for every way in which they send it. */
public final class Desk {
    private static final int LONGEST_LINE = 2_000;
    private static final int LONGEST_CHAT = 500;
    private static final int LONGEST_MARK = 64;
    private static final String DO = "do";

    private Desk() {}

    /** What a client can ask for. */
    private enum Request {
        ANSWER("entry", "picks", "client"),
        LINE("entry", "text", "client"),
        MOVE("entry", "move", "client"),
        UNDO(),
        CONCEDE(),
        CHAT("text"),
        AUTO("on"),
        LOOK(),
        COMMIT("commitment"),
        REVEAL("contribution"),
        INVITE("seat"),
        SEAT(),
        WORDS("what", "text", "width", "height", "since", "whole", "explained"),
        RECORD();

        final Set<String> fields;

        Request(String... fields) {
            this.fields = Set.of(fields);
        }

        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Request of(String word) throws Refused {
            for (Request request : values()) {
                if (request.word().equals(word)) {
                    return request;
                }
            }
            throw new Refused(new Refusal(
                    "unknown_request",
                    "There is nothing to do that is called " + Refusal.quote(word),
                    "There are " + String.join(", ", requests()) + "."));
        }
    }

    /** Everything that can be asked for, in alphabetical order. */
    public static SortedSet<String> requests() {
        return Arrays.stream(Request.values()).map(Request::word).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Carries out a request; the reply says what came of it, besides what every window is told. */
    public static Data.Fields handle(Table table, Viewer viewer, Form form) throws Refused {
        Request request = Request.of(form.text(DO));
        Form body = without(form);
        body.only(request.fields);
        if (request == Request.LOOK) {
            return table.looked(viewer, -1);
        }
        if (request == Request.WORDS) {
            return Spoken.handle(table, viewer, body);
        }
        int seat = viewer.seat();
        if (seat < 0) {
            throw new Refused("no_seat", "You are only watching: sit down to play");
        }
        return switch (request) {
            case ANSWER -> {
                ByNumber answer = ByNumber.read(body.fields());
                requireShort(answer.sent());
                yield table.act(seat, (game, me) -> done(game.answer(me, answer.sent(), answer.picks())));
            }
            case LINE -> {
                String text = body.text("text", "", LONGEST_LINE).strip();
                Sent sent = sent(body);
                yield table.act(seat, (game, me) -> lined(game, game.line(me, sent, text)));
            }
            case MOVE -> {
                Data move = body.data("move")
                        .orElseThrow(() -> new Refused("missing_field", "The field 'move' is missing"));
                Sent sent = sent(body);
                yield table.act(seat, (game, me) -> lined(game, game.move(me, sent, move)));
            }
            case UNDO ->
                table.act(seat, (game, me) -> {
                    game.undo(me);
                    return done(game.last());
                });
            case CONCEDE ->
                table.act(seat, (game, me) -> {
                    game.concede(me);
                    return done(game.last());
                });
            case CHAT -> {
                String text = body.text("text", "", LONGEST_CHAT).strip();
                if (text.isEmpty()) {
                    throw new Refused("bad_field", "There is nothing to say in an empty line");
                }
                yield table.act(seat, (game, me) -> {
                    game.chat(me, text);
                    return done(game.last());
                });
            }
            case AUTO -> {
                boolean on = body.flag("on", true);
                yield table.act(seat, (game, me) -> {
                    game.autoPass(me, on);
                    return done(game.last());
                });
            }
            case COMMIT -> {
                String hash = body.text("commitment", "");
                if (!hash.isEmpty() && !hash.matches("[0-9a-f]{64}")) {
                    throw new Refused("bad_field", "A commitment is a SHA-256 hash in hexadecimal, or empty");
                }
                table.commit(seat, hash);
                yield Data.fields();
            }
            case REVEAL -> {
                table.reveal(seat, body.text("contribution"));
                yield Data.fields();
            }
            case INVITE -> {
                int forSeat = body.number("seat", 0, Integer.MAX_VALUE, seat);
                yield Data.fields()
                        .with("invitation", table.invite(seat, forSeat).text());
            }
            case SEAT -> Data.fields().with("table", table.open()).with("seat", seat);
            case RECORD -> Spoken.record(table.game());
            case LOOK, WORDS -> throw new IllegalStateException("anyone may look");
        };
    }

    private static Form without(Form form) {
        Data.Fields rest = Data.fields();
        for (Map.Entry<String, Data> field : form.fields().values().entrySet()) {
            if (!field.getKey().equals(DO) && !field.getKey().equals("id")) {
                rest = rest.with(field.getKey(), field.getValue());
            }
        }
        return new Form(rest);
    }

    private static Sent sent(Form body) throws Refused {
        return requireShort(new Sent(body.number("entry", 0, Integer.MAX_VALUE), body.text("client", "")));
    }

    /** A client's name for what it sends goes into the log. */
    private static Sent requireShort(Sent sent) throws Refused {
        if (sent.client().length() > LONGEST_MARK) {
            throw new Refused(
                    "bad_client", "A client's name for what it sends has at most " + LONGEST_MARK + " characters");
        }
        return sent;
    }

    private static Data.Fields done(int entry) {
        return Data.fields().with("done", entry);
    }

    private static Data.Fields lined(HostedGame game, Optional<Line.Result> result) {
        Data.Fields done = done(game.last());
        return result.isEmpty() || result.get().untried().isEmpty()
                ? done
                : done.with("untried", Data.texts(result.get().untried()))
                        .with("stop", result.get().stop().name().toLowerCase(Locale.ROOT))
                        .with(
                                "asks",
                                game.position().over() ? -1 : game.position().asked());
    }
}
