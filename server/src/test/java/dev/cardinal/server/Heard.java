package dev.cardinal.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.cardinal.client.Seat;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.data.Data;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/** What a seat was told, one message after another. */
final class Heard implements Seat.Listener {
    private final LinkedBlockingQueue<Data.Fields> messages = new LinkedBlockingQueue<>();

    @Override
    public void heard(Data.Fields message, int bytes) {
        messages.add(message);
    }

    @Override
    public void refused(Refusal why) {
        throw new AssertionError(why.toString());
    }

    /** The next message with this field. */
    Data.Fields until(String field) throws InterruptedException {
        return until(field, message -> message.get(field) != null);
    }

    /** The next message of this kind. */
    Data.Fields until(String what, Predicate<Data.Fields> kind) throws InterruptedException {
        while (true) {
            Data.Fields message = messages.poll(60, TimeUnit.SECONDS);
            assertThat(message).as("a message with " + what).isNotNull();
            if (kind.test(message)) {
                return message;
            }
        }
    }

    /** The message that covers this entry. */
    Data.Fields untilEntry(long entry) throws InterruptedException {
        return until(
                "entry " + entry, message -> message.get("entry") instanceof Data.Number(long last) && last >= entry);
    }
}
