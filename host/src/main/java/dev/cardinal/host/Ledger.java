package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The log of a game while it is played: its entries, where they are kept, and what happened at the last of them. */
final class Ledger {
    /** What happened at the last so many acts is kept; what was before is played again when somebody asks. */
    private static final int RECENT = 32;

    private final Game game;
    private final Roster roster;
    /** Where a game started that was not dealt. */
    private final @Nullable Position arranged;

    private final List<Numbered> entries = new ArrayList<>();
    private final Deque<Happened> recent = new ArrayDeque<>();
    private Log log = Log.NOWHERE;
    private boolean ended;
    private int moved;

    /** An entry to be kept, and where it leads. */
    record Made(Entry entry, Position after) {}

    Ledger(Game game, Roster roster, @Nullable Position arranged) {
        this.game = game;
        this.roster = roster;
        this.arranged = arranged;
    }

    void keptIn(Log newLog) {
        log = newLog;
    }

    GameFile file() {
        return new GameFile(roster, entries);
    }

    int last() {
        return entries.size();
    }

    /** The number of the last entry that changed the position; what is said or who sits down since changes nothing. */
    int moved() {
        return moved;
    }

    private void add(List<Numbered> more) {
        for (Numbered numbered : more) {
            entries.add(numbered);
            switch (numbered.entry()) {
                case Entry.Answered _, Entry.Conceded _, Entry.Undone _, Entry.TakenBack _, Entry.Over _ ->
                    moved = numbered.number();
                case Entry.Seated _, Entry.Flagged _, Entry.Chatted _ -> {}
            }
        }
    }

    Entry entry(int number) {
        return entries.get(number - 1).entry();
    }

    /** Takes over the entries of a file. */
    Again restore(List<Numbered> old) throws Refused {
        Again again = new Again(start(), false).play(old);
        add(old);
        Position position = again.position();
        if (position.over() && !again.ended()) { // whoever wrote it was cut off before the last line
            add(List.of(new Seal(roster, entries).next(over(position), position)));
        }
        ended = position.over();
        return again;
    }

    /** Plays all entries and one more again. */
    Again and(Entry entry) throws Refused {
        return new Again(start(), false).play(entries).play(List.of(new Numbered(last() + 1, entry, "")));
    }

    /** The first position; it is dealt again when somebody asks, since games are many and look back rarely. */
    private Position start() throws Refused {
        return arranged != null ? arranged : roster.dealt(game);
    }

    private static Entry over(Position position) {
        return new Entry.Over(position.outcome().json());
    }

    /** Keeps entries together, with the end of the game if they lead there; returns those that were given. */
    List<Numbered> keep(List<Made> made) throws Refused {
        Seal seal = new Seal(roster, entries);
        List<Numbered> numbered = new ArrayList<>();
        made.forEach(one -> numbered.add(seal.next(one.entry, one.after)));
        Position after = made.getLast().after;
        if (after.over() && !ended) {
            numbered.add(seal.next(over(after), after));
        }
        try {
            log.append(numbered);
        } catch (IOException unsafe) {
            throw new Refused(
                    new Refusal("not_saved", "That could not be saved, so it was not done", GameFile.reason(unsafe)));
        }
        add(numbered);
        ended = after.over();
        return numbered.subList(0, made.size());
    }

    void happened(Numbered numbered, List<Event> events) {
        recent.addLast(new Happened(numbered, events));
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
    }

    /** Forgets what happened last, since it was taken back or nobody will ask for it any more. */
    void forget() {
        recent.clear();
    }

    /** What happened after this entry; nothing if only the whole scene helps. */
    Optional<List<Happened>> since(int entry) {
        if (entry < 0 || entry > last()) {
            return Optional.empty();
        }
        List<Numbered> missed = entries.subList(entry, entries.size());
        if (missed.stream()
                .map(Numbered::entry)
                .anyMatch(one -> one instanceof Entry.Undone || one instanceof Entry.TakenBack)) {
            return Optional.empty();
        }
        boolean kept = recent.size() >= missed.size();
        return Optional.of((kept ? recent : history())
                .stream().filter(happened -> happened.number() > entry).toList());
    }

    /** Everything that happened and was not taken back, played again. */
    List<Happened> history() {
        try {
            return History.of(start(), entries).happened();
        } catch (Refused impossible) {
            throw new IllegalStateException("entries that were played before", impossible);
        }
    }

    /** The number of the entry by which a seat's client answered this one before. */
    OptionalInt answered(int seat, int entry, String client) {
        return client.isEmpty() || entry < 0 || entry >= last()
                ? OptionalInt.empty()
                : entries.subList(entry, last()).stream()
                        .filter(one -> one.entry() instanceof Entry.Answered answered
                                && answered.seat() == seat
                                && answered.client().equals(client))
                        .mapToInt(Numbered::number)
                        .findFirst();
    }

    /** Why a seat has nothing that it may undo. */
    Refusal whyNotUndone(int seat) {
        if (ended) {
            return new Refusal("game_over", "The game is over, and its secrets are told: nothing can be taken back");
        }
        for (Numbered numbered : entries.reversed()) {
            switch (numbered.entry()) {
                case Entry.Answered answered when answered.seat() == seat && answered.auto() -> {}
                case Entry.Answered answered
                when answered.seat() == seat -> {
                    return new Refusal(
                            "cannot_undo",
                            "Your last move cannot be taken back: it drew cards or showed something that was hidden");
                }
                case Entry.Answered answered
                when hasChosen(seat) -> {
                    return new Refusal(
                            "cannot_undo",
                            "Your last move cannot be taken back: Player " + answered.seat() + " has acted since");
                }
                case Entry.Undone _ -> {
                    return new Refusal("nothing_to_undo", "There is nothing more to take back");
                }
                default -> {}
            }
        }
        return new Refusal("nothing_to_undo", "There is nothing to take back: you have not chosen anything yet");
    }

    private boolean hasChosen(int seat) {
        return entries.stream()
                .anyMatch(numbered -> numbered.entry() instanceof Entry.Answered answered
                        && answered.seat() == seat
                        && !answered.auto());
    }
}
