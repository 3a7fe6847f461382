package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.FairShare;
import dev.cardinal.client.Seat;
import dev.cardinal.client.Site;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A client that is closed in the middle of the exchange that makes the cards fair. */
class KeptShareTest {
    @TempDir
    Path folder;

    @Test
    void a_client_that_was_closed_before_the_deal_keeps_its_promise_when_it_comes_back() throws Exception {
        AtomicReference<Data.Fields> kept = new AtomicReference<>(Data.fields());
        try (Server server =
                        Server.start(Database.in(folder.resolve("cardinal.db")), Guard.usual(), "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            Data.Fields made = site.post(
                    "/api/tables",
                    "",
                    Data.fields().with("game", "kuhn").with("seats", Data.texts(List.of("me", "open"))));
            LinkedBlockingQueue<String> before = new LinkedBlockingQueue<>();
            try (Seat _ = ann(site, made, kept, before).connect()) {
                until(before, "\"ready\":true");
            }
            Data.Fields sat = site.post("/api/sit", text((Data.Fields) made.get("invitations"), "1"), Data.fields());
            LinkedBlockingQueue<String> after = new LinkedBlockingQueue<>();
            try (Seat bob = new Seat(site, 1, text(sat, "key"), (_, _) -> {}).connect();
                    Seat back = ann(site, made, kept, after).connect()) {
                until(after, "\"entry\":");
                assertThat(back.share().receipt()).isPresent();
                assertThat(back.share().roster()).isEqualTo(bob.share().roster());
            }
        }
    }

    private static Seat ann(
            Site site, Data.Fields made, AtomicReference<Data.Fields> kept, LinkedBlockingQueue<String> heard)
            throws Exception {
        FairShare share = new FairShare(0, kept.get(), kept::set);
        return new Seat(site, text(made, "key"), (message, _) -> heard.add(message.toString()), share);
    }

    private static void until(LinkedBlockingQueue<String> heard, String wanted) throws InterruptedException {
        String message;
        do {
            message = heard.poll(60, TimeUnit.SECONDS);
            assertThat(message).as("a message with " + wanted).isNotNull();
        } while (!message.contains(wanted));
    }

    private static String text(Data.Fields fields, String name) {
        return ((Data.Text) fields.get(name)).value();
    }
}
