package dev.cardinal.host;

import dev.cardinal.kernel.Answer;
import dev.cardinal.kernel.Event;
import dev.cardinal.kernel.Game;
import dev.cardinal.kernel.Options;
import dev.cardinal.kernel.Pick;
import dev.cardinal.kernel.Position;
import dev.cardinal.kernel.Question;
import dev.cardinal.kernel.Refusal;
import dev.cardinal.kernel.Refused;
import dev.cardinal.kernel.Reply;
import dev.cardinal.kernel.Step;
import dev.cardinal.kernel.Words;
import dev.cardinal.kernel.chance.Chance;
import dev.cardinal.kernel.data.Data;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.Executor;
import org.jspecify.annotations.Nullable;

/**
 * One game at a table: its players, the log, undo, and bots that answer.
 *
 * <p>The log is the game: nothing is shown to anyone before its entry is logged. Whatever takes time, such as a bot's
 * thinking or a pause, happens without locking the table, and its result is dropped if someone else has acted in the
 * meantime.
 */
public final class HostedGame {
    private final Game game;
    private final Roster roster;
    private final Ledger ledger;
    private final Steward steward;
    private final Audience audience = new Audience();
    private volatile Pace pace = Pace.NONE;
    private volatile Executor thinking = Runnable::run;
    private Seats seats;
    private List<String> names;
    private Course course;
    private @Nullable Question question;
    private Lookahead.@Nullable Foreseen foreseen;
    private long askedAt;
    private volatile boolean timed;

    private HostedGame(Game game, Roster roster, Seats seats, Position start, @Nullable Position arranged) {
        this.game = game;
        this.roster = roster;
        this.seats = seats;
        names = Collections.nCopies(start.seats(), "");
        ledger = new Ledger(game, roster, arranged);
        steward = new Steward(this, roster.bots());
        course = new Course(start);
    }

    /** A new game. */
    public static HostedGame start(Game game, Roster roster, Seats seats) throws Refused {
        return start(game, roster, Map.of(), seats);
    }

    /** A new game with what people contribute to its cards, by seat, as its first entries. */
    public static HostedGame start(Game game, Roster roster, Map<Integer, Contribution> contributions, Seats seats)
            throws Refused {
        List<Numbered> first = new ArrayList<>();
        new TreeMap<>(contributions)
                .forEach((seat, contribution) ->
                        first.add(new Numbered(first.size() + 1, new Entry.Contributed(seat, contribution), "")));
        HostedGame hosted = new HostedGame(game, roster, seats, roster.dealt(game, first), null);
        for (Numbered numbered : first) {
            hosted.keep(numbered.entry());
        }
        return hosted;
    }

    /** A game that starts from a given position. */
    public static HostedGame on(Game game, Roster roster, Position start, Seats seats) {
        return new HostedGame(game, roster, seats, start, start);
    }

    /** Continues a saved game. */
    public static HostedGame restore(Game game, GameFile file, Seats seats) throws Refused {
        History.requireSameCourse(game, file);
        Position start = file.roster().dealt(game, file.entries());
        HostedGame hosted = new HostedGame(game, file.roster(), seats, start, null);
        hosted.course = hosted.ledger.restore(start, file.entries()).course();
        for (Numbered numbered : file.entries()) {
            switch (numbered.entry()) {
                case Entry.Seated(int seat, String player) -> hosted.seats = hosted.seats.with(game, seat, player);
                case Entry.Named(int seat, String name) -> hosted.called(seat, name);
                default -> {}
            }
        }
        if (hosted.seats.severalPeople() && hosted.ledger.company().isOnePerson()) {
            hosted.course.jump(hosted.position()); // the person who joins has seen it
        }
        hosted.endIfOver();
        return hosted;
    }

    /** Logs new entries here from now on; the existing ones must be there already. */
    public synchronized HostedGame keptIn(Log newLog) {
        ledger.keptIn(newLog);
        return this;
    }

    /** Sets the pace from now on. */
    public synchronized HostedGame at(Pace newPace) {
        pace = newPace;
        askedAt = pace.now();
        return this;
    }

    /** Notes in every answer from now on how long it took. */
    public HostedGame timed() {
        timed = true;
        return this;
    }

    /** How long the current question has been waiting for its answer. */
    public synchronized Duration waiting() {
        return Duration.ofNanos(pace.now() - askedAt);
    }

