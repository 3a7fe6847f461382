package dev.cardinal.server.table;

import dev.cardinal.host.HostedGame;
import dev.cardinal.host.News;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Collectors;

/**
 * The clients that look at one table. Each is told everything once and in order, so they are told one thing at a time.
 *
 * <p>Whoever needs this and the table to themselves takes this first.
 */
final class Windows {
    private final Table table;
    private final List<Window> open = new CopyOnWriteArrayList<>(); // a window that cannot be told leaves at once
    private boolean closed;

    Windows(Table table) {
        this.table = table;
    }

    /** Adds a window and tells it where the game is; false if the table is no longer in use here. */
    synchronized boolean add(Window window) throws Refused {
        if (closed) {
            return false;
        }
        open.add(window);
        window.send(lobby());
        int delay = table.delay(window.viewer());
        if (delay > 0) {
            window.delay(delay, table.hall());
        }
        tell(List.of(window));
        return true;
    }

    /** Takes a window away. Returns whether it was the last one. */
    synchronized boolean leave(Window window) {
        open.remove(window);
        return open.isEmpty();
    }

    synchronized boolean isEmpty() {
        return open.isEmpty();
    }

    /** The seats that have a window. */
    synchronized Set<Integer> seats() {
        return open.stream().map(window -> window.viewer().seat()).collect(Collectors.toSet());
    }

    /** Opens no window any more. */
    synchronized void close() {
        closed = true;
    }

    /** Tells everyone that the table is no more. */
    synchronized void gone() {
        Data.Fields message = Data.fields()
                .with("table", Data.fields().with("table", table.id()).with("stage", "deleted"));
        open.forEach(window -> window.send(message));
        open.clear();
        closed = true;
    }

    private Data.Fields lobby() throws Refused {
        return Data.fields().with("table", table.open());
    }

    /** Tells everyone about the table. */
    synchronized void tellLobby() throws Refused {
        Data.Fields message = lobby();
        open.forEach(window -> window.send(message));
    }

    /** Tells every window what is new to it. */
    synchronized void tell() {
        tell(open);
    }

    /** Nearly always they have all been told the same before, so that what is new is put together only once. */
    private void tell(List<Window> some) {
        HostedGame running = table.running();
        if (running == null) {
            return;
        }
        News news = null;
        int since = 0;
        for (Window window : some) {
            if (news == null || window.told() != since) {
                since = window.told();
                news = running.news(since);
            }
            if (news.last() != since) {
                window.send(message(window, news));
            }
        }
    }

    /** What a client has missed that has seen the game up to an entry, as one message. */
    Data.Fields looked(Viewer viewer, int since) throws Refused {
        return message(new Window(viewer, since, _ -> {}), table.game().news(since));
    }

    private Data.Fields message(Window window, News news) {
        Lobby now = table.lobby();
        Data.Draft message = window.message(news, now.mutedBy(window.viewer().seat()));
        Clock clock = now.agreement().clock();
        HostedGame running = table.running();
        if (clock != null && running != null) {
            message.put("clock", clock.left(running));
        }
        return message.fields();
    }
}
