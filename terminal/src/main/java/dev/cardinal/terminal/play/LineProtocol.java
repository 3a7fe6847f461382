package dev.cardinal.terminal.play;

import dev.cardinal.host.ByNumber;
import dev.cardinal.host.Happened;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.Json;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;

/** A game for programs: one JSON object per line out, one answer per line in. */
public final class LineProtocol {
    private static final String CONCEDE = "concede";
    private final Keeper keeper;
    private final HostedGame game;
    private final BufferedReader in;
    private final PrintStream out;
    private final int[] told;

    public LineProtocol(Keeper keeper, BufferedReader in, PrintStream out) {
        this.keeper = keeper;
        this.game = keeper.game();
        this.in = in;
        this.out = out;
        this.told = new int[game.seats().size()];
        Arrays.fill(told, game.last());
    }

    /** Plays until the game is over or there is no more input. */
    public void run() {
        while (true) {
            settle();
            keeper.trouble().ifPresent(trouble -> out.println(Data.fields().with("notice", trouble.json())));
            Position position = game.position();
            if (position.over()) {
                over();
                return;
            }
            int seat = position.asked();
            ask(seat);
            String line = read();
            if (line == null) {
                return;
            }
            take(seat, line.strip());
        }
    }

    private void settle() {
        try {
            game.goOn();
        } catch (Refused unsaved) {
            refuse(unsaved.refusal());
        }
    }

    private void ask(int seat) {
        View view = game.position().view(Viewer.seat(seat));
        Data.Fields asked = Data.fields()
                .with("entry", game.last())
                .with("seat", seat)
                .with("scene", view.scene().json())
                .with("view", view.data())
                .with("question", game.question().toJson())
                .with("events", events(seat, Viewer.seat(seat)));
        List<String> forced = forced(seat);
        told[seat] = game.last();
        out.println(forced.isEmpty() ? asked : asked.with("forced", Data.texts(forced)));
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

    private String read() {
        try {
            return in.readLine();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void take(int seat, String line) {
        try {
            Data said = Json.parse(line);
            if (said.equals(Data.of(CONCEDE))) {
                game.concede(seat);
                return;
            }
            if (said instanceof Data.Fields fields && ByNumber.isMeant(fields)) {
                ByNumber answer = ByNumber.read(fields);
                game.answer(seat, answer.sent(), answer.picks());
                return;
            }
            game.move(seat, said);
        } catch (Refused refused) {
            refuse(refused.refusal());
        }
    }

    private void refuse(Refusal refusal) {
        out.println(Data.fields().with("refused", refusal.json()));
    }

    private void over() {
        List<Integer> people = game.seats().people();
        int seat = people.isEmpty() ? 0 : people.getFirst();
        Viewer viewer = people.isEmpty() ? Viewer.SPECTATOR : Viewer.seat(seat);
        View view = game.position().view(viewer);
        out.println(Data.fields()
                .with("over", true)
                .with("outcome", game.position().outcome().json())
                .with("scene", view.scene().json())
                .with("view", view.data())
                .with("events", events(seat, viewer))
                .with(
                        game.roster().secret() == null ? "seed" : "secret",
                        game.roster().origin()));
    }
}