    /** The time that a seat has used, if the first part of each answer's time is free. */
    public synchronized Duration used(int seat, Duration free) {
        return ledger.used(seat, free);
    }

    /** Lets bots think elsewhere from now on, such as on a few threads that all tables share. */
    public HostedGame thinkingOn(Executor executor) {
        thinking = executor;
        return this;
    }

    Executor thinking() {
        return thinking;
    }

    public Game game() {
        return game;
    }

    public Roster roster() {
        return roster;
    }

    public Options options() {
        return roster.options();
    }

    /** How this game speaks to people. */
    public Words words() {
        try {
            return game.words(roster.options());
        } catch (Refused impossible) {
            throw new IllegalStateException("these options were dealt from before", impossible);
        }
    }

    public synchronized Seats seats() {
        return seats;
    }

    /** What the players are called, by seat; empty for a player without a name. */
    public synchronized List<String> names() {
        return names;
    }

    /** The game as a file. */
    public synchronized GameFile file() {
        return ledger.file();
    }

    /** The number of the last entry; the roster is entry 0. */
    public synchronized int last() {
        return ledger.last();
    }

    public synchronized Position position() {
        return course.position();
    }

    /** The current question, built once. */
    public synchronized Question question() {
        Question standing = question;
        if (standing == null) {
            standing = course.position().question();
            question = standing;
        }
        return standing;
    }

    /** Adds an onlooker, which may delay what comes next. */
    public void watch(Onlooker onlooker) {
        synchronized (this) {
            audience.add(onlooker, position(), seats);
        }
        audience.show();
    }

    /** Sets whether a seat wants to wait for onlookers. */
    public void patient(int seat, boolean wants) {
        audience.patient(seat, wants);
    }

    /** Sets whether the host answers a seat's forced questions for it after a while. */
    public void autoPass(int seat, boolean on) {
        steward.autoPass(seat, on);
    }

    /** What happened after this entry; empty if the client needs the whole scene, as after an undo. */
    public synchronized Optional<List<Happened>> since(int entry) {
        return ledger.since(entry);
    }

    /** Everything that happened and was not taken back, by replaying it. */
    public synchronized List<Happened> history() {
        return ledger.history();
    }

    /** Everything a client needs that has seen the game up to an entry, or nothing of it if that is negative. */
    public synchronized News news(int seen) {
        return new News(
                last(),
                seen < 0 ? Optional.empty() : ledger.since(seen),
                ledger.talk(seen),
                position(),
                position().over() ? null : question(),
                seats,
                names);
    }

    // What players do.

    /** A client answers for its seat by option numbers. Returns the number of the answer's entry. */
    public int answer(int seat, Sent sent, List<Integer> picks) throws Refused {
        while (true) {
            audience.show();
            Lookahead ahead;
            long due;
            synchronized (this) {
                OptionalInt before = ledger.answered(seat, sent.entry(), sent.client());
                if (before.isPresent()) {
                    return before.getAsInt();
                }
                requireLast(sent.entry());
                requireAsked(seat);
                ahead = ahead();
                ahead.answer(accepted(question().numbers(picks)), false, sent.client());
                ahead.explain(sent.reason());
                due = steward.due(seat);
            }
            OptionalInt number = commit(ahead, due);
            if (number.isPresent()) {
                return number.getAsInt();
            }
        }
    }

    /** A seat answers the current question. */
    public void answer(int seat, Answer answer) throws Refused {
        audience.show();
        Lookahead ahead;
        long due;
        synchronized (this) {
            requireAsked(seat);
            ahead = ahead();
            ahead.answer(answer, false, "");
            due = steward.due(seat);
        }
        commitOrRefuse(ahead, due);
    }

    static Answer accepted(Reply reply) throws Refused {
        return switch (reply) {
            case Answer answer -> answer;
            case Refusal refusal -> throw new Refused(refusal);
        };
    }

    private void requireLast(int entry) throws Refused {
        if (entry >= ledger.moved() && entry <= last()) {
            return;
        }
        String message = entry >= 0 && entry < last()
                ? "The game has moved on since entry " + entry
                : "There is no entry " + entry;
        throw new Refused(new Refusal("stale", message, "Look again: the last entry is " + last() + "."));
    }

