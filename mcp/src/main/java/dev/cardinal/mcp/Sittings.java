package dev.cardinal.mcp;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.Refused;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The seats of those who call by HTTP, by their keys. One that has not called for long is let go; when it calls again,
 * it is told the whole table.
 */
final class Sittings implements AutoCloseable {
    private static final long IDLE = TimeUnit.MINUTES.toNanos(15);
    private static final int MOST = 1_000;

    private final Site site;
    private final LongSupplier clock;
    /** The longest unused first. */
    private final Map<String, Held> held = new LinkedHashMap<>(16, 0.75f, true);

    private record Held(Sitting sitting, long used) {}

    Sittings(Site site) {
        this(site, System::nanoTime);
    }

    Sittings(Site site, LongSupplier clock) {
        this.site = site;
        this.clock = clock;
    }

    Site site() {
        return site;
    }

    /** The seat that a key opens. */
    Sitting of(String key, Venue venue) throws Refused {
        Sitting known = known(key);
        if (known != null) {
            return known;
        }
        Venue.Place place = venue.open(key);
        Sitting fresh = new Sitting(ServerAccess.at(site, place.seat(), key));
        synchronized (this) {
            Held other = held.get(key);
            if (other == null) {
                held.put(key, new Held(fresh, clock.getAsLong()));
                return fresh;
            }
            fresh.close(); // two calls at once
            return other.sitting;
        }
    }

    private synchronized @Nullable Sitting known(String key) {
        long now = clock.getAsLong();
        List<String> idle = new ArrayList<>();
        for (Map.Entry<String, Held> one : held.entrySet()) {
            boolean late = now - one.getValue().used > IDLE || held.size() - idle.size() > MOST;
            if (!late) {
                break;
            }
            idle.add(one.getKey());
        }
        idle.forEach(this::drop);
        Held known = held.get(key);
        if (known == null) {
            return null;
        }
        held.put(key, new Held(known.sitting, now));
        return known.sitting;
    }

    synchronized void leave(String key) {
        drop(key);
    }

    private void drop(String key) {
        Held gone = held.remove(key);
        if (gone != null) {
            gone.sitting.close();
        }
    }

    @Override
    public synchronized void close() {
        held.values().forEach(one -> one.sitting.close());
        held.clear();
        site.close();
    }
}
