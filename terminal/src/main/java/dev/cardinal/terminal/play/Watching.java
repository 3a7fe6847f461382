package dev.cardinal.terminal.play;

import dev.cardinal.client.Site;
import dev.cardinal.client.Wire;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Addressee;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** Follows a game that others play at a server's table, line by line, until it is over. */
public final class Watching implements Wire.Listener {
    private static final long PAUSE = 1_000;
    private static final int TALLEST = 200;
    private static final Data.Fields LOST = Data.fields();

    private final Site site;
    private final String table;
    private final Screen screen;
    private final BlockingQueue<Data.Fields> heard = new LinkedBlockingQueue<>();
    private List<String> names = List.of();
    private int entry = -1;
    private int asked = -1;
    private boolean waiting;
    private boolean over;

    /** Follows the game at this table. */
    public Watching(Site site, String table, Screen screen) {
        this.site = site;
        this.table = table;
        this.screen = screen;
    }

    /** Shows what happens until there is no more. */
    public void run() throws Refused {
        try {
            open();
            while (!over) {
                Data.Fields message = heard.take();
                if (message.equals(LOST)) {
                    screen.refuse("Connection lost, trying again...");
                    comeBack();
                } else {
                    show(new Reply(ServerPlace.clean(message)));
                }
            }
        } catch (IOException unreachable) {
            throw new Refused(new Refusal(
                    "unreachable", "There is no table server at " + site.address(), unreachable.getMessage() + "."));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void open() throws IOException {
        Wire.open(site, table, "", entry, this);
    }

    private void comeBack() throws InterruptedException {
        while (true) {
            Thread.sleep(PAUSE);
            try {
                open();
                screen.refuse("Back.");
                return;
            } catch (IOException still) {
                // It is tried again.
            }
        }
    }

    @Override
    public void heard(Data.Fields message, int bytes) {
        heard.add(message);
    }

    @Override
    public void lost() {
        heard.add(LOST);
    }

    private void show(Reply message) throws Refused {
        if (message.has("refused")) {
            Reply refused = message.in("refused");
            throw new Refused(new Refusal(refused.text("code"), refused.text("message"), refused.text("hint")));
        }
        if (message.has("table")) {
            lobby(message.in("table"));
        }
        if (message.has("entry")) {
            entry = message.number("entry", entry);
            game(message);
        }
    }

    private void lobby(Reply lobby) {
        if (lobby.has("seats")) {
            names = lobby.list("seats").stream().map(seat -> seat.text("name")).toList();
        }
        switch (lobby.text("stage")) {
            case "open", "dealing" -> {
                if (!waiting) {
                    screen.say("The game has not begun yet.");
                    waiting = true;
                }
            }
            case "closed", "deleted" -> {
                screen.say(("The game is no more. " + lobby.text("note")).strip());
                over = true;
            }
            default -> {}
        }
    }

    private void game(Reply message) throws Refused {
        for (Reply event : message.list("events")) {
            screen.say(addressee().told(event.text("text")));
        }
        for (Reply said : message.list("talk")) {
            if (said.has("chat")) {
                screen.say(player(said.number("seat", 0)) + " says: " + said.text("chat"));
            }
        }
        if (message.has("scene")) {
            board(message.in("scene").text("status"));
        }
        if (message.has("over")) {
            over = true;
            Data.Fields end =
                    Data.fields().with("do", "words").with("what", "end").with("since", entry);
            screen.say(asked(end).lines("result"));
        } else if (message.number("asks", asked) != asked) {
            asked = message.number("asks", asked);
            screen.say("Waiting for " + player(asked) + ".");
        }
    }

    /** The whole table or, to those who see everything later, at least how the game stands. */
    private void board(String status) throws Refused {
        Data.Fields board = Data.fields()
                .with("do", "words")
                .with("what", "board")
                .with("width", Math.max(Screen.NARROWEST, screen.width()))
                .with("height", Math.min(TALLEST, screen.height()));
        try {
            screen.say(asked(board).lines("table"));
        } catch (Refused later) {
            if (!later.refusal().code().equals("delayed")) {
                throw later;
            }
            screen.say(addressee().told(status));
        }
    }

    private Reply asked(Data.Fields request) throws Refused {
        return new Reply(ServerPlace.clean(site.post("/api/do?table=" + table, "", request)));
    }

    private Addressee addressee() {
        return new Addressee(-1, names);
    }

    private String player(int seat) {
        return addressee().named("Player " + seat);
    }
}
