package dev.cardinal.client;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.net.URI;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** An open connection to a table: messages go out in order, and arrive in order. */
public final class Wire implements AutoCloseable {
    private static final long VERSION = 1;

    private final WebSocket socket;
    private CompletableFuture<?> sending = CompletableFuture.completedFuture(true);

    private Wire(WebSocket socket) {
        this.socket = socket;
    }

    /** Is told what arrives, one message at a time. */
    public interface Listener {
        void heard(Data.Fields message, int bytes);

        /** The connection is gone. */
        void lost();
    }

    /**
     * Connects to a table.
     *
     * @param key the seat's key; empty to watch
     * @param since the last entry that was seen, or -1
     */
    public static Wire open(Site site, String table, String key, int since, Listener listener) throws IOException {
        String at = site.address().resolve("/play").toString().replaceFirst("^http", "ws");
        try {
            WebSocket socket = site.http()
                    .newWebSocketBuilder()
                    .buildAsync(URI.create(at), new Ears(listener))
                    .join();
            Wire wire = new Wire(socket);
            Data.Fields hello = Data.fields().with("cardinal", VERSION);
            hello = table.isEmpty() ? hello : hello.with("table", table);
            hello = key.isEmpty() ? hello : hello.with("key", key);
            wire.send(since < 0 ? hello : hello.with("since", since));
            return wire;
        } catch (CompletionException failed) {
            throw new IOException("there is no connection to " + site.address(), failed);
        }
    }

    /** Sends a message after those before it. */
    public void send(Data.Fields message) {
        send(message.toString());
    }

    /** Sends any text. */
    public synchronized void send(String text) {
        sending = sending.handle((_, _) -> true).thenCompose(_ -> socket.sendText(text, true));
    }

    /** Lets go of the connection at once, as if the network were gone. */
    public void drop() {
        socket.abort();
    }

    @Override
    public void close() {
        CompletableFuture<?> _ = socket.sendClose(WebSocket.NORMAL_CLOSURE, "")
                .orTimeout(1, TimeUnit.SECONDS)
                .whenComplete((_, _) -> socket.abort());
    }

    /** Puts messages together and reads them. */
    private static final class Ears implements WebSocket.Listener {
        private final Listener listener;
        private final StringBuilder text = new StringBuilder();

        Ears(Listener listener) {
            this.listener = listener;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
            text.append(data);
            if (last) {
                String message = text.toString();
                text.setLength(0);
                try {
                    if (Json.parse(message) instanceof Data.Fields fields) {
                        listener.heard(fields, message.length());
                    }
                } catch (Refused garbage) {
                    socket.abort();
                    listener.lost();
                    return null;
                }
            }
            socket.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket socket, int status, String reason) {
            listener.lost();
            return null;
        }

        @Override
        public void onError(WebSocket socket, Throwable error) {
            listener.lost();
        }
    }
}
