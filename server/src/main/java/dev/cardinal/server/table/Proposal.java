package dev.cardinal.server.table;

import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Something that one player wants and others have to agree to.
 *
 * @param by the seat that wants it
 * @param seat the seat that it is about
 * @param entry for a take-back, the first entry to take back
 * @param moved for a take-back, the last entry that changed the game; when it has changed again, nothing is proposed
 * @param due for a bot, when it takes over unless the player says a word; in milliseconds since 1970
 * @param agreed the seats that have agreed
 */
record Proposal(What what, int by, int seat, int entry, int moved, long due, List<Integer> agreed) {
    /** What can be proposed. */
    enum What {
        /** Taking back more than the rules of undo allow. */
        TAKEBACK,
        /** A bot in the place of somebody who does not answer. */
        BOT
    }

    Proposal {
        agreed = List.copyOf(agreed);
    }

    static Proposal takeBack(int by, int entry, int moved) {
        return new Proposal(What.TAKEBACK, by, by, entry, moved, 0, List.of());
    }

    static Proposal bot(int by, int seat, long due) {
        return new Proposal(What.BOT, by, seat, 0, 0, due, List.of());
    }

    Proposal agreedBy(int who) {
        List<Integer> now = new ArrayList<>(agreed);
        if (!now.contains(who)) {
            now.add(who);
        }
        return new Proposal(what, by, seat, entry, moved, due, now);
    }

    boolean isBotFor(int who) {
        return what == What.BOT && seat == who;
    }

    Data.Fields json() {
        Data.Fields json = Data.fields()
                .with("what", what.name().toLowerCase(Locale.ROOT))
                .with("by", by)
                .with("seat", seat);
        return switch (what) {
            case TAKEBACK ->
                json.with("entry", entry)
                        .with("moved", moved)
                        .with("agreed", Data.of(agreed.stream().map(Data::of).toList()));
            case BOT -> json.with("due", due);
        };
    }

    static Proposal read(Form form) throws Refused {
        return new Proposal(
                What.valueOf(form.text("what").toUpperCase(Locale.ROOT)),
                form.number("by", 0, Integer.MAX_VALUE),
                form.number("seat", 0, Integer.MAX_VALUE),
                form.number("entry", 0, Integer.MAX_VALUE, 0),
                form.number("moved", 0, Integer.MAX_VALUE, 0),
                form.moment("due"),
                form.has("agreed") ? form.numbers("agreed") : List.of());
    }
}
