package dev.cardinal.mcp;

import dev.cardinal.arena.program.Chair;
import dev.cardinal.arena.program.Command;
import dev.cardinal.arena.program.Forfeit;
import dev.cardinal.arena.program.Guest;
import dev.cardinal.arena.program.Meter;
import dev.cardinal.arena.program.Murmur;
import dev.cardinal.arena.program.Running;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** A process that is a client of our tools: its output is our input, and the other way round. */
final class ModelGuest implements Guest, Caller {
    /** At a table of its own there is nothing to look for and nothing to agree on. */
    private static final List<String> TOOLS = List.of("look", "answer", "why_not", "help", "history");

    private static final int END_MILLIS = 1_500;
    private static final int LAST_WORDS_MILLIS = 300;
    private static final Duration GLANCE = Duration.ofMillis(200);

    private final OwnAccess seat;
    private final Sitting sitting;
    private final Meter meter;
    private final Process process;
    private final Murmur murmur;
    private final Pipe pipe;
    private boolean closed;

    private ModelGuest(Process process, Chair chair) {
        this.process = process;
        meter = chair.meter();
        seat = new OwnAccess(chair.game(), chair.seat());
        sitting = new Sitting(seat);
        murmur = Murmur.of(process.errorReader(StandardCharsets.UTF_8));
        List<Tool> tools =
                Tools.ALL.stream().filter(tool -> TOOLS.contains(tool.name())).toList();
        pipe = new Pipe(process.getInputStream(), process.getOutputStream(), tools, this::call, Optional.empty());
    }

    static ModelGuest start(Command command, Chair chair) throws Forfeit {
        try {
            return new ModelGuest(Running.start(new ProcessBuilder(command.words())), chair);
        } catch (IOException unable) {
            throw new Forfeit(Forfeit.Cause.ENDED, "it could not be started: " + unable.getMessage());
        }
    }

    /** A call of a tool costs what is said on both sides. */
    private Told call(Tool tool, Arguments said) {
        meter.called(tool.name() + said.given());
        Told told = tool.call(this, said);
        meter.sent(told.text());
        told.refusal().ifPresent(meter::refused);
        return told;
    }

    @Override
    public void answer() throws Forfeit {
        seat.asked();
        while (true) {
            Duration left;
            try {
                left = meter.left();
                if (seat.answered(left.compareTo(GLANCE) < 0 ? left : GLANCE)) {
                    return;
                }
            } catch (InterruptedException stop) {
                Thread.currentThread().interrupt();
                throw new Forfeit(Forfeit.Cause.ENDED, "it was stopped");
            } catch (Forfeit why) {
                throw new Forfeit(why.what(), why.reason() + complaint());
            }
            if (pipe.hasEnded()) {
                throw new Forfeit(Forfeit.Cause.ENDED, "it ended before the game was over" + complaint());
            }
        }
    }

    private String complaint() {
        String last = murmur.last(process.isAlive() ? 0 : LAST_WORDS_MILLIS);
        return last.isEmpty() ? "" : "; its standard error says: " + last;
    }

    @Override
    public void over() {
        seat.over();
    }

    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        seat.over();
        Running.end(process, this::leaveAlone, END_MILLIS);
        pipe.close();
    }

    /** A client that has read that the game is over ends by itself; one that waits for more finds its input closed. */
    private void leaveAlone() {
        try {
            if (!process.waitFor(Duration.ofMillis(END_MILLIS / 2))) {
                Thread.ofPlatform().daemon().start(this::closeInput);
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** This waits if an answer is being written to a client that does not read. */
    private void closeInput() {
        try {
            process.getOutputStream().close();
        } catch (IOException gone) {
            // Then it is closed.
        }
    }

    // What its tools find.

    @Override
    public Venue venue() throws Refused {
        throw new Refused(new Refusal("one_table", "You sit at a table for this one game", "Leave out the game."));
    }

    @Override
    public Sitting sitting() {
        return sitting;
    }

    @Override
    public String sits(Venue.Place place) throws Refused {
        throw new Refused("one_table", "You sit at a table for this one game");
    }

    @Override
    public String leaves() throws Refused {
        throw new Refused("one_table", "You sit at a table for this one game");
    }
}
