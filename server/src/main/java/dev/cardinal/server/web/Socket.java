package dev.cardinal.server.web;

import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import dev.cardinal.server.store.Held;
import dev.cardinal.server.store.Key;
import dev.cardinal.server.table.Desk;
import dev.cardinal.server.table.Form;
import dev.cardinal.server.table.Hall;
import dev.cardinal.server.table.Table;
import dev.cardinal.server.table.Window;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.Set;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/** A client's WebSocket. Its first message says which table it wants and shows its key; then it is a window. */
final class Socket {
    static final int PROTOCOL = 1;
    private static final Logger LOG = System.getLogger(Socket.class.getName());
    private static final Set<String> HELLO = Set.of("cardinal", "table", "key", "since");

    private final Hall hall;
    private final Guard guard;
    private final Session session;
    private final String address;
    private @Nullable Table table;
    private @Nullable Window window;

    Socket(Hall hall, Guard guard, Session session) {
        this.hall = hall;
        this.guard = guard;
        this.session = session;
        String from = session.getRemoteSocketAddress() instanceof InetSocketAddress remote
                ? remote.getAddress().getHostAddress()
                : "";
        address = guard.address(from, session.getUpgradeRequest().getHeader(Api.FORWARDED));
    }

    /** Whether its address may have one more connection; if not, it is told so and closed. */
    boolean isAllowed() {
        try {
            guard.opened(address);
            return true;
        } catch (Refused refused) {
            refuse(refused.refusal(), Data.fields());
            return false;
        }
    }

    /** One message from the client. Jetty brings the next when this returns. */
    void heard(String message) {
        Data re = Data.fields();
        try {
            guard.request(address);
            Form form = Form.parse(message);
            re = form.data("id").orElse(re);
            Table at = table;
            Window through = window;
            Data.Fields reply;
            if (at == null || through == null) {
                greet(form);
                return;
            }
            reply = Desk.handle(at, through.viewer(), form);
            if (form.has("id")) {
                send(reply.with("re", re).toString());
            }
        } catch (Refused refused) {
            refuse(refused.refusal(), re);
        } catch (RuntimeException broken) {
            LOG.log(Level.ERROR, "a message could not be handled", broken);
            refuse(new Refusal("broken", "Something is wrong with the server", "Nothing was changed."), re);
        }
    }

    /** Something that is no text. */
    void binary() {
        refuse(new Refusal("bad_message", "A message must be text, one JSON object"), Data.fields());
    }

    private void greet(Form hello) throws Refused {
        if (!hello.has("cardinal")) {
            throw new Refused(new Refusal(
                    "no_hello",
                    "The first message must say which table you want",
                    "It looks like {\"cardinal\":1,\"table\":\"...\",\"key\":\"...\"}."));
        }
        if (!hello.data("cardinal").equals(Optional.of(Data.of(PROTOCOL)))) {
            throw new Refused(new Refusal(
                    "other_protocol",
                    "This server speaks version " + PROTOCOL + " of the protocol, and you speak another",
                    "Use a client of the same version."));
        }
        hello.only(HELLO);
        Viewer viewer = Viewer.SPECTATOR;
        String id = hello.text("table", "");
        if (hello.has("key")) {
            Held held = hall.held(new Key(hello.text("key")), Held.Kind.SEAT);
            if (!id.isEmpty() && !id.equals(held.table())) {
                throw new Refused("bad_key", "This key does not open a seat at this table");
            }
            id = held.table();
            viewer = Viewer.seat(held.seat());
        }
        Window opened = new Window(viewer, hello.number("since", -1, Integer.MAX_VALUE, -1), this::send);
        Table wanted = hall.look(id, opened);
        table = wanted;
        window = opened;
        if (!session.isOpen()) { // it closed before there was a window to close
            wanted.leave(opened);
        }
    }

    private void refuse(Refusal refusal, Data re) {
        hall.pulse().refused();
        Data.Fields message = Data.fields().with("refused", refusal.json());
        send((re.equals(Data.fields()) ? message : message.with("re", re)).toString());
        if (window == null) {
            session.close(1008, "refused", Callback.NOOP);
        }
    }

    /** Sends without waiting. A client that does not take its messages is dropped; it can come back. */
    private void send(String message) {
        if (session.isOpen()) {
            hall.pulse().sent(message.length());
            session.sendText(message, Callback.from(() -> {}, _ -> session.disconnect()));
        }
    }

    void closed() {
        guard.closed(address);
        Table at = table;
        Window through = window;
        if (at != null && through != null) {
            at.leave(through);
        }
    }
}