    private void requireSeat(int seat) throws Refused {
        if (seat < 0 || seat >= position().seats()) {
            throw new Refused("no_such_seat", "There is no seat " + seat + " at this table");
        }
    }

    private void requireGoingOn() throws Refused {
        if (position().over()) {
            throw new Refused("game_over", "The game is over");
        }
    }

    void requireAsked(int seat) throws Refused {
        requireGoingOn();
        if (position().asked() != seat) {
            throw new Refused(
                    "not_asked",
                    "You are not asked now: it is for Player " + position().asked() + " to answer");
        }
    }

    /**
     * A seat enters a line of moves. Either everything up to the first surprise is done, or nothing; see {@link Line}.
     */
    public Line.Result line(int seat, String text) throws Refused {
        return line(seat, Sent.UNNAMED, line -> line.play(text)).orElseThrow();
    }

    /** A seat makes one move, in JSON or as text, which may stand for several like a part of a line. */
    public Line.Result move(int seat, Data move) throws Refused {
        return line(seat, Sent.UNNAMED, line -> line.play(move)).orElseThrow();
    }

    /** A client enters a line of moves for its seat; nothing is returned, or done, if it did so before. */
    public Optional<Line.Result> line(int seat, Sent sent, String text) throws Refused {
        return line(seat, sent, line -> line.play(text));
    }

    /** A client makes one move for its seat; nothing is returned, or done, if it did so before. */
    public Optional<Line.Result> move(int seat, Sent sent, Data move) throws Refused {
        return line(seat, sent, line -> line.play(move));
    }

    private interface Player {
        Line.Result play(Line line) throws Refused;
    }

    private Optional<Line.Result> line(int seat, Sent sent, Player player) throws Refused {
        audience.show();
        Lookahead ahead;
        Line.Result result;
        long due;
        synchronized (this) {
            if (ledger.answered(seat, sent.entry(), sent.client()).isPresent()) {
                return Optional.empty();
            }
            if (sent.named()) {
                requireLast(sent.entry());
            }
            requireAsked(seat);
            ahead = ahead();
            result = player.play(new Line(this, ahead, sent.client()));
            ahead.explain(sent.reason());
            due = steward.due(seat);
        }
        commitOrRefuse(ahead, due);
        return Optional.of(result);
    }

    /** Throws a refusal if this line is not possible; does nothing else. */
    public synchronized void checkLine(int seat, String text) throws Refused {
        requireAsked(seat);
        new Line(this, ahead(), "").play(text);
    }

    public void concede(int seat) throws Refused {
        audience.show();
        synchronized (this) {
            requireSeat(seat);
            requireGoingOn();
            concede(seat, List.of());
        }
        audience.show();
    }

    private void concede(int seat, List<Entry> because) throws Refused {
        Step step = position().concede(seat);
        List<Ledger.Made> made = new ArrayList<>();
        because.forEach(entry -> made.add(new Ledger.Made(entry, position())));
        made.add(new Ledger.Made(new Entry.Conceded(seat), step.position()));
        Numbered conceded = ledger.keep(made).getLast();
        course.jump(step.position());
        ledger.happened(conceded, step.events());
        stands(step.events());
    }

    /** Whether a seat may take back its last choice. */
    public synchronized boolean undoable(int seat) {
        return course.undoable(seat).stream().anyMatch(this::isChoice);
    }

    /** A seat takes back its last choice with everything that belongs to it, and what the host answered since. */
    public void undo(int seat) throws Refused {
        synchronized (this) {
            List<Integer> back = course.undoable(seat);
            int choice = 0;
            while (choice < back.size() && !isChoice(back.get(choice))) {
                choice++;
            }
            if (choice == back.size()) {
                throw new Refused(ledger.whyNotUndone(seat));
            }
            Course undone = course.copy();
            List<Ledger.Made> made = new ArrayList<>();
            for (int number : back.subList(0, choice + 1)) {
                undone.undo();
                made.add(new Ledger.Made(new Entry.Undone(seat, number), undone.position()));
            }
            ledger.keep(made);
            ledger.forget();
            course = undone;
            stands(List.of());
        }
        audience.show();
    }

    /** The entry of the last choice a seat has made that was not taken back. */
    public synchronized OptionalInt lastChoice(int seat) {
        return ledger.history().reversed().stream()
                .filter(one -> one.seat() == seat && isChoice(one.number()))
                .mapToInt(Happened::number)
                .findFirst();
    }

