package dev.cardinal.arena.program;

import dev.cardinal.host.LineProtocol;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** A process that is asked over its standard input and answers over its standard output. */
final class CommandGuest implements Guest {
    private static final Refusal NOTHING_NEW =
            new Refusal("nothing_new", "This answer was given before", "Answer the question that is asked now.");
    private static final Duration LAST_WORD = Duration.ofSeconds(1);

    private final Chair chair;
    private final Meter meter;
    private final LineProtocol protocol;
    private final Child child;

    private CommandGuest(Chair chair, Child child) {
        this.chair = chair;
        this.meter = chair.meter();
        this.protocol = new LineProtocol(chair.game());
        this.child = child;
    }

    static CommandGuest start(Command command, Chair chair) throws Forfeit {
        try {
            return new CommandGuest(chair, Child.start(command.words()));
        } catch (IOException unable) {
            throw new Forfeit(Forfeit.Cause.ENDED, "it could not be started: " + unable.getMessage());
        }
    }

    @Override
    public void answer() throws Forfeit {
        try {
            ask();
        } catch (Forfeit why) {
            String silent = why.what() == Forfeit.Cause.DECISION && !child.hasSpoken()
                    ? " and has written nothing at all: does it flush its output?"
                    : "";
            throw new Forfeit(why.what(), why.reason() + silent + child.complaint());
        }
    }

    private void ask() throws Forfeit {
        while (true) {
            send(protocol.ask());
            int moved = chair.game().moved();
            Optional<Refusal> refusal = protocol.take(chair.seat(), hear().strip());
            if (refusal.isEmpty() && chair.game().moved() == moved) {
                refusal = Optional.of(NOTHING_NEW);
            }
            if (refusal.isEmpty()) {
                return;
            }
            meter.refused(refusal.get());
            send(LineProtocol.refused(refusal.get()));
        }
    }

    /** Sends a line, and waits until it has been written: a program that does not read must not fill the memory. */
    private void send(Data.Fields line) throws Forfeit {
        String text = line.toString();
        meter.sent(text);
        if (!child.send(text, meter.left())) {
            meter.left();
            throw new Forfeit(Forfeit.Cause.DECISION, "it did not read what it was sent");
        }
    }

    private String hear() throws Forfeit {
        while (true) {
            Optional<Child.Heard> heard = child.hear(meter.left());
            if (heard.isPresent()) {
                Child.Heard now = heard.get();
                if (now.end()) {
                    throw new Forfeit(Forfeit.Cause.ENDED, child.end());
                }
                meter.called(now.line());
                return now.line();
            }
        }
    }

    @Override
    public void over() {
        String text = protocol.over(chair.seat()).toString();
        meter.sent(text);
        child.send(text, LAST_WORD);
    }

    @Override
    public void close() {
        child.close();
    }
}
