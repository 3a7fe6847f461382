package dev.cardinal.terminal.play;

import dev.cardinal.arena.program.Guests;
import dev.cardinal.arena.program.Invited;
import dev.cardinal.host.HostedGame;
import dev.cardinal.host.LineProtocol;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.util.List;

/** A program that plays through a pipe, in every seat that is a person's. */
public final class Pipe implements AutoCloseable {
    private final Keeper keeper;
    private final HostedGame game;
    private final Guests guests;
    private final LineProtocol protocol;
    private final BufferedReader in;
    private final PrintStream out;

    public Pipe(Keeper keeper, Invited invited, BufferedReader in, PrintStream out) {
        this.keeper = keeper;
        this.game = keeper.game();
        this.guests = invited.at(game);
        this.protocol = new LineProtocol(game);
        this.in = in;
        this.out = out;
    }

    /** Plays until the game is over or there is no more input. */
    public void run() {
        while (true) {
            settle();
            keeper.trouble().ifPresent(this::notice);
            guests.trouble().ifPresent(this::notice);
            Position position = game.position();
            if (position.over()) {
                over();
                return;
            }
            int seat = position.asked();
            out.println(protocol.ask());
            String line = read();
            if (line == null) {
                return;
            }
            protocol.take(seat, line.strip()).ifPresent(this::refuse);
        }
    }

    private void settle() {
        try {
            guests.goOn();
        } catch (Refused unsaved) {
            refuse(unsaved.refusal());
        }
    }

    private void notice(Refusal trouble) {
        out.println(Data.fields().with("notice", trouble.json()));
    }

    private String read() {
        try {
            return in.readLine();
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    private void refuse(Refusal refusal) {
        out.println(LineProtocol.refused(refusal));
    }

    private void over() {
        List<Integer> people = game.seats().humans();
        out.println(people.isEmpty() ? protocol.over() : protocol.over(people.getFirst()));
    }

    /** Ends the other programs at the table. */
    @Override
    public void close() {
        guests.close();
    }
}
