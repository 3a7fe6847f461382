package dev.cardinal.mcp;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A model's seat over standard input and output: one program, one seat at a time. */
public final class Stdio implements Caller, AutoCloseable {
    private final Venue venue;
    private final Pipe pipe;
    private @Nullable Sitting sitting;
    /** The key of the seat. */
    private String key = "";

    private Stdio(Venue venue, InputStream in, OutputStream out) {
        this.venue = venue;
        pipe = new Pipe(in, out, Tools.ALL, (tool, said) -> tool.call(this, said), Optional.of(venue));
    }

    /**
     * Serves until the input ends.
     *
     * @param server where the tables are
     * @param key the key of the seat to begin in; empty for none
     */
    public static void serve(URI server, String key, InputStream in, OutputStream out) throws Refused {
        try (Site site = new Site(server)) {
            Venue venue = new Venue(site, server.toString());
            Venue.Place place = key.isEmpty() ? null : venue.open(key);
            try (Stdio stdio = new Stdio(venue, in, out)) {
                if (place != null) {
                    stdio.sits(place);
                }
                stdio.pipe.await();
            }
        }
    }

    @Override
    public Venue venue() {
        return venue;
    }

    @Override
    public synchronized Sitting sitting() throws Refused {
        if (sitting == null) {
            throw new Refused(
                    new Refusal("no_seat", "You do not sit at a table", "Use sit, for example game=dominion."));
        }
        return sitting;
    }

    @Override
    public synchronized String sits(Venue.Place place) throws Refused {
        Sitting next = new Sitting(ServerAccess.at(venue.site(), place.seat(), place.key()));
        boolean goesOn = sitting != null && !sitting.isOver();
        String left = goesOn ? "You have left your other table. " + wayBack() : "";
        take(next);
        key = place.key();
        return left;
    }

    @Override
    public synchronized String leaves() throws Refused {
        sitting();
        take(null);
        return wayBack();
    }

    private String wayBack() {
        return "To come back to it, sit with invitation=" + venue.address() + "#key=" + key;
    }

    private synchronized void take(@Nullable Sitting next) {
        if (sitting != null) {
            sitting.close();
        }
        sitting = next;
    }

    @Override
    public void close() {
        take(null);
        pipe.close();
    }
}
