package dev.cardinal.server.table;

import java.util.concurrent.atomic.LongAdder;

/** Counts what a server does, for its metrics. Nothing in it says anything about cards or people. */
public final class Pulse {
    private final LongAdder acts = new LongAdder();
    private final LongAdder refusals = new LongAdder();
    private final LongAdder messages = new LongAdder();
    private final LongAdder bytes = new LongAdder();

    void acted() {
        acts.increment();
    }

    public void refused() {
        refusals.increment();
    }

    public void sent(int size) {
        messages.increment();
        bytes.add(size);
    }

    public long acts() {
        return acts.sum();
    }

    public long refusals() {
        return refusals.sum();
    }

    public long messages() {
        return messages.sum();
    }

    public long bytes() {
        return bytes.sum();
    }
}
