package dev.cardinal.host;

import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The log of a running game: its entries, where they are kept, and the latest events. */
final class Ledger {
    /** How many recent acts keep their events; earlier ones are replayed on demand. */
    private static final int RECENT = 32;

    private final Game game;
    private final Roster roster;
    /** The first position of a game that was not dealt. */
    private final @Nullable Position arranged;

    private final Company company;
    private final List<Numbered> entries = new ArrayList<>();
    private final Deque<Happened> recent = new ArrayDeque<>();
    private Log log = Log.NOWHERE;
    /** Continues after the last entry; null if it must be built from the entries first. */
    private @Nullable Seal seal;

    private boolean ended;
    private int moved;

    /** An entry to be kept, and where it leads. */
    record Made(Entry entry, Position after) {}

    Ledger(Game game, Roster roster, @Nullable Position arranged) {
        this.game = game;
        this.roster = roster;
        this.arranged = arranged;
        company = new Company(roster);
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

    /** The number of the last entry that changed the position, unlike chat or a change of players. */
    int moved() {
        return moved;
    }

    private void add(List<Numbered> more) {
        for (Numbered numbered : more) {
            entries.add(numbered);
            switch (numbered.entry()) {
                case Entry.Contributed _,
                        Entry.Answered _,
                        Entry.Conceded _,
                        Entry.Undone _,
                        Entry.TakenBack _,
                        Entry.Over _ -> moved = numbered.number();
                case Entry.Seated seated -> company.seat(seated);
                case Entry.Named _, Entry.Flagged _, Entry.Chatted _ -> {}
            }
        }
    }

    /** Who has sat at the table so far. */
    Company company() {
        return company;
    }

    Entry entry(int number) {
        return entries.get(number - 1).entry();
    }

    /** Loads the entries of a file that lead on from its first position. */
    Playback restore(Position start, List<Numbered> old) throws Refused {
        Playback playback = new Playback(roster, start, false).play(old);
        add(old);
        Position position = playback.position();
        if (position.over() && !playback.ended()) { // the writer was interrupted before the last line
            add(List.of(new Seal(roster, entries).next(over(position), position)));
        }
        ended = position.over();
        return playback;
    }

    /** Replays all entries and one more. */
    Playback and(Entry entry) throws Refused {
        return new Playback(roster, start(), false).play(entries).play(List.of(new Numbered(last() + 1, entry, "")));
    }

    /** The first position, dealt again on demand: there are many games, and they rarely look back. */
    private Position start() throws Refused {
        return arranged != null ? arranged : roster.dealt(game, entries);
    }

    private static Entry over(Position position) {
        return new Entry.Over(position.outcome().json());
    }

    /** Logs entries together, plus the end of the game if they lead there. Returns the given ones. */
    List<Numbered> keep(List<Made> made) throws Refused {
        Seal sealing = seal == null ? new Seal(roster, entries) : seal;
        seal = null; // until they are safe
        List<Numbered> numbered = new ArrayList<>();
        made.forEach(one -> numbered.add(sealing.next(one.entry, one.after)));
        Position after = made.getLast().after;
        if (after.over() && !ended) {
            numbered.add(sealing.next(over(after), after));
        }
        try {
            log.append(numbered);
        } catch (IOException unsafe) {
            throw new Refused(new Refusal(
                    "not_saved", "Your move was not made, since it could not be saved", GameFile.reason(unsafe)));
        }
        add(numbered);
        seal = sealing;
        ended = after.over();
        return numbered.subList(0, made.size());
    }

    /** Adds an entry that another host has logged already, and what happened because of it. */
    void follow(Numbered numbered, List<Event> events) {
        add(List.of(numbered));
        seal = null;
        ended |= numbered.entry() instanceof Entry.Over;
        switch (numbered.entry()) {
            case Entry.Answered _, Entry.Conceded _ -> happened(numbered, events);
            default -> {}
        }
    }

    void happened(Numbered numbered, List<Event> events) {
        recent.addLast(new Happened(numbered, events));
        if (recent.size() > RECENT) {
            recent.removeFirst();
        }
    }

    /** Forgets the recent events, since they were taken back. */
    void forget() {
        recent.clear();
    }

    /** What happened after this entry; empty if the client needs the whole scene. */
    Optional<List<Happened>> since(int entry) {
        if (entry < 0 || entry > last()) {
            return Optional.empty();
        }
        for (Numbered missed : entries.subList(entry, last())) {
            if (missed.entry() instanceof Entry.Undone || missed.entry() instanceof Entry.TakenBack) {
                return Optional.empty();
            }
        }
        if (recent.size() < last() - entry) {
            return Optional.of(history().stream()
                    .filter(happened -> happened.number() > entry)
                    .toList());
        }
        List<Happened> since = new ArrayList<>(2);
        for (Happened happened : recent.reversed()) { // nearly always only the last one is new
            if (happened.number() <= entry) {
                break;
            }
            since.addFirst(happened);
        }
        return Optional.of(since);
    }

    /** What was said and who sat down after this entry. */
    List<Numbered> talk(int entry) {
        List<Numbered> talk = new ArrayList<>();
        for (Numbered numbered : entries.subList(Math.clamp(entry, 0, last()), last())) {
            switch (numbered.entry()) {
                case Entry.Chatted _, Entry.Named _, Entry.Seated _, Entry.Flagged _ -> talk.add(numbered);
                default -> {}
            }
        }
        return talk;
    }

    /** Everything that happened and was not taken back, by replaying it. */
    List<Happened> history() {
        try {
            return History.of(roster, start(), entries).happened();
        } catch (Refused impossible) {
            throw new IllegalStateException("these entries were played before", impossible);
        }
    }

    /** The number of the entry with which a seat's client has already answered this one. */
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

    /** The time that a seat has used, if the first part of each answer's time is free. */
    Duration used(int seat, Duration free) {
        return Duration.ofMillis(entries.stream()
                .filter(one -> one.entry().seat() == seat)
                .mapToLong(one -> one.entry() instanceof Entry.Answered answered
                        ? Math.max(0, answered.used() - free.toMillis())
                        : 0)
                .sum());
    }

    /** Why a seat has nothing it may undo. */
    Refusal whyNotUndone(int seat) {
        if (ended) {
            return new Refusal(
                    "game_over", "The game is over and its secrets are revealed, so nothing can be taken back");
        }
        for (Numbered numbered : entries.reversed()) {
            switch (numbered.entry()) {
                case Entry.Answered answered when answered.seat() == seat && answered.auto() -> {}
                case Entry.Answered answered
                when answered.seat() == seat -> {
                    return new Refusal(
                            "cannot_undo",
                            "You cannot take back your last move: it drew cards, or showed you or others something hidden");
                }
                case Entry.Answered answered
                when hasChosen(seat) -> {
                    return new Refusal(
                            "cannot_undo",
                            "You cannot take back your last move: Player " + answered.seat() + " has acted since");
                }
                case Entry.Undone _ -> {
                    return new Refusal("nothing_to_undo", "You have nothing more to take back");
                }
                default -> {}
            }
        }
        return new Refusal("nothing_to_undo", "You have nothing to take back: you have not chosen anything yet");
    }

    private boolean hasChosen(int seat) {
        return entries.stream()
                .anyMatch(numbered -> numbered.entry() instanceof Entry.Answered answered
                        && answered.seat() == seat
                        && !answered.auto());
    }
}
