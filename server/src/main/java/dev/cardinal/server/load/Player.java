package dev.cardinal.server.load;

import dev.cardinal.host.Json;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.io.IOException;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/**
 * A client that answers every question at random after a while, and measures how long the answer takes.
 *
 * <p>It reads of a message only what it needs, since it runs on the machine that is measured.
 */
final class Player implements Crowd.Listener {
    private static final String ENTRY = "{\"entry\":";
    private static final String SCENE = ",\"scene\":";
    private static final String ASKS = ",\"asks\":";

    private final LoadTest test;
    private final Crowd crowd;
    private final long thinkMillis;
    private final Runnable over;
    private final String asked;
    private volatile Crowd.@Nullable Line line;
    private volatile boolean left;
    private long sentAt;

    Player(LoadTest test, Crowd crowd, int seat, long thinkMillis, Runnable over) {
        this.test = test;
        this.crowd = crowd;
        this.thinkMillis = thinkMillis;
        this.over = over;
        asked = ASKS + seat + ",\"question\":";
    }

    void sit(String key) throws IOException {
        Data.Fields hello = Data.fields().with("cardinal", 1).with("key", key);
        line = crowd.open(hello.toString(), this);
    }

    @Override
    public void heard(String message) {
        try {
            if (message.startsWith(ENTRY)) {
                told(message);
            } else if (parsed(message).get("refused") != null) {
                test.refused(message);
                sentAt = 0;
                say("{\"do\":\"concede\"}");
            }
        } catch (Refused garbage) {
            test.refused(message);
        }
    }

    private void told(String message) throws Refused {
        int end = message.indexOf(',');
        if (!message.startsWith(SCENE, end)) {
            test.told(message.length());
        }
        if (sentAt != 0) {
            test.answered(System.nanoTime() - sentAt);
            sentAt = 0;
        }
        int question = message.indexOf(asked, end);
        if (question >= 0) {
            Data.Fields rest = parsed("{" + message.substring(question + 1));
            if (rest.get("question") instanceof Data.Fields put) {
                think(message.substring(ENTRY.length(), end), put);
            }
        } else if (!message.contains(ASKS) && parsed(message).get("over") != null) {
            over.run();
        }
    }

    private static Data.Fields parsed(String message) throws Refused {
        return Json.parse(message) instanceof Data.Fields fields ? fields : Data.fields();
    }

    private void think(String entry, Data.Fields question) {
        String answer = "{\"do\":\"answer\",\"entry\":" + entry + ",\"picks\":"
                + RandomPicks.of(question, ThreadLocalRandom.current()) + "}";
        if (thinkMillis == 0) {
            answer(answer);
        } else {
            long wait = thinkMillis / 2 + ThreadLocalRandom.current().nextLong(thinkMillis);
            crowd.after(wait, () -> answer(answer));
        }
    }

    private void answer(String answer) {
        sentAt = System.nanoTime();
        say(answer);
    }

    private void say(String request) {
        Crowd.Line open = line;
        if (open != null && !left && !test.isDone()) {
            open.send(request);
        }
    }

    void leave() {
        left = true;
        Crowd.Line open = line;
        if (open != null) {
            open.close();
        }
    }

    @Override
    public void lost() {
        if (!left) {
            left = true;
            test.lost();
        }
    }
}
