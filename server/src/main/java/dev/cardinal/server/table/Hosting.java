package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.kernel.Refused;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/** Lets bots and the host answer at a table, if this server is the one that does so. */
final class Hosting {
    /** Another server has written first. */
    static final String OVERTAKEN = "overtaken";

    private static final Duration PAUSE = Duration.ofSeconds(1);
    private static final Duration BREATH = Duration.ofMillis(50);

    private final Table table;
    /** How often the host was asked to go on since its thread last looked; 0 if it has none. */
    private final AtomicInteger wanted = new AtomicInteger();

    Hosting(Table table) {
        this.table = table;
    }

    /** Whether somebody waits for bots or the host here. */
    boolean isWanted() {
        return wanted.get() > 0;
    }

    /** Lets bots and the host answer, on a thread of their own, and tells everyone. */
    void goOn() {
        HostedGame running = table.running();
        if (running != null && running.waitsForHost() && wanted.getAndIncrement() == 0) {
            Thread.ofVirtual().name("table-" + table.id()).start(this::run);
        }
    }

    private void run() {
        int seen;
        boolean again;
        do {
            seen = wanted.get();
            again = false;
            try {
                HostedGame running = table.game();
                boolean more = running.waitsForHost();
                while (more && !table.hall().isClosed()) {
                    if (table.isMine()) {
                        more = running.goOnOnce();
                        table.windows().tell();
                    } else {
                        Thread.sleep(PAUSE); // the server that has the lease does it, or loses the lease
                        more = table.game().waitsForHost();
                    }
                }
                table.ending().keepIfOver(running);
                table.alarm();
            } catch (Refused unable) {
                again = isForStorage(unable) && !table.hall().isClosed();
                if (again) {
                    pause(table.hall().store().isShared() ? BREATH : PAUSE);
                } else {
                    table.hall().trouble("a table could not go on: " + unable.getMessage());
                }
            } catch (InterruptedException | RejectedExecutionException stopping) {
                return;
            } catch (RuntimeException broken) {
                table.hall().trouble("a bot failed: " + broken);
            }
        } while (again || !wanted.compareAndSet(seen, 0));
    }

    /** Answers what no one has to be asked, before anyone is shown the question. */
    void settle() throws Refused {
        HostedGame running = table.running();
        boolean more = true;
        try {
            while (more && running != null && running.waitsForNobody() && table.isMine()) {
                more = running.goOnOnce();
            }
        } catch (Refused failed) {
            if (!isForStorage(failed)) {
                throw failed;
            } // else it is done later, or was done by another server
        }
    }

    /** Waits before something is tried again. */
    static void pause() {
        pause(PAUSE);
    }

    private static void pause(Duration length) {
        try {
            Thread.sleep(length);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    /** Whether the storage failed, or another server has written first. */
    static boolean isForStorage(Refused refused) {
        return List.of("not_saved", "unavailable", OVERTAKEN)
                .contains(refused.refusal().code());
    }
}
