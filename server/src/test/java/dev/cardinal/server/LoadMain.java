package dev.cardinal.server;

import dev.cardinal.client.Site;
import dev.cardinal.server.load.LoadTest;
import dev.cardinal.server.store.Database;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

class LoadMain {
    public static void main(String[] args) throws Exception {
        if (args[0].equals("serve")) {
            Path dir = Path.of(args[1]);
            Files.createDirectories(dir);
            Server server = Server.start(Database.in(dir.resolve("c.db")), "127.0.0.1", 8099, 0);
            System.out.println(
                    "at " + server.port() + " pid " + ProcessHandle.current().pid());
            Thread.sleep(Long.MAX_VALUE);
        }
        long pid = Long.parseLong(args[1]);
        int tables = Integer.parseInt(args[2]);
        long think = Long.parseLong(args[3]);
        String game = args.length > 4 ? args[4] : "dominion";
        LoadTest test = new LoadTest(
                new Site(URI.create("http://127.0.0.1:8099")),
                game,
                think,
                () -> ProcessHandle.of(pid).flatMap(p -> p.info().totalCpuDuration()));
        LoadTest.Result r = test.run(tables, Duration.ofSeconds(10), Duration.ofSeconds(15));
        System.out.println(r);
        double cpu = r.cpu().map(Duration::toMillis).orElse(0L) / 1000.0;
        System.out.printf("%.0f answers/s, %.0f answers/cpu s%n", r.answers() / r.seconds(), r.answers() / cpu);
        System.exit(0);
    }
}