    private boolean isChoice(int entry) {
        return ledger.entry(entry) instanceof Entry.Answered answered && answered.isChoice();
    }

    /** With everyone's consent, a seat takes back everything from an entry on; what was drawn since is redrawn. */
    public void takeBack(int seat, int entry) throws Refused {
        synchronized (this) {
            Course before = requireTakeBack(seat, entry);
            ledger.keep(List.of(new Ledger.Made(new Entry.TakenBack(seat, entry), before.position())));
            ledger.forget();
            course = before;
            stands(List.of());
        }
        audience.show();
    }

    /** Throws a refusal if this entry cannot be taken back, even with everyone's consent; does nothing else. */
    public synchronized void checkTakeBack(int seat, int entry) throws Refused {
        requireTakeBack(seat, entry);
    }

    private Course requireTakeBack(int seat, int entry) throws Refused {
        requireSeat(seat);
        if (position().over()) {
            throw new Refused(ledger.whyNotUndone(seat));
        }
        try {
            return ledger.and(new Entry.TakenBack(seat, entry)).course();
        } catch (Refused impossible) {
            throw new Refused("bad_entry", "Entry " + entry + " is not a move that can be taken back");
        }
    }

    /** Puts another player in a seat. */
    public synchronized void seat(int seat, String player) throws Refused {
        requireSeat(seat);
        Seats now = seats.with(game, seat, player);
        boolean several = severalPeople();
        keep(new Entry.Seated(seat, player));
        seats = now;
        if (!several && severalPeople()) {
            course.jump(position());
        }
    }

    /** Gives a seat's player a name; an empty one takes it away. */
    public synchronized void name(int seat, String name) throws Refused {
        requireSeat(seat);
        keep(new Entry.Named(seat, name));
        called(seat, name);
    }

    private void called(int seat, String name) {
        List<String> now = new ArrayList<>(names);
        now.set(seat, name);
        names = List.copyOf(now);
    }

    public synchronized void chat(int seat, String text) throws Refused {
        requireSeat(seat);
        keep(new Entry.Chatted(seat, text));
    }

    private void keep(Entry... entries) throws Refused {
        ledger.keep(Arrays.stream(entries)
                .map(entry -> new Ledger.Made(entry, position()))
                .toList());
    }

    /** A seat's time is up: a bot takes over or, if none is named, the seat loses. */
    public void flag(int seat, String bot) throws Refused {
        synchronized (this) {
            requireSeat(seat);
            requireGoingOn();
            if (bot.isEmpty()) {
                concede(seat, List.of(new Entry.Flagged(seat)));
            } else {
                Seats now = seats.with(game, seat, bot);
                keep(new Entry.Flagged(seat), new Entry.Seated(seat, bot));
                seats = now;
            }
        }
        audience.show();
    }

    /** Lets bots answer, and the host where there is no choice, until a person has to. */
    public void goOn() throws Refused {
        boolean more = true;
        while (more && !Thread.currentThread().isInterrupted()) {
            audience.show();
            more = steward.goOn();
        }
    }

    /** Does the next thing that bots or the host have to do. Returns whether there may be more. */
    public boolean goOnOnce() throws Refused {
        audience.show();
        return steward.goOn();
    }

    /** Whether the host answers the question itself before it is put to the person who is asked. */
    public synchronized boolean waitsForNobody() {
        return !position().over() && seats.isPerson(position().asked()) && isAuto(position());
    }

    /** Whether the next answer may come from a bot or the host. */
    public synchronized boolean waitsForHost() {
        return !position().over()
                && (!seats.isPerson(position().asked())
                        || isAuto(position())
                        || steward.passesFor(position().asked()));
    }

    static Answer only(Question question) {
        Pick pick = new Pick();
        question.offer().random(new Chance(0), pick);
        return Answer.of(pick, question.limits().ordered());
    }

    /** Whether the host may answer by itself: with others at the table, only if everyone can see that it is forced. */
    boolean isAuto(Position now) {
        return severalPeople() ? now.openlyForced() : now.forced();
    }

    /** Whether one person could learn something from what the host does for another, who may be away for a while. */
    public synchronized boolean severalPeople() {
        return seats.severalPeople() || ledger.company().isSeveralPeople();
    }

