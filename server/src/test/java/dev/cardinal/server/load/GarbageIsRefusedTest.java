package dev.cardinal.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Site;
import dev.cardinal.server.Server;
import dev.cardinal.server.store.Database;
import dev.cardinal.server.web.Guard;
import java.lang.management.ManagementFactory;
import java.net.URI;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is sent to a server, it answers in a sentence, and nothing changes. */
class GarbageIsRefusedTest {
    @TempDir
    Path folder;

    @Test
    void garbage_is_refused_in_a_sentence_and_changes_nothing() throws Exception {
        try (Server server = Server.start(Database.in(folder.resolve("tables.db")), Guard.usual(), "127.0.0.1", 0, 0);
                Site site = new Site(URI.create("http://127.0.0.1:" + server.port()))) {
            GarbageTest.Result result = new GarbageTest(site, new Here(), 1).run(2_000, _ -> {});
            assertThat(result.violations()).isEmpty();
            assertThat(result.refused()).isGreaterThan(1_500);
            assertThat(result.closed()).isPositive();
        }
    }

    /** Sizes of this process. */
    private static final class Here implements GarbageTest.Measures {
        @Override
        public double heapMegabytes() {
            System.gc();
            return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1e6;
        }

        @Override
        public int threads() {
            return ManagementFactory.getThreadMXBean().getThreadCount();
        }
    }
}
