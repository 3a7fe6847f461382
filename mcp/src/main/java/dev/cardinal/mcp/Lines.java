package dev.cardinal.mcp;

import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransport;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.ProtocolVersions;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import reactor.core.publisher.Mono;

/**
 * Messages of the protocol, one in each line, over a pair of streams. The SDK's own class for this loses an answer now
 * and then if two are ready at once, so that the client waits for ever, and it stops reading at the first line that is
 * not a message. Here such a line is answered with what is wrong, and everything that is sent arrives.
 */
final class Lines implements McpServerTransportProvider {
    private static final int NOT_JSON = -32700;
    private static final int NO_MESSAGE = -32600;
    private static final TypeRef<Object> ANYTHING = new TypeRef<>() {};
    /** So many requests are answered at once; then the others wait to be read. */
    private static final int MOST = 64;

    private final McpJsonMapper json;
    private final Shape shape;
    private final Incoming in;
    private final OutputStream out;
    private final CountDownLatch ended = new CountDownLatch(1);
    private final Semaphore free = new Semaphore(MOST);
    private boolean greeted;
    private boolean ready;
    private volatile @Nullable McpServerSession session;

    Lines(McpJsonMapper json, Shape shape, InputStream in, OutputStream out) {
        this.json = json;
        this.shape = shape;
        this.in = new Incoming(in);
        this.out = out;
    }

    /** Counts down when nothing more comes. */
    CountDownLatch ended() {
        return ended;
    }

    @Override
    public List<String> protocolVersions() {
        return List.of(
                ProtocolVersions.MCP_2024_11_05,
                ProtocolVersions.MCP_2025_03_26,
                ProtocolVersions.MCP_2025_06_18,
                ProtocolVersions.MCP_2025_11_25);
    }

    @Override
    public void setSessionFactory(McpServerSession.Factory factory) {
        McpServerSession made = factory.create(new Out());
        session = made;
        Thread.ofPlatform().daemon().name("mcp-in").start(() -> read(made));
    }

    private void read(McpServerSession to) {
        try {
            String line;
            while ((line = in.line()) != null) {
                if (!line.isBlank()) {
                    heard(line.strip(), to);
                }
            }
        } catch (IOException gone) {
            // Then nothing more comes.
        } finally {
            ended.countDown();
        }
    }

    private void heard(String line, McpServerSession to) throws IOException {
        Object said;
        try {
            said = json.readValue(line, ANYTHING);
        } catch (IOException notJson) {
            refuse(
                    null,
                    NOT_JSON,
                    "A line must be one message: an object in JSON of at most " + Incoming.LONGEST + " characters");
            return;
        }
        if (said instanceof List<?> several && !several.isEmpty()) { // as version 2025-03-26 allows
            for (Object one : several) {
                heard(one, to);
            }
        } else {
            heard(said, to);
        }
    }

    private void heard(@Nullable Object said, McpServerSession to) throws IOException {
        Object id = said instanceof Map<?, ?> fields ? fields.get("id") : null;
        String wrong = said instanceof Map<?, ?> fields ? shape.wrong(fields) : "";
        if (!wrong.isEmpty()) {
            refuse(id, Shape.WRONG_PARAMETERS, wrong);
            return;
        }
        McpSchema.JSONRPCMessage message;
        try {
            message = McpSchema.deserializeJsonRpcMessage(json, json.writeValueAsString(said));
        } catch (IOException | RuntimeException unknown) {
            refuse(id, NO_MESSAGE, "This is not a message of JSON-RPC 2.0");
            return;
        }
        switch (message) {
            case McpSchema.JSONRPCRequest request
            when !request.method().equals(McpSchema.METHOD_INITIALIZE) -> asked(request, to);
            case McpSchema.JSONRPCRequest first -> {
                greeted = true;
                handle(first, to);
            }
            case McpSchema.JSONRPCNotification notice -> {
                ready |= notice.method().equals(McpSchema.METHOD_NOTIFICATION_INITIALIZED);
                handle(notice, to);
            }
            default -> handle(message, to);
        }
    }

    /** The SDK would wait until the client has said that it is ready, which some forget. */
    private void asked(McpSchema.JSONRPCRequest request, McpServerSession to) throws IOException {
        if (!greeted) {
            refuse(request.id(), NO_MESSAGE, "The first request must be 'initialize'");
            return;
        }
        if (!ready) {
            ready = true;
            handle(new McpSchema.JSONRPCNotification(McpSchema.METHOD_NOTIFICATION_INITIALIZED), to);
        }
        free.acquireUninterruptibly();
        Thread.ofVirtual().start(() -> {
            try {
                handle(request, to);
            } finally {
                free.release();
            }
        });
    }

    private void handle(McpSchema.JSONRPCMessage message, McpServerSession to) {
        to.handle(message).subscribe(_ -> {}, _ -> ended.countDown()); // it fails only if nobody reads any more
    }

    private void refuse(@Nullable Object id, int code, String why) throws IOException {
        Map<String, Object> refusal = new LinkedHashMap<>();
        refusal.put("jsonrpc", McpSchema.JSONRPC_VERSION);
        refusal.put("id", id);
        refusal.put("error", Map.of("code", code, "message", why));
        write(json.writeValueAsBytes(refusal));
    }

    private void write(byte[] message) throws IOException {
        synchronized (out) {
            out.write(message);
            out.write('\n');
            out.flush();
        }
    }

    @Override
    public Mono<Void> notifyClients(String method, Object parameters) {
        McpServerSession open = session;
        return open == null ? Mono.empty() : open.sendNotification(method, parameters);
    }

    @Override
    public Mono<Void> closeGracefully() {
        McpServerSession open = session;
        return open == null ? Mono.empty() : open.closeGracefully();
    }

    /** The way to the client. */
    private final class Out implements McpServerTransport {
        @Override
        public Mono<Void> sendMessage(McpSchema.JSONRPCMessage message) {
            return Mono.fromCallable(() -> {
                write(json.writeValueAsBytes(message));
                return (Void) null;
            });
        }

        @Override
        public <T> T unmarshalFrom(Object data, TypeRef<T> type) {
            return json.convertValue(data, type);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return Mono.empty();
        }
    }
}
