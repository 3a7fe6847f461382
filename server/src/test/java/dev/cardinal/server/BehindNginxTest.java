package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.server.store.TestDatabase;
import dev.cardinal.server.web.Guard;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two servers behind nginx with TLS, in the very words of docs/server.md; only the addresses differ. */
class BehindNginxTest {
    private static final Path NGINX = Path.of("/usr/sbin/nginx");
    private static final Path PAGE = Path.of("../docs/server.md");

    @TempDir
    Path folder;

    private Server first;
    private Server second;
    private Process nginx;
    private HttpClient http;
    private String address;

    @BeforeEach
    void start() throws Exception {
        assumeTrue(Files.isExecutable(NGINX), "not tested behind nginx: there is none in " + NGINX);
        first = server();
        second = server();
        int port = freePort();
        address = "https://localhost:" + port;
        certificate();
        Path configuration = folder.resolve("nginx.conf");
        Files.writeString(configuration, configuration(port));
        nginx = new ProcessBuilder(NGINX.toString(), "-c", configuration.toString(), "-p", folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("nginx.out").toFile())
                .start();
        http = HttpClient.newBuilder().sslContext(trusting()).build();
        for (int i = 0; i < 100 && !isUp(); i++) {
            Thread.sleep(50);
        }
    }

    private Server server() throws Exception {
        Guard guard = new Guard(Set.of(), Set.of("127.0.0.1"), Guard.Limits.USUAL, System::nanoTime);
        return Server.start(TestDatabase.POSTGRES.in(folder), guard, "127.0.0.1", 0, 0);
    }

    private static int freePort() throws IOException {
        try (ServerSocket free = new ServerSocket(0)) {
            return free.getLocalPort();
        }
    }

    private void certificate() throws Exception {
        run(
                "openssl",
                "req",
                "-x509",
                "-newkey",
                "rsa:2048",
                "-nodes",
                "-days",
                "2",
                "-subj",
                "/CN=localhost",
                "-addext",
                "subjectAltName=DNS:localhost",
                "-keyout",
                folder.resolve("key.pem").toString(),
                "-out",
                folder.resolve("cert.pem").toString());
        run(
                Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
                "-importcert",
                "-noprompt",
                "-storepass",
                "changeit",
                "-alias",
                "nginx",
                "-file",
                folder.resolve("cert.pem").toString(),
                "-keystore",
                folder.resolve("trust.p12").toString());
    }

    private static void run(String... command) throws Exception {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(process.waitFor()).describedAs(said).isZero();
    }

    private SSLContext trusting() throws Exception {
        KeyStore store = KeyStore.getInstance(folder.resolve("trust.p12").toFile(), "changeit".toCharArray());
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        return context;
    }

    /** What the page says, at other addresses. */
    private String configuration(int port) throws IOException {
        Matcher said = Pattern.compile("```text\\n(upstream tables.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(PAGE));
        assertThat(said.find()).isTrue();
        String site = said.group(1)
                .replace("10.0.0.11:8080", "127.0.0.1:" + first.port())
                .replace("10.0.0.12:8080", "127.0.0.1:" + second.port())
                .replace("listen 443 ssl", "listen 127.0.0.1:" + port + " ssl")
                .replace(
                        "/etc/ssl/play.example.org.pem",
                        folder.resolve("cert.pem").toString())
                .replace(
                        "/etc/ssl/play.example.org.key",
                        folder.resolve("key.pem").toString());
        return "daemon off;\nmaster_process off;\nerror_log " + folder.resolve("error.log") + ";\npid "
                + folder.resolve("pid") + ";\nevents {}\nhttp {\naccess_log " + folder.resolve("access.log") + ";\n"
                + site + "}\n";
    }

    private boolean isUp() throws InterruptedException {
        try {
            return get("/health").equals("ok\n");
        } catch (IOException notYet) {
            return false;
        }
    }

    private String get(String path) throws IOException, InterruptedException {
        return http.send(HttpRequest.newBuilder(URI.create(address + path)).build(), BodyHandlers.ofString())
                .body();
    }

    private Data.Fields post(String path, String key, String body) throws Exception {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).POST(HttpRequest.BodyPublishers.ofString(body));
        if (!key.isEmpty()) {
            request = request.header("Authorization", "Bearer " + key);
        }
        return (Data.Fields)
                Json.parse(http.send(request.build(), BodyHandlers.ofString()).body());
    }

    @AfterEach
    void stop() throws InterruptedException {
        if (nginx != null) {
            http.shutdownNow();
            nginx.destroy();
            nginx.waitFor();
            first.close();
            second.close();
        }
    }

    private static final class Heard implements WebSocket.Listener {
        private final BlockingQueue<String> messages = new LinkedBlockingQueue<>();
        private final StringBuilder text = new StringBuilder();

        @Override
        public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                messages.add(text.toString());
                text.setLength(0);
            }
            socket.request(1);
            return null;
        }

        String until(String word) throws InterruptedException {
            while (true) {
                String message = messages.poll(60, TimeUnit.SECONDS);
                assertThat(message).describedAs("waited in vain for " + word).isNotNull();
                if (message.contains(word)) {
                    return message;
                }
            }
        }
    }

    @Test
    void people_play_over_tls_at_two_servers_and_one_of_them_is_stopped() throws Exception {
        Data.Fields made = post("/api/tables", "", "{\"game\":\"kuhn\",\"seats\":[\"me\",\"open\"]}");
        String key = ((Data.Text) made.get("key")).value();
        String invitation = ((Data.Text) ((Data.Fields) made.get("invitations")).get("1")).value();
        String other = ((Data.Text) post("/api/sit", invitation, "{}").get("key")).value();
        String table = ((Data.Text) ((Data.Fields) made.get("table")).get("table")).value();
        Heard ann = new Heard();
        WebSocket socket = http.newWebSocketBuilder()
                .header("Origin", address)
                .buildAsync(URI.create(address.replace("https", "wss") + "/play"), ann)
                .join();
        socket.sendText("{\"cardinal\":1,\"table\":\"" + table + "\",\"key\":\"" + key + "\"}", true)
                .join();
        for (String seat : List.of(key, other)) {
            post("/api/do", seat, "{\"do\":\"commit\",\"commitment\":\"\"}");
        }
        assertThat(ann.until("\"scene\"")).contains("\"question\"");
        socket.abort();

        first.close();
        String told = "";
        for (int turn = 0; turn < 10 && !told.contains("\"over\""); turn++) {
            for (String seat : List.of(key, other)) {
                told = look(seat);
                if (told.contains("\"question\"")) {
                    long entry = ((Data.Number) ((Data.Fields) Json.parse(told)).get("entry")).value();
                    assertThat(post("/api/do", seat, "{\"do\":\"answer\",\"entry\":" + entry + ",\"picks\":[0]}"))
                            .asString()
                            .contains("done");
                }
            }
        }
        assertThat(told).contains("\"over\"");
        assertThat(Files.readString(folder.resolve("access.log")))
                .doesNotContain(key)
                .doesNotContain(other);
    }

    private String look(String key) throws Exception {
        return http.send(
                        HttpRequest.newBuilder(URI.create(address + "/api/look"))
                                .header("Authorization", "Bearer " + key)
                                .build(),
                        BodyHandlers.ofString())
                .body();
    }
}
