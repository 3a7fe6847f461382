package dev.cardinal.server.load;

import dev.cardinal.client.Seat;
import dev.cardinal.host.GameFile;
import dev.cardinal.host.Happened;
import dev.cardinal.host.History;
import dev.cardinal.host.Numbered;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Viewer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Remembers everything that a server told one seat, to compare it with the log afterwards. */
final class Witness implements Seat.Listener {
    private final int seat;
    private final List<Told> told = new ArrayList<>();
    private final Map<Long, String> acknowledged = new HashMap<>();
    private long entry = -1;
    private Data.Fields last = Data.fields();
    private boolean over;

    /**
     * A message about the game.
     *
     * @param from the entry before it, or -1 if it showed the whole scene
     */
    private record Told(long from, long to, Data.Fields message) {}

    Witness(int seat) {
        this.seat = seat;
    }

    @Override
    public synchronized void heard(Data.Fields message, int bytes) {
        if (message.get("entry") instanceof Data.Number(long to)) {
            told.add(new Told(message.get("scene") == null ? entry : -1, to, message));
            entry = to;
            last = message;
            over |= message.get("over") != null;
            notifyAll();
        }
    }

    /** An answer with this mark was said to be done. */
    synchronized void acknowledged(Data.Fields reply, String mark) {
        if (reply.get("done") instanceof Data.Number(long done)) {
            acknowledged.put(done, mark);
        }
    }

    synchronized boolean isOver() {
        return over;
    }

    synchronized long entry() {
        return entry;
    }

    /** The latest message about the game. */
    synchronized Data.Fields last() {
        return last;
    }

    synchronized int acts() {
        return acknowledged.size();
    }

    /** What does not fit the log. */
    synchronized KillTest.Found compare(Game game, GameFile log) throws Refused {
        int lost = 0;
        int phantom = 0;
        int differing = 0;
        List<String> violations = new ArrayList<>();
        for (Map.Entry<Long, String> act : acknowledged.entrySet()) {
            String kept = act.getKey() <= log.entries().size()
                    ? log.entries().get((int) (act.getKey() - 1)).json().toString()
                    : "nothing";
            if (!kept.contains("\"client\":\"" + act.getValue() + "\"")) {
                lost++;
                violations.add("seat " + seat + " was told that " + act.getValue() + " is entry " + act.getKey()
                        + ", but the log has " + kept);
            }
        }
        for (Told one : told) {
            if (one.to > log.entries().size()) {
                phantom++;
                violations.add("seat " + seat + " was told of entry " + one.to + ", but the log ends at "
                        + log.entries().size());
            } else if (!isTrue(one, game, log)) {
                differing++;
                violations.add("seat " + seat + " was told after entry " + one.from + ": " + one.message);
            }
        }
        return new KillTest.Found(lost, phantom, differing, violations);
    }

    private boolean isTrue(Told one, Game game, GameFile log) throws Refused {
        Viewer viewer = Viewer.seat(seat);
        List<Numbered> until = log.entries().subList(0, (int) one.to);
        History history = History.of(game, new GameFile(log.roster(), until));
        Position position = history.position();
        boolean asked = Data.of(position.asked()).equals(one.message.get("asks"))
                || (position.over() && one.message.get("over") != null);
        if (one.from < 0) {
            return asked && position.view(viewer).scene().json().equals(one.message.get("scene"));
        }
        List<Data> events = new ArrayList<>();
        for (Happened happened : history.happened()) {
            if (happened.number() > one.from) {
                happened.events().forEach(event -> events.add(event.json(viewer)));
            }
        }
        Data said = one.message.get("events");
        return asked && Data.of(events).equals(said == null ? Data.of(List.of()) : said);
    }
}