    /** Whether others are watching, so that bots' moves are shown one by one. */
    synchronized boolean isShown() {
        return severalPeople() || audience.holds(seats);
    }

    /** Plays ahead from the current position. */
    synchronized Lookahead ahead() {
        return new Lookahead(moved(), position(), question, foreseen);
    }

    synchronized void foresee(Lookahead.Foreseen what) {
        foreseen = what;
    }

    /** The number of the last entry that changed the position. */
    public synchronized int moved() {
        return ledger.moved();
    }

    Pace pace() {
        return pace;
    }

    /** When the current question was asked. */
    synchronized long askedAt() {
        return askedAt;
    }

    // The log.

    /** Continues with entries that another host has appended to the same log; those that are known are skipped. */
    public void follow(List<Numbered> entries) throws Refused {
        synchronized (this) {
            for (Numbered numbered : entries) {
                if (numbered.number() > last()) {
                    follow(numbered);
                }
            }
        }
        audience.show();
    }

    private void follow(Numbered numbered) throws Refused {
        int seat = numbered.entry().seat();
        switch (numbered.entry()) {
            case Entry.Answered answered -> {
                requireAsked(seat);
                Step step = position().step(accepted(question().numbers(answered.picks())));
                course.answered(numbered.number(), seat, step, settles(step));
                ledger.follow(numbered, step.events());
                stands(step.events());
            }
            case Entry.Conceded _ -> {
                requireGoingOn();
                Step step = position().concede(seat);
                course.jump(step.position());
                ledger.follow(numbered, step.events());
                stands(step.events());
            }
            case Entry.Undone _, Entry.TakenBack _ -> {
                course = ledger.and(numbered.entry()).course();
                ledger.follow(numbered, List.of());
                ledger.forget();
                stands(List.of());
            }
            case Entry.Seated(int _, String player) -> {
                boolean several = severalPeople();
                seats = seats.with(game, seat, player);
                ledger.follow(numbered, List.of());
                if (!several && severalPeople()) {
                    course.jump(position());
                }
            }
            case Entry.Named(int _, String name) -> {
                called(seat, name);
                ledger.follow(numbered, List.of());
            }
            case Entry.Contributed _, Entry.Flagged _, Entry.Chatted _, Entry.Over _ ->
                ledger.follow(numbered, List.of());
        }
    }

    /**
     * Makes what was played ahead part of the game, unless something else has happened in the meantime. Returns the
     * number of its first entry.
     *
     * <p>It waits without locking the table, so that no one who reads it can sense what it waits for.
     */
    OptionalInt commit(Lookahead ahead, long due) throws Refused {
        pace.until(due);
        List<Numbered> kept;
        synchronized (this) {
            if (ledger.moved() != ahead.moved()) {
                return OptionalInt.empty();
            }
            kept = ledger.keep(timed ? ahead.made(Math.max(1, waiting().toMillis())) : ahead.made());
            for (int i = 0; i < kept.size(); i++) {
                Lookahead.Doing doing = ahead.doings().get(i);
                course.answered(kept.get(i).number(), doing.entry().seat(), doing.step(), settles(doing.step()));
                ledger.happened(kept.get(i), doing.step().events());
                if (i < kept.size() - 1) {
                    audience.queue(doing.step().events(), null, seats);
                }
            }
            stands(ahead.doings().getLast().step().events());
        }
        audience.show();
        asked();
        return OptionalInt.of(kept.getFirst().number());
    }

    /** Whether an answer and all before it can no longer be taken back. */
    private boolean settles(Step step) {
        return severalPeople() ? step.revealed() : ledger.company().settles(step.revealed(), step.news());
    }

    private void commitOrRefuse(Lookahead ahead, long due) throws Refused {
        if (commit(ahead, due).isEmpty()) {
            throw new Refused(new Refusal("stale", "The game has moved on in the meantime", "Look again."));
        }
    }

    /** The next question is asked once everything before it has been shown. */
    private synchronized void asked() {
        askedAt = pace.now();
    }

    /** Once a game is over its secrets are revealed, so nothing can be taken back any more. */
    private void endIfOver() {
        if (position().over()) {
            course.jump(position());
            foreseen = null;
        }
    }

    private void stands(List<Event> events) {
        question = null;
        endIfOver();
        audience.queue(events, position(), seats);
        askedAt = pace.now();
    }
}
