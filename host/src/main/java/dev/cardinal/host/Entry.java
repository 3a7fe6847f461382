package dev.cardinal.host;

import dev.cardinal.kernel.data.Data;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One thing that happened at a table. Entries are numbered and never change. */
public sealed interface Entry {
    int NOBODY = -1;

    /** The seat that did it. */
    int seat();

    Data.Fields json();

    /** A seat revealed what it contributes to the cards. */
    record Contributed(int seat, Contribution contribution) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("contribution", contribution.hex());
        }
    }

    /**
     * A seat answered its question.
     *
     * @param words the answer's text form
     * @param picks the numbers of the picked options, which are faster to replay
     * @param auto whether the host answered because there was only one answer
     * @param client the client's name for this answer, so that it is done once even if it is sent twice; may be empty
     * @param joined whether it belongs to the seat's answer before it: both are one move, and taken back together
     * @param used the time it took in milliseconds, if the table has a clock
     * @param reason why, in the words of whoever answered; until the game is over only that seat may read it. May be empty
     */
    record Answered(
            int seat,
            String words,
            List<Integer> picks,
            boolean auto,
            String client,
            boolean joined,
            long used,
            String reason)
            implements Entry {
        public Answered {
            words = words.intern(); // thousands of entries share the same few texts
            picks = List.copyOf(picks);
        }

        Answered(int seat, String words, List<Integer> picks, boolean auto, String client) {
            this(seat, words, picks, auto, client, false, 0, "");
        }

        /** The same, as a part of the answer before it. */
        Answered join() {
            return new Answered(seat, words, picks, auto, client, true, used, reason);
        }

        /** The same, with the time it took. */
        Answered after(long millis) {
            return new Answered(seat, words, picks, auto, client, joined, millis, reason);
        }

        /** The same, with the reason for it. */
        Answered because(String why) {
            return new Answered(seat, words, picks, auto, client, joined, used, why);
        }

        /** Whether it is a choice of its own, to be taken back by itself. */
        boolean isChoice() {
            return !auto && !joined;
        }

        @Override
        public Data.Fields json() {
            Data.Fields json = Data.fields()
                    .with("seat", seat)
                    .with("answer", words)
                    .with("picks", Data.of(picks.stream().map(Data::of).toList()));
            json = auto ? json.with("auto", true) : json;
            json = client.isEmpty() ? json : json.with("client", client);
            json = joined ? json.with("joined", true) : json;
            json = used == 0 ? json : json.with("used", used);
            return reason.isEmpty() ? json : json.with("reason", reason);
        }
    }

    /** A seat gave up. */
    record Conceded(int seat) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("concede", true);
        }
    }

    /** A seat took back its last answer, the entry of this number. */
    record Undone(int seat, int entry) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("undo", entry);
        }
    }

    /** The others let a seat take back everything from this entry on, even if it revealed something. */
    record TakenBack(int seat, int entry) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("takeBack", entry);
        }
    }

    /** A seat changes hands: a bot takes over, or a person comes back. */
    record Seated(int seat, String player) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("player", player);
        }
    }

    /** A seat's player is called by this name from now on; empty for no name. */
    record Named(int seat, String name) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("name", name);
        }
    }

    /** A seat's time is up. The consequence, a bot or a concession, is a separate entry. */
    record Flagged(int seat) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("flag", true);
        }
    }

    /** A seat said something to the others. */
    record Chatted(int seat, String text) implements Entry {
        @Override
        public Data.Fields json() {
            return Data.fields().with("seat", seat).with("chat", text);
        }
    }

    /** The game is over; nothing more is played. */
    record Over(Data.Fields outcome) implements Entry {
        @Override
        public int seat() {
            return NOBODY;
        }

        @Override
        public Data.Fields json() {
            return Data.fields().with("over", outcome);
        }
    }

    /** The entry on a line, or null if it is none. */
    static @Nullable Entry read(Data.Fields line) {
        if (line.get("over") instanceof Data.Fields outcome) {
            return new Over(outcome);
        }
        if (!(line.get("seat") instanceof Data.Number(long seat))) {
            return null;
        }
        int who = (int) seat;
        if (line.get("answer") instanceof Data.Text(String words)
                && line.get("picks") instanceof Data.Items(List<Data> picks)) {
            List<Integer> numbers = new ArrayList<>();
            for (Data pick : picks) {
                numbers.add(pick instanceof Data.Number(long number) ? (int) number : -1);
            }
            String client = line.get("client") instanceof Data.Text(String name) ? name : "";
            boolean auto = Data.of(true).equals(line.get("auto"));
            long used = line.get("used") instanceof Data.Number(long millis) ? millis : 0;
            String reason = line.get("reason") instanceof Data.Text(String why) ? why : "";
            boolean joined = Data.of(true).equals(line.get("joined"));
            return new Answered(who, words, numbers, auto, client, joined, used, reason);
        }
        if (line.get("undo") instanceof Data.Number(long entry)) {
            return new Undone(who, (int) entry);
        }
        if (line.get("takeBack") instanceof Data.Number(long entry)) {
            return new TakenBack(who, (int) entry);
        }
        if (line.get("player") instanceof Data.Text(String player)) {
            return new Seated(who, player);
        }
        if (line.get("name") instanceof Data.Text(String name)) {
            return new Named(who, name);
        }
        if (line.get("chat") instanceof Data.Text(String text)) {
            return new Chatted(who, text);
        }
        if (line.get("contribution") instanceof Data.Text(String hex) && Secret.is256Bits(hex)) {
            return new Contributed(who, new Contribution(hex));
        }
        if (Data.of(true).equals(line.get("concede"))) {
            return new Conceded(who);
        }
        return Data.of(true).equals(line.get("flag")) ? new Flagged(who) : null;
    }
}
