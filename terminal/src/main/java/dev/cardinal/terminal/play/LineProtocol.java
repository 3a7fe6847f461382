package dev.cardinal.terminal.play;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Data;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Match;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.Viewer;
import dev.cardinal.testkit.Json;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A game for programs: one JSON object a line out, one answer a line in. */
public final class LineProtocol {
    private static final String CONCEDE = "concede";
    private final HostedGame game;
    private final BufferedReader in;
    private final PrintStream out;
    private final int[] told;

    public LineProtocol(HostedGame game, BufferedReader in, PrintStream out) {
        this.game = game;
        this.in = in;
        this.out = out;
        this.told = new int[game.seats().size()];
        Arrays.fill(told, game.match().acts());
    }

    /** Plays until the game is over or there is no more input. */
    public void run() {
        while (true) {
            settle();
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

    /** Every person's question that has only one answer is answered at once. */
    private void settle() {
        int before;
        do {
            before = game.match().acts();
            Ahead ahead = game.ahead(game.position().asked());
            ahead.settle();
            game.carryOut(ahead);
        } while (game.match().acts() > before);
    }

    private void ask(int seat) {
        View view = game.position().view(Viewer.seat(seat));
        Data.Fields asked = Data.fields()
                .with("seat", seat)
                .with("view", view.data())
                .with("question", game.position().question().toJson())
                .with("events", events(seat));
        List<String> forced = forced(seat);
        told[seat] = game.match().acts();
        out.println(forced.isEmpty() ? asked : asked.with("forced", Data.texts(forced)));
    }

    private Data events(int seat) {
        List<Data> events = new ArrayList<>();
        Match match = game.match();
        for (int act = told[seat]; act < match.acts(); act++) {
            for (Event event : match.events(act)) {
                events.add(event.json(Viewer.seat(seat)));
            }
        }
        return Data.of(events);
    }

    private List<String> forced(int seat) {
        List<String> forced = new ArrayList<>();
        Match match = game.match();
        for (int act = told[seat]; act < match.acts(); act++) {
            if (match.seat(act) == seat && match.before(act).forced()) {
                forced.add(match.act(act));
            }
        }
        return forced;
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
            Reply reply = said instanceof Data.Text(String text)
                    ? game.position().read(text)
                    : game.position().read(said);
            switch (reply) {
                case Refusal refusal -> refuse(refusal);
                case Answer answer -> {
                    Ahead ahead = game.ahead(seat);
                    ahead.answer(answer);
                    game.carryOut(ahead);
                }
            }
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
        List<Data> events = new ArrayList<>();
        for (int act = told[seat]; act < game.match().acts(); act++) {
            game.match().events(act).forEach(event -> events.add(event.json(viewer)));
        }
        out.println(Data.fields()
                .with("over", true)
                .with("outcome", game.position().outcome().json())
                .with("view", game.position().view(viewer).data())
                .with("events", Data.of(events))
                .with("seed", Long.toString(game.seed())));
    }
}
