package dev.cardinal.host;

import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What programs are told about a game, and what they may answer: one JSON object per line out, one answer per line in.
 * It remembers how much each seat was told; where the lines come from and go to is up to whoever uses it.
 */
public final class LineProtocol {
    private static final String CONCEDE = "concede";
    private final HostedGame game;
    private final int[] told;

    public LineProtocol(HostedGame game) {
        this.game = game;
        this.told = new int[game.seats().size()];
        Arrays.fill(told, game.last());
    }

    /** Puts the current question to the seat that is asked, with what has happened since it was last told. */
    public Data.Fields ask() {
        Position position = game.position();
        int seat = position.asked();
        View view = position.view(Viewer.seat(seat));
        Data.Fields asked = Data.fields()
                .with("entry", game.last())
                .with("seat", seat)
                .with("scene", view.scene().json())
                .with("view", view.data())
                .with("question", game.question().toJson())
                .with("events", events(seat, Viewer.seat(seat)));
        List<String> forced = forced(seat);
        told[seat] = game.last();
        return forced.isEmpty() ? asked : asked.with("forced", Data.texts(forced));
    }

    private List<Happened> since(int seat) {
        return game.since(told[seat]).orElse(List.of());
    }

    /** What happened since a seat was last told, as a viewer saw it. */
    private Data events(int seat, Viewer viewer) {
        return Data.of(since(seat).stream()
                .flatMap(happened -> happened.events().stream())
                .map(event -> event.json(viewer))
                .toList());
    }

    private List<String> forced(int seat) {
        return since(seat).stream()
                .filter(happened -> happened.seat() == seat && happened.auto())
                .map(Happened::words)
                .toList();
    }

    /** Does what a seat's line says, or returns why that is not possible. */
    public Optional<Refusal> take(int seat, String line) {
        try {
            Data said = Json.parse(line);
            if (said.equals(Data.of(CONCEDE))) {
                game.concede(seat);
            } else if (said instanceof Data.Fields fields && ByNumber.isMeant(fields)) {
                ByNumber answer = ByNumber.read(fields);
                game.answer(seat, answer.sent(), answer.picks());
            } else {
                game.move(seat, said);
            }
            return Optional.empty();
        } catch (Refused refused) {
            return Optional.of(refused.refusal());
        }
    }

    /** Says that a line was not an answer. */
    public static Data.Fields refused(Refusal refusal) {
        return Data.fields().with("refused", refusal.json());
    }

    /** Tells a seat that the game is over. */
    public Data.Fields over(int seat) {
        return over(seat, Viewer.seat(seat));
    }

    /** Tells someone who has no seat that the game is over. */
    public Data.Fields over() {
        return over(0, Viewer.SPECTATOR);
    }

    private Data.Fields over(int seat, Viewer viewer) {
        View view = game.position().view(viewer);
        return Data.fields()
                .with("over", true)
                .with("outcome", game.position().outcome().json())
                .with("scene", view.scene().json())
                .with("view", view.data())
                .with("events", events(seat, viewer))
                .with(
                        game.roster().secret() == null ? "seed" : "secret",
                        game.roster().origin());
    }
}
