package dev.cardinal.mcp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Site;
import dev.cardinal.kernel.data.Data;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ServerAccessTest {
    @Test
    void who_is_asked_is_never_told_before_it_is_known_who_sits_where() throws Exception {
        try (Site site = new Site(URI.create("http://localhost:1"))) {
            ServerAccess access = new ServerAccess(site, 0, "key");
            access.heard(Data.fields().with("entry", 3).with("asks", 1), 0);
            Executor later = CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS);
            CompletableFuture<Void> greeting =
                    CompletableFuture.runAsync(() -> access.heard(Data.fields().with("table", table()), 0), later);

            assertThat(access.await(-1, Duration.ofMillis(1)).waitsFor()).isEqualTo("Bo");

            greeting.join();
        }
    }

    private static Data.Fields table() {
        return Data.fields()
                .with("stage", "playing")
                .with(
                        "seats",
                        Data.of(List.of(
                                Data.fields().with("name", "Ann"), Data.fields().with("name", "Bo"))));
    }
}
