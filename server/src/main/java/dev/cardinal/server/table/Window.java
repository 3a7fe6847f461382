package dev.cardinal.server.table;

import dev.cardinal.host.Entry;
import dev.cardinal.host.Happened;
import dev.cardinal.host.News;
import dev.cardinal.host.Numbered;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.View;
import dev.cardinal.kernel.data.Data;
import dev.cardinal.kernel.scene.Marks;
import dev.cardinal.kernel.scene.Viewer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/** One client that looks at a table: what it has been told so far, and what to tell it next. */
public final class Window {
    private static final Marks NOTHING = new Marks(List.of(), Map.of(), List.of(), "");

    private final Viewer viewer;
    private Consumer<String> sink;
    private int told;
    private Marks marks = NOTHING;
    private boolean over;

    /**
     * Opens a window.
     *
     * @param told the last entry the client has seen, or -1
     * @param sink takes each message; it must not block
     */
    public Window(Viewer viewer, int told, Consumer<String> sink) {
        this.viewer = viewer;
        this.told = told;
        this.sink = sink;
    }

    /** The same window at a game that is over, in which everyone may read everyone's reasons. */
    Window afterwards() {
        over = true;
        return this;
    }

    public Viewer viewer() {
        return viewer;
    }

    int told() {
        return told;
    }

    void send(Data.Fields message) {
        sink.accept(message.toString());
    }

    /** From now on, sends everything this many seconds later. */
    void delay(int seconds, Hall hall) {
        Consumer<String> now = sink;
        sink = message -> {
            Future<?> _ = hall.inOrder(Duration.ofSeconds(seconds), () -> now.accept(message));
        };
    }

    /**
     * What is new to this client, as one message.
     *
     * @param muted the seats whose chat it does not want
     */
    Data.Draft message(News news, Set<Integer> muted) {
        Data.Draft message = new Data.Draft().put("entry", Data.of(news.last()));
        View view = news.position().view(viewer);
        Marks now = view.marks();
        if (news.happened().isEmpty()) {
            message.put("scene", view.scene().json());
        } else {
            List<Data> events = events(news.happened().get());
            if (!events.isEmpty()) {
                message.put("events", Data.of(events));
            }
            List<Data> reasons = reasons(news.happened().get());
            if (!reasons.isEmpty()) {
                message.put("reasons", Data.of(reasons));
            }
            Data.Fields changes = now.changesSince(marks);
            if (!changes.values().isEmpty()) {
                message.put("changes", changes);
            }
        }
        List<Data> talk = talk(news.talk(), muted);
        if (!talk.isEmpty()) {
            message.put("talk", Data.of(talk));
        }
        Question question = news.question();
        if (question == null) {
            message.put("over", news.position().outcome().json());
        } else {
            message.put("asks", Data.of(question.seat()));
            if (viewer.is(question.seat())) {
                message.put("question", question.brief());
            }
        }
        marks = now;
        told = news.last();
        return message;
    }

    private List<Data> events(List<Happened> happened) {
        List<Data> events = new ArrayList<>();
        for (Happened one : happened) {
            for (Event event : one.events()) {
                events.add(event.json(viewer));
            }
        }
        return events;
    }

    /** Why moves were made, as far as this viewer may read it. */
    private List<Data> reasons(List<Happened> happened) {
        List<Data> reasons = new ArrayList<>();
        for (Happened one : happened) {
            if (!one.reason().isEmpty() && (over || viewer.is(one.seat()))) {
                reasons.add(Data.fields()
                        .with("entry", one.number())
                        .with("seat", one.seat())
                        .with("text", one.reason()));
            }
        }
        return reasons;
    }

    private static List<Data> talk(List<Numbered> entries, Set<Integer> muted) {
        List<Data> talk = new ArrayList<>();
        for (Numbered numbered : entries) {
            boolean wanted = switch (numbered.entry()) {
                case Entry.Chatted(int seat, String _) -> !muted.contains(seat);
                case Entry.Named _, Entry.Seated _, Entry.Flagged _ -> true;
                default -> false;
            };
            if (wanted) {
                talk.add(numbered.entry().json());
            }
        }
        return talk;
    }
}
