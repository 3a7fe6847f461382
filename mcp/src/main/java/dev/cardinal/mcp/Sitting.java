package dev.cardinal.mcp;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.text.Terse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A seat that a model plays: what it was told so far, and what it can do there. */
public final class Sitting implements AutoCloseable {
    /** How long a call waits for the others. Clients give up on a call after a minute or less. */
    static final Duration PATIENCE = Duration.ofSeconds(25);

    /** Enough for bots to move first. */
    private static final Duration SHORT = Duration.ofMillis(300);

    /** How often a deal is waited for. */
    private static final int MOST_TRIES = 20;

    private static final int LONGEST_REASON = 300;

    private final Access access;
    private final Duration patience;
    private final Telling telling = new Telling();
    /** The last entry that was told, for whoever asks without waiting. */
    private volatile int seen = -1;

    private boolean over;

    public Sitting(Access access) {
        this(access, PATIENCE);
    }

    Sitting(Access access, Duration patience) {
        this.access = access;
        this.patience = patience;
    }

    /**
     * The first look at a table, as soon as the cards are dealt.
     *
     * @param complete whether nobody is still to come
     */
    synchronized Told begin(boolean complete) throws Refused {
        for (int tries = complete ? MOST_TRIES : 1; tries > 0; tries--) {
            if (access.await(-1, SHORT).begun()) {
                break;
            }
        }
        return told(-1, SHORT);
    }

    /** What has changed since the last look, or everything at once; otherwise it waits until the seat is asked. */
    synchronized Told look(boolean whole) throws Refused {
        if (whole) {
            telling.forget();
        }
        return told(-1, whole ? SHORT : patience);
    }

    /**
     * Plays a move, or several in a line; waits until the seat is asked again. Of two answers that are sent at once, the
     * second would answer a question that nobody has read.
     */
    Told answer(String move, String reason) throws Refused {
        return answer(move, reason, seen);
    }

    private synchronized Told answer(String move, String reason, int read) throws Refused {
        if (read != seen) {
            throw new Refused(new Refusal(
                    "not_read",
                    "Another call of yours has told you more in the meantime",
                    "Nothing was played. Read that, then answer; several moves go in one call, in a line."));
        }
        if (reason.length() > LONGEST_REASON) {
            throw new Refused(new Refusal(
                    "long_reason", "A reason has at most " + LONGEST_REASON + " characters", "Nothing was played."));
        }
        if (telling.entry() < 0) {
            Told first = told(-1, SHORT);
            String why = telling.entry() < 0 ? "The game has not begun" : "You have not looked at the table yet";
            return Told.of(new Refusal("not_looked", why, "Nothing was played."))
                    .then(first);
        }
        Data.Fields request =
                Data.fields().with("do", "line").with("entry", telling.entry()).with("text", move);
        Data.Fields done;
        try {
            done = access.ask(reason.isEmpty() ? request : request.with("reason", reason));
        } catch (Refused refused) {
            if (List.of("stale", "overtaken").contains(refused.refusal().code())) {
                return Told.of(refused.refusal()).then(told(-1, patience));
            }
            throw refused;
        }
        Told news = told(done.get("done") instanceof Data.Number(long entry) ? (int) entry : -1, patience);
        String rest = untried(done);
        return rest.isEmpty() ? news : new Told(rest + "\n" + news.text(), news.facts(), Optional.empty());
    }

    /** Whether the game was over when the seat was last told something. */
    synchronized boolean isOver() {
        return over;
    }

    private static String untried(Data.Fields done) {
        List<String> moves = Telling.texts(done, "untried");
        if (moves.isEmpty()) {
            return "";
        }
        String why = Data.of(-1).equals(done.get("asks"))
                ? "the game is over"
                : switch (done.get("stop") instanceof Data.Text(String stop) ? stop : "") {
                    case "turn" -> "a new turn has begun";
                    case "others" -> "somebody else is asked first";
                    default -> "you learned something new first";
                };
        return "Not played, since " + why + ": " + String.join(", ", moves);
    }

    /** Something else than a move: taking back, giving up, saying something. */
    synchronized Told act(Data.Fields request) throws Refused {
        Data.Fields done = access.ask(request);
        return told(done.get("done") instanceof Data.Number(long entry) ? (int) entry : -1, patience);
    }

    /** Asks the table for something that changes nothing here. */
    Data.Fields ask(Data.Fields request) throws Refused {
        return access.ask(request);
    }

    /** Lines that the game's speaker has about something. */
    synchronized List<String> words(String what, String text) throws Refused {
        Data.Fields request = Data.fields().with("do", "words").with("what", what);
        return Telling.texts(access.ask(text.isEmpty() ? request : request.with("text", text)), "lines");
    }

    /** The position as a scenario file, in JSON. */
    synchronized String scenario() throws Refused {
        return String.valueOf(access.ask(Data.fields().with("do", "words").with("what", "scenario"))
                .get("scenario"));
    }

    /** What is new, as soon as the seat is asked. */
    private Told told(int entry, Duration wait) throws Refused {
        Access.Moment moment = access.await(Math.max(entry, telling.entry()), wait);
        List<String> lines = new ArrayList<>();
        boolean asked = false;
        if (moment.begun()) {
            Data.Fields words = access.ask(telling.request());
            if (moment.asks() == access.seat() && !asks(words) && !moment.over()) {
                // The table has gone on since, as after a lost connection.
                moment = access.await(words.get("entry") instanceof Data.Number(long now) ? (int) now : -1, wait);
                words = access.ask(telling.request());
            }
            asked = asks(words);
            lines.addAll(telling.lines(words));
        }
        seen = telling.entry();
        over = moment.over();
        Data.Fields facts =
                Data.fields().with("seat", access.seat()).with("asked", asked).with("over", over);
        if (moment.begun()) {
            facts = facts.with("entry", telling.entry());
        }
        if (over) {
            lines.addAll(Terse.lines(Telling.texts(
                    access.ask(Data.fields()
                            .with("do", "words")
                            .with("what", "end")
                            .with("since", telling.entry())),
                    "result")));
            lines.add("The game is over.");
        } else if (!asked) {
            lines.add(
                    !moment.waitsFor().isEmpty()
                            ? "Waiting for " + moment.waitsFor() + ". Use look to wait again."
                            : moment.begun()
                                    ? "Nobody has answered yet. Use look to wait again."
                                    : "The game is about to begin. Use look to wait for it.");
        }
        if (!moment.notice().isEmpty()) {
            lines.add(moment.notice());
        }
        return Told.of(lines, facts);
    }

    private static boolean asks(Data.Fields words) {
        return words.get("prompt") != null;
    }

    @Override
    public void close() {
        access.close();
    }
}
