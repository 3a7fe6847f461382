package dev.cardinal.server.web;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Keeps one address from taking more than its share, and other sites' pages from acting for a player.
 *
 * <p>This machine itself is not limited: whoever is on it can stop the server anyway.
 */
public final class Guard {
    private static final int MANY = 10_000;
    private static final long SECOND = 1_000_000_000L;

    private final Set<String> origins;
    private final Set<String> proxies;
    private final Limits limits;
    private final LongSupplier clock;
    private final Map<String, Address> addresses = new ConcurrentHashMap<>();

    /**
     * What one address may do.
     *
     * @param connections how many connections it may have open
     * @param requests how many requests and messages it may send in a second, in the long run
     * @param tables how many tables it may make in an hour
     * @param local whether this machine itself is limited too
     */
    public record Limits(int connections, int requests, int tables, boolean local) {
        public static final Limits USUAL = new Limits(200, 100, 300, false);
    }

    /** What an address has used up. */
    private static final class Address {
        private int connections;
        private final Bucket requests;
        private final Bucket tables;

        Address(Limits limits, long now) {
            requests = new Bucket(10L * limits.requests, limits.requests, now);
            tables = new Bucket(limits.tables, limits.tables / 3600.0, now);
        }

        boolean isIdle(long now) {
            return connections == 0 && requests.isFull(now) && tables.isFull(now);
        }
    }

    /** Fills up slowly and is emptied by what is used. */
    private static final class Bucket {
        private final double size;
        private final double perSecond;
        private double left;
        private long filled;

        Bucket(double size, double perSecond, long now) {
            this.size = size;
            this.perSecond = perSecond;
            left = size;
            filled = now;
        }

        private void fill(long now) {
            left = Math.min(size, left + perSecond * (now - filled) / SECOND);
            filled = now;
        }

        boolean take(long now) {
            fill(now);
            boolean enough = left >= 1;
            left -= enough ? 1 : 0;
            return enough;
        }

        boolean isFull(long now) {
            fill(now);
            return left >= size;
        }
    }

    /**
     * A guard.
     *
     * @param origins the sites whose pages may connect besides our own, such as {@code https://example.org}
     */
    public Guard(Set<String> origins, Limits limits, LongSupplier clock) {
        this(origins, Set.of(), limits, clock);
    }

    /**
     * A guard.
     *
     * @param origins the sites whose pages may connect besides our own, such as {@code https://example.org}
     * @param proxies the addresses of proxies that are believed when they say whom they connect
     */
    public Guard(Set<String> origins, Set<String> proxies, Limits limits, LongSupplier clock) {
        this.origins = Set.copyOf(origins);
        this.proxies = Set.copyOf(proxies);
        this.limits = limits;
        this.clock = clock;
    }

    /** A guard with the usual limits, for pages of our own only. */
    public static Guard usual() {
        return new Guard(Set.of(), Limits.USUAL, System::nanoTime);
    }

    /**
     * The address that counts for someone who connects.
     *
     * @param forwarded the header X-Forwarded-For, of which only what the proxy itself has added is believed
     */
    String address(String from, @Nullable String forwarded) {
        return forwarded == null || !proxies.contains(from)
                ? from
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private boolean isFree(String address) {
        return !limits.local
                && (address.startsWith("127.") || address.equals("[::1]") || address.equals("0:0:0:0:0:0:0:1"));
    }

    private synchronized Address of(String address, long now) {
        if (addresses.size() > MANY) {
            addresses.values().removeIf(old -> old.isIdle(now));
        }
        return addresses.computeIfAbsent(address, _ -> new Address(limits, now));
    }

    /** Counts a request or a message. */
    void request(String address) throws Refused {
        if (isFree(address)) {
            return;
        }
        long now = clock.getAsLong();
        Address from = of(address, now);
        synchronized (from) {
            if (!from.requests.take(now)) {
                throw tooMuch("You send more than this server can take", "Wait a few seconds.");
            }
        }
    }

    /** Counts a new table. */
    void table(String address) throws Refused {
        if (isFree(address)) {
            return;
        }
        long now = clock.getAsLong();
        Address from = of(address, now);
        synchronized (from) {
            if (!from.tables.take(now)) {
                throw tooMuch("You have made many tables lately", "Finish some of your games, or try again later.");
            }
        }
    }

    /** Counts a connection; {@link #closed} must follow. */
    void opened(String address) throws Refused {
        if (isFree(address)) {
            return;
        }
        Address from = of(address, clock.getAsLong());
        synchronized (from) {
            if (from.connections >= limits.connections) {
                throw tooMuch("There are too many connections from your address", "Close some windows.");
            }
            from.connections++;
        }
    }

    void closed(String address) {
        if (isFree(address)) {
            return;
        }
        Address from = of(address, clock.getAsLong());
        synchronized (from) {
            from.connections--;
        }
    }

    private static Refused tooMuch(String what, String hint) {
        return new Refused(new Refusal("too_much", what, hint));
    }

    /** Refuses a page of another site; programs that are no browsers name no origin. */
    void origin(@Nullable String origin, @Nullable String host) throws Refused {
        if (origin == null || origins.contains(origin)) {
            return;
        }
        try {
            if (host != null && host.equalsIgnoreCase(new URI(origin).getAuthority())) {
                return;
            }
        } catch (URISyntaxException nonsense) {
            // refused below
        }
        throw new Refused(new Refusal(
                "other_site",
                "Pages of other sites may not play here",
                "Whoever runs this server can allow the site with --allow-origin."));
    }
}
